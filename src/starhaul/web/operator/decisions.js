/** What the operator can decide: announcements, bans, stopping, new links. */

import { t } from "../core/texts.js";
import { html, useState } from "../lib.js";
import { moment } from "./spans.js";
import { useSure } from "./sure.js";

/**
 * @typedef {import("./overview.js").OnDo} OnDo
 * @typedef {import("../lib.js").On<HTMLInputElement>} OnInput
 * @typedef {import("../lib.js").On<HTMLSelectElement>} OnSelect
 */

/** Seconds for which a ban may hold; 0: until it is lifted. */
const BAN_TIMES = [3600, 7200, 86_400, 604_800, 0];
const DRAIN_TIMES = [60, 300, 600, 1800, 3600];
const LONGEST_NOTICE = 280;

/** @param {number} seconds */
function span(seconds) {
  if (seconds === 0) return t("admin-forever");
  return seconds < 3600
    ? t("admin-minutes", { minutes: seconds / 60 })
    : t("admin-hours", { hours: seconds / 3600 });
}

/** @param {{label: string, value: string, onType: (text: string) => void, longest: number}} props */
function TextField({ label, value, onType, longest }) {
  return html`<label class="field">
    <span class="label">${label}</span>
    <input
      type="text"
      value=${value}
      maxlength=${longest}
      autocomplete="off"
      onInput=${(/** @type {OnInput} */ event) => onType(event.currentTarget.value)}
    />
  </label>`;
}

/** @param {{label: string, value: number, times: number[], onChoose: (seconds: number) => void}} props */
function TimeField({ label, value, times, onChoose }) {
  return html`<label class="field">
    <span class="label">${label}</span>
    <select onChange=${(/** @type {OnSelect} */ event) => onChoose(Number(event.currentTarget.value))}>
      ${times.map(
        (one) => html`<option key=${one} value=${one} selected=${one === value}>${span(one)}</option>`,
      )}
    </select>
  </label>`;
}

/** @param {{notice: string, onDo: OnDo}} props */
export function Announcing({ notice, onDo }) {
  const [text, setText] = useState("");
  const say = (/** @type {Event} */ event) => {
    event.preventDefault();
    onDo({ do: "say", text });
    setText("");
  };
  return html`<section class="panel" aria-labelledby="saying">
    <h2 id="saying">${t("admin-say-title")}</h2>
    ${notice && html`<p class="operator-now" dir="auto">${notice}</p>`}
    <form onSubmit=${say}>
      <${TextField} label=${t("admin-say-label")} value=${text} onType=${setText} longest=${LONGEST_NOTICE} />
      <div class="choice-row">
        <button type="submit" class="button" disabled=${!text.trim()}>${t("admin-say-go")}</button>
        ${
          notice &&
          html`<button type="button" class="button quiet" onClick=${() => onDo({ do: "say", text: "" })}>
            ${t("admin-say-clear")}
          </button>`
        }
      </div>
    </form>
  </section>`;
}

/** @param {{bans: import("./asking.js").BanRow[], onDo: OnDo}} props */
export function Banning({ bans, onDo }) {
  const [network, setNetwork] = useState("");
  const [reason, setReason] = useState("");
  const [seconds, setSeconds] = useState(BAN_TIMES[2]);
  const ban = (/** @type {Event} */ event) => {
    event.preventDefault();
    onDo({ do: "ban", network, reason, seconds: seconds || null });
    setNetwork("");
    setReason("");
  };
  return html`<section class="panel" aria-labelledby="banning">
    <h2 id="banning">${t("admin-ban-title")}</h2>
    ${bans.length === 0 && html`<p class="muted">${t("admin-bans-none")}</p>`}
    <ul class="operator-bans">
      ${bans.map(
        (one) => html`<li key=${one.network}>
          <span class="operator-ban">
            <code>${one.network}</code>
            <span class="muted">
              ${one.until === null ? t("admin-forever") : `${t("admin-head-until")} ${moment(one.until)}`}
              ${one.reason && ` · ${one.reason}`}
            </span>
          </span>
          <button
            type="button"
            class="button quiet"
            aria-label=${`${t("admin-unban")}: ${one.network}`}
            onClick=${() => onDo({ do: "unban", network: one.network })}
          >
            ${t("admin-unban")}
          </button>
        </li>`,
      )}
    </ul>
    <form onSubmit=${ban}>
      <${TextField} label=${t("admin-ban-address")} value=${network} onType=${setNetwork} longest=${50} />
      <${TimeField} label=${t("admin-ban-time")} value=${seconds} times=${BAN_TIMES} onChoose=${setSeconds} />
      <${TextField} label=${t("admin-ban-reason")} value=${reason} onType=${setReason} longest=${200} />
      <button type="submit" class="button danger" disabled=${!network.trim()}>${t("admin-ban-go")}</button>
    </form>
  </section>`;
}

/** @param {{closesAt: number | null, onDo: OnDo}} props */
export function Stopping({ closesAt, onDo }) {
  const [seconds, setSeconds] = useState(DRAIN_TIMES[2]);
  const [question, sure] = useSure();
  const drain = (/** @type {Event} */ event) => {
    event.preventDefault();
    sure(t("admin-drain-sure"), t("admin-drain-go"), () => onDo({ do: "drain", seconds }));
  };
  return html`<section class="panel" aria-labelledby="stopping">
    <h2 id="stopping">${t("admin-drain-title")}</h2>
    <p class="muted">${t("admin-drain-text")}</p>
    ${closesAt && html`<p class="operator-now">${t("admin-stat-closes")}: ${moment(closesAt)}</p>`}
    <form onSubmit=${drain}>
      <${TimeField}
        label=${t("admin-drain-time")}
        value=${seconds}
        times=${DRAIN_TIMES}
        onChoose=${setSeconds}
      />
      <div class="choice-row">
        <button type="submit" class="button danger">${t("admin-drain-go")}</button>
        ${
          closesAt &&
          html`<button type="button" class="button" onClick=${() => onDo({ do: "resume" })}>
            ${t("admin-drain-cancel")}
          </button>`
        }
      </div>
    </form>
    ${question}
  </section>`;
}

/** @param {{onDo: OnDo}} props */
export function Links({ onDo }) {
  const [question, sure] = useSure();
  const replace = () =>
    sure(t("admin-secret-sure"), t("admin-secret-go"), () => onDo({ do: "rotate-secret" }));
  return html`<section class="panel" aria-labelledby="links">
    <h2 id="links">${t("admin-secret-title")}</h2>
    <p class="muted">${t("admin-secret-text")}</p>
    <button type="button" class="button danger" onClick=${replace}>${t("admin-secret-go")}</button>
    ${question}
  </section>`;
}
