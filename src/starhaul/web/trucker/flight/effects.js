/** Effects drawn over one ship: threats in their lanes, impacts, parts that drift away, tokens that move. */

import { fieldOf } from "../../core/told.js";
import { html } from "../../lib.js";
import { aimOf, data, tileData } from "../data.js";
import { TileArt, token } from "../tile.js";
import { Arc, Flash, Projectile, Shards } from "./drawings.js";
import { courseOf, middleOf, shift } from "./threat.js";

/**
 * @typedef {import("../data.js").BoardData} BoardData
 * @typedef {import("./storyview.js").StoryView} StoryView
 * @typedef {import("./threat.js").Threat} Threat
 * @typedef {import("./threat.js").Course} Course
 * @typedef {import("../../types.d.ts").trucker.ShipView} ShipView
 * @typedef {{edition: string, board: BoardData, seat: number, colour: string, ship: ShipView,
 *   storyView: StoryView, threat: Threat | null}} Stage
 */

/** Events that end a threat for a ship. */
const BLOWS = new Set(["meteor-bounced", "meteor-shot", "defended", "tile-hit"]);

/**
 * @param {Stage} stage
 * @returns {{under: import("../../lib.js").Child, over: import("../../lib.js").Child, names: string,
 *   isGone: (lying: {cell: number}) => boolean}}
 */
export function effectsOn(stage) {
  const { storyView, seat } = stage;
  const gone = storyView.gone.get(seat);
  const isMine = storyView.event !== null && fieldOf(storyView.event, "seat") === seat;
  const isStruck = isMine && storyView.event?.key === "tile-hit";
  return {
    under: html`<${Lanes} ...${stage} />`,
    over: html`<g class="fl-over" key=${storyView.id} style=${{ "--ms": `${Math.round(storyView.ms)}ms` }}>
      <g class=${storyView.event?.key === "threat-rolled" ? "fl-numbers rolling" : "fl-numbers"}>
        <${Numbers} ...${stage} />
      </g>
      <${Threats} ...${stage} />
      ${isMine && html`<${Happening} ...${stage} />`}
    </g>`,
    // The name changes with each impact, so that the animation restarts.
    names: isStruck ? `shaking-${Number(storyView.id.split("-")[1]) % 2}` : "",
    isGone: ({ cell }) => gone?.has(cell) ?? false,
  };
}

/** The lanes of a threat for this ship. @param {Stage} stage @returns {Course[]} */
function coursesOf({ board, ship, seat, storyView, threat }) {
  if (!threat || threat.isMissed || threat.isTurning || !threat.targets.includes(seat)) return [];
  const gone = storyView.gone.get(seat);
  const outcomes = threat.outcomes.get(seat) ?? [];
  const lies = new Set(ship.tiles.map(([cell]) => cell).filter((cell) => !gone?.has(cell)));
  const isStruck = (/** @type {number} */ cell) =>
    lies.has(cell) || outcomes.some((outcome) => outcome.cell === cell);
  return aimOf(board, threat.from, threat.dice).lanes.map((lane) =>
    courseOf(board, threat.from, lane, isStruck),
  );
}

/** Whether a threat is still approaching along a lane. @param {Course} course @param {Stage} stage */
function isOnItsWay(course, { threat, seat, storyView }) {
  const outcomes = threat?.outcomes.get(seat) ?? [];
  if (course.struck === null)
    return storyView.event?.key === "threat-rolled" || storyView.event?.key === "threat-split";
  return !outcomes.some(({ cell }) => cell === course.struck);
}

/** Highlighted lanes. @param {Stage} stage */
function Lanes(stage) {
  const { board, storyView } = stage;
  const isTold = storyView.event !== null || storyView.isCardOpen;
  const courses = isTold ? coursesOf(stage) : [];
  const isRolling = storyView.event?.key === "threat-rolled";
  return html`<g
    class=${`fl-lanes ${isRolling ? "rolling" : ""}`}
    style=${{ "--ms": `${Math.round(storyView.ms)}ms` }}
  >
    ${courses.map(
      ({ cells }) => html`<g>
        ${cells.map(
          (cell) =>
            html`<rect
              class="fl-lane"
              x=${board.corners[cell][0]}
              y=${board.corners[cell][1]}
              width="100"
              height="100"
            />`,
        )}
        ${
          board.torus &&
          html`<rect
            class="fl-first"
            x=${board.corners[cells[0]][0] + 4}
            y=${board.corners[cells[0]][1] + 4}
            width="92"
            height="92"
            rx="10"
          />`
        }
      </g>`,
    )}
  </g>`;
}

