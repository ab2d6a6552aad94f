/** The screen of a race, from the first deal to the results. */

import { useKeys } from "../core/keys.js";
import { announce } from "../core/notices.js";
import { playSound } from "../core/sound.js";
import { t } from "../core/texts.js";
import { html, useEffect, useMemo, useState } from "../lib.js";
import { useAttention } from "../ui/attention.js";
import { GameBar } from "../ui/gamebar.js";
import { Held, useHeldBack, useHurry } from "../ui/heldquestion.js";
import { LogSign } from "../ui/logsign.js";
import { Dialog } from "../ui/parts.js";
import { choicesOf, focusAt, handOf, shownReach } from "./choice.js";
import { useChoosing } from "./choosing.js";
import { data } from "./data.js";
import { BonusHand, Hand } from "./hand.js";
import { LegendButton } from "./legend.js";
import { Caption, Log, News, useAnnouncements } from "./log.js";
import { TrackMap } from "./map.js";
import { paceOf } from "./pace.js";
import { Piles } from "./piles.js";
import { Question, questionText } from "./question.js";
import { RaceResults } from "./results.js";
import { Seats } from "./seats.js";
import { aloftAfter, aloftAsked, staged } from "./stage.js";
import { statusOf } from "./status.js";
import { awayShips, latestView, onTurn, shownView } from "./who.js";

/**
 * @typedef {import("../core/session.js").Session} Session
 * @typedef {import("../types.d.ts").race.View} View
 * @typedef {import("../types.d.ts").race.AskedQuestion} Asked
 * @typedef {import("./choosing.js").Choosing} Choosing
 */

/** The number of recent events that suffice to know whether a ship is at rest. */
const LATELY = 24;

/** @param {{session: Session}} props */
export function Screen({ session }) {
  useEffect(() => {
    session.director.paceOf = paceOf;
  }, [session]);
  const shown = shownView(session);
  const latest = latestView(session);
  if (!shown || !latest) return html`<p class="loading" role="status">${t("client-loading")}</p>`;
  if (shown.is_over && !session.director.scene.value) return html`<${RaceResults} session=${session} />`;
  return html`<${Course} session=${session} shown=${shown} latest=${latest} />`;
}

/**
 * The ships at the current point of the story.
 * @param {Session} session @param {View} shown @param {Asked | null} asked
 */
function shipsNow(session, shown, asked) {
  const { track } = data();
  const scene = session.director.scene.value;
  const story = session.director.story.value;
  const events = scene?.after.events ?? [];
  const told = scene ? events.slice(0, events.indexOf(scene.event) + 1) : [];
  // Events of the update being played are not part of the earlier story.
  const before = scene ? story.filter(({ rev }) => rev < scene.rev) : story;
  const known = aloftAfter(
    track,
    before.slice(-LATELY).map(({ event }) => event),
  );
  const aloft = known ?? (scene ? null : aloftAsked(asked));
  return staged(track, shown.ships, told, aloft);
}

/**
 * Announces the question after the story, which would otherwise interrupt it.
 * @param {Asked | null} asked @param {string} question @param {number} turns @param {boolean} isPlaying
 */
function useCall(asked, question, turns, isPlaying) {
  useEffect(() => {
    if (asked) playSound("turn");
  }, [asked?.kind, turns]);
  useEffect(() => {
    if (asked && !isPlaying) announce(question);
  }, [question, isPlaying]);
}

/** A key that identifies a question. @param {View} view @param {Asked | null} asked */
const keyOf = (view, asked) => (asked ? JSON.stringify([view.turns, asked]) : "");

/** The sides of a space to choose from, if asked. @param {Asked | null} asked */
function sidesOf(asked) {
  if (asked?.kind !== "side") return null;
  return { index: asked.about.index, faces: (asked.options ?? []).map(({ face }) => face) };
}

/**
 * The possible moves of what is selected or pointed at.
 * @param {View} view @param {Asked | null} asked @param {Choosing} choosing @param {boolean} isPlaying
 */
function useReach(view, asked, { card, ship, aim, hover }, isPlaying) {
  // Things that are only pointed at can wait until the story has been played.
  const seen = card ?? (ship || isPlaying ? null : hover);
  return useMemo(() => shownReach(view, asked, { card: seen, ship, aim }), [view, asked, seen, ship, aim]);
}

