/** The flight screen, from the check to the settlement: track, card, ships, questions. */

import { useKeys } from "../../core/keys.js";
import { playSound } from "../../core/sound.js";
import { t } from "../../core/texts.js";
import { html, useEffect, useRef, useState } from "../../lib.js";
import { classes } from "../../ui/classes.js";
import { GameBar } from "../../ui/gamebar.js";
import { Held, useHeldBack, useHurry } from "../../ui/heldquestion.js";
import { LogSign } from "../../ui/logsign.js";
import { useMedia } from "../../ui/media.js";
import { Dialog } from "../../ui/parts.js";
import { ConditionsButton } from "../conditions.js";
import { useQuestion } from "../questions/index.js";
import { firstQuestion } from "../questions/openquestion.js";
import { storyLines } from "../story.js";
import { latestView, personAt, shownView } from "../who.js";
import { roundName } from "../words.js";
import { Caption, Log, useAloud } from "./log.js";
import { CurrentCard, DeckLeft, Dice, HeldUp } from "./middle.js";
import { paceOf, soundOf } from "./pace.js";
import { LargeShip, OtherShip, OwnShip } from "./ships.js";
import { Skip, Speed } from "./speed.js";
import { storyViewOf } from "./storyview.js";
import { threatOf } from "./threat.js";
import { Order, Track } from "./track.js";

/**
 * @typedef {import("../../core/session.js").Session} Session
 * @typedef {import("../../types.d.ts").trucker.View} View
 * @typedef {import("../questions/openquestion.js").AskedQuestion} AskedQuestion
 * @typedef {import("../questions/index.js").ShownQuestion} ShownQuestion
 */

const PHONE = "(max-width: 719px), (max-height: 479px)";
const TALL = "(min-width: 1000px) and (min-height: 900px)";
const LOG_KEY = "l";

/**
 * The view on the screen; while a pause hides the boards, the last one.
 * @param {Session} session @returns {View | null}
 */
function useView(session) {
  const last = useRef(/** @type {View | null} */ (null));
  last.current = shownView(session) ?? last.current ?? latestView(session);
  return last.current;
}

/** @param {{session: Session}} props */
export function Flight({ session }) {
  const view = useView(session);
  const asked = firstQuestion(/** @type {AskedQuestion[]} */ (session.asked.value));
  const isHeld = useHeldBack(session, asked?.kind ?? "", paceOf);
  const question = useQuestion(session, isHeld);
  const lines = storyLines(session);
  useAloud(lines);
  useSounds(session);
  useHurry(session);
  if (!view) return html`<div class="flight"><${GameBar} session=${session} title="" /></div>`;
  return html`<${Scene}
    session=${session}
    view=${view}
    question=${question}
    isHeld=${isHeld}
    lines=${lines}
  />`;
}

/** Room is kept for advice. @param {Session} session */
const coached = (session) => (session.coach.isOn.value ? "coached" : "");

/**
 * @param {{session: Session, view: View, question: ShownQuestion, isHeld: boolean,
 *   lines: import("../story.js").Line[]}} props
 */
