/** The building screen, from the first tile to the start number. */

import { announce, notify } from "../../core/notices.js";
import { part } from "../../core/part.js";
import { t } from "../../core/texts.js";
import { html, useEffect, useMemo, useRef, useState } from "../../lib.js";
import { AwayMark, absenceOf, absenceText } from "../../ui/absence.js";
import { classes } from "../../ui/classes.js";
import { GameBar } from "../../ui/gamebar.js";
import { useLater } from "../../ui/guard.js";
import { Button, Dialog, useTicks } from "../../ui/parts.js";
import { burdensOf } from "../conditions.js";
import { useQuestion } from "../questions/index.js";
import { configOf, latestView, personAt } from "../who.js";
import { roundName } from "../words.js";
import { Bench } from "./bench.js";
import { OwnBoard } from "./board.js";
import { useBuildKeys } from "./buildingkeys.js";
import { PileDialog, Piles } from "./cardpiles.js";
import { FinishButton, FinishDialog, Finished, Premium, StartNumbers } from "./finish.js";
import { Grip } from "./grip.js";
import { HeldLayer } from "./heldtile.js";
import { Hourglass } from "./hourglass.js";
import { Others } from "./others.js";
import { Pool } from "./pool.js";
import { Hand, HandWords, Reserve } from "./tray.js";
import { CardsSign, OthersSign } from "./yardpictures.js";

/** @typedef {import("../../core/session.js").Session} Session */

/** @param {{session: Session}} props */
export function Building({ session }) {
  const latest = latestView(session);
  const last = useRef(latest);
  // A pause hides the boards; the last view is kept.
  last.current = latest ?? last.current;
  const view = last.current;
  if (!view?.yard) return html`<p class="loading" role="status">${t("client-loading")}</p>`;
  const round = view.round + 1;
  const rounds = configOf(session).rounds?.length ?? 1;
  const shipClass = roundName(view.ship_class);
  const short = shipClass.charAt(0).toUpperCase() + shipClass.slice(1);
  const title =
    rounds > 1
      ? html`
        <span class="title-long">${t("building-title-round", { round, rounds, class: shipClass })}</span>
        <span class="title-short">${short}</span>
      `
      : short;
  const parts = { session, view, title };
  return view.me === undefined || view.me === null
    ? html`<${Watching} ...${parts} />`
    : html`<${Yard} key=${`${view.round}:${view.me}`} ...${parts} />`;
}

/**
 * @typedef {import("../who.js").View} View
 * @typedef {{session: Session, view: View, title: import("../../lib.js").Child}} Parts
 */

/**
 * Where there is no room for the other ships, a button opens them; it also marks absent players.
 * @param {{session: Session, seats: number[], onOpen: () => void}} props
 */
function OthersButton({ session, seats, onOpen }) {
  const people = seats.map((seat) => personAt(session, seat));
  const person = people.find((one) => absenceOf(session, one));
  const absence = person === undefined ? null : absenceOf(session, person);
  useTicks(absence !== null);
  const label = [t("building-others"), absence && absenceText(absence)].filter(Boolean).join(". ");
  return html`<${Button} quiet class="open-others" aria-label=${label} onClick=${onOpen}>
    <${OthersSign} /><span>${t("building-others-short")}</span>
    ${absence && html`<${AwayMark} session=${session} person=${person} />`}
  <//>`;
}

