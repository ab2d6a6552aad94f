/** Who has won, and with how much. */

import { html } from "../../lib.js";
import { listed, t } from "../../core/texts.js";
import { Medal } from "../../ui/after/parts.js";
import { SeatMark, Sign } from "../../ui/parts.js";
import { colourNumber, colourOf, nameOf } from "../who.js";

/**
 * @typedef {import("../../core/session.js").Session} Session
 * @typedef {import("../../types.d.ts").trucker.View} View
 */

/** The seats in the order of the ranking. @param {View} view */
export const ranked = (view) =>
  view.seats.map((_, seat) => seat).sort((a, b) => {
    const place = (/** @type {number} */ seat) => view.seats[seat].place ?? Infinity;
    return place(a) === place(b) ? a - b : place(a) - place(b);
  });

/** The seats of the winners. @param {View} view */
export const winnersOf = (view) => ranked(view).filter((seat) => view.seats[seat].place === 1);

/** Who has won, in one sentence. @param {Session} session @param {View} view */
export function verdict(session, view) {
  const winners = winnersOf(view);
  const me = view.me ?? -1;
  if (!winners.length) return t("results-nobody");
  if (winners.length === 1 && winners[0] === me) return t("results-you-win");
  return t("results-wins", { count: winners.length, names: listed(winners.map((seat) => nameOf(session, seat))) });
}

/** @param {{session: Session, view: View}} props */
export function Ranking({ session, view }) {
  const most = Math.max(1, ...view.seats.map(({ credits }) => credits ?? 0));
  return html`<ol class="ranking panel">
    ${ranked(view).map((seat) => {
      const { place, credits } = view.seats[seat];
      const titles = (view.titles ?? []).filter((title) => title.seat === seat);
      return html`<li key=${seat} class=${place === 1 ? "rank-first" : ""}>
        <${Medal} place=${place} />
        <div class="rank-who">
          <div class="rank-name"><${SeatMark} colour=${colourNumber(session, seat)} /><span>${nameOf(session, seat)}</span>
            ${seat === view.me && html`<span class="chip-small">${t("results-you")}</span>`}</div>
          <div class="rank-bar"><span class=${`bar-${colourOf(session, seat)}`} style=${{ width: `${(100 * (credits ?? 0)) / most}%` }}></span></div>
          ${titles.map(({ title, gold }) => html`<div class="rank-title">★ ${gold ? t("results-gold", { title: t(`title-${title}`) }) : t(`title-${title}`)}</div>`)}
        </div>
        <div class="rank-credits">
          <span class="unseen">${t("results-credits", { credits: credits ?? 0 })}</span>
          <span aria-hidden="true">${credits ?? "?"}</span><${Sign} name="coin" size=${22} box="-13 -13 26 26" />
        </div>
      </li>`;
    })}
  </ol>`;
}
