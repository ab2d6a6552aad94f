/**
 * The card before a suggested flight (`#/next`): what is flown, against whom, and what helps. It follows a
 * lesson and the flights for newcomers, so that nothing begins unexplained.
 */

import { defaultGame, gameNames, pluginOf } from "../core/games.js";
import { go, route } from "../core/routes.js";
import { t } from "../core/texts.js";
import { Portrait } from "../lesson/portrait.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { opened, Switch } from "../ui/fields.js";
import { Button } from "../ui/parts.js";
import { SettingsButton } from "../ui/settingsdialog.js";
import { quickMatch } from "./front/options.js";
import { Refused, usePress } from "./front/press.js";
import { flightName, nextIn, rememberCoach, startFlight, wantsCoach } from "./front/starting.js";

/** @typedef {import("./front/suggestion.js").Suggestion} Suggestion */

export function Screen() {
  const now = route.value;
  const wanted = now.page === "next" ? now.game : "";
  const game = gameNames().includes(wanted) ? wanted : defaultGame();
  return html`<main class="handover">
    <header class="handover-bar">
      <${Button} quiet onClick=${() => go("#/")}>← ${t("client-to-front")}<//>
      <${SettingsButton} />
    </header>
    <${Card} key=${game} game=${game} />
  </main>`;
}

/** @param {{game: string}} props */
function Card({ game }) {
  // What follows does not change while the card is read.
  const [flight] = useState(() => nextIn(game));
  const [coach, setCoach] = useState(() => wantsCoach(flight));
  const [isBusy, words, press] = usePress();
  const title = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => title.current?.focus(), []);
  const name = flightName(flight);
  const turn = (/** @type {boolean} */ on) => {
    setCoach(on);
    rememberCoach(on);
  };
  return html`<section class="panel handover-card" aria-labelledby="handover-title">
    <div class="handover-head">
      <${Portrait} />
      <div>
        <p class="muted">${t("handover-kicker")}</p>
        <h1 id="handover-title" tabindex="-1" ref=${title}>${opened(name)}</h1>
      </div>
    </div>
    <p class="handover-says">${t(`handover-says-${flight.why}`)}</p>
    <dl class="handover-facts">
      ${factsOf(flight).map(
        ([label, text]) => html`<div key=${label}><dt>${t(label)}</dt><dd>${text}</dd></div>`,
      )}
    </dl>
    <div class="handover-coach">
      <${Switch} label=${t("coach-switch")} hint=${t("handover-coach")} isOn=${coach} onTurn=${turn} />
    </div>
    <${Refused} words=${words} />
    <div class="handover-foot">
      <${Button}
        main
        class="handover-go"
        disabled=${isBusy}
        onClick=${() => press(() => startFlight(flight, coach))}
      >
        ${t("start-go", { flight: name })}
      <//>
    </div>
  </section>`;
}

/**
 * What is good to know: labels and texts.
 * @param {Suggestion} flight @returns {[string, string][]}
 */
function factsOf({ game, way, skill, isRelaxed }) {
  const { quick } = pluginOf(game);
  const { bots } = quickMatch(game, way, skill, isRelaxed);
  const clock = t(isRelaxed ? "handover-clock-none" : "handover-clock-runs");
  return [
    ["handover-flight", quick.hint(way)],
    ["handover-course", t(`handover-course-${game}`)],
    ["handover-rivals", t("handover-rivals-are", { number: bots.length, skill })],
    ...(quick.hasRelaxed ? /** @type {[string, string][]} */ ([["handover-clock", clock]]) : []),
  ];
}
