/**
 * Shows a lesson over the real screens: the captain, and light on the part that matters. It is drawn outside
 * the screens, and inside an open dialog, because everything outside a modal dialog is out of reach.
 */

import { loadStyle } from "../core/part.js";
import { go, nextLink } from "../core/routes.js";
import { t } from "../core/texts.js";
import { html, render, useEffect, useLayoutEffect, useState } from "../lib.js";
import { flightName, nextIn, startLesson } from "../screens/front/starting.js";
import { Captain } from "./captain.js";
import { Lecture } from "./lecture.js";
import { boxesOf, openDialog } from "./spots.js";

/** @typedef {import("../core/session.js").Session} Session */

const STYLE = "lesson/lesson.css";
const FOLLOW_MS = 100;

/** Keeps a node in the topmost dialog, or at the end of the page. @param {HTMLElement} node */
function follow(node) {
  const home = openDialog() ?? document.body;
  if (node.parentElement === home) return;
  const focused = node.contains(document.activeElement) ? document.activeElement : null;
  home.append(node);
  // A dialog that opens takes the focus; as long as the captain waits, it belongs to the button to go on.
  const wanted = focused ?? node.querySelector(".lesson-next");
  if (wanted instanceof HTMLElement) wanted.focus({ preventScroll: true });
}

/** Draws children outside the page. @param {() => import("../lib.js").Child} draw */
export function useOutside(draw) {
  const [node] = useState(() => document.createElement("div"));
  useEffect(() => {
    node.className = "lesson";
    follow(node);
    const timer = setInterval(() => follow(node), FOLLOW_MS);
    return () => {
      clearInterval(timer);
      render(null, node);
      node.remove();
    };
  }, [node]);
  useLayoutEffect(() => render(draw(), node));
}

/** @param {{session: Session, lesson: string}} props */
export function LessonLayer({ session, lesson }) {
  const [lecture, setLecture] = useState(/** @type {Lecture | null} */ (null));
  useEffect(() => {
    let isGone = false;
    /** @type {Lecture | null} */
    let made = null;
    loadStyle(STYLE)
      .then(() => Lecture.begin(session, lesson))
      .then((begun) => {
        made = begun;
        if (isGone) made.end();
        else setLecture(made);
      });
    return () => {
      isGone = true;
      made?.end();
    };
  }, [session, lesson]);
  useOutside(() => (lecture ? html`<${Lit} lecture=${lecture} />` : null));
  return null;
}

/** @param {{lecture: Lecture}} props */
function Lit({ lecture }) {
  const now = lecture.moment.value;
  const words = lecture.words;
  if (!now?.act || !words) return null;
  const { act, lit, at } = now;
  const spot = lecture.plugin.spotOf(act);
  const { game } = lecture.session.table.peek() ?? { game: "" };
  const { isLast } = lecture;
  const next = isLast
    ? { text: t("start-next", { flight: flightName(nextIn(game)) }), act: () => go(nextLink(game)) }
    : { text: t("lesson-next"), act: () => lecture.read() };
  const Picture = lecture.plugin.Picture;
  // A dialog has dimmed the page already.
  const isDim = lit && spot.isDim && !openDialog();
  return html`
    ${isDim && html`<${Shade} holes=${[grown(lit), ...boxesOf(spot.opens ?? [])]} />`}
    ${lit && html`<div class="lesson-light" style=${exactly(grown(lit))}></div>`}
    ${
      lit &&
      act.picture &&
      html`<div class="lesson-picture" style=${exactly(lit)}>
        <${Picture} session=${lecture.session} picture=${act.picture} />
      </div>`
    }
    <${Captain}
      step=${lecture.steps[at].name}
      speech=${{ ...words, key: `${at} ${act.says ?? ""} ${lecture.wrong.value}` }}
      at=${at}
      of=${lecture.steps.length}
      lit=${lit}
      spot=${spot}
      next=${lecture.isRead ? next : null}
      onSkip=${lecture.isRead ? null : () => lecture.skip()}
      onLater=${isLast ? null : () => go("#/")}
      onAgain=${isLast ? null : () => startLesson(game, lecture.name)}
      onHeard=${() => (lecture.wrong.value = 0)}
    />
  `;
}

const RIM = 5;

/** @param {import("./spots.js").Box} box */
const exactly = ({ x, y, width, height }) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});

/** @param {import("./spots.js").Box} box @returns {import("./spots.js").Box} */
const grown = ({ x, y, width, height }) => ({
  x: x - RIM,
  y: y - RIM,
  width: width + 2 * RIM,
  height: height + 2 * RIM,
});

/** Dims everything except the holes. @param {{holes: import("./spots.js").Box[]}} props */
function Shade({ holes }) {
  const path = holes.map(({ x, y, width, height }) => `M${x} ${y}h${width}v${height}h${-width}z`).join("");
  return html`<svg class="lesson-shade" aria-hidden="true">
    <path d=${`M0 0H${innerWidth}V${innerHeight}H0Z${path}`} fill-rule="evenodd" />
  </svg>`;
}
