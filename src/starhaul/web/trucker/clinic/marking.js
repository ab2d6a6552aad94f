/** Exercises that are answered by marking tiles: find the faults, choose the repair. */

import { t } from "../../core/texts.js";
import { html, useState } from "../../lib.js";
import { Button } from "../../ui/parts.js";
import { boardData } from "../data.js";
import { faultMarks } from "../faults.js";
import { lyingOn, Ship } from "../ship.js";
import { cellWords } from "../words.js";
import { useCursor } from "./cursor.js";

/** @param {import("./index.js").WorkProps} props */
export function MarkExercise({ task, kind, solved, onAnswer }) {
  const { edition, ship_class, ships } = task;
  const board = boardData(edition, ship_class);
  const [marked, setMarked] = useState(/** @type {number[]} */ ([]));
  const lying = lyingOn(ships[0]);
  const { cursor, moveTo, place, onKeyDown, isByKey } = useCursor(board, [...lying.keys()]);
  const toggle = (/** @type {number} */ cell) => {
    if (solved || !lying.has(cell)) return;
    moveTo(cell);
    setMarked(marked.includes(cell) ? marked.filter((other) => other !== cell) : [...marked, cell]);
  };
  const labelOf = (/** @type {number} */ cell) => {
    const words = cellWords(board, cell, lying.get(cell));
    return marked.includes(cell) ? t("clinic-cell-marked", { cell: words }) : words;
  };
  const faults = solved?.faults?.length ? solved.faults : (task.faults ?? []);
  return html`<div class="clinic-work">
    <div class="clinic-board" ref=${place} onKeyDown=${onKeyDown}>
      <${Ship}
        edition=${edition}
        shipClass=${ship_class}
        ship=${ships[0]}
        label=${t("clinic-patient")}
        marks=${marksOf(marked, solved)}
        cursor=${solved ? undefined : cursor}
        class=${isByKey ? "" : "by-pointer"}
        onCell=${solved ? undefined : toggle}
        labelOf=${labelOf}
        over=${faultMarks(board, faults)}
      />
    </div>
    ${
      !solved &&
      html`<div class="clinic-answer">
        <p class="clinic-count" role="status">
          ${t(kind === "faults" ? "clinic-marked-of" : "clinic-marked", {
            marked: marked.length,
            number: task.number ?? 0,
          })}
        </p>
        <${Button} main disabled=${!marked.length} onClick=${() => onAnswer({ cells: marked })}>
          ${t(`clinic-answer-${kind}`)}
        <//>
      </div>`
    }
  </div>`;
}

/**
 * What was marked; after the answer also what is right, and what a repair loses.
 * @param {number[]} marked @param {import("./index.js").Solved | null} solved
 */
function marksOf(marked, solved) {
  const marks = new Map(marked.map((cell) => [cell, "chosen"]));
  for (const cell of solved?.lost?.[0] ?? []) marks.set(cell, `${marks.get(cell) ?? ""} peril`);
  for (const cell of solved?.cells ?? []) marks.set(cell, `${marks.get(cell) ?? ""} sound solution`);
  return marks;
}
