/** Before each card: fly on, or give up. */

import { listed, t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { nameOf } from "../who.js";
import { reports } from "./launch.js";
import { falling, part } from "./overlay.js";

/** @import { OpenQuestion, OpenQuestionOf, Presentation } from "./openquestion.js" */

/** The others who have not answered yet. @param {OpenQuestion} ask */
const others = (ask) =>
  (ask.view.asked ?? []).filter((seat) => seat !== ask.me).map((seat) => nameOf(ask.session, seat));

/** The ships of the fleet that still fly. @param {OpenQuestion} ask @returns {number[]} */
const fleetOf = (ask) => ask.view.seats[ask.me].fleet ?? [];

/** @param {OpenQuestionOf<"reveal">} ask @returns {Presentation} */
export function poseReveal(ask) {
  if (ask.draft?.asks) return fleetOf(ask).length > 1 ? poseGiveUpShips(ask) : poseGiveUp(ask);
  const deck = ask.view.flight?.deck ?? 0;
  const names = others(ask);
  return {
    title: t(ask.waits ? "question-ui-reveal" : "question-ui-reveal-said"),
    text: ask.waits
      ? t("question-ui-reveal-how", { number: deck })
      : names.length
        ? t("question-ui-waiting", { names: listed(names) })
        : "",
    layout: "row",
    choices: [
      { action: flyOn(ask), label: t("question-ui-fly"), main: ask.waits, quiet: !ask.waits },
      {
        run: () => ask.setDraft({ asks: true, ships: [] }),
        leadsTo: "give_up",
        label: t("question-ui-give-up"),
        quiet: true,
        danger: true,
      },
      ...reports(ask),
    ],
    otherwise: ask.waits ? t(ask.usual?.do === "give_up" ? "question-ui-give-up" : "question-ui-fly") : "",
  };
}

/** @param {OpenQuestionOf<"reveal">} ask */
const flyOn = (ask) => ask.options.find((option) => option.do === "fly");

/** Back to the question. @param {OpenQuestion} ask */
const back = (ask) => ({ run: () => ask.setDraft(null), label: t("question-ui-give-up-not"), main: true });

/**
 * Giving up is for the whole flight, so it must be confirmed.
 * @param {OpenQuestionOf<"reveal">} ask @returns {Presentation}
 */
function poseGiveUp(ask) {
  return {
    title: t("question-ui-give-up-sure"),
    text: t("question-ui-give-up-what"),
    layout: "row",
    choices: [back(ask), { action: { do: "give_up" }, label: t("question-ui-give-up"), danger: true }],
    otherwise: t("question-ui-fly"),
  };
}

/**
 * Ships of a fleet give up individually; they are selected on the board.
 * @param {OpenQuestionOf<"reveal">} ask @returns {Presentation}
 */
function poseGiveUpShips(ask) {
  const fleet = fleetOf(ask);
  const ships = /** @type {number[]} */ (ask.draft.ships);
  const cellsOf = (/** @type {number} */ ship) =>
    (ask.view.parts?.[ship] ?? []).filter((cell) => ask.lying.has(cell));
  const shipAt = (/** @type {number} */ cell) =>
    fleet.find((ship) => ask.view.parts?.[ship]?.includes(cell)) ?? -1;
  const toggle = (/** @type {number} */ ship) =>
    ask.setDraft({
      ...ask.draft,
      ships: ships.includes(ship)
        ? ships.filter((other) => other !== ship)
        : [...ships, ship].sort((a, b) => a - b),
    });
  const isAll = ships.length === fleet.length;
  const named = listed(ships.map((ship) => String(ship + 1)));
  return {
    title: t("question-ui-give-up-ships"),
    text: t(isAll ? "question-ui-give-up-what" : "question-ui-give-up-ships-how"),
    body: html`<div class="choice-row" role="group" aria-label=${t("question-ui-give-up-ships")}>
      ${fleet.map(
        (ship) => html`<button
          key=${ship}
          type="button"
          class="chip"
          aria-pressed=${ships.includes(ship)}
          onClick=${() => toggle(ship)}
        >
          ${t("question-ui-ship", { number: ship + 1 })}
        </button>`,
      )}
    </div>`,
    layout: "row",
    choices: [
      back(ask),
      {
        action: isAll ? { do: "give_up" } : { do: "give_up", ships },
        label: isAll
          ? t("question-ui-give-up-all")
          : t("question-ui-give-up-these", { count: ships.length, ships: named }),
        danger: true,
        off: !ships.length,
      },
    ],
    otherwise: t("question-ui-fly"),
    marks: new Map(
      fleet.flatMap((ship) => cellsOf(ship).map((cell) => [cell, ships.includes(ship) ? "chosen" : "part"])),
    ),
    onCell: (cell) => {
      if (shipAt(cell) >= 0) toggle(shipAt(cell));
    },
    labelOf: (cell) => t("question-ui-ship", { number: shipAt(cell) + 1 }),
    over: html`
      ${falling(ask.board, ships.flatMap(cellsOf))}
      ${fleet
        .filter((ship) => cellsOf(ship).length)
        .map((ship) => part(ask.board, cellsOf(ship), ship + 1, ships.includes(ship)))}
    `,
  };
}
