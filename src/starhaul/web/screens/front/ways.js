/** The three ways to start: a quick match, a new table, or joining one. */

import { OPPONENTS } from "../../core/constants.js";
import { defaultGame, gameNames, pluginOf } from "../../core/games.js";
import { played } from "../../core/progress.js";
import { codeIn, go, joinLink, placeOf, tableLink } from "../../core/routes.js";
import { t } from "../../core/texts.js";
import { html, useState } from "../../lib.js";
import { Chips, Switch } from "../../ui/fields.js";
import { Button } from "../../ui/parts.js";
import { seatNumbers } from "./fieldkinds.js";
import { LessonOffer } from "./furtherlessons.js";
import { followCode, joinTable, makeTable } from "./making.js";
import { quickWays, usualConfig } from "./options.js";
import { Refused, usePress } from "./press.js";
import { flightName, rememberCoach, startFlight, suggestion, wantsCoach } from "./starting.js";
import { isNew } from "./suggestion.js";

/** @typedef {import("../../lib.js").On<HTMLInputElement>} OnInput */

/** What was played last, or what comes next for a newcomer, is chosen first; anything else is a tap away. */
export function QuickWay() {
  const ways = quickWays();
  const [advice] = useState(suggestion);
  const first = ways.findIndex(([game, way]) => game === advice.game && way === advice.way);
  const [number, setNumber] = useState(Math.max(0, first));
  const [skill, setSkill] = useState(advice.skill);
  const [isRelaxed, setIsRelaxed] = useState(advice.isRelaxed);
  const [coach, setCoach] = useState(() => wantsCoach(advice));
  const [isBusy, words, press] = usePress();
  const flights = ways.map(([game, way], value) => ({
    value,
    text: pluginOf(game).quick.text(way),
    hint: pluginOf(game).quick.hint(way),
  }));
  const [game, way] = ways[number];
  const isFirst = isNew(played.value);
  const skills = OPPONENTS.map((value) => ({ value, text: t(`front-skill-${value}`) }));
  return html`<section class="way panel way-first" aria-labelledby="way-quick">
    <h2 id="way-quick">${t("front-quick")}</h2>
    <p class="muted">${t(isFirst ? "front-quick-text" : `start-why-${advice.why}`)}</p>
    <${Chips} label=${t("front-quick-flight")} value=${number} choices=${flights} onChoose=${setNumber} />
    <${LessonOffer} game=${game} onBegin=${press} isBusy=${isBusy} />
    <${Chips} label=${t("front-quick-bots")} value=${skill} choices=${skills} onChoose=${setSkill} />
    ${
      pluginOf(game).quick.hasRelaxed &&
      html`<${Switch}
        label=${t("front-relaxed")}
        hint=${t("front-relaxed-hint")}
        isOn=${isRelaxed}
        onTurn=${setIsRelaxed}
      />`
    }
    <${Switch}
      label=${t("coach-switch")}
      hint=${t("coach-switch-hint")}
      isOn=${coach}
      onTurn=${(/** @type {boolean} */ on) => {
        setCoach(on);
        rememberCoach(on);
      }}
    />
    <${Refused} words=${words} />
    <${Button}
      main=${!isFirst}
      class="way-go"
      disabled=${isBusy}
      onClick=${() => press(() => startFlight({ game, way, skill, isRelaxed }, coach))}
    >
      ${t("start-go", { flight: flightName({ game, way }) })}
    <//>
  </section>`;
}

export function FriendsWay() {
  const [game, setGame] = useState(defaultGame());
  const [seats, setSeats] = useState(4);
  const [isBusy, words, press] = usePress();
  const games = gameNames().map((value) => ({ value, text: t(`front-game-${value}`) }));
  const counts = seatNumbers(game).map((value) => ({ value, text: String(value) }));
  return html`<section class="way panel" aria-labelledby="way-friends">
    <h2 id="way-friends">${t("front-friends")}</h2>
    <p class="muted">${t("front-friends-text")}</p>
    <${Chips} label=${t("front-game")} value=${game} choices=${games} onChoose=${setGame} />
    <${Chips} label=${t("front-option-seats")} value=${seats} choices=${counts} onChoose=${setSeats} />
    <${Refused} words=${words} />
    <${Button}
      class="way-go"
      disabled=${isBusy}
      onClick=${() => press(() => makeTable({ game, config: { ...usualConfig(game), seats } }))}
    >
      ${t("front-friends-go")}
    <//>
  </section>`;
}

export function JoinWay() {
  const [text, setText] = useState("");
  const [isBusy, words, press] = usePress();
  const [isUnclear, setIsUnclear] = useState(false);
  const join = (/** @type {Event} */ event) => {
    event.preventDefault();
    const place = placeOf(text);
    const code = codeIn(text);
    setIsUnclear(!place && !code);
    if (code) press(() => followCode(code));
    else if (place?.invite) go(joinLink(place.table, place.invite));
    else if (place?.token) go(tableLink(place.table, place.token));
    else if (place) press(() => joinTable(place.table));
  };
  return html`<section class="way panel" aria-labelledby="way-join">
    <h2 id="way-join">${t("front-join")}</h2>
    <p class="muted">${t("front-join-text")}</p>
    <form class="join-form" onSubmit=${join}>
      <input
        type="text"
        value=${text}
        aria-label=${t("front-join-label")}
        placeholder=${t("front-join-label")}
        autocomplete="off"
        autocapitalize="off"
        spellcheck=${false}
        onInput=${(/** @type {OnInput} */ event) => setText(event.currentTarget.value)}
      />
      <${Refused} words=${isUnclear ? t("front-join-unclear") : words} />
      <button type="submit" class="button way-go" disabled=${isBusy || !text.trim()}>
        ${t("front-join-go")}
      </button>
    </form>
  </section>`;
}
