/** The rule book as a page: `#/rules`, `#/rules/BLD-12`, or a chapter by its name. */

import { go, route } from "../core/routes.js";
import { spokenLanguage, t } from "../core/texts.js";
import { html, useState } from "../lib.js";
import { here, placeOf } from "../rules/library.js";
import { RuleBook } from "../rules/rulebook.js";
import { useLater } from "../ui/guard.js";
import { Mark } from "../ui/mark.js";
import { rulesHref } from "../ui/rulelink.js";
import { SettingsButton } from "../ui/settingsdialog.js";

const loadPrinting = () => import("../rules/printing.js").then(({ PrintedBook }) => PrintedBook);

/** The chapter that is being read; empty for the icons. @param {string} at */
function chapterAt(at) {
  /** @type {import("../types.d.ts").BookIndex | null} */
  const index = here(`api/rules/${spokenLanguage()}`);
  return (index && at && placeOf(index, at)?.chapter.name) || "";
}

export function Screen() {
  const now = route.value;
  const at = now.page === "rules" ? now.at : "";
  const [printed, setPrinted] = useState(/** @type {string | null} */ (null));
  const PrintedBook = useLater(printed === null ? undefined : loadPrinting);
  if (printed !== null && PrintedBook)
    return html`<${PrintedBook} chapter=${printed} onDone=${() => setPrinted(null)} />`;
  const tools = html`<${Tools} at=${at} onPrint=${setPrinted} />`;
  return html`<div class="book-screen">
    <header class="front-bar">
      <a class="button quiet home" href="#/" aria-label=${t("rules-home")} title=${t("rules-home")}>
        <${Mark} size=${36} />
      </a>
      <strong class="wordmark">${t("rules-title")}</strong>
      <div class="front-tools"><${SettingsButton} /></div>
    </header>
    <${RuleBook}
      at=${at}
      level=${1}
      onGo=${(/** @type {string} */ next) => go(rulesHref(next))}
      tools=${tools}
    />
  </div>`;
}

/** @param {{at: string, onPrint: (chapter: string) => void}} props */
function Tools({ at, onPrint }) {
  return html`
    <button type="button" class="button quiet" aria-label=${t("rules-back")} onClick=${() => history.back()}>
      <span aria-hidden="true">←</span> <span class="book-long">${t("rules-back")}</span>
    </button>
    <span class="book-printing">
      ${
        at &&
        html`<button type="button" class="button quiet" onClick=${() => onPrint(chapterAt(at))}>
          ${t("rules-print")}
        </button>`
      }
      <button type="button" class="button quiet" onClick=${() => onPrint("")}>${t("rules-print-all")}</button>
    </span>
  `;
}
