/** The screen of a trucker match: building, flight or results. */

import { part } from "../core/part.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { Loading, useLater } from "../ui/guard.js";
import { Countdown } from "./countdown.js";
import { paceOf } from "./flight/pace.js";
import { hasUnreadSettlement, placeOf } from "./flight/place.js";
import { SwapCall } from "./swap.js";
import { latestView, shownView } from "./who.js";

/** @typedef {import("../core/session.js").Session} Session */

/** The parts of a match are loaded when they are first shown. */
const loadBuilding = part(() => import("./building/index.js").then(({ Building }) => Building), {
  texts: ["building", "cards", "questions"],
  styles: ["trucker/style/cards.css", "trucker/style/building.css", "trucker/style/questions.css"],
});
const loadFlight = part(() => import("./flight/index.js").then(({ Flight }) => Flight), {
  texts: ["flight", "cards", "questions"],
  styles: [
    "trucker/style/cards.css",
    "trucker/style/stats.css",
    "trucker/style/flight.css",
    "trucker/style/questions.css",
    "trucker/style/why.css",
  ],
});
/** Of results and settlements. */
const AFTERWARDS = {
  texts: ["results", "cards", "why", "special", "watching"],
  styles: ["style/results.css", "trucker/style/cards.css", "trucker/style/why.css"],
};
const loadResults = part(() => import("./results/index.js").then(({ Results }) => Results), AFTERWARDS);
const loadSettlement = part(
  () => import("./results/index.js").then(({ Settlement }) => Settlement),
  AFTERWARDS,
);

/** @param {{session: Session}} props */
export function Screen({ session }) {
  useEffect(() => {
    session.director.paceOf = (event, after) =>
      paceOf(event, after, (session.latest.peek()?.rev ?? after.rev) - after.rev);
  }, [session]);
  const [isUnread, close] = useSettlement(session);
  const isSettling = session.isReplay ? isSettled(session) : isUnread;
  const place = usePlace(session);
  const Building = useLater(place === "building" ? loadBuilding : undefined);
  const Flight = useLater(place === "building" ? undefined : loadFlight);
  const Results = useLater(place === "results" ? loadResults : undefined);
  const Settlement = useLater(isSettling ? loadSettlement : undefined);
  if (place === "results" && !isSettling)
    return Results ? html`<${Results} session=${session} />` : html`<${Loading} />`;
  const Place = place === "building" ? Building : Flight;
  return html`
    ${Place ? html`<${Place} session=${session} />` : html`<${Loading} />`}
    ${isSettling && Settlement && html`<${Settlement} session=${session} onClose=${close} />`}
    <${Countdown} session=${session} />${!session.isReplay && html`<${SwapCall} session=${session} />`}
  `;
}

/**
 * Whether a replay is at a settlement: that depends on the moment alone, not on what was shown before.
 * @param {Session} session
 */
function isSettled(session) {
  const update = session.director.shown.value;
  const view = shownView(session);
  if (!update || !view || view.is_over || session.director.scene.value) return false;
  return view.interlude === "break" || (update.events ?? []).some(({ key }) => key === "settled");
}

/** The current screen; while a pause hides the boards, the previous one. @param {Session} session */
function usePlace(session) {
  const last = useRef(/** @type {"building" | "flight" | "results"} */ ("building"));
  const place = placeOf(
    shownView(session),
    latestView(session),
    session.asked.value.map(({ kind }) => kind),
    session.director.scene.value !== null,
  );
  last.current = place ?? last.current;
  return last.current;
}

/**
 * Whether a settlement has been shown since we joined and is still open. In a break between rounds it stays
 * open until the person has confirmed or the break is over.
 * @param {Session} session @returns {[boolean, () => void]}
 */
function useSettlement(session) {
  const story = session.director.story.value;
  const match = session.latest.value?.match;
  const told = useRef(story.length);
  if (session.director.scene.value === null) told.current = story.length;
  const [read, setRead] = useState({ match, upto: story.length });
  // A new match starts a new story.
  const from = read.match === match ? read.upto : 0;
  const close = () => setRead({ match, upto: told.current });
  const isBreak = latestView(session)?.interlude === "break";
  const wasBreak = useRef(isBreak);
  useEffect(() => {
    if (wasBreak.current && !isBreak) setRead({ match, upto: story.length });
    wasBreak.current = isBreak;
  }, [isBreak]);
  const isAsked =
    session.asked.value.some(({ kind }) => kind === "break") && session.director.scene.value === null;
  return [isAsked || hasUnreadSettlement(story.slice(0, told.current), from), close];
}
