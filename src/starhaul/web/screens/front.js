/** The front door. */
import { html } from "../lib.js";
export function Screen() { return html`<h1>Starhaul</h1>`; }
