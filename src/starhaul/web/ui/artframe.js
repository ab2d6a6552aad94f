/**
 * Pictures of a game whose drawings are not in the page. The drawings of two games use the same names, so
 * these pictures are in a tree of their own (a shadow root), with the drawings that they use.
 */

import { addressOf, load } from "../core/api.js";
import { knowData } from "../core/gamedata.js";
import { retry } from "../core/retry.js";
import { theme } from "../core/settings.js";
import { html, render, useEffect, useLayoutEffect, useRef, useState } from "../lib.js";
import { Fallible } from "./fallible.js";

/** @typedef {{drawings: Document, sheet: CSSStyleSheet}} Art */

/** Pictures fill the element they are in. */
const FILLED = ":host { display: block } svg { display: block; width: 100%; height: 100% }";

/** @type {Map<string, Promise<string>>} */
const texts = new Map();

/** A file of the server, fetched once. @param {string} path */
function textOf(path) {
  const known = texts.get(path) ?? retry(async () => (await load(addressOf(path))).text());
  texts.set(path, known);
  return known;
}

/** @param {string} game @param {string} theme @returns {Promise<Art>} */
async function artOf(game, theme) {
  const [drawn, style] = await Promise.all([
    textOf(`art/${game}.svg`),
    textOf(`art/${game}-${theme}.css`),
    knowData(game),
  ]);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${FILLED}\n${style}`);
  return { drawings: new DOMParser().parseFromString(drawn, "image/svg+xml"), sheet };
}

/**
 * The drawings that a picture uses, and those that they use.
 * @param {ParentNode} picture @param {Document} drawings @param {Map<string, Element>} [found]
 */
function drawingsIn(picture, drawings, found = new Map()) {
  for (const use of picture.querySelectorAll("use")) {
    const name = (use.getAttribute("href") ?? "").slice(1);
    const drawing = found.has(name) ? null : drawings.getElementById(name);
    if (!drawing) continue;
    found.set(name, drawing);
    drawingsIn(drawing, drawings, found);
  }
  return found;
}

/** @param {ShadowRoot} root @param {Art} art @param {import("../lib.js").Child} picture */
function draw(root, { drawings, sheet }, picture) {
  root.adoptedStyleSheets = [sheet];
  const place = root.querySelector("div") ?? root.appendChild(document.createElement("div"));
  render(html`<${Fallible}>${picture}<//>`, place);
  const used = [...drawingsIn(place, drawings).values()].map((one) => document.importNode(one, true));
  root.querySelector("svg.used")?.remove();
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("class", "used");
  svg.style.cssText = "position: absolute; width: 0; height: 0";
  svg.append(...used);
  root.append(svg);
}

/** @param {{game: string, children: import("../lib.js").Child}} props */
export function ArtFrame({ game, children }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const [art, setArt] = useState(/** @type {Art | null} */ (null));
  const look = theme();
  useEffect(() => {
    let isHere = true;
    artOf(game, look).then((found) => isHere && setArt(found));
    return () => {
      isHere = false;
    };
  }, [game, look]);
  useLayoutEffect(() => {
    const frame = place.current;
    if (frame && art) draw(frame.shadowRoot ?? frame.attachShadow({ mode: "open" }), art, children);
  });
  return html`<span ref=${place} aria-hidden="true"></span>`;
}
