/** The form for a table with custom options. */

import { LONGEST_DELAY_MIN, OPPONENTS, STAND_INS } from "../../core/constants.js";
import { defaultGame } from "../../core/games.js";
import { t } from "../../core/texts.js";
import { html, useState } from "../../lib.js";
import { Chips, Switch } from "../../ui/fields.js";
import { Dialog } from "../../ui/parts.js";
import { SendableForm } from "./agreementform.js";
import { makeTable, trying } from "./making.js";
import { cleaned, usualConfig } from "./options.js";

/**
 * @typedef {import("../../types.d.ts").Config} Config
 * @typedef {Pick<import("../../types.d.ts").OptionsCommand, "is_listed" | "is_rated" | "delay_minutes"
 *   | "has_stands" | "stand_in">} House
 */

/** Delays for spectators to choose from, in minutes. */
const DELAYS = [0, 1, 2, 5, 10, LONGEST_DELAY_MIN];
const FILLED_BY = ["people", ...OPPONENTS];

/** @param {{onClose: () => void}} props */
export function CustomTable({ onClose }) {
  const [house, setHouse] = useState(
    /** @type {House} */ ({ is_listed: false, is_rated: false, stand_in: "defaults" }),
  );
  const [filled, setFilled] = useState("people");
  const send = (
    /** @type {string} */ game,
    /** @type {Config} */ config,
    /** @type {(words: string) => void} */ onRefusal,
  ) => {
    const { is_listed, ...options } = house;
    const bots = filled === "people" ? [] : Array.from({ length: config.seats - 1 }, () => filled);
    trying(() => makeTable({ game, config: cleaned(game, config), is_listed, bots, options }), onRefusal);
  };
  const choices = FILLED_BY.map((value) => ({
    value,
    text: value === "people" ? t("front-fill-people") : t(`client-bot-${value}`),
  }));
  return html`<${Dialog} title=${t("front-custom")} onClose=${onClose} class="wide form-dialog">
    <${SendableForm}
      game=${defaultGame()}
      config=${usualConfig(defaultGame())}
      action=${t("front-custom-make")}
      onSend=${send}
    >
      <${Chips}
        label=${t("front-fill")}
        hint=${t("front-fill-hint")}
        value=${filled}
        choices=${choices}
        onChoose=${setFilled}
      />
      <${HouseFields}
        house=${house}
        onChange=${(/** @type {House} */ changed) => setHouse({ ...house, ...changed })}
      />
    <//>
  <//>`;
}

/**
 * Settings of the table itself: whether it is listed, what spectators may do, and who stands in for absent
 * people.
 * @param {{house: House,
 *   onChange: (changed: House) => void, disabled?: boolean, isPlaying?: boolean}} props
 */
export function HouseFields({ house, onChange, disabled, isPlaying }) {
  const standIns = STAND_INS.map((value) => ({
    value,
    text: value === "defaults" ? t("front-stand-in-defaults") : t(`client-bot-${value}`),
    disabled,
  }));
  return html`<div class="house-fields">
    <${Switch}
      label=${t("front-listed")}
      hint=${t("front-listed-hint")}
      isOn=${house.is_listed ?? false}
      disabled=${disabled}
      onTurn=${(/** @type {boolean} */ is_listed) => onChange({ is_listed })}
    />
    <${Switch}
      label=${t("front-rated")}
      hint=${t("front-rated-hint")}
      isOn=${house.is_rated ?? false}
      disabled=${disabled || isPlaying}
      onTurn=${(/** @type {boolean} */ is_rated) => onChange({ is_rated })}
    />
    <${Chips}
      label=${t("delay-label")}
      hint=${t("delay-hint")}
      value=${house.delay_minutes ?? 0}
      choices=${DELAYS.map((value) => ({
        value,
        text: value ? t("delay-minutes", { minutes: value }) : t("delay-none"),
        disabled: disabled || isPlaying,
      }))}
      onChoose=${(/** @type {number} */ delay_minutes) => onChange({ delay_minutes })}
    />
    <${Switch}
      label=${t("stands-option")}
      hint=${t("stands-option-hint")}
      isOn=${house.has_stands ?? true}
      disabled=${disabled}
      onTurn=${(/** @type {boolean} */ has_stands) => onChange({ has_stands })}
    />
    <${Chips}
      label=${t("front-stand-in")}
      hint=${t("front-stand-in-hint")}
      value=${house.stand_in ?? "defaults"}
      choices=${standIns}
      onChoose=${(/** @type {House["stand_in"]} */ stand_in) => onChange({ stand_in })}
    />
  </div>`;
}
