/** The ships in flight: the viewer's large, the others smaller but complete. */

import { botKind } from "../../core/botnames.js";
import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { AwayMark, absenceOf } from "../../ui/absence.js";
import { BotMark } from "../../ui/botmark.js";
import { classes } from "../../ui/classes.js";
import { Dialog, SeatMark } from "../../ui/parts.js";
import { boardData, goodsValues } from "../data.js";
import { inspect } from "../inspect.js";
import { lyingOn, Ship } from "../ship.js";
import { TeamTag, teamWords } from "../teamtag.js";
import { botOf, colourNumber, colourOf, editionOf, isFollowed, nameOf, personAt, wordsOf } from "../who.js";
import { cellWords } from "../words.js";
import { effectsOn } from "./effects.js";
import { Strengths } from "./strengths.js";
import { AskedMark } from "./track.js";

/**
 * @typedef {import("../../core/session.js").Session} Session
 * @typedef {import("./storyview.js").StoryView} StoryView
 * @typedef {import("../questions/index.js").ShownQuestion} ShownQuestion
 * @typedef {{session: Session, seat: number, storyView: StoryView,
 *   threat: import("./threat.js").Threat | null}}
 *   SeatProps
 */

/**
 * A ship with all effects on it.
 * @param {SeatProps & {question?: ShownQuestion, onCell?: (cell: number) => void, isSmall?: boolean}} props
 */
function FlyingShip({ session, seat, storyView, threat, question, onCell, isSmall = false }) {
  const { view } = storyView;
  const edition = editionOf(session);
  const colour = colourOf(session, seat);
  const board = boardData(edition, view.ship_class);
  const ship = question?.ship ?? view.seats[seat].ship;
  const effects = effectsOn({ edition, board, seat, colour, ship: view.seats[seat].ship, storyView, threat });
  const isFree = !question?.onCell && onCell !== undefined;
  const words = (/** @type {number} */ cell) => cellWords(board, cell, lyingOn(ship).get(cell));
  const tap = (/** @type {number} */ cell) =>
    question?.onCell && question.marks.has(cell) ? question.onCell(cell) : onCell?.(cell);
  return html`<${Ship}
    edition=${edition}
    shipClass=${view.ship_class}
    ship=${ship}
    colour=${colour}
    parts=${view.parts}
    cropped=${isSmall}
    class=${`${effects.names} ${view.seats[seat].gave_up ? "given-up" : ""}`}
    under=${effects.under}
    isGone=${question?.ship ? undefined : effects.isGone}
    over=${html`${effects.over}${question?.over}`}
    marks=${question?.marks}
    labelOf=${isFree ? words : question?.labelOf}
    cursor=${isFree ? null : undefined}
    onCell=${question?.onCell || onCell ? tap : undefined}
    label=${t("flight-ship-of", { seat: nameOf(session, seat) })}
  />`;
}

/**
 * Arrow keys move between cells, where all of them can be inspected.
 * @param {import("../data.js").BoardData} board
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

/** @param {SeatProps & {question?: ShownQuestion}} props */
function LookedAt(props) {
  const { session, seat, storyView } = props;
  const board = boardData(editionOf(session), storyView.view.ship_class);
  return html`<div class="ship-place" onKeyDown=${stepping(board)}>
    <${FlyingShip} ...${props} onCell=${look(session, storyView, seat)} />
  </div>`;
}

/** @param {Session} session @param {StoryView} storyView @param {number} seat */
function look(session, storyView, seat) {
  return (/** @type {number} */ cell) => {
    const lying = storyView.view.seats[seat].ship.tiles.find(([at]) => at === cell);
    if (lying)
      inspect({
        kind: "tile",
        edition: editionOf(session),
        number: lying[1],
        turn: lying[2],
        prices: storyView.view.prices,
      });
  };
}

/** Why a ship has given up, or its position. @param {{storyView: StoryView, seat: number}} props */
function State({ storyView, seat }) {
  const { view } = storyView;
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
function Head({ session, seat, storyView, isShort }) {
  return html`<header class="seat-head">
    <h2>
      <${SeatMark} colour=${colourNumber(session, seat)} /><${State} storyView=${storyView} seat=${seat} />
      <span class="seat-name">${nameOf(session, seat)}</span>
      <${BotMark} bot=${botOf(session, seat)} />
    </h2>
    <${Strengths}
      values=${goodsValues(editionOf(session), storyView.view)}
      seat=${storyView.view.seats[seat]}
      isShort=${isShort}
    />
  </header>`;
}

/** The viewer's ship with the open question. @param {SeatProps & {question: ShownQuestion}} props */
export function OwnShip(props) {
  const { question } = props;
  return html`<section
    class=${`own seat-panel ${question.asked ? "asked" : ""}`}
    aria-label=${t("flight-own-ship")}
  >
    <${Head} ...${props} />
    <${LookedAt} ...${props} />
  </section>`;
}

/** Another ship; a tap enlarges it. @param {SeatProps & {onOpen: (seat: number) => void}} props */
export function OtherShip(props) {
  const { session, seat, storyView, onOpen } = props;
  const isAsked =
    storyView.event === null && session.latest.value && session.latest.value.view?.asked?.includes(seat);
  const isOut = Boolean(storyView.view.seats[seat].gave_up);
  const person = personAt(session, seat);
  const isAway = absenceOf(session, person) !== null;
  return html`<section
    class=${classes(
      "other seat-panel",
      isAsked && "waited",
      isOut && "out",
      isAway && "away",
      isFollowed(session, seat) && "followed",
    )}
    aria-label=${[wordsOf(session, seat), teamWords(storyView.view, seat)].filter(Boolean).join(", ")}
  >
    <${Head} ...${props} isShort />
    <button
      type="button"
      class="ship-place"
      aria-label=${t("flight-enlarge", { seat: nameOf(session, seat) })}
      onClick=${() => onOpen(seat)}
    >
      <${FlyingShip} ...${props} isSmall /><${TeamTag} view=${storyView.view} seat=${seat} />
    </button>
    <${AskedMark} session=${session} seat=${seat} />
    <${AwayMark} session=${session} person=${person} />
  </section>`;
}

/** Another ship, large. @param {SeatProps & {onClose: () => void}} props */
export function LargeShip(props) {
  const { session, seat, storyView, onClose } = props;
  const bot = botOf(session, seat);
  return html`<${Dialog}
    title=${t("flight-ship-of", { seat: nameOf(session, seat) })}
    onClose=${onClose}
    class="large-ship"
  >
    ${bot && html`<p class="large-kind muted"><${BotMark} bot=${bot} /> ${botKind(bot)}</p>`}
    <${Strengths}
      values=${goodsValues(editionOf(session), storyView.view)}
      seat=${storyView.view.seats[seat]}
    />
    <${LookedAt} ...${props} />
    <p class="muted">${t("flight-tap-tile")}</p>
  <//>`;
}