/**
 * The number rolled, at the end of each lane; on a torus the dice name a cell, which is marked.
 * @param {Stage} stage
 */
function Numbers(stage) {
  const { board, storyView, threat } = stage;
  if (!threat || board.torus || (!storyView.event && !storyView.isCardOpen)) return null;
  const label = board.dice === "sum" ? threat.dice.reduce((sum, die) => sum + die, 0) : threat.dice.join(",");
  return coursesOf(stage).map(
    ({ cells, way, struck }) =>
      html`<${LaneNumber} at=${numberAt(board, cells, way, struck === cells[0])} label=${label} />`,
  );
}

/**
 * The end at which the threat enters, unless the label would be hidden behind it.
 * @param {BoardData} board @param {number[]} cells @param {import("./threat.js").Point} way
 * @param {boolean} isFar
 */
function numberAt(board, cells, way, isFar) {
  return isFar
    ? shift(middleOf(board, cells[cells.length - 1]), way, 78)
    : shift(middleOf(board, cells[0]), way, -78);
}

/** @param {{at: import("./threat.js").Point, label: string | number}} props */
const LaneNumber = ({ at: [x, y], label }) =>
  html`<g class="fl-number" transform=${`translate(${x} ${y})`}>
    <circle r="27" /><text y="12">${label}</text>
  </g>`;

/**
 * Approaching meteors and shots: they fly in and then wait for the decision.
 * @param {Stage} stage
 */
function Threats(stage) {
  const { storyView, threat } = stage;
  if (!threat || (!storyView.event && !storyView.isCardOpen)) return null;
  const isComing = storyView.event?.key === "threat-rolled";
  return coursesOf(stage)
    .filter((course) => isOnItsWay(course, stage))
    .map(
      (course) => html`<g
        class=${isComing ? (course.struck === null ? "fl-passing" : "fl-coming") : "fl-waiting"}
        style=${between(course.start, course.hold)}
      >
        <${Projectile} ...${threat} />
      </g>`,
    );
}

/** @param {import("./threat.js").Point} from @param {import("./threat.js").Point} to */
const between = (from, to) => ({
  "--x0": `${from[0]}px`,
  "--y0": `${from[1]}px`,
  "--x1": `${to[0]}px`,
  "--y1": `${to[1]}px`,
  transform: `translate(${to[0]}px, ${to[1]}px)`,
});

/** The effect of the current event on this ship. @param {Stage} stage */
function Happening(stage) {
  const { storyView, board, threat } = stage;
  const event = /** @type {import("../../types.d.ts").ToldEvent} */ (storyView.event);
  const cell = fieldOf(event, "cell") ?? null;
  return html`
    ${storyView.fresh.length > 0 && html`<${Drift} ...${stage} />`}
    ${
      BLOWS.has(event.key) &&
      cell !== null &&
      html`<${Blow} board=${board} kind=${event.key} cell=${cell} threat=${threat} />`
    }
    ${storyView.moved.map((moved) => html`<${Mover} ...${stage} moved=${moved} />`)}
    ${event.key === "credits-earned" && html`<${Coins} board=${board} credits=${event.args.credits} />`}
  `;
}

/** Whether cannons have shot it. @param {string} kind Of the event. @param {Threat | null} threat */
const isShotDown = (kind, threat) =>
  kind === "meteor-shot" || (kind === "defended" && threat?.what === "meteor" && threat.size === "large");

