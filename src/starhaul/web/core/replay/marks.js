/** The landmarks of a film: rounds, cards, disasters. Plug-ins of games find them. No DOM. */

/**
 * @typedef {"round" | "card" | "disaster"} MarkKind
 * @typedef {{kind: MarkKind, text: string}} Landmark
 * @typedef {Landmark & {moment: number}} Mark
 * @typedef {import("../../types.d.ts").ToldEvent} ToldEvent
 * @typedef {import("../../types.d.ts").UpdateMessage} Update
 * @typedef {(event: ToldEvent, update: Update) => Landmark | null} MarkOf
 */

/**
 * One mark of each kind at a moment, in order; the film begins with its first round.
 * @param {import("./film.js").Film} film @param {MarkOf} markOf @param {string} beginning
 * @returns {Mark[]}
 */
export function marksOf(film, markOf, beginning) {
  /** @type {Mark[]} */
  const marks = [{ kind: "round", text: beginning, moment: 0 }];
  for (let moment = 0; moment <= film.last; moment += 1) {
    const events = film.eventsAt(moment);
    if (!events.length) continue;
    const update = film.at(moment);
    /** @type {Map<MarkKind, Landmark>} */
    const found = new Map();
    for (const event of events) {
      const mark = markOf(event, update);
      if (mark && !found.has(mark.kind)) found.set(mark.kind, mark);
    }
    for (const mark of found.values()) if (moment || mark.kind !== "round") marks.push({ ...mark, moment });
  }
  return marks;
}

/** A moment of a time-lapse takes so much of the scrub bar, compared with any other. */
const LAPSE_WIDTH = 0.2;

/**
 * Where each moment is on the scrub bar, from 0 up. Hundreds of moments of a time-lapse must not leave a
 * flight without room.
 * @param {import("./film.js").Film} film @param {(update: Update) => boolean} isLapse
 */
export function placesOf(film, isLapse) {
  let place = 0;
  return film.revisions.map((_, moment) => {
    if (moment) place += isLapse(film.at(moment)) ? LAPSE_WIDTH : 1;
    return place;
  });
}

/** The moment nearest to a place on the scrub bar. @param {number[]} places @param {number} place */
export function momentAt(places, place) {
  const after = places.findIndex((one) => one >= place);
  if (after < 0) return places.length - 1;
  return after && place - places[after - 1] < places[after] - place ? after - 1 : after;
}

/** The mark at or before a moment. @param {Mark[]} marks @param {number} moment @param {MarkKind} [kind] */
export const lastMark = (marks, moment, kind) =>
  marks.findLast((mark) => mark.moment <= moment && (!kind || mark.kind === kind)) ?? null;

/**
 * The moment of the next or previous mark; the end or the beginning if there is none.
 * @param {Mark[]} marks @param {number} moment @param {number} direction @param {number} last
 */
export function markBeside(marks, moment, direction, last) {
  if (direction > 0) return marks.find((mark) => mark.moment > moment)?.moment ?? last;
  return marks.findLast((mark) => mark.moment < moment)?.moment ?? 0;
}
