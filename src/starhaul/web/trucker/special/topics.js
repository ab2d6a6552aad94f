/** What has a page of its own, the sentences of each, and the rules that these explain. */

/**
 * @typedef {[text: string, rule: string]} Line The text is `special-TEXT`.
 * @typedef {object} Topic
 * @property {string} edition
 * @property {string} flight A ship class or `trek`.
 * @property {Line[]} lines
 * @property {Line[]} more Said only on the page.
 */

/** @type {Line} */
const CABIN = ["cabin", "LM-009"];
/** @type {Line[]} */
const CRACK = [["crack", "LM-024"], ["crack-hits", "LM-031"], CABIN];

/** By the name in the address. @type {Record<string, Topic>} */
export const TOPICS = {
  IC: { edition: "1e", flight: "IC", lines: CRACK, more: [["crack-losses", "LM-049"]] },
  IIC: {
    edition: "1e",
    flight: "IIC",
    lines: CRACK,
    more: [
      ["crack-losses", "LM-049"],
      ["crack-cells", "LM-020"],
    ],
  },
  IIIC: {
    edition: "1e",
    flight: "IIIC",
    lines: [["torus", "LM-051"], ["torus-hits", "LM-069"], ["torus-premium", "LM-063"], CABIN],
    more: [["torus-time", "LM-058"]],
  },
  IVC: {
    edition: "1e",
    flight: "IVC",
    lines: [["yards", "LM-086"], ["yards-dice", "LM-079"], ["yards-flight", "LM-098"], CABIN],
    more: [["yards-strength", "LM-102"]],
  },
  "2e": { edition: "2e", flight: "II", lines: [["edition-both", "SET-03"]], more: [] },
  trek: {
    edition: "2e",
    flight: "trek",
    lines: [
      ["trek-flights", "TRK-01"],
      ["trek-won", "TRK-03"],
      ["trek-defended", "TRK-06"],
      ["trek-gold", "TRK-07"],
    ],
    more: [],
  },
};

/** How the editions differ: texts are `special-edition-NAME-1e` and `…-2e`. @type {Line[]} */
export const DIFFERENCES = [
  ["match", "SET-03"],
  ["tile", "BLD-09b"],
  ["cannon", "HIT-09b"],
  ["losses", "END-08b"],
  ["giving-up", "GIV-12b"],
];
