/** The open question in words and buttons; without one, what is going on. */

import { useKeys } from "../core/keys.js";
import { t } from "../core/texts.js";
import { html, useEffect, useRef } from "../lib.js";
import { AskCoach, CoachAdvice, CoachBadge } from "../ui/advice.js";
import { classes } from "../ui/classes.js";
import { Button, TimerRing } from "../ui/parts.js";
import { QuietRuleLink } from "../ui/rulelink.js";
import { isBonusAdvised, isCardAdvised, isFaceAdvised, isShipAdvised } from "./advised.js";
import { cardsFor, choicesOf, isPutForward, optionsOf, reachOf } from "./choice.js";
import { colourOf, data, restOf } from "./data.js";
import { BonusSign, FaceSign, MovementFace, ShipSign } from "./pictures.js";
import { RULES } from "./ruleids.js";
import { sideOf } from "./who.js";
import { capital, cardName, faceName, facesText, shipName, shipPlace } from "./words.js";

/**
 * @typedef {import("../types.d.ts").race.View} View
 * @typedef {import("../types.d.ts").race.AskedQuestion} Asked
 * @typedef {import("./choosing.js").Choosing} Choosing
 * @typedef {import("./reach.js").Reach} Reach
 */

/** The question in one sentence. @param {Asked | null} asked @param {Choosing} choosing */
export function questionText(asked, { card, ship }) {
  if (!asked) return "";
  if (asked.kind === "play") {
    if (card) return t("race-ui-choose-ship", { card: cardName(card) });
    return ship ? capital(t("race-ui-choose-card-for", { ship: shipName(ship) })) : t("race-ui-choose-card");
  }
  if (asked.kind === "departure")
    return t("race-ui-departure", { ship: shipName(asked.about.ship), card: cardName(asked.about.card) });
  if (asked.kind === "evade")
    return t("race-ui-evade", { ship: shipName(asked.about.ship), index: asked.about.hole });
  if (asked.kind === "side")
    return t("race-ui-side", { ship: shipName(asked.about.ship), index: asked.about.index });
  return t("race-ui-tow", { index: asked.about.index, face: faceName(asked.about.face) });
}

/**
 * @param {{session: import("../core/session.js").Session, view: View, asked: Asked | null,
 *   choosing: Choosing, reach: Reach[], news: import("../lib.js").Child}} props
 */
