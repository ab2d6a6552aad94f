/** What this device remembers of the ship clinic: what was solved, and how many in a row. */

import { signal } from "../lib.js";

const KEY = "starhaul-clinic";
/** More exercises than there will ever be: what is stored stays small, whatever wrote it. */
const MOST = 1000;

/**
 * @typedef {object} ClinicRecord
 * @property {Record<string, boolean>} tried For each exercise that was answered, whether it was ever solved.
 * @property {number} streak How many were solved in a row, each at the first try of its visit.
 * @property {number} best The longest streak.
 */

/** @returns {ClinicRecord} */
const fresh = () => ({ tried: {}, streak: 0, best: 0 });

/** A number of exercises. @param {unknown} value */
const count = (value) =>
  Number.isInteger(value) && Number(value) >= 0 ? Math.min(Number(value), 1_000_000) : 0;

/** The valid part of what is stored. @param {string | null} text @returns {ClinicRecord} */
export function readRecord(text) {
  const found = JSON.parse(text ?? "null") ?? {};
  const tried = Object.entries(found.tried ?? {})
    .filter(([id, isSolved]) => /^[\w-]{1,40}$/.test(id) && typeof isSolved === "boolean")
    .slice(0, MOST);
  const streak = count(found.streak);
  return { tried: Object.fromEntries(tried), streak, best: Math.max(streak, count(found.best)) };
}

/**
 * The record after an answer. A wrong answer ends the streak; an exercise that was solved before does not
 * lengthen it.
 * @param {ClinicRecord} record @param {string} id @param {boolean} isRight @returns {ClinicRecord}
 */
export function afterAnswer(record, id, isRight) {
  const isNew = !record.tried[id];
  const streak = isRight ? record.streak + (isNew ? 1 : 0) : 0;
  const tried = { ...record.tried, [id]: isRight || Boolean(record.tried[id]) };
  return { tried, streak, best: Math.max(record.best, streak) };
}

/** @returns {ClinicRecord} */
function kept() {
  try {
    return readRecord(localStorage.getItem(KEY));
  } catch {
    // Without usable storage nothing is remembered.
    return fresh();
  }
}

export const clinicRecord = signal(kept());

/** @param {ClinicRecord} record */
function keep(record) {
  clinicRecord.value = record;
  try {
    localStorage.setItem(KEY, JSON.stringify(record));
  } catch {
    // Valid until the page is closed.
  }
}

/** @param {string} id @param {boolean} isRight */
export const noteAnswer = (id, isRight) => keep(afterAnswer(clinicRecord.peek(), id, isRight));

/** Forget everything that was solved. */
export const forgetRecord = () => keep(fresh());
