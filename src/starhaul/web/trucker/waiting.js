/** In the waiting room: what is special about the ships to be built. Loaded only if needed. */

import { gameData, prepare } from "../core/gamedata.js";
import { retry } from "../core/retry.js";
import { html, useEffect, useState } from "../lib.js";

/** The classes with special rules; `special.js` explains them. */
const CLASSES = new Set(["IC", "IIC", "IIIC", "IVC"]);

/** @param {{session: import("../core/session.js").Session}} props */
export function SpecialShips({ session }) {
  const table = session.table.value;
  const { edition, rounds } =
    table && "edition" in table.config ? table.config : { edition: "", rounds: /** @type {string[]} */ ([]) };
  const classes = [...new Set(/** @type {string[]} */ (rounds))].filter((name) => CLASSES.has(name));
  const [Special, setSpecial] = useState(/** @type {unknown} */ (null));
  const isWanted = classes.length > 0;
  useEffect(() => {
    if (!isWanted) return;
    prepare("trucker");
    retry(() => import("./special.js")).then((module) => setSpecial(() => module.Special));
  }, [isWanted]);
  if (!isWanted || !Special || !gameData.value.trucker) return null;
  return html`<section class="panel special-ships">
    ${classes.map((name) => html`<${Special} key=${name} edition=${edition} shipClass=${name} />`)}
  </section>`;
}
