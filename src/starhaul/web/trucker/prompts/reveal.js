/** Before each card: fly on, or give up. */

import { listed, t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { nameOf } from "../who.js";
import { reports } from "./launch.js";
import { falling, part } from "./overlay.js";

/** @import { Ask, AskOf, Posed } from "./asking.js" */

/** Who has not spoken yet, apart from oneself. @param {Ask} ask */
const others = (ask) =>
  (ask.view.asked ?? []).filter((seat) => seat !== ask.me).map((seat) => nameOf(ask.session, seat));

/** The ships of the fleet that still fly. @param {Ask} ask @returns {number[]} */
const fleetOf = (ask) => ask.view.seats[ask.me].fleet ?? [];

/** @param {AskOf<"reveal">} ask @returns {Posed} */
export function poseReveal(ask) {
  if (ask.draft?.asks) return fleetOf(ask).length > 1 ? poseGiveUpShips(ask) : poseGiveUp(ask);
  const deck = ask.view.flight?.deck ?? 0;
  const names = others(ask);
  return {
    title: t(ask.waits ? "prompt-reveal" : "prompt-reveal-said"),
    text: ask.waits
      ? t("prompt-reveal-how", { number: deck })
      : names.length
        ? t("prompt-waiting", { names: listed(names) })
        : "",
    layout: "row",
    choices: [
      { action: flyOn(ask), label: t("prompt-fly"), main: ask.waits, quiet: !ask.waits },
      {
        run: () => ask.setDraft({ asks: true, ships: [] }),
        label: t("prompt-give-up"),
        quiet: true,
        danger: true,
      },
      ...reports(ask),
    ],
    otherwise: ask.waits ? t(ask.usual?.do === "give_up" ? "prompt-give-up" : "prompt-fly") : "",
  };
}

/** @param {AskOf<"reveal">} ask */
const flyOn = (ask) => ask.options.find((option) => option.do === "fly");

/** Back to the question. @param {Ask} ask */
const back = (ask) => ({ run: () => ask.setDraft(null), label: t("prompt-give-up-not"), main: true });

/** Giving up is for the whole flight, so it is asked twice. @param {AskOf<"reveal">} ask @returns {Posed} */
function poseGiveUp(ask) {
  return {
    title: t("prompt-give-up-sure"),
    text: t("prompt-give-up-what"),
    layout: "row",
    choices: [back(ask), { action: { do: "give_up" }, label: t("prompt-give-up"), danger: true }],
    otherwise: t("prompt-fly"),
  };
}

/**
 * Ships of a fleet give up one by one: they are chosen on the board.
 * @param {AskOf<"reveal">} ask @returns {Posed}
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
    title: t("prompt-give-up-ships"),
    text: t(isAll ? "prompt-give-up-what" : "prompt-give-up-ships-how"),
    body: html`<div class="choice-row" role="group" aria-label=${t("prompt-give-up-ships")}>
      ${fleet.map(
        (ship) => html`<button
          key=${ship}
          type="button"
          class="chip"
          aria-pressed=${ships.includes(ship)}
          onClick=${() => toggle(ship)}
        >
          ${t("prompt-ship", { number: ship + 1 })}
        </button>`,
      )}
    </div>`,
    layout: "row",
    choices: [
      back(ask),
      {
        action: isAll ? { do: "give_up" } : { do: "give_up", ships },
        label: isAll
          ? t("prompt-give-up-all")
          : t("prompt-give-up-these", { count: ships.length, ships: named }),
        danger: true,
        off: !ships.length,
      },
    ],
    otherwise: t("prompt-fly"),
    marks: new Map(
      fleet.flatMap((ship) => cellsOf(ship).map((cell) => [cell, ships.includes(ship) ? "chosen" : "part"])),
    ),
    onCell: (cell) => {
      if (shipAt(cell) >= 0) toggle(shipAt(cell));
    },
    labelOf: (cell) => t("prompt-ship", { number: shipAt(cell) + 1 }),
    over: html`
      ${falling(ask.board, ships.flatMap(cellsOf))}
      ${fleet
        .filter((ship) => cellsOf(ship).length)
        .map((ship) => part(ask.board, cellsOf(ship), ship + 1, ships.includes(ship)))}
    `,
  };
}
