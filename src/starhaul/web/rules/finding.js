/**
 * Finds rules by the beginnings of words, without regard to case and accents; `rulebook/search.py` does the
 * same.
 */

/**
 * @typedef {import("../types.d.ts").BookTexts} BookTexts
 * @typedef {{chapter: string, rule: string, tag: string, text: string, score: number}} Found
 */

export const MOST_FOUND = 50;
const MOST_WORDS = 8;
const WORD = /[\p{L}\p{N}]+/gu;
const BEFORE = 60;
const LONGEST = 220;

/** @param {string} text */
export const folded = (text) =>
  text.replace(/[łŁ]/g, "l").replace(/đ/g, "d").toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");

/** The words of a query. @param {string} query */
export const wordsOf = (query) => (folded(query).match(WORD) ?? []).slice(0, MOST_WORDS);

/**
 * 0 unless every word is found; a whole word counts more than its beginning.
 * @param {string[]} has @param {string[]} wanted
 */
function scoreOf(has, wanted) {
  let total = 0;
  for (const word of wanted) {
    const best = Math.max(
      0,
      ...has.filter((one) => one.startsWith(word)).map((one) => (one === word ? 3 : 1)),
    );
    if (!best) return 0;
    total += best;
  }
  return total;
}

/** The words of each text, folded once. @type {WeakMap<object, string[]>} */
const foldedTexts = new WeakMap();

/** @param {import("../types.d.ts").RuleText} entry */
function wordsIn(entry) {
  let words = foldedTexts.get(entry);
  if (!words) {
    words = wordsOfAll(entry.text);
    foldedTexts.set(entry, words);
  }
  return words;
}

/** @param {string} text */
const wordsOfAll = (text) => folded(text).match(WORD) ?? [];

/**
 * @param {BookTexts} texts @param {string} query
 * @param {(chapter: string, tag: string) => boolean} [isWanted]
 * @returns {Found[]} The closest first.
 */
export function find(texts, query, isWanted = () => true) {
  const wanted = wordsOf(query);
  if (!wanted.length) return [];
  /** @type {Found[]} */
  const found = [];
  for (const [chapter, entries] of Object.entries(texts.chapters))
    for (const entry of entries) {
      const { rule, tag, text } = entry;
      if (!isWanted(chapter, tag)) continue;
      const score = scoreOf(wordsIn(entry), wanted);
      if (score) found.push({ chapter, rule, tag, text, score });
    }
  return found.sort((one, other) => other.score - one.score).slice(0, MOST_FOUND);
}

/**
 * A text in pieces, those that match a word of the query marked.
 * @param {string} text @param {string[]} wanted @returns {[piece: string, isMatch: boolean][]}
 */
export function marked(text, wanted) {
  /** @type {[string, boolean][]} */
  const pieces = [];
  let end = 0;
  for (const found of text.matchAll(WORD)) {
    const word = folded(found[0]);
    const hit = wanted.filter((one) => word.startsWith(one)).sort((a, b) => b.length - a.length)[0];
    if (!hit) continue;
    pieces.push([text.slice(end, found.index), false], [found[0].slice(0, hit.length), true]);
    end = found.index + hit.length;
  }
  pieces.push([text.slice(end), false]);
  return pieces.filter(([piece]) => piece);
}

/** The part of a long text around the first match. @param {string} text @param {string[]} wanted */
export function excerpt(text, wanted) {
  const first = [...text.matchAll(WORD)].find((found) =>
    wanted.some((word) => folded(found[0]).startsWith(word)),
  );
  const start = Math.max(0, (first?.index ?? 0) - BEFORE);
  const from = start ? text.indexOf(" ", start) + 1 : 0;
  const part = text.slice(from, from + LONGEST);
  return `${from ? "…" : ""}${part}${from + LONGEST < text.length ? "…" : ""}`;
}
