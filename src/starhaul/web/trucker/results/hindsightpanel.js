/** “What would have saved you”: decisions and tiles that cost most, found by flying the same flight again. */

import { t } from "../../core/texts.js";
import { html, useEffect } from "../../lib.js";
import { Button } from "../../ui/parts.js";
import { RuleLink } from "../../ui/rulelink.js";
import { CardPicture } from "../cards.js";
import { boardData, cardData, hasCard } from "../data.js";
import { cellName, Ship } from "../ship.js";
import { colourOf } from "../who.js";
import { tileName } from "../words.js";
import { changeText, grouped, isAboutTile, momentText, outcomeText } from "./hindsightwords.js";

/**
 * @typedef {import("../../core/session.js").Session} Session
 * @typedef {import("../../types.d.ts").trucker.LookBack} LookBack
 * @typedef {import("../../types.d.ts").trucker.HindsightFinding} HindsightFinding
 */

/**
 * The panel of one round, for the person at this seat; it asks the server as soon as it is shown.
 * @param {{session: Session, edition: string, match: string, round: number}} props
 */
export function Hindsight({ session, edition, match, round }) {
  const has = !session.isReplay && session.seat.value !== null && match !== "" && round > 0;
  useEffect(() => {
    if (has) session.lookBack(match, round);
  }, [has, match, round]);
  if (!has) return null;
  const known = session.lookBacks.value.get(`${match}/${round}`);
  const found = /** @type {LookBack | null | undefined} */ (known);
  return html`<section class="panel hindsight" aria-busy=${found === undefined}>
    <h2>${t("hindsight-title")}</h2>
    ${found === undefined && html`<p class="muted" role="status">${t("hindsight-busy")}</p>`}
    ${
      found === null &&
      html`<p class="muted" role="status">${t("hindsight-failed")}</p>
        <${Button} onClick=${() => session.lookBack(match, round, true)}>${t("hindsight-retry")}<//>`
    }
    ${found && html`<${Findings} session=${session} edition=${edition} found=${found} />`}
  </section>`;
}

/** @param {{session: Session, edition: string, found: LookBack}} props */
function Findings({ session, edition, found }) {
  const { decisions = [], tiles = [] } = found;
  if (!decisions.length && !tiles.length) return html`<p>${t("hindsight-none")}</p>`;
  const groups = grouped(decisions, tiles);
  return html`
    <p class="muted">${t("hindsight-intro")}</p>
    ${!found.result.place && !groups[0][1].length && html`<p>${t("hindsight-doomed")}</p>`}
    <div class="hindsight-groups">
      ${groups.map(
        ([heading, findings]) =>
          findings.length > 0 &&
          html`<div key=${heading}>
            <h3>${t(heading)}</h3>
            <ol class="findings">
              ${findings.map(
                (finding, number) => html`<${Entry}
                  key=${number}
                  session=${session}
                  edition=${edition}
                  found=${found}
                  finding=${finding}
                />`,
              )}
            </ol>
          </div>`,
      )}
    </div>
  `;
}

/** @param {{session: Session, edition: string, found: LookBack, finding: HindsightFinding}} props */
function Entry({ session, edition, found, finding }) {
  const board = boardData(edition, found.ship_class);
  const context = {
    t,
    nameOfCell: (/** @type {number} */ cell) => cellName(board, cell),
    nameOfTile: (/** @type {number} */ tile) => tileName(edition, tile),
    nameOfCard: (/** @type {string} */ card) =>
      t(`card-${hasCard(edition, card) ? cardData(edition, card).kind : card}`),
  };
  const moment = momentText(finding, context);
  return html`<li class="finding">
    <div class="finding-picture"><${Picture} ...${{ session, edition, found, finding }} /></div>
    <div>
      <p class="finding-head">
        ${finding.keeps_flying && html`<strong class="kept-flying">${t("hindsight-saved")}</strong>`}
        ${
          finding.gain > 0 &&
          html`<strong class="credits-gain">${t("hindsight-gain", { credits: finding.gain })}</strong>`
        }
        ${moment && html`<span class="muted">${moment}</span>`}
      </p>
      <p class="finding-text">${changeText(finding, context)}</p>
      <p class="muted">${outcomeText(finding, context)} <${RuleLink} rule=${finding.rule} /></p>
    </div>
  </li>`;
}

/**
 * The ship with the change, its place marked; or the card of a decision that is about no tile.
 * @param {{session: Session, edition: string, found: LookBack, finding: HindsightFinding}} props
 */
function Picture({ session, edition, found, finding }) {
  const { cell = -1 } = finding.change;
  if (cell < 0 && finding.card && hasCard(edition, finding.card))
    return html`<${CardPicture} edition=${edition} id=${finding.card} />`;
  return html`<${Ship}
    edition=${edition}
    shipClass=${found.ship_class}
    ship=${changedShip(found, finding)}
    colour=${colourOf(session, found.seat)}
    marks=${cell < 0 ? undefined : new Map([[cell, "chosen"]])}
    cropped
    label=${t("hindsight-ship")}
  />`;
}

/**
 * The ship at the end of building; with the change, if it is about a tile.
 * @param {LookBack} found @param {HindsightFinding} finding
 * @returns {import("../../types.d.ts").trucker.ShipView}
 */
export function changedShip(found, finding) {
  const tiles = /** @type {[number, number, number][]} */ (found.ship.tiles);
  const { what, cell = -1, tile = 0, turn = 0, comes_from: from = -1 } = finding.change;
  if (!isAboutTile(finding)) return { tiles };
  const others = tiles.filter(([at]) => at !== cell && at !== from);
  return { tiles: what === "leave" ? others : [...others, [cell, tile, turn]] };
}
