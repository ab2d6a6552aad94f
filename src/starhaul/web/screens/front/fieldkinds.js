/** The kinds of fields that every game may use in its form; `kinds` of a plug-in adds its own. */

import { formOf } from "../../core/games.js";
import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { Chips, NumberField, Switch } from "../../ui/fields.js";

/**
 * @typedef {import("../../core/games.js").FieldKind} FieldKind
 * @typedef {Parameters<FieldKind["Field"]>[0]} FieldProps
 * @typedef {import("../../types.d.ts").FormField} FormField
 */

/** @param {FormField} field */
export const labelOf = (field) => t(`front-option-${field.name}`);

/** @param {FormField} field */
export const hintOf = (field) => t(`front-option-${field.name}-hint`);

/** @param {FormField} field @param {string | number | boolean | null} value */
const choiceText = (field, value) => t(`front-option-${field.name}-${value ?? "usual"}`);

/** @param {number} number @returns {number[]} */
export const seatsUpTo = (number) => Array.from({ length: number }, (_, seat) => seat);

/** @param {number} seat */
export const seatText = (seat) => t("client-seat", { number: seat + 1 });

/** A number with its unit. @param {FormField} field @param {number} value */
function numberText(field, value) {
  if (value === 0 && field.zero) return t(field.zero);
  if (!field.unit) return String(value);
  return t("front-seconds", { seconds: field.unit === "ms" ? value / 1000 : value });
}

/** @param {FieldProps} props */
const SwitchField = ({ field, value, onSet }) =>
  html`<${Switch} label=${labelOf(field)} hint=${hintOf(field)} isOn=${value} onTurn=${onSet} />`;

/** @param {FieldProps} props */
const ChoiceField = ({ field, value, onSet }) => html`<${Chips}
  label=${labelOf(field)}
  hint=${hintOf(field)}
  value=${value}
  choices=${(field.values ?? []).map((one) => ({ value: one, text: choiceText(field, one) }))}
  onChoose=${onSet}
/>`;

/** @param {FieldProps} props */
const OneNumber = ({ field, value, onSet }) => html`<${NumberField}
  label=${labelOf(field)}
  hint=${hintOf(field)}
  value=${value}
  least=${field.least}
  most=${field.most}
  step=${field.step}
  onChange=${onSet}
/>`;

/** Preset numbers to choose from, and any other number. @param {FieldProps} props */
const Presets = (props) => html`
  <${ChoiceField} ...${props} />
  <${NumberField}
    isBare
    label=${t(`front-option-${props.field.name}-free`)}
    value=${props.value ?? props.field.default}
    least=${props.field.least}
    most=${props.field.most}
    step=${props.field.step}
    onChange=${props.onSet}
  />
`;

/** One number for each seat. @param {number[]} values @param {number} seats */
const fitted = (values, seats) => seatsUpTo(seats).map((seat) => values[seat] ?? 0);

/** @param {FieldProps} props */
function NumberOfEachSeat({ field, config, value, onSet }) {
  const all = fitted(value, config.seats);
  return html`<div class="field">
    <span class="label">${labelOf(field)}</span>
    ${all.map(
      (one, seat) => html`<${NumberField}
        key=${seat}
        isBare
        label=${seatText(seat)}
        value=${one}
        least=${field.least}
        most=${field.most}
        step=${field.step}
        onChange=${(/** @type {number} */ next) => onSet(all.with(seat, next))}
      />`,
    )}
    <span class="hint">${hintOf(field)}</span>
  </div>`;
}

/** @param {FieldProps} props */
const OneSeat = ({ field, config, value, onSet }) => html`<${Chips}
  label=${labelOf(field)}
  hint=${hintOf(field)}
  value=${value}
  choices=${[null, ...seatsUpTo(config.seats)].map((seat) => ({
    value: seat,
    text: seat === null ? choiceText(field, null) : seatText(seat),
  }))}
  onChoose=${onSet}
/>`;

/** The numbers of seats that a game allows. @param {string} game @returns {number[]} */
export function seatNumbers(game) {
  const { least = 0, most } = formOf(game).fields.find(({ kind }) => kind === "seats") ?? {};
  return seatsUpTo((most ?? least) + 1).slice(least);
}

/** The field for the number of seats. @param {FieldProps} props */
export const NumberOfSeats = ({ field, game, value, onSet }) => html`<${Chips}
  label=${labelOf(field)}
  hint=${hintOf(field)}
  value=${value}
  choices=${seatNumbers(game).map((one) => ({ value: one, text: String(one) }))}
  onChoose=${onSet}
/>`;

/** @type {Record<string, FieldKind>} */
export const KINDS = {
  switch: { Field: SwitchField, text: (_, value) => t(value ? "front-yes" : "front-no") },
  choice: { Field: ChoiceField, text: choiceText },
  number: { Field: OneNumber, text: numberText },
  presets: {
    Field: Presets,
    text: (field, value) =>
      field.values?.includes(value) ? choiceText(field, value) : numberText(field, value),
  },
  numbers: {
    Field: NumberOfEachSeat,
    text: (field, value) => value.map((/** @type {number} */ one) => numberText(field, one)).join(" / "),
    sent: (value, config) => fitted(value, config.seats),
    isEmpty: (value) => !value.some(Boolean),
  },
  seat: {
    Field: OneSeat,
    text: (field, value) => (value === null ? choiceText(field, null) : seatText(value)),
    sent: (value, config) => (value < config.seats ? value : null),
  },
  seats: { Field: NumberOfSeats },
};
