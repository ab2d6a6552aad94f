/** The pictures of the pages about what is special: boards, tiles, hits, dice, all from the game's data. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { Sign } from "../../ui/parts.js";
import { aimOf, boardData, data } from "../data.js";
import { Projectile } from "../flight/drawings.js";
import { courseOf } from "../flight/threat.js";
import { Ship } from "../ship.js";
import { cellsBeyond, exampleOn, groupsOf, openedBy, rearCannon } from "./examples.js";

/**
 * @typedef {import("./examples.js").Laid} Laid
 * @typedef {import("../data.js").BoardData} BoardData
 * @typedef {import("../flight/threat.js").Point} Point
 * @typedef {{edition: string, name: string}} Pictured
 */

/** @param {{dice?: number[], words: string, children: import("../../lib.js").Child}} props */
const Figure = ({ dice = [], words, children }) => html`<figure class="special-figure">
  ${children}
  <figcaption>
    ${dice.map((die, i) => html`<${Sign} key=${i} name=${`die-${die}`} size=${26} box="-14 -14 28 28" />`)}
    <span>${words}</span>
  </figcaption>
</figure>`;

/** From the front to the side from which a hit really comes. @param {BoardData} board @param {Point} to */
const bend = ({ width, pad }, [x, y]) =>
  `M${width / 2 - 60} 6V${pad}C${width / 2 - 60} ${pad + 130} ${x} ${pad + 40} ${x} ${y - 50}`;

/**
 * A large meteor on its way over a ship: its lanes, and the rock in front of what it strikes.
 * @param {{edition: string, name: string, from: string, dice: number[], tiles: Laid[]}} props
 */
function Hit({ edition, name, from, dice, tiles }) {
  const board = boardData(edition, name);
  const aim = aimOf(board, from, dice);
  const lies = new Set(tiles.map(([cell]) => cell));
  const courses = aim.lanes.map((lane) => courseOf(board, aim.from, lane, (cell) => lies.has(cell)));
  return html`
    ${courses.map(
      ({ cells, struck }) => html`<g>
        ${cells.slice(0, struck === null ? undefined : cells.indexOf(struck) + 1).map(
          (cell) =>
            html`<rect
                class="fl-lane"
                x=${board.corners[cell][0]}
                y=${board.corners[cell][1]}
                width="100"
                height="100"
              />`,
        )}
      </g>`,
    )}
    ${
      board.torus &&
      html`<rect
        class="fl-first"
        x=${board.corners[courses[0].cells[0]][0] + 4}
        y=${board.corners[courses[0].cells[0]][1] + 4}
        width="92"
        height="92"
        rx="10"
      />`
    }
    ${aim.from !== from && html`<path class="special-bend" d=${bend(board, courses[0].hold)} />`}
    ${courses.map(
      ({ hold: [x, y] }) => html`<g transform=${`translate(${x} ${y})`}>
        <${Projectile} what="meteor" size="large" from=${aim.from} />
      </g>`,
    )}
  `;
}

/** @param {Pictured & {from: string, dice: number[], tiles: Laid[], words: string}} props */
const HitFigure = ({
  edition,
  name,
  from,
  dice,
  tiles,
  words,
}) => html`<${Figure} dice=${dice} words=${words}>
  <${Ship}
    edition=${edition}
    shipClass=${name}
    ship=${{ tiles }}
    over=${html`<${Hit} edition=${edition} name=${name} from=${from} dice=${dice} tiles=${tiles} />`}
    label=${words}
  />
<//>`;

/** The ship with the crack: equal connectors, and a hit that turns and splits. @param {Pictured} props */
function Crack({ edition, name }) {
  const tiles = exampleOn(edition, name);
  const board = boardData(edition, name);
  const more = name === "IIC" ? cellsBeyond(board, boardData(edition, "IC")) : [];
  // In both of the rows that are labelled 3.
  const { lanes } = aimOf(board, "left", [3]);
  const struck = lanes.flatMap((lane) => lane.find((cell) => board.zone.includes(cell)) ?? []);
  /** @type {Laid[]} */
  const hit = struck.map((cell, number) => [cell, tiles[number][1], tiles[number][2]]);
  return html`
    <${Figure} words=${t("special-figure-crack")}>
      <${Ship}
        edition=${edition}
        shipClass=${name}
        ship=${{ tiles }}
        marks=${new Map(more.map((cell) => [cell, "choice"]))}
        label=${t("special-figure-crack")}
      />
    <//>
    <${HitFigure}
      edition=${edition}
      name=${name}
      from="front"
      dice=${[1, 3]}
      tiles=${hit}
      words=${t("special-figure-crack-hit")}
    />
  `;
}

