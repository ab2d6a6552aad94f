/** Shows the open question beside the ship. */

import { announce } from "../../core/notices.js";
import { playSound } from "../../core/sound.js";
import { html, useEffect, useRef, useState } from "../../lib.js";
import { useAttention } from "../../ui/attention.js";
import { AdvisedMarks } from "../advised.js";
import { latestView } from "../who.js";
import { firstQuestion, gather, onlyAnswer, putForward, questionKey } from "./openquestion.js";
import { bubble } from "./overlay.js";
import { Panel, Waiting } from "./panel.js";
import { KINDS } from "./questionkinds.js";
import { poseUnknown } from "./unknown.js";

/** @import { AskedQuestion } from "./openquestion.js" */

/**
 * @typedef {object} ShownQuestion What a question adds to the viewer's ship, and its panel.
 * @property {AskedQuestion | null} asked The question, as the server asks it; null if there is none.
 * @property {Map<number, string>} marks For `Ship`.
 * @property {((cell: number) => void) | undefined} onCell
 * @property {((cell: number) => string) | undefined} labelOf
 * @property {import("../../lib.js").Child} over Drawn over the viewer's ship.
 * @property {import("../../types.d.ts").trucker.ShipView | null} ship
 *   The viewer's ship as the answer would leave it, or null.
 * @property {import("../../lib.js").Child} panel The panel with words, buttons and the timer ring.
 */

/**
 * @typedef {{text: string, rule: string, cell: number | null}} Refused Why an answer was refused, and where.
 */

/** Questions that preview which tiles would fall off. */
const PREVIEWED = ["repair", "part"];
/**
 * An answer is complete when it is confirmed and an update has arrived; if none arrives, the person may try
 * again.
 */
const ANSWER_WAIT_MS = 1500;

/**
 * State that belongs to one question and is reset with it.
 * @template T @param {string} key @param {T} nothing @returns {[T, (value: T) => void]}
 */
function useOf(key, nothing) {
  const [kept, setKept] = useState({ key, value: nothing });
  return [kept.key === key ? kept.value : nothing, (value) => setKept({ key, value })];
}

/**
 * The result without a question to show.
 * @param {AskedQuestion | null} asked @param {import("../../lib.js").Child} panel @returns {ShownQuestion}
 */
const unasked = (asked, panel) => ({
  asked,
  marks: new Map(),
  onCell: undefined,
  labelOf: undefined,
  over: null,
  ship: null,
  panel,
});

/**
 * What a question adds to the viewer's ship.
 * @param {import("./openquestion.js").OpenQuestion} ask
 * @param {import("./openquestion.js").Presentation} presentation
 * @param {boolean} isBusy @param {Refused | null} refusal
 */
function shipOf(ask, presentation, isBusy, refusal) {
  const told = refusal && refusal.cell !== null ? bubble(ask.board, refusal.cell, refusal.text) : null;
  return {
    marks: (isBusy ? null : presentation.marks) ?? new Map(),
    onCell: isBusy ? undefined : presentation.onCell,
    labelOf: presentation.labelOf,
    over: html`${presentation.over}<${AdvisedMarks}
        session=${ask.session}
        board=${ask.board}
        edition=${ask.edition}
      />${told}`,
    ship: presentation.ship ?? null,
  };
}

/**
 * The function that presents a kind of question.
 * @param {string} kind
 * @returns {(ask: import("./openquestion.js").OpenQuestion) => import("./openquestion.js").Presentation}
 */
function poseOf(kind) {
  const known = /** @type {Record<string, typeof poseUnknown | undefined>} */ (KINDS);
  return known[kind] ?? poseUnknown;
}

/**
 * The first open question other than building.
 * @param {import("../../core/session.js").Session} session
 * @param {boolean} [isHeld] Whether the question is still held back.
 * @returns {ShownQuestion}
 */
