/** A match of trucks: building, flight, results, whatever it is at. */

import { html, useEffect } from "../lib.js";
import { Building } from "./building/index.js";
import { Flight } from "./flight/index.js";
import { paceOf } from "./flight/pace.js";
import { Results } from "./results/index.js";
import { latestView, shownView } from "./who.js";

/** @param {{session: import("../core/session.js").Session}} props */
export function Screen({ session }) {
  useEffect(() => {
    session.director.paceOf = paceOf;
  }, [session]);
  const shown = shownView(session) ?? latestView(session);
  if (!shown) return html`<${Building} session=${session} />`;
  if (shown.is_over) return html`<${Results} session=${session} />`;
  return shown.yard && !shown.flight
    ? html`<${Building} session=${session} />`
    : html`<${Flight} session=${session} />`;
}