/** The ship without edges. @param {Pictured} props */
function Torus({ edition, name }) {
  const tiles = exampleOn(edition, name);
  const board = boardData(edition, name);
  const dice = [3, 5];
  const [lane] = aimOf(board, "front", dice).lanes;
  /** @type {Laid[]} The third cell on the way is beyond the edge. */
  const hit = [[lane[3], tiles[1][1], tiles[1][2]]];
  return html`
    <${Figure} words=${t("special-figure-torus")}>
      <${Ship} edition=${edition} shipClass=${name} ship=${{ tiles }} label=${t("special-figure-torus")} />
    <//>
    <${HitFigure}
      edition=${edition}
      name=${name}
      from="front"
      dice=${dice}
      tiles=${hit}
      words=${t("special-figure-torus-hit")}
    />
  `;
}

/** The yard before the dice and after them. @param {Pictured} props */
function Yards({ edition, name }) {
  const board = boardData(edition, name);
  const dice = [3, 6];
  const before = groupsOf(board, board.zone);
  const after = groupsOf(board, openedBy(board, dice));
  const words = t("special-figure-yards-dice", { ships: after.length });
  return html`
    <${Figure} words=${t("special-figure-yards", { ships: before.length })}>
      <${Ship}
        edition=${edition}
        shipClass=${name}
        ship=${{ tiles: [] }}
        parts=${before}
        label=${t("special-figure-yards", { ships: before.length })}
      />
    <//>
    <${Figure} dice=${dice} words=${words}>
      <${Ship} edition=${edition} shipClass=${name} ship=${{ tiles: [] }} parts=${after} label=${words} />
    <//>
  `;
}

/** A cannon that guards its own column to the rear and those beside it. @param {Pictured} props */
function RearCannon({ edition, name }) {
  const board = boardData(edition, name);
  const tiles = rearCannon(edition, board);
  const cannon = tiles[1][0];
  const column = board.columns[cannon % board.columns.length];
  const guarded = [column - 1, column, column + 1].flatMap((sum) => aimOf(board, "rear", [sum]).lanes);
  const beside = aimOf(board, "rear", [column + 1]).lanes[0];
  const [x, y] = courseOf(board, "rear", beside, (cell) => cell === board.neighbours[cannon][1]).hold;
  const words = t("special-figure-2e");
  return html`<${Figure} words=${words}>
    <${Ship}
      edition=${edition}
      shipClass=${name}
      ship=${{ tiles }}
      colour="blue"
      under=${guarded.flat().map((cell) => {
        const [left, top] = board.corners[cell];
        return html`<rect class="special-guarded" x=${left} y=${top} width="100" height="100" />`;
      })}
      over=${html`<g transform=${`translate(${x} ${y})`}>
        <${Projectile} what="meteor" size="large" from="rear" />
      </g>`}
      label=${words}
    />
  <//>`;
}

const CROWN = "M-13 10L-16 -9L-7 -1L0 -13L7 -1L16 -9L13 10Z";

/** @param {{metal: "silver" | "gold"}} props */
const Crown = ({ metal }) =>
  html`<svg class=${`special-crown ${metal}`} viewBox="-18 -18 36 36" aria-hidden="true">
    <path d=${CROWN} />
  </svg>`;

/** The titles of the Trek: what they are won for, and what the gold side costs. */
function Titles() {
  /** @type {{id: string}[]} */
  const titles = data().titles;
  return html`<ul class="special-titles">
    ${titles.map(
      ({ id }) => html`<li key=${id} class="panel">
        <h3>${t(`title-${id}`)}</h3>
        <p><${Crown} metal="silver" />${t(`title-goal-${id}`)}</p>
        <p><${Crown} metal="gold" />${t(`title-burden-${id}`)}</p>
      </li>`,
    )}
  </ul>`;
}

/** By topic. @type {Record<string, (props: Pictured) => import("../../lib.js").Child>} */
export const PICTURES = {
  IC: Crack,
  IIC: Crack,
  IIIC: Torus,
  IVC: Yards,
  "2e": RearCannon,
  trek: Titles,
};
