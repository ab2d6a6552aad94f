/** The ships in flight: the own one large, the others smaller but whole. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { AwayMark, absenceOf } from "../../ui/absence.js";
import { Dialog, SeatMark } from "../../ui/parts.js";
import { boardFacts, goodsValues } from "../facts.js";
import { inspect } from "../inspect.js";
import { lyingOn, Ship } from "../ship.js";
import { TeamTag, teamWords } from "../teamtag.js";
import { colourNumber, colourOf, editionOf, nameOf, personAt } from "../who.js";
import { cellWords } from "../words.js";
import { effectsOn } from "./effects.js";
import { Strengths } from "./strengths.js";
import { AskedMark } from "./track.js";

/**
 * @typedef {import("../../core/session.js").Session} Session
 * @typedef {import("./telling.js").Telling} Telling
 * @typedef {import("../prompts/index.js").Prompting} Prompting
 * @typedef {{session: Session, seat: number, telling: Telling, threat: import("./threat.js").Threat | null}}
 *   SeatProps
 */

/**
 * A ship with everything that happens to it.
 * @param {SeatProps & {prompt?: Prompting, onCell?: (cell: number) => void, isSmall?: boolean}} props
 */
function FlyingShip({ session, seat, telling, threat, prompt, onCell, isSmall = false }) {
  const { view } = telling;
  const edition = editionOf(session);
  const colour = colourOf(session, seat);
  const board = boardFacts(edition, view.ship_class);
  const ship = prompt?.ship ?? view.seats[seat].ship;
  const effects = effectsOn({ edition, board, seat, colour, ship: view.seats[seat].ship, telling, threat });
  const isFree = !prompt?.onCell && onCell !== undefined;
  const words = (/** @type {number} */ cell) => cellWords(board, cell, lyingOn(ship).get(cell));
  const tap = (/** @type {number} */ cell) =>
    prompt?.onCell && prompt.marks.has(cell) ? prompt.onCell(cell) : onCell?.(cell);
  return html`<${Ship}
    edition=${edition}
    shipClass=${view.ship_class}
    ship=${ship}
    colour=${colour}
    parts=${view.parts}
    cropped=${isSmall}
    class=${`${effects.names} ${view.seats[seat].gave_up ? "given-up" : ""}`}
    under=${effects.under}
    isGone=${prompt?.ship ? undefined : effects.isGone}
    over=${html`${effects.over}${prompt?.over}`}
    marks=${prompt?.marks}
    labelOf=${isFree ? words : prompt?.labelOf}
    cursor=${isFree ? null : undefined}
    onCell=${prompt?.onCell || onCell ? tap : undefined}
    label=${t("flight-ship-of", { seat: nameOf(session, seat) })}
  />`;
}

/**
 * Arrow keys go from cell to cell, where all of them can be looked at.
 * @param {import("../facts.js").BoardFacts} board
 */
function stepping(board) {
  return (/** @type {KeyboardEvent} */ event) => {
    const side = ["ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"].indexOf(event.key);
    const at = event.target instanceof Element ? event.target.getAttribute("data-cell") : null;
    const next = side < 0 || at === null ? null : board.neighbours[Number(at)][side];
    if (next === null || next === undefined) return;
    event.preventDefault();
    /** @type {SVGElement | null} */ (
      /** @type {Element} */ (event.currentTarget).querySelector(`.target[data-cell="${next}"][role]`)
    )?.focus();
  };
}

/** @param {SeatProps & {prompt?: Prompting}} props */
function LookedAt(props) {
  const { session, seat, telling } = props;
  const board = boardFacts(editionOf(session), telling.view.ship_class);
  return html`<div class="ship-place" onKeyDown=${stepping(board)}>
    <${FlyingShip} ...${props} onCell=${look(session, telling, seat)} />
  </div>`;
}

/** @param {Session} session @param {Telling} telling @param {number} seat */
function look(session, telling, seat) {
  return (/** @type {number} */ cell) => {
    const lying = telling.view.seats[seat].ship.tiles.find(([at]) => at === cell);
    if (lying)
      inspect({
        kind: "tile",
        edition: editionOf(session),
        number: lying[1],
        turn: lying[2],
        prices: telling.view.prices,
      });
  };
}

/** Why a ship flies no more, or where it is. @param {{telling: Telling, seat: number}} props */
function State({ telling, seat }) {
  const { view } = telling;
  const { gave_up: reason } = view.seats[seat];
  if (reason)
    return html`<span class="seat-state out" title=${t(`gave-up-reason-${reason}`)}>
      <span class="out-word">${t("flight-out")}</span>
    </span>`;
  const place = view.flight?.order.indexOf(seat) ?? -1;
  return place < 0
    ? null
    : html`<span class="seat-state" role="img" aria-label=${t("flight-place", { place: place + 1 })}>
      ${place + 1}.
    </span>`;
}

/** @param {SeatProps & {isShort?: boolean}} props */
function Head({ session, seat, telling, isShort }) {
  return html`<header class="seat-head">
    <h2>
      <${SeatMark} colour=${colourNumber(session, seat)} /><${State} telling=${telling} seat=${seat} />
      <span class="seat-name">${nameOf(session, seat)}</span>
    </h2>
    <${Strengths}
      values=${goodsValues(editionOf(session), telling.view)}
      seat=${telling.view.seats[seat]}
      isShort=${isShort}
    />
  </header>`;
}

/** The own ship with the question that is asked. @param {SeatProps & {prompt: Prompting}} props */
export function OwnShip(props) {
  const { prompt } = props;
  return html`<section
    class=${`own seat-panel ${prompt.asked ? "asked" : ""}`}
    aria-label=${t("flight-own-ship")}
  >
    <${Head} ...${props} />
    <${LookedAt} ...${props} />
  </section>`;
}

/** Another ship; a tap enlarges it. @param {SeatProps & {onOpen: (seat: number) => void}} props */
export function OtherShip(props) {
  const { session, seat, telling, onOpen } = props;
  const isAsked =
    telling.event === null && session.latest.value && session.latest.value.view?.asked?.includes(seat);
  const isOut = Boolean(telling.view.seats[seat].gave_up);
  const person = personAt(session, seat);
  const isAway = absenceOf(session, person) !== null;
  return html`<section
    class=${`other seat-panel ${isAsked ? "waited" : ""} ${isOut ? "out" : ""} ${isAway ? "away" : ""}`}
    aria-label=${[nameOf(session, seat), teamWords(telling.view, seat)].filter(Boolean).join(", ")}
  >
    <${Head} ...${props} isShort />
    <button
      type="button"
      class="ship-place"
      aria-label=${t("flight-enlarge", { seat: nameOf(session, seat) })}
      onClick=${() => onOpen(seat)}
    >
      <${FlyingShip} ...${props} isSmall /><${TeamTag} view=${telling.view} seat=${seat} />
    </button>
    <${AskedMark} session=${session} seat=${seat} />
    <${AwayMark} session=${session} person=${person} />
  </section>`;
}

/** Another ship, large. @param {SeatProps & {onClose: () => void}} props */
export function LargeShip(props) {
  const { session, seat, telling, onClose } = props;
  return html`<${Dialog}
    title=${t("flight-ship-of", { seat: nameOf(session, seat) })}
    onClose=${onClose}
    class="large-ship"
  >
    <${Strengths} values=${goodsValues(editionOf(session), telling.view)} seat=${telling.view.seats[seat]} />
    <${LookedAt} ...${props} />
    <p class="muted">${t("flight-tap-tile")}</p>
  <//>`;
}
