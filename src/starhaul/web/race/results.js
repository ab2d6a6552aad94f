/** The results of a race. */

import { announce } from "../core/notices.js";
import { playSound } from "../core/sound.js";
import { teamLetter } from "../core/teamletter.js";
import { listed, t } from "../core/texts.js";
import { html, useEffect, useMemo } from "../lib.js";
import { AfterPage } from "../ui/after/page.js";
import { Medal, MomentList } from "../ui/after/resultparts.js";
import { colourOf, data } from "./data.js";
import { FinalTrack, Lane } from "./finaltrack.js";
import { raceMoments } from "./results/moments.js";
import { hasTeams, homeOf, nameOf, playerName, shownView } from "./who.js";
import { capital, shipName } from "./words.js";

/**
 * @typedef {import("../core/session.js").Session} Session
 * @typedef {import("../types.d.ts").race.View} View
 * @typedef {import("../ui/after/best.js").Moment} Moment
 */

/** @param {{session: Session}} props */
export function RaceResults({ session }) {
  const view = shownView(session);
  useFanfare(session, view);
  if (!view) return null;
  return html`<${AfterPage} session=${session} verdict=${verdict(session, view)}>
    <div class="results-column"><${Teams} session=${session} view=${view} /></div>
    <div class="results-column">
      <${RaceMoments} session=${session} view=${view} /><${Finish} view=${view} />
    </div>
  <//>`;
}

/** @param {View} view @param {number} seat */
const hasWon = (view, seat) => (view.winners ?? []).includes(view.seats[seat]?.team);

/** The winners in one sentence. @param {Session} session @param {View} view */
function verdict(session, view) {
  const winners = view.seats.map((_, seat) => seat).filter((seat) => hasWon(view, seat));
  if (!winners.length) return t("results-race-nobody");
  if (hasWon(view, view.me ?? -1)) return t(winners.length === 1 ? "results-you-win" : "race-ui-team-wins");
  return t("results-wins", {
    count: winners.length,
    names: listed(winners.map((seat) => nameOf(session, view, seat))),
  });
}

/**
 * Announce the winners once; for winners also with a sound.
 * @param {Session} session @param {View | null} view
 */
function useFanfare(session, view) {
  const isThere = view !== null;
  useEffect(() => {
    if (!view) return;
    announce(`${t("results-over")} ${verdict(session, view)}`);
    if (hasWon(view, view.me ?? -1)) playSound("win");
  }, [isThere]);
}

/** The last index of the track. */
const finish = () => data().track.spaces.length - 1;

/**
 * Winners first, then by ships at home, then by progress.
 * @param {View} view @param {number} last
 */
export function rankedTeams(view, last) {
  const teams = [...new Set(view.seats.map(({ team }) => team))];
  const way = (/** @type {number} */ team) => shipsOf(view, team).reduce((sum, [, index]) => sum + index, 0);
  const won = (/** @type {number} */ team) => Number((view.winners ?? []).includes(team));
  return teams.sort(
    (a, b) =>
      won(b) - won(a) || homeOf(view, b, last).home - homeOf(view, a, last).home || way(b) - way(a) || a - b,
  );
}

/** @param {View} view @param {number} team */
function shipsOf(view, team) {
  const colours = new Set(view.seats.filter((seat) => seat.team === team).flatMap((seat) => seat.colours));
  return view.ships.filter(([name]) => colours.has(colourOf(name)));
}

/** @param {{session: Session, view: View}} props */
function Teams({ session, view }) {
  const last = finish();
  return html`<ol class="ranking panel">
    ${rankedTeams(view, last).map(
      (team, rank) =>
        html`<${Team} key=${team} session=${session} view=${view} team=${team} rank=${rank} last=${last} />`,
    )}
  </ol>`;
}

/** @param {{session: Session, view: View, team: number, rank: number, last: number}} props */
function Team({ session, view, team, rank, last }) {
  const isFirst = (view.winners ?? []).includes(team);
  const { home, needed } = homeOf(view, team, last);
  const members = view.seats.flatMap((seat, number) => (seat.team === team ? [number] : []));
  return html`<li class=${isFirst ? "rank-first" : ""}>
    <${Medal} place=${isFirst ? 1 : rank + 1} />
    <div class="rank-who">
      ${
        hasTeams(view) && html`<div class="rank-title">${t("results-team", { team: teamLetter(team) })}</div>`
      }
      <div class="rank-name rank-team">
        ${members.map(
          (seat) => html`<span key=${seat} class="rank-member">
            ${nameOf(session, view, seat)}
            ${
              session.table.value?.seats[seat]?.bot && html`<small>${playerName(session, view, seat)}</small>`
            }
            ${seat === view.me && html`<span class="chip-small">${t("results-you")}</span>`}
          </span>`,
        )}
      </div>
      <ul class="rank-ships">
        ${shipsOf(view, team).map((ship) => html`<${Lane} key=${ship[0]} ship=${ship} last=${last} />`)}
      </ul>
    </div>
    <div class="rank-credits">
      <span class="unseen">${t("results-home", { home, needed })}</span>
      <span aria-hidden="true">${home}<small>/${needed}</small></span>
    </div>
  </li>`;
}

/**
 * The final positions. The table may have agreed on another track meanwhile.
 * @param {{view: View}} props
 */
function Finish({ view }) {
  const { track } = data();
  if (view.ships.some(([, index]) => index >= track.spaces.length)) return null;
  return html`<section class="panel race-finish">
    <h2>${t("race-ui-finish")}</h2><${FinalTrack} ships=${view.ships} label=${t("race-ui-finish")} />
  </section>`;
}

/** @param {{session: Session, view: View}} props */
function RaceMoments({ session, view }) {
  const story = session.director.story.value;
  const moments = useMemo(() => raceMoments(story), [story]);
  const wordsOf = (/** @type {Moment} */ { what, seat, facts: { ship, ...numbers } }) =>
    capital(
      t(`results-moment-${what}`, {
        ...numbers,
        seat: nameOf(session, view, seat),
        ship: ship ? shipName(String(ship)) : "",
      }),
    );
  return html`<${MomentList} moments=${moments} wordsOf=${wordsOf} />`;
}