export function useQuestion(session, isHeld = false) {
  const view = latestView(session);
  const asked = view ? firstQuestion(/** @type {AskedQuestion[]} */ (session.asked.value)) : null;
  const key = questionKey(asked, view);
  const [draft, setDraft] = useOf(key, /** @type {any} */ (null));
  const [weighed, setWeighed] = useOf(key, /** @type {number | null} */ (null));
  const looked = useLookedAt(asked !== null && PREVIEWED.includes(asked.kind));
  const { isBusy, refusal, answer } = useAnswer(session, key, () => setDraft(null));
  const isAnswered = useOnlyAnswer(session, asked, key, isHeld);
  const around = { draft, setDraft, looked, weighed, answer };
  const ask = asked && view && !isAnswered ? gather(session, asked, view, around) : null;
  const presentation = ask && putForward(session, poseOf(ask.kind)(ask));
  useArrival(isHeld ? null : presentation, key);
  useAttention(session, ask !== null && !isHeld && ask.waits ? key : "");
  if (!asked || !ask || !presentation)
    return unasked(isAnswered ? null : asked, view && waiting(session, view));
  return {
    asked,
    ...shipOf(ask, presentation, isBusy, refusal),
    panel: html`<${Panel}
      key=${asked.kind}
      session=${session}
      kind=${asked.kind}
      presentation=${presentation}
      isBusy=${isBusy}
      refusal=${refusal}
      answer=${answer}
      onWeigh=${setWeighed}
    />`,
  };
}

/**
 * Sends the only possible answer automatically, after the story that led to it. Returns whether it does; if
 * the answer is refused, the question is shown.
 * @param {import("../../core/session.js").Session} session @param {AskedQuestion | null} asked
 * @param {string} key
 * @param {boolean} isHeld
 */
function useOnlyAnswer(session, asked, key, isHeld) {
  const only = onlyAnswer(asked);
  const [isRefused, setIsRefused] = useOf(key, false);
  useEffect(() => {
    if (only && !isHeld) session.act(only, () => setIsRefused(true));
  }, [key, isHeld]);
  return only !== null && !isRefused;
}

/**
 * @param {import("../../core/session.js").Session} session
 * @param {import("../../types.d.ts").trucker.View} view
 */
function waiting(session, view) {
  const seats = (view.asked ?? []).filter((seat) => seat !== view.me);
  const isBuilding = view.yard && !view.flight;
  return seats.length && !isBuilding && !view.is_over
    ? html`<${Waiting} session=${session} seats=${seats} />`
    : null;
}

/**
 * Sends an answer, once.
 * @param {import("../../core/session.js").Session} session @param {string} key @param {() => void} onDone
 */
function useAnswer(session, key, onDone) {
  const [sent, setSent] = useState(/** @type {{rev: number, isDone: boolean} | null} */ (null));
  const [refusal, setRefusal] = useOf(key, /** @type {Refused | null} */ (null));
  const rev = session.latest.value?.rev ?? 0;
  const isBusy = sent !== null && !(sent.isDone && rev !== sent.rev);
  const answer = async (/** @type {import("./openquestion.js").Answer | undefined} */ action) => {
    if (isBusy || !action) return;
    setSent({ rev, isDone: false });
    setRefusal(null);
    const isDone = await session.act(action, (text, why) => {
      playSound("refuse");
      const cell = typeof why.facts.cell === "number" ? why.facts.cell : null;
      setRefusal({ text, cell, rule: why.rule });
    });
    if (!isDone) return setSent(null);
    onDone();
    setSent({ rev, isDone: true });
    setTimeout(() => setSent((now) => (now && now.rev === rev ? null : now)), ANSWER_WAIT_MS);
  };
  return { isBusy, refusal, answer };
}

/**
 * Announce a new question to screen readers.
 * @param {import("./openquestion.js").Presentation | null} presentation @param {string} key
 */
function useArrival(presentation, key) {
  const last = useRef("");
  useEffect(() => {
    if (presentation && last.current !== presentation.title) playSound("turn");
    if (presentation)
      announce([presentation.title, presentation.text].filter((part) => typeof part === "string").join(" "));
    last.current = presentation?.title ?? "";
  }, [key, presentation !== null]);
}

/**
 * The cell of the viewer's ship under pointer or focus: its effect is previewed.
 * @param {boolean} isOn
 */
function useLookedAt(isOn) {
  const [cell, setCell] = useState(/** @type {number | null} */ (null));
  useEffect(() => {
    if (!isOn) return;
    const look = (/** @type {Event} */ event) => {
      if (event instanceof PointerEvent && event.pointerType !== "mouse") return;
      const target = event.target instanceof Element ? event.target : null;
      const named =
        target?.closest(".target[data-cell]")?.getAttribute("data-cell") ??
        target?.closest("[data-cell-look]")?.getAttribute("data-cell-look");
      setCell(named ? Number(named) : null);
    };
    document.addEventListener("pointerover", look);
    document.addEventListener("focusin", look);
    return () => {
      document.removeEventListener("pointerover", look);
      document.removeEventListener("focusin", look);
      setCell(null);
    };
  }, [isOn]);
  return cell;
}
