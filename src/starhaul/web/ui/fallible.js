/** Something that may fail without harm: what cannot be drawn is left out. */

import { html, useErrorBoundary } from "../lib.js";

/** @param {{children: import("../lib.js").Child}} props */
export function Fallible({ children }) {
  const [error] = useErrorBoundary();
  return error ? null : html`${children}`;
}
