/** Exercises of the ship clinic about trucks: their pictures, their questions, and how they are answered. */

import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { Ship } from "../ship.js";
import { ChoiceExercise } from "./clinicchoice.js";
import { MarkExercise } from "./marking.js";
import { PlaceExercise } from "./placing.js";

/**
 * @typedef {import("../../types.d.ts").ExerciseInfo} ExerciseInfo
 * @typedef {import("../../types.d.ts").DiagnosisInfo} DiagnosisInfo
 * @typedef {import("../../types.d.ts").trucker.ClinicTask} Task
 * @typedef {import("../../types.d.ts").trucker.ClinicSolved} Solved
 * @typedef {import("../../types.d.ts").trucker.ClinicAttempt} Attempt
 * @typedef {{task: Task, solved: Solved | null, isRight: boolean, kind: string,
 *   onAnswer: (attempt: Partial<Attempt>) => void}} WorkProps
 */

/** @param {{picture: import("../../types.d.ts").trucker.ClinicPicture}} props */
export function Picture({ picture }) {
  return html`<${Ship}
    cropped
    edition=${picture.edition}
    shipClass=${picture.ship_class}
    ship=${{ tiles: picture.tiles }}
  />`;
}

/** By what is answered. @type {Record<string, (props: WorkProps) => import("../../lib.js").Child>} */
const WORK = { cells: MarkExercise, placed: PlaceExercise, choice: ChoiceExercise };

/**
 * @param {{info: ExerciseInfo, diagnosis: DiagnosisInfo | null,
 *   onAnswer: (attempt: Partial<Attempt>) => void}} props
 */
export function Exercise({ info, diagnosis, onAnswer }) {
  const task = /** @type {Task} */ (info.task);
  const Work = WORK[task.asks];
  return html`<${Work}
    task=${task}
    kind=${info.kind}
    solved=${/** @type {Solved | null} */ (diagnosis?.solved ?? null)}
    isRight=${diagnosis?.is_right ?? false}
    onAnswer=${onAnswer}
  />`;
}

/** @param {ExerciseInfo} info */
export function question(info) {
  const task = /** @type {Task} */ (info.task);
  return t(`clinic-ask-${info.kind}`, { number: task.number ?? 0, tiles: task.tiles?.length ?? 0 });
}

/** @param {string} finding @param {Record<string, string | number>} facts */
export function explanation(finding, facts) {
  const { fault, side, ...rest } = facts;
  return t(`clinic-finding-${finding}`, {
    ...rest,
    ...(fault && { fault: t(`fault-${fault}`) }),
    ...(side && { from: t(`from-${side}`) }),
  });
}