function Scene({ session, view, question, isHeld, lines }) {
  const [large, setLarge] = useState(/** @type {number | null} */ (null));
  const [isReading, setIsReading] = useState(false);
  const isPhone = useMedia(PHONE);
  const isTall = useMedia(TALL);
  const story = session.director.story.value;
  const storyView = storyViewOf(session.director.scene.value, view, story);
  const threat = threatOf(story);
  useKeys((key) => {
    if (key === LOG_KEY) setIsReading(!isReading);
    return key === LOG_KEY;
  });
  const me = storyView.view.me ?? null;
  const isAsked = question.asked && !isHeld;
  const props = { session, storyView, threat };
  const others = storyView.view.seats
    .map((_, seat) => seat)
    .filter((seat) => seat !== me && session.watch.isShown(personAt(session, seat)));
  const look = classes(
    "flight",
    me === null && "watching",
    isAsked && "is-asked",
    storyView.view.yard && "checking",
    `ships-${others.length}`,
  );
  return html`<div class=${`${look} ${coached(session)}`}>
    <${GameBar} session=${session} title=${titleOf(storyView.view)}>
      ${!session.isReplay && html`<${Speed} session=${session} isSmall=${isPhone} />`}
      <${ConditionsButton} session=${session} view=${storyView.view} />
    <//>
    <h1 class="unseen">${titleOf(storyView.view)}</h1>
    <div class="flight-body">
      <${Stage}
        ...${props}
        lines=${lines}
        isPhone=${isPhone}
        isTall=${isTall}
        onRead=${() => setIsReading(true)}
      />
      ${
        me !== null &&
        html`<${OwnShip} ...${props} seat=${me} question=${isHeld ? withoutMarks(question) : question} />`
      }
      <div class="flight-panel">
        ${
          isAsked
            ? question.panel
            : html`<${Idle} session=${session} lines=${lines} hasLog=${!isTall && me !== null}>
              ${isHeld ? html`<${Held} session=${session} />` : question.panel}
            <//>`
        }
      </div>
      <div class="others" style=${{ "--rest": Math.max(1, others.length - 1) }}>
        ${others.map(
          (seat) => html`<${OtherShip} key=${seat} ...${props} seat=${seat} onOpen=${setLarge} />`,
        )}
      </div>
    </div>
    ${isPhone && html`<${HeldUp} session=${session} storyView=${storyView} />`}
    ${large !== null && html`<${LargeShip} ...${props} seat=${large} onClose=${() => setLarge(null)} />`}
    ${
      isReading &&
      html`<${Dialog} title=${t("flight-log")} class="log-dialog" onClose=${() => setIsReading(false)}>
        <${Log} session=${session} lines=${lines} />
      <//>`
    }
  </div>`;
}

/**
 * The viewer's ship at this point of the story: nothing can be selected on it yet.
 * @param {ShownQuestion} question
 */
const withoutMarks = (question) => ({
  ...question,
  marks: new Map(),
  onCell: undefined,
  over: null,
  ship: null,
});

/**
 * Shown in place of a question while there is none: the story so far, so that the ship keeps its position and
 * size.
 * @param {{session: Session, lines: import("../story.js").Line[], hasLog: boolean,
 *   children: import("../../lib.js").Child}} props
 */
const Idle = ({ session, lines, hasLog, children }) =>
  html`<div class="flight-idle">
    ${hasLog && lines.length > 0 && html`<${Log} session=${session} lines=${lines} />`}${children}
  </div>`;

/** @param {View} view */
const titleOf = (view) => t("flight-title", { round: view.round + 1, class: roundName(view.ship_class) });

/**
 * Track and card, with the current event.
 * @param {{session: Session, storyView: import("./storyview.js").StoryView,
 *   threat: import("./threat.js").Threat
 *   | null, lines: import("../story.js").Line[], isPhone: boolean, isTall: boolean, onRead: () => void}}
 *   props
 */
function Stage({ session, storyView, threat, lines, isPhone, isTall, onRead }) {
  const told = html`<div class="told">
    <${Caption} session=${session} lines=${lines} many=${isPhone ? 2 : 3} />
    <div class="told-tools">
      <${Skip} session=${session} />
      ${
        !isTall &&
        html`<button
          type="button"
          class="button quiet log-button"
          aria-keyshortcuts="l"
          title=${t("flight-log")}
          aria-label=${t("flight-log")}
          onClick=${onRead}
        >
          <${LogSign} />
        </button>`
      }
      ${isPhone && html`<${DeckLeft} storyView=${storyView} />`}
    </div>
  </div>`;
  return html`<section class="stage" aria-label=${t("flight-stage")}>
    <${Track} session=${session} view=${storyView.view} band=${isPhone ? 22 : 38}>
      <div class="table-top">
        <${CurrentCard} session=${session} storyView=${storyView} />
        <${Dice} session=${session} storyView=${storyView} threat=${threat} />
      </div>
      ${isPhone && told}
    <//>
    <div class="standing">
      <${Order} session=${session} view=${storyView.view} />
      ${!isPhone && html`<${DeckLeft} storyView=${storyView} />`}
    </div>
    ${!isPhone && told}
    ${isTall && html`<${Log} session=${session} lines=${lines} />`}
  </section>`;
}

/** @param {Session} session */
function useSounds(session) {
  const event = session.director.scene.value?.event ?? null;
  useEffect(() => {
    const sound = event && soundOf(event);
    if (sound) playSound(sound);
  }, [event]);
}
