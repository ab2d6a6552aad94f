/** A card of each kind for the rule book: the first one of the second edition, drawn as in flight. */

import { html } from "../lib.js";
import { CardPicture } from "./cards.js";
import { data } from "./data.js";

const EDITIONS = ["2e", "1e"];

/** The first card of a kind, and its edition; null if there is none. @param {string} kind */
export function exampleOf(kind) {
  for (const edition of EDITIONS) {
    const cards = Object.entries(data().editions[edition].cards);
    const found = cards.find(([, card]) => card.kind === kind);
    if (found) return { edition, id: found[0] };
  }
  return null;
}

/** @param {{name: string}} props The kind of card. */
export function BookFace({ name }) {
  const example = exampleOf(name);
  return example && html`<${CardPicture} ...${example} />`;
}