export function Question({ session, view, asked, choosing, reach, news }) {
  const until = session.latest.value?.deadline_ms ?? null;
  if (!asked)
    return html`<section class="race-question idle" aria-label=${t("race-ui-story-now")}>${news}</section>`;
  return html`<section class=${`race-question asks-${asked.kind}`} aria-label=${t("race-ui-question")}>
    <header>
      <h2>${questionText(asked, choosing)} <${QuietRuleLink} rule=${RULES.question[asked.kind]} /></h2>
      ${
        asked.kind === "play" &&
        (choosing.card || choosing.ship) &&
        html`<${Button} quiet hotkey="Esc" onClick=${choosing.clear}>${t("race-ui-back")}<//>`
      }
      <${AskCoach} session=${session} />
      ${
        until !== null &&
        !session.latest.value?.is_paused &&
        html`<${TimerRing} session=${session} until=${until} size=${40} />`
      }
    </header>
    <${Answers} session=${session} view=${view} asked=${asked} choosing=${choosing} reach=${reach} />
  </section>
  <${CoachAdvice} session=${session} />`;
}

/**
 * @typedef {import("../core/session.js").Session} Session
 * @param {{session: Session, view: View, asked: Asked, choosing: Choosing, reach: Reach[]}} props
 */
function Answers({ session, view, asked, choosing, reach }) {
  if (asked.kind === "play") {
    const parts = { session, view, asked, choosing, reach };
    return html`<${Ships} ...${parts} />`;
  }
  if (asked.kind === "side") return html`<${Faces} session=${session} asked=${asked} choosing=${choosing} />`;
  if (asked.kind === "tow")
    return html`<${Tows} session=${session} view=${view} choosing=${choosing} reach=${reach} />`;
  return html`<${Bonuses} session=${session} asked=${asked} choosing=${choosing} />`;
}

/**
 * Where a ship would go, and the face of that space.
 * @param {{from: number, stops: number, rests?: number}} props
 */
function Landing({ from, stops, rests = stops }) {
  return html`<span class="race-landing">
    <b>${from} → ${stops}</b> <${What} stops=${stops} rests=${rests} />
  </span>`;
}

/** @param {{stops: number, rests: number}} props */
function What({ stops, rests }) {
  return rests === stops
    ? facesText(data().track.spaces[stops].faces)
    : html`<em>${t("race-ui-hole-back", { index: rests })}</em>`;
}

/**
 * The ships that the selected card may move.
 * @param {{session: Session, view: View, asked: Asked, choosing: Choosing, reach: Reach[]}} props
 */
function Ships({ session, view, asked, choosing, reach }) {
  const { card, ship } = choosing;
  const place = useArrows(card ?? "");
  if (!card)
    return ship
      ? html`<${Cards} ...${{ session, view, asked, ship, choosing, place }} />`
      : html`<${Starters} ...${{ session, view, asked, choosing, place }} />`;
  /** @type {import("../types.d.ts").race.Play[]} */
  const plays = optionsOf(asked, "play");
  const isAlone = plays.some((play) => play.card === card && !play.ship);
  return html`<div class="race-answers" data-once ref=${place}>
    ${reach.map(
      (one) => html`<${ShipAnswer}
        key=${one.ship}
        session=${session}
        view=${view}
        ship=${one.ship}
        choosing=${choosing}
        way=${html`<${Landing} ...${one} />`}
        action=${{ do: "play", card, ship: one.ship }}
        onClick=${() => choosing.play(card, one.ship)}
      />`,
    )}
    ${
      isAlone &&
      html`<${Button} class="race-answer" main onClick=${() => choosing.play(card, null)}>
        ${t("race-ui-no-ship")}
      <//>`
    }
  </div>`;
}

/**
 * @typedef {import("../lib.js").Ref<HTMLDivElement | null>} Place
 * @typedef {{session: Session, view: View, asked: Asked, choosing: Choosing, place: Place}} Choice
 */

/**
 * Nothing is selected yet: the ships that some card of the hand could move.
 * @param {Choice} props
 */
function Starters({ session, view, asked, choosing, place }) {
  const able = choicesOf(asked, null);
  const ships = view.ships.filter(([name]) => able.has(name));
  return html`
    <p class="race-hint">${t("race-ui-choose-hint")}</p>
    <div class="race-starters" ref=${place}>
      ${ships.map(
        (ship) => html`<button
          key=${ship[0]}
          type="button"
          class=${`button quiet race-starter ${isShipAdvised(session, ship[0]) ? "advised" : ""}`}
          aria-label=${shipPlace(ship, data().track.spaces[ship[1]].faces)}
          onClick=${() => choosing.pickShip(ship[0])}
        >
          <${ShipSign} name=${ship[0]} size=${26} /><b>${ship[1]}</b>
          ${isShipAdvised(session, ship[0]) && html`<${CoachBadge} />`}
        </button>`,
      )}
    </div>
  `;
}

/** The cards for the selected ship. @param {Choice & {ship: string}} props */
function Cards({ session, view, asked, ship, choosing, place }) {
  const ways = [...cardsFor(asked, ship)].flatMap((card) =>
    reachOf(view, card)
      .filter((one) => one.ship === ship)
      .map((one) => ({ card, one })),
  );
  return html`<div class="race-answers" data-once ref=${place}>
    ${ways.map(
      ({ card, one }) => html`<${Button}
        key=${card}
        class=${lookOf(session, { do: "play", card, ship })}
        disabled=${choosing.isSent}
        onClick=${() => choosing.play(card, ship)}
      >
        ${isCardAdvised(session, card) && isShipAdvised(session, ship) && html`<${CoachBadge} />`}
        <${MovementFace} card=${card} />
        <span><strong>${capital(cardName(card))}</strong><${Landing} ...${one} /></span>
      <//>`,
    )}
  </div>`;
}

/**
 * Whether the coach would move this ship, with the card that is selected.
 * @param {Session} session @param {Choosing} choosing @param {string} ship
 */
const isChoiceAdvised = (session, { card }, ship) =>
  isShipAdvised(session, ship) && (!card || isCardAdvised(session, card));

/** The class names of an answer. @param {Session} session @param {object} action */
const lookOf = (session, action) => classes("race-answer", isPutForward(session, action) && "next");

const SIDES = { own: "race-ui-own", mate: "race-ui-mate", rival: "race-ui-rival" };

/**
 * A ship to select: its owner and where it would go.
 * @param {{session: Session, view: View, ship: string, choosing: Choosing, way: import("../lib.js").Child,
 *   action: object, onClick: () => void}} props
 */
function ShipAnswer({ session, view, ship, choosing, way, action, onClick }) {
  return html`<${Button}
    class=${lookOf(session, action)}
    data-ship=${ship}
    disabled=${choosing.isSent}
    ...${choosing.aimAt(ship)}
    onClick=${onClick}
  >
    ${isChoiceAdvised(session, choosing, ship) && html`<${CoachBadge} />`}
    <${ShipSign} name=${ship} />
    <span>
      <strong>${capital(shipName(ship))}</strong>${way}
      <small>${t(SIDES[sideOf(view, colourOf(ship))])}</small>
    </span>
  <//>`;
}

