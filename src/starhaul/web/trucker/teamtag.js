/** A small tag for teams: the viewer's partner, or for spectators each team. */

import { teamLetter } from "../core/teamletter.js";
import { t } from "../core/texts.js";
import { html } from "../lib.js";
import { isPartner } from "./teams.js";

/**
 * The text of a seat's tag; empty if it has none.
 * @param {import("../types.d.ts").trucker.View} view @param {number} seat
 */
export function teamWords(view, seat) {
  const { team } = view.seats[seat] ?? {};
  if (typeof team !== "number") return "";
  if (typeof view.me !== "number") return t("results-team", { team: teamLetter(team) });
  return isPartner(view, seat) ? t("building-partner") : "";
}

/** @param {{view: import("../types.d.ts").trucker.View, seat: number}} props */
export function TeamTag({ view, seat }) {
  const words = teamWords(view, seat);
  return words ? html`<span class="tag team-tag">${words}</span>` : null;
}
