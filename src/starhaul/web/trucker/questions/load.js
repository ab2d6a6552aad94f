/**
 * Loading goods by dragging, or by tapping a cube and then a hold; nothing is final until it is confirmed.
 */

import { playSound } from "../../core/sound.js";
import { t } from "../../core/texts.js";
import { html, useEffect, useRef } from "../../lib.js";
import { LETTERS } from "../data.js";
import { cellName } from "../ship.js";
import {
  arranged,
  before,
  colours,
  cubeAt,
  isAlike,
  letters,
  loadAction,
  moveCube,
  nextGrip,
} from "./cargo.js";
import { Cube, goodsValue, kindAt } from "./common.js";
import { useCubeDrag } from "./drag.js";

/** @import { OpenQuestion, OpenQuestionOf, Presentation } from "./openquestion.js" */

/**
 * @typedef {import("./cargo.js").Freight} Freight
 * @typedef {import("./cargo.js").Grip} Grip
 * @typedef {{freight: Freight, grip: Grip | null, past: Freight[]}} Draft
 */

/** The holds of the ship with their contents. @param {OpenQuestionOf<"load">} ask */
const holdsOf = (ask) =>
  ask.about.holds.map(({ cell, room, takes }) => ({
    cell,
    room,
    takes: letters(takes),
    goods: ask.lying.get(cell)?.contents.goods ?? "",
  }));

/** @param {OpenQuestionOf<"load">} ask @param {Freight} start @returns {Draft} */
const fresh = (ask, start) => ({
  freight: ask.usual ? arranged(start, ask.usual) : start,
  grip: null,
  past: [],
});

/** @param {OpenQuestionOf<"load">} ask @returns {Presentation} */
export function poseLoad(ask) {
  const start = before(holdsOf(ask), ask.about.offered);
  const draft = /** @type {Draft} */ (ask.draft ?? fresh(ask, start));
  const { freight, grip, past } = draft;
  const best = ask.usual ? arranged(start, ask.usual) : start;
  const change = (/** @type {Freight} */ next) => {
    if (next !== freight) playSound("place");
    ask.setDraft({ freight: next, grip: null, past: next === freight ? past : [...past, freight] });
  };
  const take = (/** @type {Grip | null} */ next) => {
    if (next) playSound("pick");
    ask.setDraft({ ...draft, grip: next });
  };
  const move = (/** @type {Grip} */ from, /** @type {number | null} */ to) =>
    change(moveCube(freight, from, to));
  const tap = (/** @type {number} */ cell) => {
    const hold = freight.holds.find((other) => other.cell === cell);
    if (!hold) return;
    if (grip && grip.from !== cell) move(grip, cell);
    else take(nextGrip(hold, grip));
  };
  const undo = () =>
    past.length && ask.setDraft({ freight: past[past.length - 1], grip: null, past: past.slice(0, -1) });
  const isBest = isAlike(freight, best);
  return {
    title: t("question-ui-load"),
    text: t(grip ? "question-ui-load-where" : isBest ? "question-ui-load-how" : "question-ui-load-free"),
    body: html`<${Docks} ask=${ask} draft=${draft} onTake=${take} onMove=${move} onTap=${tap} />`,
    layout: "row",
    choices: [
      {
        action: loadAction(freight),
        label: t("question-ui-load-confirm"),
        hint: t("question-ui-worth", {
          credits: goodsValue(ask, colours(freight.holds.map((hold) => hold.goods).join(""))),
        }),
        main: true,
      },
      { run: () => change(best), label: t("question-ui-load-best"), quiet: true, off: isBest },
      { run: undo, label: "↶", name: t("question-ui-undo"), quiet: true, off: !past.length },
    ],
    keys: { Backspace: undo, z: undo },
    otherwise: t("question-ui-load-best"),
    marks: new Map(freight.holds.map((hold) => [hold.cell, markOf(freight, hold, grip)])),
    onCell: tap,
    labelOf: (cell) => holdWords(ask, freight, cell),
    ship: {
      ...ask.ship,
      goods: freight.holds.filter((hold) => hold.goods).map((hold) => [hold.cell, hold.goods]),
    },
  };
}

