/** The story so far, scrolled to the latest sentence. */

import { announce } from "../core/notices.js";
import { playSound } from "../core/sound.js";
import { t } from "../core/texts.js";
import { html, useEffect } from "../lib.js";
import { useEnd } from "../ui/ending.js";
import { QuietRuleLink } from "../ui/rulelink.js";
import { data } from "./data.js";
import { MovementFace } from "./pictures.js";
import { RULES } from "./ruleids.js";
import { sentence } from "./story.js";
import { nameOf } from "./who.js";

/**
 * @typedef {import("../core/session.js").Session} Session
 * @typedef {import("../types.d.ts").race.View} View
 */

/**
 * The names and settings that sentences depend on.
 * @param {Session} session @param {View} view @returns {import("./story.js").Teller}
 */
export const tellerOf = (session, view) => ({
  nameOf: (seat) => nameOf(session, view, seat),
  jokers: data().jokers,
});

/** @param {{session: Session, view: View}} props */
export function Log({ session, view }) {
  const story = session.director.story.value;
  const teller = tellerOf(session, view);
  const end = useEnd(story.length);
  if (!story.length) return html`<p class="race-hint">${t("race-ui-no-story")}</p>`;
  return html`<ol ref=${end} class="race-log" tabindex="0">
    ${story.map(
      ({ event }, number) =>
        html`<li key=${number} class=${`of-${event.key}`}>
          ${sentence(event, teller)} <${QuietRuleLink} rule=${RULES.event[event.key]} />
        </li>`,
    )}
  </ol>`;
}

/** The card played in an event. @param {{event: import("../core/told.js").Told}} line */
const cardIn = ({ event }) => (event.key === "card-played" ? event.args.card : null);

/** @type {Record<string, import("../core/sound.js").Sound>} */
const SOUNDS = {
  "card-played": "card",
  "ship-moved": "whoosh",
  "ship-towed": "whoosh",
  "hole-retreat": "crunch",
  "hole-evaded": "whoosh",
  "bonus-played": "credits",
  "ship-finished": "credits",
  "game-ended": "win",
};

/** Announces each event to screen readers and plays its sound. @param {Session} session @param {View} view */
export function useAnnouncements(session, view) {
  const scene = session.director.scene.value;
  useEffect(() => {
    if (!scene) return;
    announce(sentence(scene.event, tellerOf(session, view)));
    const sound = SOUNDS[scene.event.key];
    if (sound) playSound(sound);
  }, [scene]);
}

/**
 * Shown while nothing is asked: the latest card, its effect, and whose turn it is.
 * @param {{session: Session, view: View, status: string}} props
 */
export function News({ session, view, status }) {
  const scene = session.director.scene.value;
  const story = session.director.story.value;
  const event = scene?.event ?? story.at(-1)?.event;
  // Not the top card of the pile, which the story may not have reached yet.
  const card = story.map(cardIn).findLast(Boolean);
  return html`<div class="race-news" aria-hidden=${scene !== null}>
    ${card && html`<${MovementFace} card=${card} />`}
    <p>${event && html`<b>${sentence(event, tellerOf(session, view))}</b>`}<span>${status}</span></p>
  </div>`;
}

/**
 * The current event with the card that caused it.
 * @param {{session: Session, view: View}} props
 */
export function Caption({ session, view }) {
  const scene = session.director.scene.value;
  if (!scene) return null;
  const text = sentence(scene.event, tellerOf(session, view));
  const card = scene.after.events?.map((event) => cardIn({ event })).find(Boolean);
  return html`<p class="race-caption" aria-hidden="true">
    ${card && html`<${MovementFace} card=${card} />`}<span>${text}</span>
  </p>`;
}
