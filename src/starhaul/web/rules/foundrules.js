/** What a search has found: rules with the words marked, below their chapters. */

import { t } from "../core/texts.js";
import { html } from "../lib.js";
import { rulesHref } from "../ui/rulelink.js";
import { filter, isOfEdition, isWanted } from "./filtering.js";
import { excerpt, find, marked, wordsOf } from "./finding.js";
import { placeOf } from "./library.js";

/**
 * @typedef {import("../types.d.ts").BookIndex} BookIndex
 * @typedef {import("./finding.js").Found} Found
 */

/**
 * @param {BookIndex} index @param {import("../types.d.ts").BookTexts} texts @param {string} query
 * @returns {Found[]}
 */
export function resultsOf(index, texts, query) {
  const exact = /\d/.test(query) ? placeOf(index, query) : null;
  const entry = exact?.rule && texts.chapters[exact.chapter.name].find(({ rule }) => rule === exact.rule);
  if (exact && entry) return [{ chapter: exact.chapter.name, ...entry, score: 1 }];
  const wanted = new Set(
    index.chapters.filter((head) => isWanted(head, filter.value)).map(({ name }) => name),
  );
  return find(texts, query, (chapter, tag) => wanted.has(chapter) && isOfEdition(tag, filter.value));
}

/** @param {{index: BookIndex, found: Found[], query: string}} props */
export function Results({ index, found, query }) {
  const wanted = wordsOf(query);
  const titles = new Map(index.chapters.map(({ name, title }) => [name, title]));
  return html`<section class="book-results" aria-label=${t("rules-search")}>
    <p role="status">${found.length ? t("rules-found", { number: found.length }) : t("rules-none")}</p>
    <ol>
      ${found.map(({ chapter, rule, text }, i) => {
        const at = rule || chapter;
        return html`<li key=${`${chapter}-${rule}-${i}`}>
          <a data-rule=${at} href=${rulesHref(at)}>
            <span class="book-where">${rule && html`<strong>${rule}</strong> `}${titles.get(chapter)}</span>
            <span>
              ${marked(excerpt(text, wanted), wanted).map(([piece, isMatch], j) =>
                isMatch ? html`<mark key=${j}>${piece}</mark>` : piece,
              )}
            </span>
          </a>
        </li>`;
      })}
    </ol>
  </section>`;
}
