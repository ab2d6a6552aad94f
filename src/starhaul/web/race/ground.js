/** The drawing of the track; it comes from the server and is inserted into the page once. */

import { html, useLayoutEffect, useRef } from "../lib.js";

/** @param {string} svg */
function parsed(svg) {
  const text = `<svg xmlns="http://www.w3.org/2000/svg">${svg}</svg>`;
  const picture = new DOMParser().parseFromString(text, "image/svg+xml").documentElement;
  return [...picture.childNodes].map((node) => document.importNode(node, true));
}

/** @param {{svg: string}} props */
export function Ground({ svg }) {
  const place = useRef(/** @type {SVGGElement | null} */ (null));
  useLayoutEffect(() => place.current?.replaceChildren(...parsed(svg)), [svg]);
  return html`<g ref=${place} class="race-ground" aria-hidden="true"></g>`;
}
