/** Texts in the person's language: the Fluent files of `locale/`, formatted here. */

import { effect, signal } from "../lib.js";
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { load } from "./api.js";
import { arrival } from "./retry.js";
import { settings } from "./settings.js";

/** @typedef {Record<string, string | number>} Facts */

/** By language. @type {Map<string, Shelf>} */
const shelves = new Map();
const spoken = signal(/** @type {FluentBundle | null} */ (null));
/** The edition whose terms are used: the editions have different names for some things (`$box`). */
const box = signal("second");

/**
 * What `$box` is for an edition; also a fact for single texts about a match of another edition.
 * @param {string} [edition]
 */
export const boxOf = (edition) => (edition === "1e" ? "first" : "second");

/**
 * Use the terms of an edition, by default the newest. Returns a function that restores the previous ones.
 * @param {string} [edition]
 */
export function speakOfEdition(edition) {
  const before = box.peek();
  box.value = boxOf(edition);
  return () => {
    box.value = before;
  };
}

/** Subjects whose texts are loaded in addition, once they are needed. @type {Set<string>} */
const subjects = new Set();

/** @typedef {{bundle: FluentBundle, files: Map<string, Promise<void>>}} Shelf What is there of a language. */

/** @param {string} language @returns {Shelf} */
function shelfOf(language) {
  const known = shelves.get(language);
  if (known) return known;
  // Isolation marks around every argument would end up in copied names; `apart` adds them where needed.
  const made = { bundle: new FluentBundle(language, { useIsolating: false }), files: new Map() };
  shelves.set(language, made);
  return made;
}

/** Load a file once. @param {Shelf} shelf @param {string} path @returns {Promise<void>} */
function addTexts({ bundle, files }, path) {
  const known = files.get(path);
  if (known) return known;
  const added = load(path)
    .then((answer) => answer.text())
    .then((text) => void bundle.addResource(new FluentResource(text)));
  files.set(path, added);
  // The next attempt asks again.
  added.catch(() => files.delete(path));
  return added;
}

/**
 * Load the texts about a subject that few pages need, now and for every language chosen later.
 * @param {string} subject
 */
export async function alsoSpeak(subject) {
  subjects.add(subject);
  await arrival(() =>
    Promise.all([...shelves].map(([language, shelf]) => addTexts(shelf, `texts/${language}/${subject}.ftl`))),
  );
}

/** @param {string} language */
async function bundleOf(language) {
  const shelf = shelfOf(language);
  const further = [...subjects].map((subject) => `texts/${language}/${subject}.ftl`);
  await Promise.all([`texts/${language}.ftl`, ...further].map((path) => addTexts(shelf, path)));
  return shelf.bundle;
}

/** Load the selected language; the old one stays until the new one has arrived. */
export async function speak() {
  const { language } = settings.value;
  // The selection may have changed meanwhile.
  const isWanted = () => language === settings.peek().language;
  const bundle = await arrival(() => bundleOf(language), isWanted);
  if (isWanted()) spoken.value = bundle;
}
effect(() => {
  void settings.value.language; // subscribes to it
  if (spoken.peek()) speak().catch(console.error);
});

/** The language in use: until a newly selected one has arrived, the old one. @returns {string} */
export const spokenLanguage = () =>
  /** @type {(FluentBundle & {locales: string[]}) | null} */ (spoken.value)?.locales[0] ?? "";

/** Names as the language lists them: “Ann, Bo and Cy”. @param {string[]} names */
export const listed = (names) =>
  new Intl.ListFormat(spokenLanguage() || "en", { type: "conjunction" }).format(names);

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufeff]|[\ud802\ud803\ud83a\ud83b]/;

/**
 * Isolates arguments where a right-to-left name would reorder the words and numbers beside it.
 * @param {Facts} facts @returns {Facts}
 */
export function apart(facts) {
  const isMixed = Object.values(facts).some(
    (value) => typeof value === "string" && RIGHT_TO_LEFT.test(value),
  );
  if (!isMixed) return facts;
  return Object.fromEntries(
    Object.entries(facts).map(([name, value]) => [
      name,
      typeof value === "string" && RIGHT_TO_LEFT.test(value) ? `\u2068${value}\u2069` : value,
    ]),
  );
}

/** @param {string} key */
export function has(key) {
  return spoken.value?.hasMessage(key) ?? false;
}

/**
 * A text by its key. Components that call this while rendering are rendered again when the language changes.
 * @param {string} key
 * @param {Facts} [facts]
 * @returns {string}
 */
export function t(key, facts) {
  const bundle = spoken.value;
  const pattern = bundle?.getMessage(key)?.value;
  if (!bundle || !pattern) {
    if (bundle) console.error(`no text ${key}`);
    return key;
  }
  /** @type {Error[]} */
  const problems = [];
  const text = bundle.formatPattern(pattern, apart({ box: box.value, ...facts }), problems);
  for (const problem of problems) console.error(`text ${key}: ${problem.message}`);
  return text;
}