/**
 * The sides of a double space, left and right as on the track.
 * @param {{session: Session, asked: Extract<Asked, {kind: "side"}>, choosing: Choosing}} props
 */
function Faces({ session, asked, choosing }) {
  const place = useArrows();
  const options = /** @type {{face: string}[]} */ (optionsOf(asked, "side"));
  const order = data().track.spaces[asked.about.index].faces;
  const faces = [...options].sort((one, other) => order.indexOf(one.face) - order.indexOf(other.face));
  return html`<div class="race-answers" data-once ref=${place}>
    ${faces.map(
      ({ face }) => html`<${Button}
        key=${face}
        class=${lookOf(session, { do: "side", face })}
        data-face=${face}
        disabled=${choosing.isSent}
        onClick=${() => choosing.side(face)}
      >
        ${isFaceAdvised(session, face) && html`<${CoachBadge} />`}<${FaceSign} face=${face} />
        <span><strong>${capital(faceName(face))}</strong><small>${t(`race-ui-does-${face}`)}</small></span>
      <//>`,
    )}
  </div>`;
}

/**
 * The ships that may be towed.
 * @param {{session: Session, view: View, choosing: Choosing, reach: Reach[]}} props
 */
function Tows({ session, view, choosing, reach }) {
  const place = useArrows();
  return html`<div class="race-answers" data-once ref=${place}>
    ${reach.map(
      (one) => html`<${ShipAnswer}
        key=${one.ship}
        session=${session}
        view=${view}
        ship=${one.ship}
        choosing=${choosing}
        way=${html`<span class="race-landing"><b>${one.from} → ${one.stops}</b></span>`}
        action=${{ do: "tow", ship: one.ship }}
        onClick=${() => choosing.tow(one.ship)}
      />`,
    )}
    <${Button} class="race-answer" disabled=${choosing.isSent} onClick=${() => choosing.tow(null)}>
      ${isShipAdvised(session, null) && html`<${CoachBadge} />`}${t("race-ui-no-tow")}
    <//>
  </div>`;
}

/**
 * Bonus cards at departure and at a black hole.
 * @param {{session: Session, asked: Asked, choosing: Choosing}} props
 */
function Bonuses({ session, asked, choosing }) {
  const place = useArrows();
  const options = /** @type {{card?: string | null}[]} */ (asked.options ?? []);
  const { lands } = /** @type {{lands: number[]}} */ (asked.about);
  const plain = asked.kind === "evade" ? "race-ui-fall" : "race-ui-no-bonus-card";
  return html`<div class="race-answers" data-once ref=${place}>
    ${options.map(
      ({ card = null }, number) => html`<${Button}
        key=${card ?? "none"}
        class=${card ? lookOf(session, { do: "bonus", card }) : "race-answer"}
        data-card=${card}
        disabled=${choosing.isSent}
        ...${choosing.aimAt(card ?? "none")}
        onClick=${() => choosing.bonus(card)}
      >
        ${isBonusAdvised(session, card) && html`<${CoachBadge} />`}
        ${card && html`<${BonusSign} card=${card} />`}
        <span>
          <strong>${card ? capital(cardName(card)) : t(plain)}</strong><${Onto} index=${lands[number]} />
        </span>
      <//>`,
    )}
  </div>`;
}

/** @param {{index: number}} props */
function Onto({ index }) {
  const { track } = data();
  return html`<span class="race-landing">
    <b>→ ${index}</b> <${What} stops=${index} rests=${restOf(track, index)} />
  </span>`;
}

/**
 * Arrow keys move between answers. The first answer takes the focus only if the person used a key for the
 * previous step: a question that appears must not receive a key press meant for something else.
 * @param {string} [chosen]
 */
function useArrows(chosen) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    if (chosen && wasKey) place.current?.querySelector("button")?.focus();
  }, [chosen]);
  useKeys((key) => {
    const by = ARROWS[key];
    const buttons = [...(place.current?.querySelectorAll("button") ?? [])];
    if (!by || !buttons.length) return false;
    const at = buttons.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement));
    buttons[at < 0 ? 0 : (at + by + buttons.length) % buttons.length].focus();
    return true;
  });
  return place;
}

/** @type {Record<string, number>} */
const ARROWS = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

/** Whether the person used the keyboard last. */
let wasKey = false;
addEventListener("keydown", () => (wasKey = true), true);
addEventListener("pointerdown", () => (wasKey = false), true);
