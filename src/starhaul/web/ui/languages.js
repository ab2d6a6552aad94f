/** Buttons for the languages, each under its own name. */

import { LANGUAGE_NAMES } from "../core/constants.js";
import { choose, LANGUAGES, settings } from "../core/settings.js";
import { t } from "../core/texts.js";
import { html } from "../lib.js";

/** With whole names where there is space for them. */
export function Languages() {
  const { language } = settings.value;
  return html`<div class="languages" role="group" aria-label=${t("settings-language")}>
    ${LANGUAGES.map(
      (one) => html`<button
        key=${one}
        type="button"
        class="chip"
        lang=${one}
        aria-pressed=${one === language}
        title=${LANGUAGE_NAMES[one]}
        aria-label=${LANGUAGE_NAMES[one]}
        onClick=${() => choose({ language: one })}
      >
        <span class="long">${LANGUAGE_NAMES[one]}</span><span class="short">${one.toUpperCase()}</span>
      </button>`,
    )}
  </div>`;
}
