/** The final ranking. */

import { teamLetter } from "../../core/teamletter.js";
import { listed, t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { Medal } from "../../ui/after/resultparts.js";
import { BotMark } from "../../ui/botmark.js";
import { SeatMark, Sign } from "../../ui/parts.js";
import { accountsOf, hasTeams } from "../teams.js";
import { botOf, colourNumber, colourOf, nameOf } from "../who.js";

/**
 * @typedef {import("../../core/session.js").Session} Session
 * @typedef {import("../../types.d.ts").trucker.View} View
 */

/** The seats in the order of the ranking. @param {View} view */
export const ranked = (view) =>
  view.seats
    .map((_, seat) => seat)
    .sort((a, b) => {
      const place = (/** @type {number} */ seat) => view.seats[seat].place ?? Infinity;
      return place(a) === place(b) ? a - b : place(a) - place(b);
    });

/** The seats of the winners. @param {View} view */
export const winnersOf = (view) => ranked(view).filter((seat) => view.seats[seat].place === 1);

/** The accounts in the order of the ranking, each by its seats. @param {View} view */
export function rankedAccounts(view) {
  const order = ranked(view);
  return accountsOf(view).sort((a, b) => order.indexOf(a[0]) - order.indexOf(b[0]));
}

/** The name of an account. @param {Session} session @param {View} view @param {number[]} seats */
export function accountName(session, view, seats) {
  const { team } = view.seats[seats[0]];
  return typeof team === "number" ? t("results-team", { team: teamLetter(team) }) : nameOf(session, seats[0]);
}

/**
 * The lines of the chart, one per account: those of team-mates would coincide.
 * @param {Session} session @param {View} view @param {number[][]} totals The totals of each seat.
 */
export const linesOf = (session, view, totals) =>
  rankedAccounts(view).map((seats) => ({
    name: accountName(session, view, seats),
    colour: colourNumber(session, seats[0]),
    values: totals[seats[0]],
  }));

/** The winner in one sentence. @param {Session} session @param {View} view */
export function verdict(session, view) {
  const winners = winnersOf(view);
  if (!winners.length) return t("results-nobody");
  const accounts = rankedAccounts(view).filter((seats) => winners.includes(seats[0]));
  const names = listed(winners.map((seat) => nameOf(session, seat)));
  if (accounts.length > 1) return t("results-wins", { count: winners.length, names });
  const isMine = winners.includes(view.me ?? -1);
  if (hasTeams(view)) return isMine ? t("results-team-you-win") : t("results-team-wins", { names });
  return isMine ? t("results-you-win") : t("results-wins", { count: 1, names });
}

/** @param {{session: Session, view: View}} props */
export function Ranking({ session, view }) {
  const most = Math.max(1, ...view.seats.map(({ credits }) => credits ?? 0));
  return html`<ol class="ranking panel">
    ${rankedAccounts(view).map(
      (seats) =>
        html`<${Rank} key=${seats[0]} session=${session} view=${view} seats=${seats} most=${most} />`,
    )}
  </ol>`;
}

/**
 * One account: of a seat, or of both seats of a team.
 * @param {{session: Session, view: View, seats: number[], most: number}} props
 */
function Rank({ session, view, seats, most }) {
  const { place, credits, team } = view.seats[seats[0]];
  const titles = (view.titles ?? []).filter((title) => seats.includes(title.seat));
  return html`<li class=${place === 1 ? "rank-first" : ""}>
    <${Medal} place=${place} />
    <div class="rank-who">
      ${
        typeof team === "number" &&
        html`<div class="rank-title">${t("results-team", { team: teamLetter(team) })}</div>`
      }
      <div class=${`rank-name ${seats.length > 1 ? "rank-team" : ""}`}>
        ${seats.map(
          (seat) => html`<span key=${seat} class="rank-member">
            <${SeatMark} colour=${colourNumber(session, seat)} /><span>${nameOf(session, seat)}</span>
            <${BotMark} bot=${botOf(session, seat)} />
          </span>`,
        )}
      </div>
      <div class="rank-bar">
        <span
          class=${`bar-${colourOf(session, seats[0])}`}
          style=${{ width: `${(100 * (credits ?? 0)) / most}%` }}
        ></span>
      </div>
      ${titles.map(
        ({ title, gold }) =>
          html`<div class="rank-title">
            ★ ${gold ? t("results-gold", { title: t(`title-${title}`) }) : t(`title-${title}`)}
          </div>`,
      )}
    </div>
    <div class="rank-credits">
      <span class="unseen">${t("results-credits", { credits: credits ?? 0 })}</span>
      <span aria-hidden="true">${credits ?? "?"}</span><${Sign} name="coin" size=${22} box="-13 -13 26 26" />
    </div>
  </li>`;
}
