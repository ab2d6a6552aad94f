/** Changing from spectator to player. */

import { defaultGame } from "../../core/games.js";
import { notify } from "../../core/notices.js";
import { rememberSeat } from "../../core/ownseats.js";
import { replace, tableLink } from "../../core/routes.js";
import { takeSeat, trying } from "../front/making.js";

/**
 * Take a seat, or any free one, and reconnect with its token.
 * @param {import("../../core/session.js").Session} session @param {number} [seat]
 */
export function sitDown(session, seat) {
  const { table } = session.place;
  return trying(
    async () => {
      const token = await takeSeat(table, {
        ...(session.invite && { token: session.invite }),
        ...(seat !== undefined && { seat }),
      });
      rememberSeat({ table, token, game: session.table.peek()?.game ?? defaultGame() });
      replace(tableLink(table, token));
    },
    (words) => notify(words, "bad"),
  );
}
