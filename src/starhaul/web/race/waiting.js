/** The race in the waiting room: each person flies ships of one or two colours. */

import { get, Refusal } from "../core/api.js";
import { t } from "../core/texts.js";
import { html, useEffect, useState } from "../lib.js";
import { Sign } from "../ui/parts.js";
import { shipColours } from "./agreement.js";

/** @typedef {import("../core/session.js").Session} Session */

/**
 * The seat of each colour, as assigned by the server.
 * @param {Session} session @returns {number[]}
 */
function useOwners(session) {
  const table = session.table.value;
  const [owners, setOwners] = useState(/** @type {number[]} */ ([]));
  useEffect(() => {
    let isThere = true;
    get(`api/tables/${table?.id}/data`).then(
      (data) => isThere && setOwners(data.owners ?? []),
      (why) => {
        if (!(why instanceof Refusal)) throw why;
      },
    );
    return () => {
      isThere = false;
    };
  }, [JSON.stringify(table?.config)]);
  return owners;
}

/** Sign and words of every seat: the colours of its ships. @param {Session} session */
export function useSeatLooks(session) {
  const owners = useOwners(session);
  return (session.table.value?.seats ?? []).map((_, number) => {
    const colours = shipColours().filter((_, colour) => owners[colour] === number);
    const size = colours.length > 1 ? 28 : 36;
    return {
      sign: colours.map((colour) => html`<${Sign} key=${colour} name=${`hull-${colour}`} size=${size} />`),
      words: colours.map((colour) => t(`race-colour-${colour}`)),
    };
  });
}
