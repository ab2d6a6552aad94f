/** A trucker match in a list of running tables: its ships, small. */

import { gameData } from "../core/gamedata.js";
import { boxOf, t } from "../core/texts.js";
import { html } from "../lib.js";
import { LiveShips } from "../ui/liveships.js";
import { className } from "./agreement.js";
import { COLOURS } from "./data.js";
import { Ship } from "./ship.js";

/**
 * @typedef {import("../types.d.ts").LiveTable} LiveTable
 * @typedef {import("../types.d.ts").trucker.Thumbnail} Picture
 */

/** @param {{live: LiveTable}} props */
export function Thumbnail({ live }) {
  const picture = /** @type {Picture} */ (live.picture);
  if (!gameData.value.trucker) return null;
  const { round = 1, rounds = 1 } = picture;
  const shipClass = className(picture.ship_class);
  const box = boxOf(picture.edition);
  const phase = t(picture.is_flying ? "live-flying" : "live-building");
  return html`<${LiveShips}
    live=${live}
    words=${t(rounds > 1 ? "live-round" : "live-phase", { phase, class: shipClass, round, rounds, box })}
    ships=${picture.ships.map(({ player, tiles, is_out: isOut = false }, seat) => ({
      person: player,
      // Colours belong to seats, whoever sits there (RUL-76).
      colour: live.seats[seat]?.colour ?? 0,
      isOut,
      note: t("live-tiles", { number: tiles.length }),
      picture: html`<${Ship}
        edition=${picture.edition}
        shipClass=${picture.ship_class}
        ship=${{ tiles }}
        colour=${COLOURS[live.seats[seat]?.colour ?? 0]}
        parts=${picture.parts}
        cropped=${true}
        label=""
      />`,
    }))}
  />`;
}
