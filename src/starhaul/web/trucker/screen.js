/** The screen of a trucker match: building, flight or results. */

import { html, useEffect, useRef, useState } from "../lib.js";
import { Building } from "./building/index.js";
import { Countdown } from "./countdown.js";
import { Flight } from "./flight/index.js";
import { paceOf } from "./flight/pace.js";
import { hasUnreadSettlement, placeOf } from "./flight/place.js";
import { Results, Settlement } from "./results/index.js";
import { SwapCall } from "./swap.js";
import { latestView, shownView } from "./who.js";

/** @typedef {import("../core/session.js").Session} Session */

/** @param {{session: Session}} props */
export function Screen({ session }) {
  useEffect(() => {
    session.director.paceOf = (event, after) =>
      paceOf(event, after, (session.latest.peek()?.rev ?? after.rev) - after.rev);
  }, [session]);
  const [isSettling, close] = useSettlement(session);
  const place = usePlace(session);
  if (place === "results" && !isSettling) return html`<${Results} session=${session} />`;
  return html`
    ${
      place === "building" ? html`<${Building} session=${session} />` : html`<${Flight} session=${session} />`
    }
    ${isSettling && html`<${Settlement} session=${session} onClose=${close} />`}
    <${Countdown} session=${session} /><${SwapCall} session=${session} />
  `;
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
