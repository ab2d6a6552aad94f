/** In the waiting room: what is special about the ships, the edition or the Trek. Loaded only if needed. */

import { gameData, prepare } from "../core/gamedata.js";
import { arrival } from "../core/retry.js";
import { html, useEffect, useState } from "../lib.js";
import { TREK } from "./agreement.js";
import { CLASSES, SECOND, SpecialLink } from "./special/names.js";

/** @typedef {import("./agreement.js").Config} Config */

/** What has a page of its own in a match. @param {Config} config @returns {string[]} */
export function specialsIn({ edition, rounds, trek }) {
  const classes = CLASSES.filter((name) => rounds.includes(name));
  return [...classes, ...(edition === SECOND ? [SECOND] : []), ...(trek ? [TREK] : [])];
}

/** @param {{session: import("../core/session.js").Session}} props */
export function SpecialShips({ session }) {
  const table = session.table.value;
  const config = table && "edition" in table.config ? /** @type {Config} */ (table.config) : null;
  const names = config ? specialsIn(config) : [];
  const [Special, setSpecial] = useState(/** @type {unknown} */ (null));
  const isWanted = names.some((name) => CLASSES.includes(name));
  useEffect(() => {
    if (!isWanted) return;
    prepare("trucker");
    arrival(() => import("./special.js")).then((module) => setSpecial(() => module.Special));
  }, [isWanted]);
  if (!names.length) return null;
  const isReady = Special && gameData.value.trucker;
  return html`<section class="panel special-ships">
    ${names.map(
      (name) => html`<div key=${name} class="special-topic">
        ${
          isReady &&
          CLASSES.includes(name) &&
          html`<${Special} edition=${config?.edition} shipClass=${name} />`
        }
        <${SpecialLink} name=${name} />
      </div>`,
    )}
  </section>`;
}
