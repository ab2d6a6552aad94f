/** The results of a match. */

import { announce } from "../../core/notices.js";
import { playSound } from "../../core/sound.js";
import { t } from "../../core/texts.js";
import { html, useEffect, useMemo, useState } from "../../lib.js";
import { AfterPage } from "../../ui/after/page.js";
import { MomentList } from "../../ui/after/resultparts.js";
import { LineChart } from "../../ui/chart.js";
import { asPersons, playersOf } from "../teams.js";
import { editionOf, latestView, personName, shownView } from "../who.js";
import { Accounts } from "./accounts.js";
import { Homecoming } from "./finalships.js";
import { Hindsight } from "./hindsightpanel.js";
import { lastSettlement, roundTotals } from "./ledger.js";
import { momentsOf } from "./moments.js";
import { linesOf, Ranking, verdict, winnersOf } from "./ranking.js";

export { Settlement } from "./settlement.js";

/**
 * @typedef {import("../../core/session.js").Session} Session
 * @typedef {import("../../types.d.ts").trucker.View} View
 */

/** The page after a match. @param {{session: Session}} props */
export function Results({ session }) {
  // The table may agree on something else for the next match while this page is open.
  const [edition] = useState(() => editionOf(session));
  const [match] = useState(() => session.latest.peek()?.match ?? "");
  // The view shown, not the latest, which may belong to the next match.
  const view = shownView(session) ?? latestView(session);
  useFanfare(session, view);
  if (!view) return null;
  return html`<${AfterPage} session=${session} verdict=${verdict(session, view)}>
    <div class="results-column">
      <${Ranking} session=${session} view=${view} />
      <${Moments} session=${session} view=${view} />
    </div>
    <div class="results-column">
      <${Totals} session=${session} view=${view} />
      <${LastFlight} session=${session} view=${view} />
    </div>
    ${
      !session.table.value?.lesson &&
      html`<${Hindsight} session=${session} edition=${edition} match=${match} round=${view.round + 1} />`
    }
    <${Homecoming} session=${session} edition=${edition} view=${view} />
  <//>`;
}

/**
 * Announce the winner once; for the winner also with a sound.
 * @param {Session} session @param {View | null} view
 */
function useFanfare(session, view) {
  const isThere = view !== null;
  useEffect(() => {
    if (!view) return;
    announce(`${t("results-over")} ${verdict(session, view)}`);
    if (winnersOf(view).includes(view.me ?? -1)) playSound("win");
  }, [isThere]);
}

/** The credits after each flight, one line per account. @param {{session: Session, view: View}} props */
function Totals({ session, view }) {
  const story = session.director.story.value;
  const final = view.seats.map(({ credits }) => credits ?? 0);
  const { rounds, totals } = useMemo(
    () => roundTotals(story, final, (seat) => view.seats[seat].team ?? seat),
    [story, final.join()],
  );
  // A single flight makes no chart.
  if (rounds.filter((round) => round > 0).length < 2) return null;
  const title = t("results-chart");
  return html`<section class="panel results-chart">
    <h2>${title}</h2>
    <${LineChart}
      title=${title}
      unit=${(/** @type {number} */ credits) => t("results-credits", { credits })}
      labels=${rounds.map((round) => (round ? t("results-flight", { round }) : t("results-start")))}
      series=${linesOf(session, view, totals)}
    />
  </section>`;
}

/** @param {{session: Session, view: View}} props */
function LastFlight({ session, view }) {
  const story = session.director.story.value;
  const settled = useMemo(() => lastSettlement(story), [story]);
  if (!settled) return null;
  return html`<section class="panel results-accounts">
    <h2>${t("results-last-flight")}</h2>
    <${Accounts} session=${session} settled=${settled} view=${view} />
  </section>`;
}

/** @param {{session: Session, view: View}} props */
function Moments({ session, view }) {
  const story = session.director.story.value;
  const moments = useMemo(
    () => momentsOf(asPersons(story, playersOf(view)), shipsByPerson(view)),
    [story, view],
  );
  return html`<${MomentList}
    moments=${moments}
    wordsOf=${(/** @type {import("../../ui/after/best.js").Moment} */ moment) => wordsOf(session, moment)}
  />`;
}

/** The result of each person in the last flight. @param {View} view */
function shipsByPerson(view) {
  const ships = view.seats.map(({ ship, gave_up, player }) => ({
    player,
    open: ship.open ?? 0,
    isHome: !gave_up,
  }));
  return ships.sort((a, b) => a.player - b.player);
}

/**
 * Describes a moment; it belongs to a person, whatever the seat.
 * @param {Session} session @param {import("../../ui/after/best.js").Moment} moment
 */
function wordsOf(session, { what, seat, facts }) {
  const { card, reason, ...numbers } = facts;
  return t(`results-moment-${what}`, {
    ...numbers,
    seat: personName(session, seat),
    card: card ? t(`card-${card}`) : "",
    reason: reason ? t(`gave-up-reason-${reason}`) : "",
  });
}
