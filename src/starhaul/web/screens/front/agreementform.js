/** The form for the agreement before a match, for a new or an existing table. */

import { formOf, gameNames, pluginOf } from "../../core/games.js";
import { t } from "../../core/texts.js";
import { html, useState } from "../../lib.js";
import { Chips } from "../../ui/fields.js";
import { useLater } from "../../ui/guard.js";
import { RuleLink } from "../../ui/rulelink.js";
import { kindOf, matters, usualConfig, valueIn, withValue } from "./options.js";

/**
 * @typedef {import("./options.js").AnyConfig} AnyConfig
 * @typedef {{game: string, config: AnyConfig, onChange: (config: AnyConfig) => void}} Fields
 */

/**
 * @param {{game: string, config: AnyConfig, onChange: (game: string, config: AnyConfig) => void}} props
 */
export function AgreementForm({ game, config, onChange }) {
  const set = (/** @type {AnyConfig} */ next) => onChange(game, next);
  const games = gameNames().map((value) => ({
    value,
    text: t(`front-game-${value}`),
    hint: t(`front-game-${value}-hint`),
  }));
  const [main, ...folded] = formOf(game).groups;
  return html`<div class="agreement">
    <${Chips}
      label=${t("front-game")}
      value=${game}
      choices=${games}
      onChoose=${(/** @type {string} */ value) =>
        onChange(value, { ...usualConfig(value), seats: config.seats })}
    />
    <${Group} key=${game} game=${game} group=${main} config=${config} onChange=${set} />
    ${folded.map(
      (group) => html`<details key=${`${game} ${group}`} class="fold">
        <summary>${t(`front-group-${group}`)}</summary>
        <${Group} game=${game} group=${group} config=${config} onChange=${set} />
      </details>`,
    )}
  </div>`;
}

/** @param {Fields & {group: string}} props */
function Group({ game, group, config, onChange }) {
  const module = /** @type {{RULES: Record<string, Record<string, string>>} | null} */ (
    useLater(pluginOf(game).rules)
  );
  return formOf(game)
    .fields.filter((field) => field.group === group && matters(game, config, field))
    .map(
      (field) => html`<div key=${field.name} class="ruled">
        <${kindOf(game, field).Field}
          field=${field}
          game=${game}
          config=${config}
          value=${valueIn(config, field)}
          onSet=${(/** @type {unknown} */ value) => onChange(withValue(config, field, value))}
          onChange=${onChange}
        />
        <${RuleLink} rule=${module?.RULES.option[field.name]} />
      </div>`,
    );
}

/**
 * Shows and focuses the first invalid field; null if there is none.
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
 * A form with its submit button, and the server's refusal if there is one.
 * @param {{game: string, config: AnyConfig, action: string, children?: import("../../lib.js").Child,
 *   onSend: (game: string, config: AnyConfig, onRefusal: (words: string) => void) => void}} props
 */
export function SendableForm({ game, config, action, children, onSend }) {
  const [draft, setDraft] = useState({ game, config });
  const [words, setWords] = useState("");
  const change = (/** @type {string} */ game, /** @type {AnyConfig} */ config) => {
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
