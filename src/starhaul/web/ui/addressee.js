/** The recipients of a chat message: everybody or, in teams, only the partner. */

import { t } from "../core/texts.js";
import { html } from "../lib.js";
import { nameAt } from "./parts.js";

/**
 * @typedef {import("../core/session.js").Session} Session
 * @typedef {import("../types.d.ts").SeatInfo} SeatInfo
 * @typedef {"all" | "team"} Circle
 */

/** @type {readonly Circle[]} */
const CIRCLES = ["all", "team"];

/**
 * The partner's seat, whoever plays there; null if everybody plays alone.
 * @param {readonly SeatInfo[]} seats @param {number | null} me @returns {number | null}
 */
export function partnerOf(seats, me) {
  const team = me === null ? null : (seats[me]?.team ?? null);
  const found = team === null ? -1 : seats.findIndex((seat, number) => number !== me && seat.team === team);
  return found < 0 ? null : found;
}

/**
 * Whether recipients can be selected. The selection is never changed automatically: a message to the partner
 * must not reach everybody because the partner has left meanwhile. The server refuses it then.
 * @param {readonly SeatInfo[]} seats @param {number | null} me @param {Circle} chosen
 */
export function canChoose(seats, me, chosen) {
  const partner = partnerOf(seats, me);
  return chosen === "team" || (partner !== null && (seats[partner].is_taken ?? false));
}

/** @param {{session: Session, chosen: Circle, onChoose: (to: Circle) => void}} props */
export function Addressee({ session, chosen, onChoose }) {
  const table = session.table.value;
  const me = session.seat.value;
  const seats = table?.seats ?? [];
  if (!canChoose(seats, me, chosen)) return null;
  const partner = partnerOf(seats, me);
  const words = {
    all: t("chat-to-all"),
    team: t("chat-to-team", { name: partner === null ? "–" : nameAt(table, partner) }),
  };
  return html`<div class="choice-row addressee" role="radiogroup" aria-label=${t("chat-to")}>
    ${CIRCLES.map(
      (to) => html`<button
        key=${to}
        type="button"
        class="chip"
        role="radio"
        aria-checked=${to === chosen}
        tabindex=${to === chosen ? 0 : -1}
        onClick=${() => onChoose(to)}
        onKeyDown=${(/** @type {KeyboardEvent} */ event) => step(event, chosen, onChoose)}
      >
        ${words[to]}
      </button>`,
    )}
  </div>`;
}

/**
 * Arrow keys change the selection.
 * @param {KeyboardEvent} event @param {Circle} chosen @param {(to: Circle) => void} onChoose
 */
function step(event, chosen, onChoose) {
  if (!["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"].includes(event.key)) return;
  event.preventDefault();
  const group = /** @type {HTMLElement} */ (event.currentTarget).parentElement;
  const next = 1 - CIRCLES.indexOf(chosen);
  onChoose(CIRCLES[next]);
  /** @type {HTMLElement | undefined} */ (group?.children[next])?.focus();
}
