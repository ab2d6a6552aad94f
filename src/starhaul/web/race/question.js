/** The open question in words and buttons; without one, what is going on. */

import { useKeys } from "../core/keys.js";
import { t } from "../core/texts.js";
import { html, useEffect, useRef } from "../lib.js";
import { Button, TimerRing } from "../ui/parts.js";
import { cardsFor, choicesOf, optionsOf, reachOf } from "./choice.js";
import { colourOf, data, restOf } from "./data.js";
import { BonusSign, FaceSign, MovementFace, ShipSign } from "./pictures.js";
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
      <h2>${questionText(asked, choosing)}</h2>
      ${
        asked.kind === "play" &&
        (choosing.card || choosing.ship) &&
        html`<${Button} quiet hotkey="Esc" onClick=${choosing.clear}>${t("race-ui-back")}<//>`
      }
      ${
        until !== null &&
        !session.latest.value?.is_paused &&
        html`<${TimerRing} session=${session} until=${until} size=${40} />`
      }
    </header>
    <${Answers} view=${view} asked=${asked} choosing=${choosing} reach=${reach} />
  </section>`;
}

/** @param {{view: View, asked: Asked, choosing: Choosing, reach: Reach[]}} props */
function Answers({ view, asked, choosing, reach }) {
  if (asked.kind === "play")
    return html`<${Ships} view=${view} asked=${asked} choosing=${choosing} reach=${reach} />`;
  if (asked.kind === "side") return html`<${Faces} asked=${asked} choosing=${choosing} />`;
  if (asked.kind === "tow") return html`<${Tows} view=${view} choosing=${choosing} reach=${reach} />`;
  return html`<${Bonuses} asked=${asked} choosing=${choosing} />`;
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
 * @param {{view: View, asked: Asked, choosing: Choosing, reach: Reach[]}} props
 */
function Ships({ view, asked, choosing, reach }) {
  const { card, ship } = choosing;
  const place = useArrows(card ?? "");
  if (!card)
    return ship
      ? html`<${Cards} view=${view} asked=${asked} ship=${ship} choosing=${choosing} place=${place} />`
      : html`<${Starters} view=${view} asked=${asked} choosing=${choosing} place=${place} />`;
  /** @type {import("../types.d.ts").race.Play[]} */
  const plays = optionsOf(asked, "play");
  const isAlone = plays.some((play) => play.card === card && !play.ship);
  return html`<div class="race-answers" data-once ref=${place}>
    ${reach.map(
      (one) => html`<${ShipAnswer}
        key=${one.ship}
        view=${view}
        ship=${one.ship}
        choosing=${choosing}
        way=${html`<${Landing} ...${one} />`}
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
 * @typedef {{view: View, asked: Asked, choosing: Choosing, place: Place}} Choice
 */

/**
 * Nothing is selected yet: the ships that some card of the hand could move.
 * @param {Choice} props
 */
function Starters({ view, asked, choosing, place }) {
  const able = choicesOf(asked, null);
  const ships = view.ships.filter(([name]) => able.has(name));
  return html`
    <p class="race-hint">${t("race-ui-choose-hint")}</p>
    <div class="race-starters" ref=${place}>
      ${ships.map(
        (ship) => html`<button
          key=${ship[0]}
          type="button"
          class="button quiet race-starter"
          aria-label=${shipPlace(ship, data().track.spaces[ship[1]].faces)}
          onClick=${() => choosing.pickShip(ship[0])}
        >
          <${ShipSign} name=${ship[0]} size=${26} /><b>${ship[1]}</b>
        </button>`,
      )}
    </div>
  `;
}

/** The cards for the selected ship. @param {Choice & {ship: string}} props */
function Cards({ view, asked, ship, choosing, place }) {
  const ways = [...cardsFor(asked, ship)].flatMap((card) =>
    reachOf(view, card)
      .filter((one) => one.ship === ship)
      .map((one) => ({ card, one })),
  );
  return html`<div class="race-answers" data-once ref=${place}>
    ${ways.map(
      ({ card, one }) => html`<${Button}
        key=${card}
        class="race-answer next"
        disabled=${choosing.isSent}
        onClick=${() => choosing.play(card, ship)}
      >
        <${MovementFace} card=${card} />
        <span><strong>${capital(cardName(card))}</strong><${Landing} ...${one} /></span>
      <//>`,
    )}
  </div>`;
}

const SIDES = { own: "race-ui-own", mate: "race-ui-mate", rival: "race-ui-rival" };

/**
 * A ship to select: its owner and where it would go.
 * @param {{view: View, ship: string, choosing: Choosing, way: import("../lib.js").Child,
 *   onClick: () => void}} props
 */
function ShipAnswer({ view, ship, choosing, way, onClick }) {
  return html`<${Button}
    class="race-answer next"
    disabled=${choosing.isSent}
    ...${choosing.aimAt(ship)}
    onClick=${onClick}
  >
    <${ShipSign} name=${ship} />
    <span>
      <strong>${capital(shipName(ship))}</strong>${way}
      <small>${t(SIDES[sideOf(view, colourOf(ship))])}</small>
    </span>
  <//>`;
}

/**
 * The sides of a double space, left and right as on the track.
 * @param {{asked: Extract<Asked, {kind: "side"}>, choosing: Choosing}} props
 */
function Faces({ asked, choosing }) {
  const place = useArrows();
  const options = /** @type {{face: string}[]} */ (optionsOf(asked, "side"));
  const order = data().track.spaces[asked.about.index].faces;
  const faces = [...options].sort((one, other) => order.indexOf(one.face) - order.indexOf(other.face));
  return html`<div class="race-answers" data-once ref=${place}>
    ${faces.map(
      ({ face }) => html`<${Button}
        key=${face}
        class="race-answer next"
        disabled=${choosing.isSent}
        onClick=${() => choosing.side(face)}
      >
        <${FaceSign} face=${face} />
        <span><strong>${capital(faceName(face))}</strong><small>${t(`race-ui-does-${face}`)}</small></span>
      <//>`,
    )}
  </div>`;
}

/** The ships that may be towed. @param {{view: View, choosing: Choosing, reach: Reach[]}} props */
function Tows({ view, choosing, reach }) {
  const place = useArrows();
  return html`<div class="race-answers" data-once ref=${place}>
    ${reach.map(
      (one) => html`<${ShipAnswer}
        key=${one.ship}
        view=${view}
        ship=${one.ship}
        choosing=${choosing}
        way=${html`<span class="race-landing"><b>${one.from} → ${one.stops}</b></span>`}
        onClick=${() => choosing.tow(one.ship)}
      />`,
    )}
    <${Button} class="race-answer" disabled=${choosing.isSent} onClick=${() => choosing.tow(null)}>
      ${t("race-ui-no-tow")}
    <//>
  </div>`;
}

/** Bonus cards at departure and at a black hole. @param {{asked: Asked, choosing: Choosing}} props */
function Bonuses({ asked, choosing }) {
  const place = useArrows();
  const options = /** @type {{card?: string | null}[]} */ (asked.options ?? []);
  const { lands } = /** @type {{lands: number[]}} */ (asked.about);
  const plain = asked.kind === "evade" ? "race-ui-fall" : "race-ui-no-bonus-card";
  return html`<div class="race-answers" data-once ref=${place}>
    ${options.map(
      ({ card = null }, number) => html`<${Button}
        key=${card ?? "none"}
        class=${`race-answer ${card ? "next" : ""}`}
        disabled=${choosing.isSent}
        ...${choosing.aimAt(card ?? "none")}
        onClick=${() => choosing.bonus(card)}
      >
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
