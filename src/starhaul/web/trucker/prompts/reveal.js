/** Before each card: fly on, or give up. */

import { html, useState } from "../../lib.js";
import { listed, t } from "../../core/texts.js";
import { Button, Dialog } from "../../ui/parts.js";
import { nameOf } from "../who.js";
import { reports } from "./launch.js";

/**
 * @typedef {import("./asking.js").Ask} Ask
 * @typedef {import("./asking.js").Posed} Posed
 */

/** Who has not spoken yet, apart from oneself. @param {Ask} ask */
const others = (ask) => (ask.view.asked ?? []).filter((seat) => seat !== ask.me).map((seat) => nameOf(ask.session, seat));

/** @param {Ask} ask @returns {Posed} */
export function poseReveal(ask) {
  const deck = ask.view.flight?.deck ?? 0;
  const mind = ask.draft ?? {};
  const names = others(ask);
  const close = () => ask.setDraft({ ...mind, asks: false });
  return {
    title: t(ask.waits ? "prompt-reveal" : "prompt-reveal-said"),
    text: ask.waits
      ? t("prompt-reveal-how", { number: deck })
      : names.length ? t("prompt-waiting", { names: listed(names) }) : "",
    body: mind.asks && html`<${GivingUp} ask=${ask} onClose=${close} />`,
    layout: "row",
    choices: [
      { action: ask.options.find((option) => option.do === "fly"), label: t("prompt-fly"), main: ask.waits, quiet: !ask.waits },
      { run: () => ask.setDraft({ ...mind, asks: true }), label: t("prompt-give-up"), quiet: true, danger: true },
      ...reports(ask),
    ],
    otherwise: ask.waits ? t(ask.usual?.do === "give_up" ? "prompt-give-up" : "prompt-fly") : "",
  };
}

/** Giving up is for the whole flight, so it is asked twice. @param {{ask: Ask, onClose: () => void}} props */
function GivingUp({ ask, onClose }) {
  const fleet = ask.view.seats[ask.me].fleet ?? [];
  const [ships, setShips] = useState(fleet);
  const giveUp = () => {
    const isAll = ships.length === fleet.length;
    ask.answer(isAll ? { do: "give_up" } : { do: "give_up", ships });
    onClose();
  };
  const toggle = (/** @type {number} */ ship) =>
    setShips(ships.includes(ship) ? ships.filter((other) => other !== ship) : [...ships, ship].sort((a, b) => a - b));
  return html`<${Dialog} title=${t("prompt-give-up-sure")} onClose=${onClose}>
    <p>${t("prompt-give-up-what")}</p>
    ${fleet.length > 1 &&
    html`<fieldset class="prompt-fleet">
      <legend>${t("prompt-give-up-ships")}</legend>
      ${fleet.map(
        (ship) => html`<label key=${ship}><input type="checkbox" checked=${ships.includes(ship)} onChange=${() => toggle(ship)} />
          ${t("prompt-ship", { number: ship + 1 })}</label>`,
      )}
    </fieldset>`}
    <div class="prompt-answers list">
      <${Button} class="prompt-answer" onClick=${onClose}>${t("prompt-fly")}<//>
      <${Button} class="prompt-answer" danger disabled=${fleet.length > 1 && !ships.length} onClick=${giveUp}>${t("prompt-give-up")}<//>
    </div>
  <//>`;
}
