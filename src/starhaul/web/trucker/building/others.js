/** The other players' ships: small live pictures, large ones on demand. */

import { t } from "../../core/texts.js";
import { html, useMemo, useState } from "../../lib.js";
import { AwayMark, absenceOf, absenceText } from "../../ui/absence.js";
import { classes } from "../../ui/classes.js";
import { Dialog, SeatMark, useTicks } from "../../ui/parts.js";
import { boardData } from "../data.js";
import { inspect } from "../inspect.js";
import { lyingOn, Ship } from "../ship.js";
import { TeamTag, teamWords } from "../teamtag.js";
import { colourNumber, colourOf, editionOf, isFollowed, nameOf, personAt } from "../who.js";
import { cellWords } from "../words.js";
import { SlotTile } from "./yardpictures.js";

/**
 * @typedef {import("../../core/session.js").Session} Session
 * @typedef {import("../who.js").View} View
 */

/** @param {{session: Session, view: View, seats: number[], class?: string}} props */
export function Others({ session, view, seats, class: names }) {
  const [enlarged, enlarge] = useState(-1);
  const rest = { "--rest": Math.max(1, seats.length - 1) };
  return html`<section class=${`yard-others ${names ?? ""}`} style=${rest} aria-label=${t("building-others")}>
    ${seats.map(
      (seat) =>
        html`<${Other}
          key=${seat}
          session=${session}
          view=${view}
          seat=${seat}
          onOpen=${() => enlarge(seat)}
        />`,
    )}
    ${
      enlarged >= 0 &&
      html`<${LargeShip} session=${session} view=${view} seat=${enlarged} onClose=${() => enlarge(-1)} />`
    }
  </section>`;
}

/** The activity of a seat in a few words. @param {View} view @param {number} seat */
function doing(view, seat) {
  const { start = 0, looking = -1, hand = 0, ship } = view.seats[seat];
  if (start) return t("building-other-finished", { number: start });
  if (looking >= 0) return t("building-other-looks", { number: looking + 1 });
  return t(hand ? "building-other-holds" : "building-other-tiles", { number: ship.tiles.length });
}

/** @param {{session: Session, view: View, seat: number, onOpen: () => void}} props */
function Other({ session, view, seat, onOpen }) {
  const { ship, hand = 0, start = 0 } = view.seats[seat];
  const edition = editionOf(session);
  const colour = colourOf(session, seat);
  const picture = useMemo(
    () =>
      html`<${Ship}
        edition=${edition}
        shipClass=${view.ship_class}
        ship=${{ tiles: ship.tiles }}
        colour=${colour}
        parts=${view.parts}
        cropped=${true}
      />`,
    [edition, colour, view.ship_class, JSON.stringify([ship.tiles, view.parts])],
  );
  const name = nameOf(session, seat);
  const absence = absenceOf(session, personAt(session, seat));
  useTicks(absence !== null);
  const words = [teamWords(view, seat), doing(view, seat)].filter(Boolean).join(", ");
  const label = absence ? `${words}. ${absenceText(absence)}` : words;
  return html`<button
    type="button"
    class=${classes(
      "yard-other",
      start > 0 && "done",
      absence && "away",
      isFollowed(session, seat) && "followed",
    )}
    onClick=${onOpen}
    aria-label=${t("building-other-label", { name, doing: label })}
  >
    <span class="other-ship">${picture}</span>
    <span class="other-words">
      <span class="other-name">
        <${SeatMark} colour=${colourNumber(session, seat)} size=${15} /><b>${name}</b>
        <${TeamTag} view=${view} seat=${seat} />
      </span>
      <span class="muted">${doing(view, seat)}</span>
      <${AwayMark} session=${session} person=${personAt(session, seat)} />
    </span>
    <span class="other-hand">
      ${
        start
          ? html`<b class="other-start">${start}</b>`
          : hand > 0 && html`<${SlotTile} edition=${edition} number=${hand} colour=${colour} />`
      }
    </span>
  </button>`;
}

/** @param {{session: Session, view: View, seat: number, onClose: () => void}} props */
function LargeShip({ session, view, seat, onClose }) {
  const ship = { tiles: view.seats[seat].ship.tiles };
  const edition = editionOf(session);
  const board = boardData(edition, view.ship_class);
  const lying = lyingOn(ship);
  const look = (/** @type {number} */ cell) => {
    const laid = lying.get(cell);
    if (laid) inspect({ kind: "tile", edition, number: laid.tile, turn: laid.turn });
  };
  return html`<${Dialog} title=${nameOf(session, seat)} onClose=${onClose} class="ship-dialog">
    <p class="muted">${doing(view, seat)}</p>
    <div class="large-ship" style=${{ "--ratio": board.width / board.height }}>
      <${Ship}
        edition=${edition}
        shipClass=${view.ship_class}
        ship=${ship}
        colour=${colourOf(session, seat)}
        parts=${view.parts}
        cursor=${null}
        onCell=${look}
        labelOf=${(/** @type {number} */ cell) => cellWords(board, cell, lying.get(cell))}
      />
    </div>
  <//>`;
}
