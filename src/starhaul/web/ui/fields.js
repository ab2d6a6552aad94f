/** Form fields: chips, a switch, a number, each with a label and an explanation. */

import { t } from "../core/texts.js";
import { html, useEffect, useState } from "../lib.js";

/** @typedef {import("../lib.js").On<HTMLInputElement>} OnInput */

/** With a capital letter, for words that stand alone. @param {string} text */
export const opened = (text) =>
  typeof text === "string" ? text.charAt(0).toLocaleUpperCase() + text.slice(1) : text;

/**
 * One of several choices. `text` is the label of a choice, `hint` its meaning; the hint of the selected one
 * is shown.
 * @param {{label: string, hint?: string, value: any, choices: {value: any, text: string, hint?: string,
 *   name?: string, disabled?: boolean}[], onChoose: (value: any) => void, isBare?: boolean}} props
 */
export function Chips({ label, hint, value, choices, onChoose, isBare }) {
  const chosen = choices.find((choice) => choice.value === value);
  const words = [hint, chosen?.hint].filter(Boolean).join(" ");
  return html`<div class="field">
    ${!isBare && html`<span class="label" aria-hidden="true">${label}</span>`}
    <div class="choice-row" role="group" aria-label=${label}>
      ${choices.map(
        ({ value: one, text, name, disabled }) => html`<button
          key=${one}
          type="button"
          class="chip"
          aria-pressed=${one === value}
          aria-label=${name}
          title=${name}
          disabled=${disabled}
          onClick=${() => onChoose(one)}
        >
          ${opened(text)}
        </button>`,
      )}
    </div>
    ${words && html`<span class="hint">${words}</span>`}
  </div>`;
}

/**
 * On or off.
 * @param {{label: string, hint?: string, isOn: boolean, onTurn: (isOn: boolean) => void, disabled?: boolean}}
 *   props
 */
export function Switch({ label, hint, isOn, onTurn, disabled }) {
  return html`<label class="switch">
    <input
      type="checkbox"
      role="switch"
      checked=${isOn}
      disabled=${disabled}
      onChange=${(/** @type {OnInput} */ event) => onTurn(event.currentTarget.checked)}
    />
    <span class="switch-track" aria-hidden="true"></span>
    <span class="switch-words">
      <span class="label">${label}</span>${hint && html`<span class="hint">${hint}</span>`}
    </span>
  </label>`;
}

/**
 * The typed integer; null if it is invalid or out of bounds.
 * @param {string} text @param {number} most @param {number} [least]
 */
export function numberIn(text, most, least = 0) {
  const typed = text.trim();
  const isNumber = /^\d{1,9}$/.test(typed) && Number(typed) >= least && Number(typed) <= most;
  return isNumber ? Number(typed) : null;
}

/**
 * An integer with buttons that change it by `step`. Invalid input stays as typed, with the reason; the form
 * is not submitted until it is corrected (`aria-invalid`).
 * @param {{label: string, hint?: string, value: number, least?: number, most?: number | null,
 *   step?: number,
 *   onChange: (value: number) => void, isBare?: boolean}} props
 */
export function NumberField({ label, hint, value, least = 0, most: limit, step = 1, onChange, isBare }) {
  const most = limit ?? 999_999_999;
  const [wrong, setWrong] = useState(/** @type {string | null} */ (null));
  useEffect(() => setWrong(null), [value]);
  const set = (/** @type {number} */ next) => {
    setWrong(null);
    onChange(Math.max(least, Math.min(most, next)));
  };
  const type = (/** @type {string} */ text) => {
    const number = numberIn(text, most, least);
    if (number === null) setWrong(text);
    else set(number);
  };
  return html`<div class=${isBare ? "number-row" : "field number-field"}>
    ${
      isBare
        ? html`<span aria-hidden="true">${label}</span>`
        : html`<span class="label" aria-hidden="true">${label}</span>`
    }
    <div class="stepper">
      <button
        type="button"
        class="button quiet"
        aria-label=${t("front-less", { what: label })}
        onClick=${() => set(value - step)}
      >
        −
      </button>
      <input
        type="text"
        inputmode="numeric"
        value=${wrong ?? value}
        aria-label=${label}
        aria-invalid=${wrong !== null}
        onInput=${(/** @type {OnInput} */ event) => type(event.currentTarget.value)}
      />
      <button
        type="button"
        class="button quiet"
        aria-label=${t("front-more", { what: label })}
        onClick=${() => set(value + step)}
      >
        +
      </button>
    </div>
    ${
      wrong !== null &&
      html`<span class="refusal" role="alert">${t("front-number-range", { least, most })}</span>`
    }
    ${hint && html`<span class="hint">${hint}</span>`}
  </div>`;
}
