/** The colours of goods and the letters that stand for them in views, the dearest first. */

/** @typedef {import("../types.d.ts").trucker.Goods} Goods */

/** @type {Record<string, Goods>} */
export const LETTERS = { R: "red", Y: "yellow", G: "green", B: "blue" };

/** The letter of each colour. */
export const LETTER_OF = Object.fromEntries(
  Object.entries(LETTERS).map(([letter, colour]) => [colour, letter]),
);

/** All letters, that of the dearest colour first. */
export const DEAREST_FIRST = Object.keys(LETTERS).join("");
