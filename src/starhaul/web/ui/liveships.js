/** The ships of a running match in a list of tables, for games whose players have ships. */

import { botName } from "../core/botnames.js";
import { followLink } from "../core/routes.js";
import { t } from "../core/texts.js";
import { html } from "../lib.js";
import { SeatMark } from "./parts.js";

/** @typedef {import("../types.d.ts").LiveTable} LiveTable */

/**
 * The ships of a match, each a link that follows its player.
 * @param {{live: LiveTable, words: string, ships: {person: number, colour: number, isOut: boolean,
 *   note: string, picture: import("../lib.js").Child}[]}} props
 */
export function LiveShips({ live, words, ships }) {
  return html`
    <p class="muted live-words">${words}</p>
    <ul class="live-ships">
      ${ships.map(({ person, colour, isOut, note, picture }) => {
        const seat = live.seats[person];
        const name = seat?.name || botName(seat?.bot ?? "", person);
        return html`<li key=${person} class=${isOut ? "is-out" : ""}>
          <a href=${followLink(live.table, person)} aria-label=${t("live-follow", { name, note })}>
            <span class="live-ship-picture" aria-hidden="true">${picture}</span>
            <span class="live-name"><${SeatMark} colour=${colour} size=${12} /><span>${name}</span></span>
          </a>
        </li>`;
      })}
    </ul>
  `;
}
