/** The coach's figures of the ship being built, as small signs with numbers. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { Stat, span } from "../flight/strengths.js";
import { half } from "../halves.js";

/** @typedef {import("../../types.d.ts").trucker.Figures} Figures */

/** The number of sides of a ship. */
const SIDES = 4;

/** @param {string} name @param {string | number} value */
const words = (name, value) => `${t(`coach-figure-${name}`)}: ${value}`;

/** @param {number} base @param {number} most */
const range = (base, most) =>
  base === most ? half(base) : t("coach-figure-range", { base: half(base), most: half(most) });

/** @param {{session: import("../../core/session.js").Session}} props */
export function ShipFigures({ session }) {
  const figures = /** @type {Figures | null} */ (session.coach.figures.value);
  if (!figures) return null;
  const { engines, cannons, crew, batteries, shields, open, containers, special, faults, credits } = figures;
  // Cannon strength is doubled.
  const guns = /** @type {const} */ ([cannons[0] / 2, cannons[1] / 2]);
  const covered = t("coach-figure-of", { count: shields.length, all: SIDES });
  const cargo = special ? t("coach-figure-special", { count: containers, special }) : containers;
  return html`<ul class="stats coach-figures" aria-label=${t("coach-figures")}>
    <${Stat} what="engines" words=${words("engines", range(...engines))}>${span(...engines)}<//>
    <${Stat} what="cannons" words=${words("cannons", range(...guns))}>${span(...guns)}<//>
    <${Stat} what="crew" words=${words("crew", crew)}>${crew}<//>
    <${Stat} what="batteries" words=${words("batteries", batteries)}>${batteries}<//>
    <${Stat} what="shields" words=${words("shields", covered)}>${shields.length}<//>
    <${Stat} what="cargo" words=${words("cargo", cargo)}>
      ${special ? `${containers}+${special}` : containers}
    <//>
    <${Stat} what="open" words=${words("open", open)}>${open}<//>
    ${faults > 0 && html`<${Stat} what="lost" words=${words("faults", faults)} class="bad">${faults}<//>`}
    ${credits != null && html`<${Stat} what="credits" words=${words("credits", credits)}>${credits}<//>`}
  </ul>`;
}
