/** The waiting room. */
import { html } from "../lib.js";
export function Screen({ session }) { return html`<h1>${session.table.value.id}</h1>`; }
