/** What the operator tells visitors on the home page, and the door of a private server. */

import { house, isShut, lookAtHouse, sayWord } from "../../core/house.js";
import { t } from "../../core/texts.js";
import { html, useEffect, useState } from "../../lib.js";
import { Refused, usePress } from "./press.js";

/** How often the home page looks for an announcement. */
const EVERY_MS = 30_000;

/** @typedef {import("../../lib.js").On<HTMLInputElement>} OnInput */

/** The name of the server, its welcome and its contact; nothing where the operator has set none. */
export function HouseCard() {
  useEffect(() => {
    const timer = setInterval(() => document.hidden || lookAtHouse(), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  const { name = "", welcome = "", contact = "" } = house.value ?? {};
  if (!name && !welcome && !contact) return null;
  return html`<section class="house-card panel" aria-label=${name || undefined}>
    ${name && html`<h2 dir="auto">${name}</h2>`} ${welcome && html`<p dir="auto">${welcome}</p>`}
    ${contact && html`<p class="muted" dir="auto">${t("house-contact", { contact })}</p>`}
  </section>`;
}

/** Asks for the invitation word, once. */
export function HouseDoor() {
  const [word, setWord] = useState("");
  const [isBusy, words, press] = usePress();
  if (!isShut()) return null;
  const enter = (/** @type {Event} */ event) => {
    event.preventDefault();
    press(() => sayWord(word));
  };
  return html`<section class="way panel house-door" aria-labelledby="house-door">
    <h2 id="house-door">${t("house-invited")}</h2>
    <p class="muted">${t("house-invited-text")}</p>
    <form class="join-form" onSubmit=${enter}>
      <input
        type="text"
        value=${word}
        maxlength="100"
        aria-label=${t("house-word")}
        placeholder=${t("house-word")}
        autocomplete="off"
        autocapitalize="off"
        spellcheck=${false}
        onInput=${(/** @type {OnInput} */ event) => setWord(event.currentTarget.value)}
      />
      <${Refused} words=${words} />
      <button type="submit" class="button main way-go" disabled=${isBusy || !word.trim()}>
        ${t("house-enter")}
      </button>
    </form>
  </section>`;
}
