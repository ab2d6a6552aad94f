/** The side of the rule book: filters and contents. */

import { t } from "../core/texts.js";
import { html } from "../lib.js";
import { rulesHref } from "../ui/rulelink.js";
import { choose, filter, isWanted } from "./filtering.js";

/**
 * @typedef {import("../types.d.ts").BookIndex} BookIndex
 * @typedef {import("../types.d.ts").ChapterHead} ChapterHead
 */

/**
 * @param {{label: string, value: string, values: string[], text: (value: string) => string,
 *   onChoose: (value: string) => void}} props
 */
const Choice = ({ label, value, values, text, onChoose }) => html`<label class="book-choice">
  <span>${label}</span>
  <select
    value=${value}
    onChange=${(/** @type {import("../lib.js").On<HTMLSelectElement>} */ event) =>
      onChoose(event.currentTarget.value)}
  >
    <option value="">${t("rules-all")}</option>
    ${values.map((one) => html`<option key=${one} value=${one}>${text(one)}</option>`)}
  </select>
</label>`;

/** @param {{index: BookIndex}} props */
function Filters({ index }) {
  const { game, edition, shipClass } = filter.value;
  const games = index.games.filter((one) => !game || one.game === game);
  const editions = [...new Set(games.flatMap((one) => one.editions))];
  const classes = [...new Set(games.flatMap((one) => one.classes))];
  return html`<fieldset class="book-filters">
    <legend>${t("rules-filter")}</legend>
    <${Choice}
      label=${t("rules-game")}
      value=${game}
      values=${index.games.map((one) => one.game)}
      text=${(/** @type {string} */ one) => t(`front-game-${one}`)}
      onChoose=${(/** @type {string} */ value) => choose({ game: value, edition: "", shipClass: "" })}
    />
    ${
      editions.length > 0 &&
      html`<${Choice}
        label=${t("rules-edition")}
        value=${edition}
        values=${editions}
        text=${(/** @type {string} */ one) => t(`rules-edition-${one}`)}
        onChoose=${(/** @type {string} */ value) => choose({ edition: value })}
      />`
    }
    ${
      classes.length > 0 &&
      html`<${Choice}
        label=${t("rules-class")}
        value=${shipClass}
        values=${classes}
        text=${(/** @type {string} */ one) => one}
        onChoose=${(/** @type {string} */ value) => choose({ shipClass: value })}
      />`
    }
  </fieldset>`;
}

/**
 * The chapters that are listed, the current one in any case.
 * @param {BookIndex} index @param {string} current
 */
export const listedChapters = (index, current) =>
  index.chapters.filter((head) => head.name === current || isWanted(head, filter.value));

/** @param {{index: BookIndex, current: string}} props `current` is empty for the icons. */
export function Contents({ index, current }) {
  const shown = listedChapters(index, current);
  return html`
    <${Filters} index=${index} />
    <nav class="book-contents" aria-label=${t("rules-contents")}>
      <ul>
        <li>
          <a href=${rulesHref()} data-rule="" aria-current=${current ? undefined : "page"}>
            ${t("rules-icons")}
          </a>
        </li>
      </ul>
      ${Object.entries(index.groups).map(([group, words]) => {
        const chapters = shown.filter((head) => head.group === group);
        return (
          chapters.length > 0 &&
          html`<div key=${group}>
            <h3>${words}</h3>
            <ul>
              ${chapters.map(
                ({ name, title }) => html`<li key=${name}>
                  <a
                    href=${rulesHref(name)}
                    data-rule=${name}
                    aria-current=${name === current ? "page" : undefined}
                  >
                    ${title}
                  </a>
                </li>`,
              )}
            </ul>
          </div>`
        );
      })}
    </nav>
  `;
}