/** @param {Freight} freight @param {import("./cargo.js").Hold} hold @param {Grip | null} grip */
function markOf(freight, hold, grip) {
  if (!grip) return "hold";
  if (hold.cell === grip.from) return "chosen";
  const isPlace = hold.takes.includes(cubeAt(freight, grip));
  return isPlace ? "choice" : "hold";
}

/** @param {OpenQuestion} ask @param {Freight} freight @param {number} cell */
function holdWords(ask, freight, cell) {
  const hold = freight.holds.find((other) => other.cell === cell);
  if (!hold) return "";
  return t("question-ui-hold", {
    tile: t(`kind-${kindAt(ask, cell)}`),
    cell: cellName(ask.board, cell),
    goods: [...hold.goods].map((letter) => t(`goods-${LETTERS[letter]}`)).join(", ") || "–",
    free: hold.room - hold.goods.length,
  });
}

/**
 * The dock with the remaining cubes, and all holds with theirs.
 * @param {{ask: OpenQuestion, draft: Draft, onTake: (grip: Grip | null) => void,
 *   onMove: (grip: Grip, to: number
 *   | null) => void, onTap: (cell: number) => void}} props
 */
function Docks({ ask, draft, onTake, onMove, onTap }) {
  const { freight, grip } = draft;
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  const seen = useRef(freight);
  useCubeDrag(freight, onMove);
  useEffect(() => {
    // When cubes are moved by key, the focus continues with the next one, because its button is gone.
    const isLost = seen.current !== freight && document.activeElement === document.body;
    if (isLost) place.current?.querySelector("button")?.focus({ preventScroll: true });
    seen.current = freight;
  }, [freight]);
  const cube = (
    /** @type {number | null} */ from,
    /** @type {string} */ letter,
    /** @type {number} */ at,
  ) => {
    const isHeld = grip !== null && grip.from === from && grip.at === at;
    return html`<button
      key=${at}
      type="button"
      class=${`question-cube ${isHeld ? "held" : ""}`}
      data-grip=${`${from ?? "dock"}:${at}`}
      aria-pressed=${isHeld}
      aria-label=${t(`cube-${LETTERS[letter]}`)}
      onClick=${() => onTake(isHeld ? null : { from, at })}
    >
      <${Cube} colour=${LETTERS[letter]} size=${30} />
    </button>`;
  };
  const toDock = () => grip && onMove(grip, null);
  return html`<div class="question-load" ref=${place}>
    <div class=${`question-dock ${grip && grip.from !== null ? "open" : ""}`} data-drop="dock">
      <span class="question-label">${t("question-ui-dock")}</span>
      ${[...freight.dock].map((letter, at) => cube(null, letter, at))}
      ${!freight.dock && html`<span class="muted">${t("question-ui-dock-empty")}</span>`}
      ${
        grip &&
        grip.from !== null &&
        html`<button type="button" class="chip small" onClick=${toDock}>${t("question-ui-to-dock")}</button>`
      }
    </div>
    <div class="question-holds">
      ${freight.holds.map(
        (hold) => html`<div
          key=${hold.cell}
          class=${`question-hold ${kindAt(ask, hold.cell) === "special_cargo" ? "special" : ""}`}
          role="group"
          aria-label=${holdWords(ask, freight, hold.cell)}
          data-drop=${hold.cell}
        >
          <span class="question-label" aria-hidden="true">
            ${t("question-ui-hold-name", {
              tile: t(`kind-${kindAt(ask, hold.cell)}`),
              cell: cellName(ask.board, hold.cell),
            })}
          </span>
          ${[...hold.goods].map((letter, at) => cube(hold.cell, letter, at))}
          ${Array.from(
            { length: hold.room - hold.goods.length },
            (_, i) => html`<button
              key=${`free-${i}`}
              type="button"
              class="question-place"
              disabled=${!grip}
              aria-label=${t("question-ui-put-here", { cell: cellName(ask.board, hold.cell) })}
              onClick=${() => onTap(hold.cell)}
            ></button>`,
          )}
        </div>`,
      )}
    </div>
  </div>`;
}
