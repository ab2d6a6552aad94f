/** A finished match by its link. */
import { html } from "../lib.js";
export function Screen() { return html`<h1>Match</h1>`; }
