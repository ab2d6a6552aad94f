/** The agreement before a match as a form: of a new table, or of one that waits. */

import { speakOfEdition, t } from "../../core/texts.js";
import { html, useEffect, useState } from "../../lib.js";
import { Chips, NumberField, Switch } from "../../ui/fields.js";
import { choiceText, className } from "./describe.js";
import {
  adviceOn,
  CLASSES,
  EDITIONS,
  flightOf,
  GAMES,
  LEVEL_NAMES,
  LEVELS,
  TREK,
  TRUCKER_OPTIONS,
  usualConfig,
  valueSet,
  withEdition,
  withFlight,
  withOption,
} from "./options.js";
import { RaceFields } from "./raceform.js";

/** @typedef {import("../../lib.js").On<HTMLSelectElement>} OnSelect */

/**
 * @typedef {import("./options.js").TruckerConfig} TruckerConfig
 * @typedef {import("./options.js").Option} Option
 * @typedef {import("./options.js").GameName} GameName
 * @typedef {import("../../types.d.ts").Config} Config
 * @typedef {{config: TruckerConfig, onChange: (config: TruckerConfig) => void}} Fields
 */

/**
 * @param {{game: GameName, config: Config, onChange: (game: GameName, config: Config) => void}} props
 */
export function AgreementForm({ game, config, onChange }) {
  const set = (/** @type {Config} */ next) => onChange(game, next);
  const games = GAMES.map((value) => ({
    value,
    text: t(`front-game-${value}`),
    hint: t(`front-game-${value}-hint`),
  }));
  const seats = [2, 3, 4].map((value) => ({ value, text: String(value) }));
  return html`<div class="agreement">
    <${Chips}
      label=${t("front-game")}
      value=${game}
      choices=${games}
      onChoose=${(/** @type {GameName} */ value) =>
        onChange(value, { ...usualConfig(value), seats: config.seats })}
    />
    <${Chips}
      label=${t("front-option-seats")}
      hint=${t("front-option-seats-hint")}
      value=${config.seats}
      choices=${seats}
      onChoose=${(/** @type {number} */ value) => set({ ...config, seats: value })}
    />
    ${
      game === "race"
        ? html`<${RaceFields} config=${config} onChange=${set} />`
        : html`<${TruckerFields} config=${config} onChange=${set} />`
    }
  </div>`;
}

/** @param {Fields} props */
function TruckerFields({ config, onChange }) {
  useEffect(() => speakOfEdition(config.edition), [config.edition]);
  const editions = EDITIONS.map((value) => ({
    value,
    text: t(`edition-${value}`),
    hint: t(`front-edition-${value}-hint`),
  }));
  const [[, main], ...folded] = TRUCKER_OPTIONS;
  return html`
    <${Chips}
      label=${t("front-option-edition")}
      value=${config.edition}
      choices=${editions}
      onChoose=${(/** @type {string} */ value) => onChange(withEdition(config, value))}
    />
    ${
      config.edition === "2e"
        ? html`<${Flight} config=${config} onChange=${onChange} />`
        : html`<${Rounds} config=${config} onChange=${onChange} />`
    }
    <${OptionFields} options=${main} config=${config} onChange=${onChange} />
    ${folded.map(
      ([group, options]) => html`<details key=${group} class="fold">
        <summary>${t(`front-group-${group}`)}</summary>
        ${group === "flying" && html`<${Level} config=${config} onChange=${onChange} />`}
        <${OptionFields} options=${options} config=${config} onChange=${onChange} />
      </details>`,
    )}
  `;
}

/** The one flight of the second edition, or the Trek. @param {Fields} props */
function Flight({ config, onChange }) {
  const classes = CLASSES["2e"].map((value) => ({
    value,
    text: className(value),
    hint: t(`front-class-${value}`),
  }));
  const choices = [
    ...classes,
    { value: TREK, text: t("front-flight-trek"), hint: t("front-flight-trek-hint") },
  ];
  return html`<${Chips}
    label=${t("front-option-flight")}
    value=${flightOf(config)}
    choices=${choices}
    onChoose=${(/** @type {string} */ value) => onChange(withFlight(config, value))}
  />`;
}

