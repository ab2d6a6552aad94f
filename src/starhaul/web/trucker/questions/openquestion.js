/** An open question together with the data needed to present it. */

import { boardData, countedCard, goodsValues } from "../data.js";
import { lyingOn } from "../ship.js";
import { editionOf } from "../who.js";

/**
 * @typedef {import("../../core/session.js").Session} Session
 * @typedef {import("../../types.d.ts").trucker.View} View
 * @typedef {import("../../types.d.ts").trucker.ShipView} ShipView
 * @typedef {import("../data.js").BoardData} BoardData
 */

/**
 * @typedef {import("../../types.d.ts").trucker.AskedQuestion} AskedQuestion
 * @typedef {import("../../types.d.ts").trucker.Answer} Answer
 * @typedef {AskedQuestion["kind"]} Kind
 */

/**
 * @typedef {object} OpenQuestion A question with everything around it.
 * @property {Session} session
 * @property {Kind} kind
 * @property {Answer[]} options
 * @property {Answer | null} usual The answer that counts when time runs out; in a lesson, the one that it
 *   asks for.
 * @property {object} about
 * @property {boolean} waits
 * @property {View} view
 * @property {number} me
 * @property {ShipView} ship
 * @property {Map<number, import("../ship.js").Lying>} lying
 * @property {string} edition
 * @property {BoardData} board
 * @property {import("../data.js").Card | null} card The card being resolved as it counts in this flight;
 *   null if there is none.
 * @property {Record<string, number>} values What a cube of each colour is sold for.
 * @property {any} draft The answer as composed so far; null at first.
 * @property {(draft: any) => void} setDraft
 * @property {number | null} looked The cell under pointer or focus.
 * @property {number | null} weighed The answer under pointer or focus, by its number.
 * @property {(action: Answer | undefined) => void} answer
 */

/**
 * What differs between kinds of questions.
 * @template {AskedQuestion} Q
 * @typedef {{kind: Q["kind"], options: NonNullable<Q["options"]>, usual: NonNullable<Q["default"]> | null,
 *   about: NonNullable<Q["about"]>}} Parts
 */

/**
 * A question of one of these kinds, with its own answers and subject.
 * @template {Kind} K
 * @typedef {K extends Kind
 *   ? Omit<OpenQuestion, keyof Parts<AskedQuestion>> & Parts<Extract<AskedQuestion, {kind: K}>>
 *   : never} OpenQuestionOf
 */

/**
 * @typedef {object} Choice One of the answers, as a button.
 * @property {import("../../lib.js").Child} label
 * @property {import("../../lib.js").Child} [hint] A second, smaller line.
 * @property {string} [big] A number that is shown large.
 * @property {import("../../lib.js").Child} [picture] Shown before the words.
 * @property {Answer} [action] What is sent.
 * @property {() => void} [run] Called instead of sending an action.
 * @property {Answer["do"]} [leadsTo] The kind of answer that `run` asks about once more.
 * @property {boolean} [main]
 * @property {boolean} [quiet]
 * @property {boolean} [danger]
 * @property {boolean} [off] Shown but disabled.
 * @property {string} [name] For screen readers, where the label alone does not say enough.
 */

/**
 * @typedef {object} Presentation A question in words, and what it adds to the viewer's ship.
 * @property {string} title
 * @property {import("../../lib.js").Child} [text] One sentence that explains it.
 * @property {import("../../lib.js").Child} [body] Further content between the text and the answers.
 * @property {Choice[]} choices
 * @property {"row" | "list" | "stack"} [layout] Side by side, in columns, or one below the other.
 * @property {string | null} [otherwise] What happens when time runs out.
 * @property {Map<number, string>} [marks]
 * @property {(cell: number) => void} [onCell]
 * @property {(cell: number) => string} [labelOf]
 * @property {import("../../lib.js").Child} [over]
 * @property {ShipView} [ship]
 * @property {Record<string, () => void>} [keys]
 */

/**
 * The question to show: the first that the match waits for; building and the settlement have screens of their
 * own.
 * @param {AskedQuestion[]} asked
 */
export function firstQuestion(asked) {
  const open = asked.filter(({ kind }) => kind !== "build" && kind !== "break");
  return open.find((question) => question.waits ?? true) ?? open[0] ?? null;
}

/** Questions shown even with a single answer: they carry news, and can be answered later. */
const NEVER_OBVIOUS = new Set(["build", "repair", "inspect", "reveal"]);

/** The only answer to a question that leaves no choice, or null. @param {AskedQuestion | null} asked */
export function onlyAnswer(asked) {
  if (!asked || NEVER_OBVIOUS.has(asked.kind) || asked.waits === false) return null;
  return asked.options?.length === 1 ? asked.options[0] : null;
}

/**
 * Two questions with the same key are the same question.
 * @param {AskedQuestion | null} asked @param {View | null} view
 */
export function questionKey(asked, view) {
  if (!asked) return "";
  const flight = view?.flight;
  return JSON.stringify([view?.round, flight?.flown, flight?.card, asked]);
}

/** Omitted fields of an action are null, false or empty. @param {unknown} value */
const plain = (value) =>
  value === undefined || value === false || (Array.isArray(value) && !value.length) ? null : value;

/**
 * Whether two actions are equal.
 * @param {Answer | null | undefined} one @param {Answer | null | undefined} other
 */
export function isSame(one, other) {
  if (!one || !other) return false;
  const [said, meant] = [new Map(Object.entries(one)), new Map(Object.entries(other))];
  const isAlike = (/** @type {string} */ name) =>
    JSON.stringify(plain(said.get(name))) === JSON.stringify(plain(meant.get(name)));
  return [...said.keys(), ...meant.keys()].every(isAlike);
}

/** The answer that a lesson asks for, if any. @param {Session} session @param {Answer[]} options */
function wantedOf(session, options) {
  const isWanted = session.isWanted.value;
  return isWanted ? options.find(isWanted) : undefined;
}

/**
 * In a lesson the answer that it asks for is put forward, and no other.
 * @param {Session} session @param {Presentation} presentation @returns {Presentation}
 */
export function putForward(session, presentation) {
  const isWanted = session.isWanted.value;
  const { choices } = presentation;
  if (!isWanted || !choices.some(({ action }) => action && isWanted(action))) return presentation;
  const marked = choices.map((choice) => {
    const main = choice.action !== undefined && isWanted(choice.action);
    return { ...choice, main, quiet: !main };
  });
  return { ...presentation, choices: marked };
}

/**
 * @param {Session} session @param {AskedQuestion} asked @param {View} view
 * @param {Pick<OpenQuestion, "draft" | "setDraft" | "looked" | "weighed" | "answer">} rest
 * @returns {OpenQuestion}
 */
export function gather(session, asked, view, rest) {
  const edition = editionOf(session);
  const me = view.me ?? 0;
  const board = boardData(edition, view.ship_class);
  const ship = view.seats[me].ship;
  return {
    session,
    kind: asked.kind,
    options: asked.options ?? [],
    usual: wantedOf(session, asked.options ?? []) ?? asked.default ?? null,
    about: asked.about ?? {},
    waits: asked.waits ?? true,
    view,
    me,
    ship,
    lying: lyingOn(ship),
    edition,
    board,
    card: countedCard(edition, view.flight?.card ?? "", view.flight?.counts) ?? null,
    values: goodsValues(edition, view),
    ...rest,
  };
}
