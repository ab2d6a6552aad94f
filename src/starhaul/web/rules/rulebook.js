/** The rule book: search, contents, and the chapter that is being read. Used as a page and over a match. */

import { spokenLanguage, t } from "../core/texts.js";
import { html, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { isForNewTab } from "../ui/rulelink.js";
import { Contents, listedChapters } from "./contents.js";
import { loadFaces } from "./faces.js";
import { choose, EVERYTHING, filter } from "./filtering.js";
import { Results, resultsOf } from "./foundrules.js";
import { GlossaryPage } from "./glossary.js";
import { here, loadChapter, loadIndex, loadTexts, placeOf } from "./library.js";
import { ChapterPage, hiddenIn } from "./reading.js";

/**
 * @typedef {import("../types.d.ts").BookIndex} BookIndex
 * @typedef {import("../types.d.ts").Chapter} Chapter
 */

/** Letters after which the search begins. */
const ENOUGH = 2;

/**
 * Something that is loaded; what is here already is returned at once.
 * @template {object} T
 * @param {string} path @param {() => Promise<T>} load @returns {[value: T | null, hasFailed: boolean]}
 */
function useLoaded(path, load) {
  const [, setCount] = useState(0);
  const [failed, setFailed] = useState("");
  /** @type {T | null} */
  const value = here(path);
  useEffect(() => {
    if (value) return;
    let isOn = true;
    load().then(
      () => isOn && setCount((count) => count + 1),
      () => isOn && setFailed(path),
    );
    return () => {
      isOn = false;
    };
  }, [path]);
  return [value, failed === path && !value];
}

/**
 * @param {{at: string, level: number, onGo: (at: string) => void, tools?: import("../lib.js").Child}} props
 *   `at` is a rule, a chapter, or empty for the first page; `level` that of the headings.
 */
export function RuleBook({ at, level, onGo, tools }) {
  const language = spokenLanguage();
  const [index, hasFailed] = useLoaded(`api/rules/${language}`, () => loadIndex(language));
  if (hasFailed) return html`<p class="book-note" role="alert">${t("rules-unreadable")}</p>`;
  if (!index) return html`<p class="book-note" role="status">${t("client-loading")}</p>`;
  return html`<${Open} index=${index} at=${at} level=${level} onGo=${onGo} tools=${tools} />`;
}

/**
 * @param {{index: BookIndex, at: string, level: number, onGo: (at: string) => void,
 *   tools?: import("../lib.js").Child}} props
 */
function Open({ index, at, level, onGo, tools }) {
  const [query, setQuery] = useState("");
  const [isListed, setListed] = useState(false);
  const found = at ? placeOf(index, at) : null;
  const isSearching = query.trim().length >= ENOUGH;
  const top = useRef(/** @type {HTMLDivElement | null} */ (null));
  // Results and contents take the place of the page, which may have been scrolled.
  useLayoutEffect(() => {
    if (isSearching || isListed) top.current?.scrollIntoView();
  }, [isSearching, isListed]);
  const onClick = (/** @type {MouseEvent} */ event) => {
    const link = event.target instanceof Element ? event.target.closest("a[data-rule]") : null;
    if (!(link instanceof HTMLElement) || isForNewTab(event)) return;
    event.preventDefault();
    setQuery("");
    setListed(false);
    onGo(link.dataset.rule ?? "");
  };
  return html`<div class="book" ref=${top} onClick=${onClick}>
    <div class="book-bar">
      <button
        type="button"
        class="button quiet book-drawer"
        aria-expanded=${isListed}
        aria-label=${t("rules-contents")}
        onClick=${() => setListed(!isListed)}
      >
        <span aria-hidden="true">☰</span> <span class="book-long">${t("rules-contents")}</span>
      </button>
      <${Search} query=${query} onQuery=${setQuery} />
      ${tools}
    </div>
    <div class="book-side ${isListed ? "open" : ""}">
      <${Contents} index=${index} current=${found?.chapter.name ?? ""} />
    </div>
    <div class="book-page">
      ${isSearching && html`<${Finding} index=${index} query=${query} />`}
      <div hidden=${isSearching}>
        ${at && !found && html`<p class="book-note" role="alert">${t("rules-unknown", { rule: at })}</p>`}
        ${
          found
            ? html`<${Reading} index=${index} name=${found.chapter.name} rule=${found.rule} level=${level} />`
            : html`<${GlossaryPage} reader=${{ index, filter: filter.value, rule: "", level }} />`
        }
      </div>
    </div>
  </div>`;
}

/** @param {{query: string, onQuery: (query: string) => void}} props */
function Search({ query, onQuery }) {
  const onKeyDown = (/** @type {KeyboardEvent} */ event) => {
    if (event.key !== "Escape" || !query) return;
    event.preventDefault();
    event.stopPropagation();
    onQuery("");
  };
  return html`<input
    type="search"
    class="book-search"
    aria-label=${t("rules-search")}
    placeholder=${t("rules-search-hint")}
    maxlength="100"
    value=${query}
    onInput=${(/** @type {import("../lib.js").On<HTMLInputElement>} */ event) =>
      onQuery(event.currentTarget.value)}
    onKeyDown=${onKeyDown}
  />`;
}

/** @param {{index: BookIndex, query: string}} props */
function Finding({ index, query }) {
  const { language } = index;
  const [texts, hasFailed] = useLoaded(`api/rules/${language}/texts`, () => loadTexts(language));
  if (hasFailed) return html`<p class="book-note" role="alert">${t("rules-unreadable")}</p>`;
  if (!texts) return html`<p class="book-note" role="status">${t("client-loading")}</p>`;
  return html`<${Results} index=${index} found=${resultsOf(index, texts, query)} query=${query} />`;
}

/** @param {{index: BookIndex, name: string, rule: string, level: number}} props */
function Reading({ index, name, rule, level }) {
  const { language } = index;
  const [chapter, hasFailed] = useLoaded(`api/rules/${language}/${name}`, async () => {
    const [loaded] = await Promise.all([loadChapter(language, name), loadFaces()]);
    return loaded;
  });
  const place = useRef(/** @type {HTMLDivElement | null} */ (null));
  useArrival(place, chapter ? rule || name : "", rule);
  if (hasFailed) return html`<p class="book-note" role="alert">${t("rules-unreadable")}</p>`;
  if (!chapter) return html`<p class="book-note" role="status">${t("client-loading")}</p>`;
  const reader = { index, filter: filter.value, rule, level };
  const number = hiddenIn(chapter.blocks, reader);
  return html`<div ref=${place}>
    <${ChapterPage} chapter=${chapter} reader=${reader} />
    ${
      number > 0 &&
      html`<p class="book-note">
        ${t("rules-hidden", { number })}${" "}
        <button type="button" class="button quiet" onClick=${() => choose({ ...EVERYTHING })}>
          ${t("rules-show-all")}
        </button>
      </p>`
    }
    <${Neighbours} index=${index} name=${name} />
  </div>`;
}

/**
 * Shows the rule that was asked for, and puts the focus there.
 * @param {{current: HTMLElement | null}} place @param {string} key @param {string} rule
 */
function useArrival(place, key, rule) {
  useLayoutEffect(() => {
    if (!key) return;
    const target = rule
      ? document.getElementById(`rule-${rule}`)
      : place.current?.querySelector("[id^=chapter-]");
    if (!(target instanceof HTMLElement)) return;
    target.scrollIntoView();
    target.focus({ preventScroll: true });
  }, [key]);
}

/** @param {{index: BookIndex, name: string}} props */
function Neighbours({ index, name }) {
  const chapters = listedChapters(index, name);
  const at = chapters.findIndex((head) => head.name === name);
  const link = (/** @type {number} */ number, /** @type {string} */ words) => {
    const head = chapters[number];
    return (
      head &&
      html`<a data-rule=${head.name} href=${`#/rules/${head.name}`}>${t(words, { title: head.title })}</a>`
    );
  };
  return html`<nav class="book-neighbours" aria-label=${t("rules-contents")}>
    ${link(at - 1, "rules-previous")}${link(at + 1, "rules-next")}
  </nav>`;
}
