/** The first page of the rule book: every icon with its name and what it does. */

import { theme } from "../core/settings.js";
import { t } from "../core/texts.js";
import { h, html } from "../lib.js";
import { rulesHref } from "../ui/rulelink.js";

/** @typedef {import("../types.d.ts").IconHead} IconHead */

/** @param {{icon: IconHead, look: string}} props */
function Entry({ icon, look }) {
  return html`<li class="book-icon">
    <img src=${`rules/${icon.game}/icons-${look}.svg#${icon.name}`} alt="" width="64" height="64" />
    <span>
      <strong>${icon.word}</strong>${" "}
      <a class="book-id" data-rule=${icon.rule} href=${rulesHref(icon.rule)}>${icon.rule}</a>
      <br />${icon.sentence}
    </span>
  </li>`;
}

/** @param {{reader: import("./reading.js").Reader}} props */
export function GlossaryPage({ reader }) {
  const { index, filter, level, isPrinted } = reader;
  const icons = index.icons.filter(({ game }) => !filter.game || game === filter.game);
  const look = isPrinted ? "paper" : theme();
  return html`<article class="book-chapter" aria-labelledby="chapter-icons">
    ${h(`h${level}`, { id: "chapter-icons", tabIndex: -1 }, t("rules-icons"))}
    <p>${t("rules-icons-text")}</p>
    ${[...new Set(icons.map(({ group }) => group))].map(
      (group) => html`<section key=${group}>
        ${h(`h${level + 1}`, { class: "book-head" }, group)}
        <ul class="book-icons">
          ${icons
            .filter((icon) => icon.group === group)
            .map((icon) => html`<${Entry} key=${`${icon.game}-${icon.name}`} icon=${icon} look=${look} />`)}
        </ul>
      </section>`,
    )}
  </article>`;
}