/** @param {{session: Session, shown: View, latest: View}} props */
function Course({ session, shown, latest }) {
  const open = /** @type {Asked | null} */ (session.asked.value[0] ?? null);
  const isHeld = useHeldBack(session, open?.kind ?? "", paceOf);
  const asked = isHeld ? null : open;
  const scene = session.director.scene.value;
  const choosing = useChoosing(session, latest, asked);
  useAttention(session, keyOf(latest, asked));
  useCall(asked, questionText(asked, choosing), latest.turns, scene !== null);
  useAnnouncements(session, shown);
  useHurry(session);
  useRaceKeys(session, latest, choosing);
  const { card, ship, aim } = choosing;
  const reach = useReach(latest, asked, choosing, scene !== null);
  const caption = () => html`<${Caption} session=${session} view=${shown} />`;
  const isIdle = !isHeld && open === null && session.pending.value === 0;
  const now = isHeld ? shown : latest;
  const status = statusOf(session, now, isIdle);
  const isMine = onTurn(now) === latest.me && !isIdle;
  const isPlayer = latest.me != null;
  return html`<div class=${`race ${isPlayer ? "" : "watching"}`}>
    <${GameBar} session=${session} title=${t("race-ui-round", { round: shown.round })}>
      <span class=${`race-status ${isMine ? "mine" : ""}`}>${status}</span>${asked && caption()}
    <//>
    <${Seats}
      session=${session}
      view=${shown}
      turn=${onTurn(asked?.kind === "play" ? latest : shown)}
      isAsked=${asked !== null}
    />
    <${TrackMap}
      track=${data().track}
      ships=${shipsNow(session, shown, asked)}
      scene=${scene}
      reach=${reach}
      chosen=${ship ?? aim}
      choices=${choicesOf(asked, card)}
      isRinged=${card !== null || asked?.kind === "tow"}
      sides=${sidesOf(asked)}
      away=${awayShips(session, shown)}
      focus=${focusAt(session, latest, reach, asked, scene)}
      onShip=${choosing.pickShip}
      onSide=${choosing.side}
    >
      ${asked && caption()}<${LegendButton} />
    <//>
    <${Question}
      session=${session}
      view=${latest}
      asked=${asked}
      choosing=${choosing}
      reach=${reach}
      news=${html`
        <${News} session=${session} view=${latest} status=${status} />
        ${isHeld && html`<${Held} session=${session} />`}
      `}
    />
    ${isPlayer && html`<${Hand} session=${session} view=${latest} asked=${asked} choosing=${choosing} />`}
    <${Rest} session=${session} shown=${shown} latest=${latest} />
    <aside class="race-aside" aria-label=${t("race-ui-log")}>
      <h2>${t("race-ui-log")}</h2><${Log} session=${session} view=${latest} />
    </aside>
  </div>`;
}

/** Beside the hand. @param {{session: Session, shown: View, latest: View}} props */
function Rest({ session, shown, latest }) {
  return html`<div class="race-rest">
    ${latest.me != null && html`<${BonusHand} view=${latest} />`}
    <${Piles} view=${shown} />
    <${LogButton} session=${session} view=${latest} />
  </div>`;
}

/** Where there is no room for the story, a button opens it. @param {{session: Session, view: View}} props */
function LogButton({ session, view }) {
  const [isOpen, setOpen] = useState(false);
  return html`
    <button
      type="button"
      class="button quiet race-log-button"
      aria-label=${t("race-ui-log")}
      title=${t("race-ui-log")}
      onClick=${() => setOpen(true)}
    >
      <${LogSign} /><span>${t("race-ui-log")}</span>
    </button>
    ${
      isOpen &&
      html`<${Dialog} title=${t("race-ui-log")} onClose=${() => setOpen(false)}>
        <${Log} session=${session} view=${view} />
      <//>`
    }
  `;
}

/** @param {Session} session @param {View} view @param {Choosing} choosing */
function useRaceKeys(session, view, choosing) {
  useKeys((key, event) => {
    const card = /^[1-9]$/.test(key) ? handOf(view)[Number(key) - 1] : undefined;
    if (card) {
      choosing.pickCard(card);
      return true;
    }
    if (key === "Escape" && (choosing.card || choosing.ship)) {
      choosing.clear();
      return true;
    }
    const isOnButton = event.target instanceof Element && event.target.closest("button, [role=button], a");
    if (key === " " && !isOnButton && session.director.isPlaying) {
      session.director.skip();
      return true;
    }
    return false;
  });
}
