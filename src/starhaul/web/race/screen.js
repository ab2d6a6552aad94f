/** A race. */
import { html } from "../lib.js";
export function Screen() { return html`<h1>Race</h1>`; }
