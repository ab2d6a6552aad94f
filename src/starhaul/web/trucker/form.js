/** Form fields that only the trucker game has: edition, rounds, level. */

import { speakOfEdition, t } from "../core/texts.js";
import { html, useEffect } from "../lib.js";
import { Chips } from "../ui/fields.js";
import { adviceOn, className, flightOf, formData, TREK, withEdition, withFlight } from "./agreement.js";
import { SpecialLink } from "./special/names.js";

/**
 * @typedef {import("../core/games.js").FieldKind} FieldKind
 * @typedef {Parameters<FieldKind["Field"]>[0]} FieldProps
 * @typedef {import("./agreement.js").Config} Config
 * @typedef {import("../lib.js").On<HTMLSelectElement>} OnSelect
 */

/** @param {FieldProps} props */
function Edition({ field, config, onChange }) {
  useEffect(() => speakOfEdition(config.edition), [config.edition]);
  const editions = (field.values ?? []).map((value) => ({
    value,
    text: t(`edition-${value}`),
    hint: t(`front-edition-${value}-hint`),
  }));
  const choose = (/** @type {string} */ value) =>
    onChange(withEdition(/** @type {Config} */ (config), value));
  return html`
    <${Chips}
      label=${t("front-option-edition")}
      value=${config.edition}
      choices=${editions}
      onChoose=${choose}
    />
    <${SpecialLink} name=${config.edition} />
  `;
}

/** One flight in the edition that has the Trek, several in the other. @param {FieldProps} props */
const Rounds = (props) =>
  props.config.edition === formData().trek.edition
    ? html`<${Flight} ...${props} />`
    : html`<${SeveralRounds} ...${props} />`;

/** One flight, or the Trek. @param {FieldProps} props */
function Flight({ config, onChange }) {
  const classes = formData().editions[config.edition].classes.map((value) => ({
    value,
    text: className(value),
    hint: t(`front-class-${value}`),
  }));
  const choices = [
    ...classes,
    { value: TREK, text: t("front-flight-trek"), hint: t("front-flight-trek-hint") },
  ];
  const flight = flightOf(/** @type {Config} */ (config));
  return html`
    <${Chips}
      label=${t("front-option-flight")}
      value=${flight}
      choices=${choices}
      onChoose=${(/** @type {string} */ value) => onChange(withFlight(/** @type {Config} */ (config), value))}
    />
    <${SpecialLink} name=${flight ?? ""} />
  `;
}

/** Rounds one after the other. @param {FieldProps} props */
function SeveralRounds({ config, onChange }) {
  const rounds = /** @type {string[]} */ (config.rounds);
  const set = (/** @type {number} */ at, /** @type {string} */ value) =>
    onChange({ ...config, rounds: rounds.with(at, value) });
  return html`<div class="field">
    <span class="label">${t("front-option-rounds")}</span>
    ${rounds.map(
      (round, at) => html`<div key=${at} class="round-row">
        <select
          aria-label=${t("front-round", { number: at + 1 })}
          value=${round}
          onChange=${(/** @type {OnSelect} */ event) => set(at, event.currentTarget.value)}
        >
          ${formData().editions[config.edition].classes.map(
            (value) =>
              html`<option key=${value} value=${value} selected=${value === round}>
                ${at + 1}. ${className(value)}
              </option>`,
          )}
        </select>
        <button
          type="button"
          class="button quiet"
          disabled=${rounds.length === 1}
          aria-label=${t("front-round-remove", { number: at + 1 })}
          onClick=${() => onChange({ ...config, rounds: rounds.toSpliced(at, 1) })}
        >
          ✕
        </button>
        <span class="hint">${t(`front-class-${round}`)} <${SpecialLink} name=${round} /></span>
      </div>`,
    )}
    <button
      type="button"
      class="button quiet add-round"
      onClick=${() => onChange({ ...config, rounds: [...rounds, ...rounds.slice(-1)] })}
    >
      + ${t("front-round-add")}
    </button>
    ${adviceOn(/** @type {Config} */ (config)).map(
      ([key, args]) => html`<span key=${key} class="advice" role="status">${t(key, args)}</span>`,
    )}
    <span class="hint">${t("front-option-rounds-hint")}</span>
  </div>`;
}

/** @param {FieldProps} props */
function Level({ config, onSet }) {
  const levels = formData().editions[config.edition].levels.map((text, n) => ({ value: n + 1, text }));
  const choices = [{ value: null, text: t("front-level-own") }, ...levels];
  return html`<${Chips}
    label=${t("front-option-level")}
    hint=${t("front-option-level-hint")}
    value=${config.level ?? null}
    choices=${choices}
    onChoose=${onSet}
  />`;
}

/** @type {Record<string, FieldKind>} */
export const KINDS = { edition: { Field: Edition }, rounds: { Field: Rounds }, level: { Field: Level } };