/** @param {Parts} props */
function Yard({ session, view, title }) {
  const bench = useMemo(() => new Bench(session), [session]);
  const question = useQuestion(session);
  const root = useRef(/** @type {HTMLElement | null} */ (null));
  const layer = useRef(/** @type {HTMLElement | null} */ (null));
  const [grip, setGrip] = useState(/** @type {Grip | null} */ (null));
  const [open, setOpen] = useState(/** @type {Sheet} */ (""));
  useEffect(() => {
    const made = new Grip(bench, /** @type {HTMLElement} */ (root.current), () => layer.current);
    setGrip(made);
    return () => {
      made.end();
      bench.end();
    };
  }, [bench]);
  useBuildKeys(bench, {
    finish: () => setOpen("finish"),
    help: () => setOpen("help"),
    others: () => setOpen("others"),
  });
  useNews(bench);
  useCabin(bench);
  useDealt(bench);
  const me = bench.me.value;
  const others = view.seats.map((_, seat) => seat).filter((seat) => seat !== me);
  const isDone = bench.state.value.start > 0;
  const { width, height } = bench.board.value;
  const look = classes(
    "building",
    bench.held.value !== 0 && "holding",
    width <= 1.1 * height && "tall-board",
    question.asked && "asked",
    isDone && "done",
  );
  return html`<div class=${look} ref=${root} style=${{ "--ratio": width / height }}>
    <${GameBar} session=${session} title=${title}>
      <${Hourglass} session=${session} bench=${bench} />
      <${Premium} bench=${bench} />
    <//>
    <${Others} session=${session} view=${view} seats=${others} class="strip" />
    <${OwnBoard} bench=${bench} question=${question} />
    <div class="yard-tray">
      ${question.asked && question.panel}
      ${
        !question.asked &&
        html`<${Words} bench=${bench}>${!isDone && html`<${HandWords} bench=${bench} />`}<//>`
      }
      ${
        !question.asked &&
        html`<div class="tray-row">
          ${
            isDone
              ? html`<${Finished} bench=${bench} />`
              : html`<${Hand} bench=${bench} /><${Reserve} bench=${bench} />`
          }
          <div class="yard-ending">
            <${StartNumbers} bench=${bench} />
            ${!isDone && html`<${FinishButton} bench=${bench} onOpen=${() => setOpen("finish")} />`}
          </div>
        </div>`
      }
    </div>
    <${Pool} bench=${bench} />
    <${Piles} bench=${bench} />
    <nav class="yard-sheets" aria-label=${t("building-more")}>
      <${OthersButton} session=${session} seats=${others} onOpen=${() => setOpen("others")} />
      ${
        (view.yard?.piles ?? []).length > 0 &&
        html`<${Button}
          quiet
          class="open-piles"
          aria-label=${t("building-piles")}
          onClick=${() => setOpen("piles")}
        >
          <${CardsSign} /><span>${t("building-cards")}</span>
        <//>`
      }
      ${
        !isDone &&
        !question.asked &&
        html`<${FinishButton} bench=${bench} onOpen=${() => setOpen("finish")} />`
      }
      <${Button}
        quiet
        class="round open-help"
        aria-label=${t("building-help")}
        aria-keyshortcuts="?"
        onClick=${() => setOpen("help")}
      >
        ?
      <//>
    </nav>
    <${HeldLayer} bench=${bench} grip=${grip} layer=${layer} />
    <${Opened}
      what=${open}
      bench=${bench}
      session=${session}
      view=${view}
      others=${others}
      onClose=${() => setOpen("")}
    />
    <${PileDialog} bench=${bench} />
  </div>`;
}

/** Most people play without a coach, so its corner is not part of the screen. */
const loadCoach = part(() => import("./coachcorner.js").then(({ CoachCorner }) => CoachCorner), {
  texts: ["coach", "flight"],
  styles: ["trucker/style/stats.css"],
});

/**
 * The words below the board, with those of the coach if there is one.
 * @param {{bench: Bench, children: import("../../lib.js").Child}} props
 */
function Words({ bench, children }) {
  const isOn = bench.session.coach.isOn.value;
  const Corner = useLater(isOn ? loadCoach : undefined);
  return isOn && Corner ? html`<${Corner} bench=${bench}>${children}<//>` : children;
}

/**
 * @typedef {"" | "finish" | "help" | "others" | "piles"} Sheet What is open above the board; empty if nothing
 *   is.
 */