/** @param {{board: BoardData, kind: string, cell: number, threat: Threat | null}} props */
function Blow({ board, kind, cell, threat }) {
  const middle = middleOf(board, cell);
  const course = courseOf(board, threat?.from ?? "front", [cell], () => true);
  const touch = shift(middle, course.way, -54);
  const isShot = isShotDown(kind, threat);
  const spot = kind === "tile-hit" ? middle : isShot ? course.hold : touch;
  const moving = threat && !isShot;
  return html`<g>
    ${
      moving &&
      html`<g
        class=${kind === "tile-hit" ? "fl-striking" : "fl-bouncing"}
        style=${{
          ...between(course.hold, kind === "tile-hit" ? middle : touch),
          "--bx": `${-course.way[0] * 260 + course.way[1] * 120}px`,
          "--by": `${-course.way[1] * 260 + course.way[0] * 120}px`,
        }}
      >
        <${Projectile} ...${threat} />
      </g>`
    }
    ${isShot && html`<line class="fl-beam" x1=${touch[0]} y1=${touch[1]} x2=${spot[0]} y2=${spot[1]} />`}
    ${
      kind === "defended" &&
      !isShot &&
      html`<g transform=${`translate(${middle.join(" ")})`}><${Arc} from=${threat?.from ?? "front"} /></g>`
    }
    <g transform=${`translate(${spot.join(" ")})`} class=${kind === "meteor-bounced" ? "fl-faint" : ""}>
      <${Flash} />${(isShot || kind === "tile-hit") && html`<${Shards} />`}
    </g>
  </g>`;
}

/** Lost tiles, drifting away from the ship. @param {Stage} stage */
function Drift({ edition, board, colour, ship, storyView }) {
  const cells = new Set(storyView.fresh);
  const tiles = ship.tiles.filter(([cell]) => cells.has(cell));
  if (!tiles.length) return null;
  const mean = tiles.reduce(
    (sum, [cell]) => shift(sum, middleOf(board, cell), 1 / tiles.length),
    /** @type {[number, number]} */ ([0, 0]),
  );
  const out = [mean[0] - board.width / 2, mean[1] - board.height / 2];
  const long = Math.hypot(out[0], out[1]) || 1;
  const style = {
    "--dx": `${(out[0] / long) * 190}px`,
    "--dy": `${(out[1] / long) * 190 + 30}px`,
    transformOrigin: `${mean[0]}px ${mean[1]}px`,
  };
  return html`<g class="fl-drift" style=${style}>
    ${tiles.map(
      ([cell, tile, turn]) => html`<g transform=${`translate(${board.corners[cell].join(" ")})`}>
        <${TileArt}
          edition=${edition}
          number=${tile}
          turn=${turn}
          colour=${colour}
          contents=${{ batteries: 0 }}
        />
      </g>`,
    )}
  </g>`;
}

/**
 * A token that leaves its tile or comes aboard.
 * @param {Stage & {moved: import("./storyview.js").Moved}} props
 */
function Mover({ edition, board, ship, moved }) {
  const lying = ship.tiles.find(([cell]) => cell === moved.cell);
  if (!lying) return null;
  const { kind, capacity } = tileData(edition, lying[1]);
  const spots = /** @type {[number, number, number][]} */ (
    data().spots[`${kind}-${capacity}`] ?? data().seats
  );
  const [x, y, scale] = spots[moved.index] ?? [50, 50, 1];
  const [left, top] = board.corners[moved.cell];
  return html`
    <g class="fl-spot" transform=${`translate(${left + 50} ${top + 50})`}><circle r="46" /></g>
    <g transform=${`translate(${left + x} ${top + y})`}>
      <g class=${moved.isGain ? "fl-gain" : "fl-loss"}>${token(moved.name, 0, 0, scale * 1.15)}</g>
    </g>
  `;
}

/** @param {{board: BoardData, credits: number}} props */
const Coins = ({
  board,
  credits,
}) => html`<g transform=${`translate(${board.width / 2} ${board.height / 2})`}>
  <g class="fl-coins">
    ${[-1, 0, 1].map(
      (i) =>
        html`<g transform=${`translate(${i * 46} ${Math.abs(i) * 18}) scale(2.1)`}>
          <use href="#sh-coin" />
        </g>`,
    )}
    <text class="fl-sum" y="-44">+${credits}</text>
  </g>
</g>`;
