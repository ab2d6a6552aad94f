/** Texts in the person's language: the Fluent files of `locale/`, formatted here. */

import { effect, signal } from "../lib.js";
import { FluentBundle, FluentResource } from "../vendor/fluent/index.js";
import { settings } from "./settings.js";

/** @typedef {Record<string, string | number>} Facts */

/** @type {Map<string, FluentBundle>} */
const bundles = new Map();
const spoken = signal(/** @type {FluentBundle | null} */ (null));

/** @param {string} language */
async function bundleOf(language) {
  const known = bundles.get(language);
  if (known) return known;
  const answer = await fetch(`texts/${language}.ftl`);
  if (!answer.ok) throw new Error(`no texts in ${language}`);
  // Without marks around what is put in: they get into names that are copied, and no text of ours mixes directions.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(await answer.text()));
  bundles.set(language, bundle);
  return bundle;
}

/** Load the language that is set; the old one stays until the new one is there. */
export async function speak() {
  const { language } = settings.value;
  const bundle = await bundleOf(language);
  // Somebody may have chosen another one meanwhile.
  if (language === settings.peek().language) spoken.value = bundle;
}
effect(() => {
  settings.value.language;
  if (spoken.peek()) speak();
});

/** The language that is spoken now: while another one is on its way, still the old one. @returns {string} */
export const spokenLanguage = () => /** @type {any} */ (spoken.value)?.locales[0] ?? "";

/** @param {string} key */
export function has(key) {
  return spoken.value?.hasMessage(key) ?? false;
}

/**
 * A text by its key. Whoever calls it while rendering is rendered again in another language.
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
  const text = bundle.formatPattern(pattern, facts ?? {}, problems);
  for (const problem of problems) console.error(`text ${key}: ${problem.message}`);
  return text;
}