const loadHelp = part(() => import("./help.js").then(({ Help }) => Help), { texts: ["coach", "special"] });

/**
 * @param {{what: Sheet, bench: Bench, session: Session, view: View, others: number[], onClose: () => void}}
 *   props
 */
function Opened({ what, bench, session, view, others, onClose }) {
  const Help = useLater(what === "help" ? loadHelp : undefined);
  if (what === "finish") return html`<${FinishDialog} bench=${bench} onClose=${onClose} />`;
  if (what === "help") return Help && html`<${Help} session=${session} view=${view} onClose=${onClose} />`;
  if (what === "others") {
    return html`<${Dialog} title=${t("building-others")} onClose=${onClose} class="yard-sheet">
      <${Others} session=${session} view=${view} seats=${others} />
    <//>`;
  }
  if (what === "piles") {
    return html`<${Dialog} title=${t("building-piles")} onClose=${onClose} class="yard-sheet">
      <${Piles} bench=${bench} />
    <//>`;
  }
  return null;
}

/**
 * Announcements for screen readers: a tile in hand, the sand, the time.
 * @param {Bench} bench
 */
function useNews(bench) {
  const { field, run_ends: ends = 0 } = bench.view.value.yard ?? {};
  const isRunning = ends > 0;
  useEffect(() => {
    if (bench.session.isReplay) return;
    const view = bench.view.peek();
    // A single notice, dismissed with one tap.
    if (view.roads?.length)
      notify(t("event-rough-road", { road: view.roads.map((road) => t(`road-${road}`)).join("; ") }));
    if (view.titles?.length && !view.round) notify(t("conditions-news"));
    for (const burden of burdensOf(view, bench.me.peek())) notify(t("conditions-mine", { burden }));
  }, [bench]);
  const update = bench.session.latest.value;
  useEffect(() => {
    const isMine = (/** @type {import("../../types.d.ts").ToldEvent} */ { key, args }) =>
      key === "sent-back" && args.seat === bench.me.peek();
    if (!bench.session.isReplay && update?.events?.some(isMine)) notify(t("building-sent-back"), "bad");
  }, [update]);
  useEffect(() => {
    if (field)
      announce(isRunning ? t("event-hourglass", { field: t(`field-${field}`) }) : t("building-sand-out"));
  }, [field, isRunning]);
}

/**
 * Ships of class C have no printed place for the starting cabin: it is in the reserve (LM-009). It is taken
 * at once, so that nobody forgets it; to start with another tile, set it aside again.
 * @param {Bench} bench
 */
function useCabin(bench) {
  const isTaken = useRef(false);
  const slot = bench.cabinSlot;
  useEffect(() => {
    if (slot < 0 || isTaken.current) return;
    isTaken.current = true;
    bench.use(slot);
  }, [slot]);
}

/**
 * A tile that comes into the hand without being taken, because a lesson deals it, lies as it is printed.
 * @param {Bench} bench
 */
function useDealt(bench) {
  const before = useRef(0);
  const { hand } = bench.state.value;
  useEffect(() => {
    if (before.current === 0 && hand > 0) {
      bench.turn.value = 0;
      bench.hover.value = null;
    }
    before.current = hand;
  }, [hand]);
}

/** The seats that spectators see. @param {Session} session @param {View} view */
const shownSeats = (session, view) =>
  view.seats.map((_, seat) => seat).filter((seat) => session.watch.isShown(personAt(session, seat)));

/** Spectators see all ships at the same size, unless they follow somebody. @param {Parts} props */
function Watching({ session, view, title }) {
  return html`<div class="building watching">
    <${GameBar} session=${session} title=${title}><${Hourglass} session=${session} /><//>
    <${Others} session=${session} view=${view} seats=${shownSeats(session, view)} class="all" />
    <p class="watching-pool muted">
      ${t("building-watch", { down: view.yard?.face_down ?? 0, up: view.yard?.face_up.length ?? 0 })}
    </p>
  </div>`;
}