/** The rounds of the first edition, one after the other. @param {Fields} props */
function Rounds({ config, onChange }) {
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
          ${CLASSES["1e"].map(
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
        <span class="hint">${t(`front-class-${round}`)}</span>
      </div>`,
    )}
    <button
      type="button"
      class="button quiet add-round"
      onClick=${() => onChange({ ...config, rounds: [...rounds, ...rounds.slice(-1)] })}
    >
      + ${t("front-round-add")}
    </button>
    ${adviceOn(config).map(
      ([key, args]) => html`<span key=${key} class="advice" role="status">${t(key, args)}</span>`,
    )}
    <span class="hint">${t("front-option-rounds-hint")}</span>
  </div>`;
}

/** @param {Fields} props */
function Level({ config, onChange }) {
  const levels = Array.from({ length: LEVELS[config.edition] }, (_, n) => ({
    value: n + 1,
    text: LEVEL_NAMES[n],
  }));
  const choices = [{ value: null, text: t("front-level-own") }, ...levels];
  return html`<${Chips}
    label=${t("front-option-level")}
    hint=${t("front-option-level-hint")}
    value=${config.level ?? null}
    choices=${choices}
    onChoose=${(/** @type {number | null} */ level) => onChange({ ...config, level })}
  />`;
}

/** @param {Fields & {options: Option[]}} props */
function OptionFields({ options, config, onChange }) {
  return options
    .filter((option) => option.matters?.(config) ?? true)
    .map(
      (option) => html`<${OptionField}
        key=${option.name}
        option=${option}
        config=${config}
        value=${valueSet(option, config)}
        onSet=${(/** @type {unknown} */ value) => onChange(withOption(config, option.name, value))}
      />`,
    );
}

/** @param {{option: Option, config: TruckerConfig, value: any, onSet: (value: any) => void}} props */
function OptionField({ option, config, value, onSet }) {
  const label = t(`front-option-${option.name}`);
  const hint = t(`front-option-${option.name}-hint`);
  if (option.kind === "toggle")
    return html`<${Switch} label=${label} hint=${hint} isOn=${value} onTurn=${onSet} />`;
  if (option.kind === "choice") {
    const choices = option.values?.map((one) => ({ value: one, text: choiceText(option, one) })) ?? [];
    if (!option.most)
      return html`<${Chips}
        label=${label}
        hint=${hint}
        value=${value}
        choices=${choices}
        onChoose=${onSet}
      />`;
    return html`
      <${Chips} label=${label} hint=${hint} value=${value} choices=${choices} onChoose=${onSet} />
      <${NumberField}
        isBare
        label=${t(`front-option-${option.name}-free`)}
        value=${value ?? 0}
        most=${option.most}
        step=${100}
        onChange=${onSet}
      />
    `;
  }
  if (option.kind === "per-seat")
    return html`<${PerSeat}
      label=${label}
      hint=${hint}
      option=${option}
      seats=${config.seats}
      values=${value}
      onSet=${onSet}
    />`;
  return html`<${NumberField}
    label=${label}
    hint=${hint}
    value=${value}
    most=${option.most ?? 0}
    step=${option.step}
    onChange=${onSet}
  />`;
}

/**
 * @param {{label: string, hint: string, option: Option, seats: number, values: number[],
 *   onSet: (values: number[]) => void}} props
 */
function PerSeat({ label, hint, option, seats, values, onSet }) {
  const all = Array.from({ length: seats }, (_, seat) => values[seat] ?? 0);
  return html`<div class="field">
    <span class="label">${label}</span>
    ${all.map(
      (value, seat) => html`<${NumberField}
        key=${seat}
        isBare
        label=${t("client-seat", { number: seat + 1 })}
        value=${value}
        most=${option.most ?? 0}
        step=${option.step}
        onChange=${(/** @type {number} */ next) => onSet(all.with(seat, next))}
      />`,
    )}
    <span class="hint">${hint}</span>
  </div>`;
}

/**
 * The first field that has to be put right, shown and focused, or null.
 * @param {HTMLFormElement} form @returns {HTMLElement | null}
 */
function firstWrong(form) {
  const wrong = /** @type {HTMLElement | null} */ (form.querySelector('[aria-invalid="true"]'));
  for (let fold = wrong?.closest("details"); fold; fold = fold.parentElement?.closest("details"))
    fold.open = true;
  wrong?.focus();
  return wrong;
}

/**
 * A form that is sent off, with what the server says against it.
 * @param {{game: GameName, config: Config, action: string, children?: import("../../lib.js").Child,
 *   onSend: (game: GameName, config: Config, onRefusal: (words: string) => void) => void}} props
 */
export function SendableForm({ game, config, action, children, onSend }) {
  const [draft, setDraft] = useState({ game, config });
  const [words, setWords] = useState("");
  const change = (/** @type {GameName} */ game, /** @type {Config} */ config) => {
    setWords("");
    setDraft({ game, config });
  };
  const submit = (/** @type {SubmitEvent} */ event) => {
    event.preventDefault();
    const wrong = firstWrong(/** @type {HTMLFormElement} */ (event.currentTarget));
    if (wrong) return setWords(t("front-form-wrong", { field: wrong.getAttribute("aria-label") ?? "" }));
    onSend(draft.game, draft.config, setWords);
  };
  return html`<form class="sendable" novalidate onSubmit=${submit}>
    <div class="sendable-fields">
      <${AgreementForm} game=${draft.game} config=${draft.config} onChange=${change} />
      ${children}
    </div>
    <footer class="sendable-foot">
      ${words && html`<p class="refusal" role="alert">${words}</p>`}
      <button type="submit" class="button main">${action}</button>
    </footer>
  </form>`;
}
