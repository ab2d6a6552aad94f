/**
 * Exercises that are answered by placing tiles. Click or tap a tile and then a cell, or drag it there; by
 * key: choose a tile, move the cursor, R turns, Enter attaches.
 */

import { t } from "../../core/texts.js";
import { html, useState } from "../../lib.js";
import { Button } from "../../ui/parts.js";
import { SlotTile } from "../building/yardpictures.js";
import { boardData, SIDE } from "../data.js";
import { lyingOn, Ship } from "../ship.js";
import { TileArt } from "../tile.js";
import { cellWords, tileWords } from "../words.js";
import { MeteorList, meteorArrows } from "./meteorpaths.js";
import { usePlacing } from "./placingstate.js";
import { useTileDrag } from "./tiledrag.js";

/** @typedef {ReturnType<typeof usePlacing>} Placing */

/** @param {import("./index.js").WorkProps} props */
export function PlaceExercise({ task, kind, solved, isRight, onAnswer }) {
  const placing = usePlacing(task, solved !== null);
  const { board, free, spots, turns, held, turn } = placing;
  const { place, onKeyDown, setByKey } = placing.pointer;
  const [hover, setHover] = useState(/** @type {number | null} */ (null));
  const { hold, put } = placing;
  const onGrab = useTileDrag({ board, free, place, onHover: setHover, onDrop: put, onHold: hold });
  const isHolding = held !== null && solved === null;
  return html`<div class=${`clinic-work with-tray of-${kind}`}>
    <div
      class="clinic-board"
      ref=${place}
      onKeyDown=${onKeyDown}
      onPointerMove=${(/** @type {PointerEvent} */ event) => {
        if (event.pointerType !== "mouse") return;
        setByKey(false);
        overCell(event, setHover);
      }}
      onPointerLeave=${() => setHover(null)}
      onWheel=${(/** @type {WheelEvent} */ event) => {
        if (!isHolding || !event.deltaY) return;
        event.preventDefault();
        turn(event.deltaY > 0 ? 1 : -1);
      }}
      onContextMenu=${(/** @type {Event} */ event) => turn(1) && event.preventDefault()}
    >
      <${Patient}
        task=${task}
        placing=${placing}
        added=${addedTiles(task, placing, solved && !isRight ? solved : null, isHolding)}
        isOver=${solved !== null}
        hover=${hover}
      />
    </div>
    <div class="clinic-side">
      ${(task.dice ?? []).length > 0 && html`<${MeteorList} task=${task} />`}
      ${
        !solved &&
        html`<${Tray} task=${task} placing=${placing} onGrab=${onGrab} />
          <div class="clinic-answer">
            <${Button} hotkey="R" disabled=${!isHolding} onClick=${() => turn(1)}>${t("clinic-turn")}<//>
            <${Button}
              main
              disabled=${spots.includes(null)}
              onClick=${() => onAnswer({ placed: spots.map((cell, tile) => [Number(cell), turns[tile]]) })}
            >
              ${t(`clinic-answer-${kind}`)}
            <//>
          </div>`
      }
    </div>
  </div>`;
}

/**
 * The given tiles on the ship: where they were attached, or after a wrong answer where they belong.
 * @param {import("./index.js").Task} task @param {Placing} placing
 * @param {import("./index.js").Solved | null} solved @param {boolean} isHolding
 * @returns {[number, number, number][]}
 */
function addedTiles(task, { spots, turns, held }, solved, isHolding) {
  const laid = solved?.placed ?? spots.map((cell, tile) => [cell, turns[tile]]);
  return laid.flatMap(([cell, turn], tile) =>
    cell === null || (isHolding && tile === held)
      ? []
      : [/** @type {[number, number, number]} */ ([cell, task.tiles?.[tile], turn])],
  );
}

/**
 * The ship with the tiles attached so far, and the held one over a cell.
 * @param {{task: import("./index.js").Task, placing: Placing, added: [number, number, number][],
 *   isOver: boolean, hover: number | null}} props
 */
function Patient({ task, placing, added, isOver, hover }) {
  const { board, free, turns, held, choose, pointer } = placing;
  const ship = { ...task.ships[0], tiles: [...task.ships[0].tiles, ...added] };
  const lying = lyingOn(ship);
  const isHolding = held !== null && !isOver;
  const marks = new Map(isHolding ? free.map((cell) => [cell, "fits"]) : []);
  for (const [cell] of added) marks.set(cell, isOver ? "sound solution" : "window");
  const aimed = pointer.isByKey ? pointer.cursor : hover;
  const isAimed = isHolding && aimed !== null && free.includes(aimed);
  return html`<${Ship}
    class=${pointer.isByKey ? "" : "by-pointer"}
    edition=${task.edition}
    shipClass=${task.ship_class}
    ship=${ship}
    label=${t("clinic-patient")}
    marks=${marks}
    cursor=${isOver ? undefined : pointer.cursor}
    onCell=${isOver ? undefined : choose}
    labelOf=${(/** @type {number} */ cell) => cellWords(board, cell, lying.get(cell))}
    over=${html`
      ${meteorArrows(task, [...lying.keys()])}
      ${
        isAimed &&
        html`<${Ghost} task=${task} tile=${task.tiles?.[held]} turn=${turns[held]} cell=${aimed} />`
      }
    `}
  />`;
}

/**
 * @param {{task: import("./index.js").Task, placing: Placing,
 *   onGrab: (event: PointerEvent, tile: number) => void}} props
 */
function Tray({ task, placing, onGrab }) {
  const { spots, turns, held, hold } = placing;
  return html`<div class="clinic-tray" role="group" aria-label=${t("clinic-tray")}>
    ${(task.tiles ?? []).map((tile, number) => {
      const isPlaced = spots[number] !== null;
      const words = tileWords(task.edition, tile, turns[number]);
      return html`<button
        key=${number}
        type="button"
        class=${`clinic-slot ${held === number ? "held" : ""} ${isPlaced ? "placed" : ""}`}
        aria-pressed=${held === number}
        aria-keyshortcuts=${String(number + 1)}
        aria-label=${isPlaced ? t("clinic-slot-placed", { tile: words }) : words}
        onPointerDown=${(/** @type {PointerEvent} */ event) => onGrab(event, number)}
        onClick=${() => hold(number)}
      >
        <${SlotTile} edition=${task.edition} number=${tile} turn=${turns[number]} />
      </button>`;
    })}
  </div>`;
}

/** @param {PointerEvent} event @param {(cell: number | null) => void} onHover */
function overCell(event, onHover) {
  const cell = event.target instanceof Element ? event.target.getAttribute("data-cell") : null;
  onHover(cell === null ? null : Number(cell));
}

/**
 * The held tile over a cell.
 * @param {{task: import("./index.js").Task, tile: number, turn: number, cell: number}} props
 */
function Ghost({ task, tile, turn, cell }) {
  const [x, y] = boardData(task.edition, task.ship_class).corners[cell];
  return html`<g class="held-ghost" pointer-events="none" transform=${`translate(${x} ${y})`}>
    <g class="ghost-tile"><${TileArt} edition=${task.edition} number=${tile} turn=${turn} /></g>
    <rect class="ghost-rim" x="2" y="2" width=${SIDE - 4} height=${SIDE - 4} rx="13" />
  </g>`;
}
