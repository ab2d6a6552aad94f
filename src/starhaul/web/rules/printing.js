/** Prints a chapter or the whole book: light pictures, everything loaded, then the browser's dialog. */

import { spokenLanguage, t } from "../core/texts.js";
import { html, useEffect, useLayoutEffect, useState } from "../lib.js";
import { loadDrawers } from "./faces.js";
import { EVERYTHING } from "./filtering.js";
import { GlossaryPage } from "./glossary.js";
import { loadChapter, loadIndex } from "./library.js";
import { ChapterPage } from "./reading.js";

/**
 * @typedef {import("../types.d.ts").BookIndex} BookIndex
 * @typedef {import("../types.d.ts").Chapter} Chapter
 */

/** Requests at a time. */
const AT_ONCE = 6;

/** @param {string} language @param {string[]} names @returns {Promise<Chapter[]>} */
async function loadAll(language, names) {
  /** @type {Chapter[]} */
  const chapters = [];
  for (let start = 0; start < names.length; start += AT_ONCE)
    chapters.push(
      ...(await Promise.all(names.slice(start, start + AT_ONCE).map((name) => loadChapter(language, name)))),
    );
  return chapters;
}

/** @param {HTMLElement} place */
const pictures = (place) =>
  Promise.all([...place.querySelectorAll("img")].map((picture) => picture.decode().catch(() => undefined)));

/** Paper is light, whatever the screen is. */
function useLightColours() {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    const before = dataset.theme;
    dataset.theme = "paper";
    return () => {
      dataset.theme = before;
    };
  }, []);
}

/**
 * The pages to print; calls back when the browser's dialog is closed.
 * @param {{chapter: string, onDone: () => void}} props `chapter` is empty for the whole book.
 */
export function PrintedBook({ chapter, onDone }) {
  const language = spokenLanguage();
  useLightColours();
  const [book, setBook] = useState(/** @type {{index: BookIndex, chapters: Chapter[]} | null} */ (null));
  useEffect(() => {
    loadIndex(language).then(async (index) => {
      const names = chapter ? [chapter] : index.chapters.map(({ name }) => name);
      const heads = index.chapters.filter(({ name }) => names.includes(name));
      await loadDrawers(heads.flatMap(({ rules }) => rules));
      setBook({ index, chapters: await loadAll(language, names) });
    }, onDone);
  }, []);
  useEffect(() => {
    if (!book) return;
    const place = document.getElementById("printed-book");
    if (place)
      pictures(place).then(() => {
        window.print();
        onDone();
      });
  }, [book]);
  if (!book) return html`<p class="book-note" role="status">${t("rules-printing")}</p>`;
  const reader = { index: book.index, filter: EVERYTHING, rule: "", level: 1, isPrinted: true };
  return html`<div id="printed-book">
    ${!chapter && html`<${GlossaryPage} reader=${reader} />`}
    ${book.chapters.map((one) => html`<${ChapterPage} key=${one.name} chapter=${one} reader=${reader} />`)}
  </div>`;
}
