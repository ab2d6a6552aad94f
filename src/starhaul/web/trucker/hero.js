/** The picture on the home page: a ship built by one of our bots, with a full hold. */

import { gameData } from "../core/gamedata.js";
import { html } from "../lib.js";
import { Ship } from "./ship.js";

/** @type {import("../types.d.ts").trucker.ShipView} */
const SHIP = {
  tiles: [
    [2, 102, 0],
    [4, 148, 3],
    [8, 106, 0],
    [9, 46, 2],
    [10, 31, 3],
    [11, 35, 1],
    [12, 9, 3],
    [14, 111, 0],
    [15, 66, 0],
    [16, 18, 1],
    [17, 34, 0],
    [18, 63, 2],
    [19, 85, 0],
    [20, 155, 0],
    [21, 115, 3],
    [22, 43, 2],
    [23, 25, 3],
    [24, 153, 2],
    [25, 53, 2],
    [27, 141, 1],
    [28, 5, 1],
    [29, 83, 0],
    [30, 91, 0],
    [32, 107, 3],
    [33, 135, 0],
    [34, 47, 3],
  ],
  crew: [
    [9, 2],
    [11, 2],
    [17, 2],
    [22, 2],
    [34, 2],
  ],
  batteries: [
    [12, 2],
    [28, 2],
  ],
  goods: [
    [10, "YG"],
    [16, "BG"],
    [23, "YB"],
  ],
};

export function Hero() {
  const isThere = gameData.value.trucker !== undefined;
  return (
    isThere &&
    html`<${Ship} class="hero-ship" edition="2e" shipClass="II" ship=${SHIP} colour="blue" label="" />`
  );
}
