/** The gallery of the ship clinic: small pictures of all exercises, filters, and what was solved. */

import { clinicRecord, forgetRecord } from "../../core/clinicrecord.js";
import { clinicLink } from "../../core/routes.js";
import { t } from "../../core/texts.js";
import { html, signal, useState } from "../../lib.js";
import { Button } from "../../ui/parts.js";
import { Difficulty } from "./difficulty.js";

/**
 * @typedef {import("../../types.d.ts").OfferedExercise} OfferedExercise
 * @typedef {import("../clinic.js").Clinic} Clinic
 */

const LEVELS = [1, 2, 3, 4, 5];
/** What is shown; kept while the page is open, so that coming back from an exercise changes nothing. */
const filter = signal({ kind: "", level: 0, isOpen: false });

/** @param {OfferedExercise[]} offered */
const shownOf = (offered) =>
  offered.filter(
    ({ id, kind, level }) =>
      (!filter.value.kind || kind === filter.value.kind) &&
      (!filter.value.level || level === filter.value.level) &&
      (!filter.value.isOpen || !clinicRecord.value.tried[id]),
  );

/**
 * The exercise after this one in the gallery as it is filtered: the next one that is not solved, if any.
 * @param {OfferedExercise[]} offered @param {string} id
 */
export function nextExercise(offered, id) {
  const shown = shownOf(offered);
  const from = offered.findIndex((one) => one.id === id);
  const following = [...offered.slice(from + 1), ...offered.slice(0, Math.max(0, from))];
  const isShown = (/** @type {OfferedExercise} */ one) => shown.includes(one);
  const isOpen = (/** @type {OfferedExercise} */ one) => !clinicRecord.value.tried[one.id];
  return (
    following.find((one) => isShown(one) && isOpen(one)) ?? following.find(isOpen) ?? following.find(isShown)
  );
}

/** @param {{clinic: Clinic}} props */
export function Gallery({ clinic }) {
  const { offered } = clinic;
  const shown = shownOf(offered);
  const kinds = [...new Set(offered.map(({ kind }) => kind))];
  return html`
    <div class="clinic-title"><h1>${t("clinic-title")}</h1><p>${t("clinic-welcome")}</p></div>
    <${Tally} offered=${offered} />
    <div class="clinic-filters" role="group" aria-label=${t("clinic-filter")}>
      <${Choice}
        label=${t("clinic-kind")}
        value=${filter.value.kind}
        values=${["", ...kinds]}
        text=${(/** @type {string} */ kind) => t(kind ? `clinic-kind-${kind}` : "clinic-all")}
        onChange=${(/** @type {string} */ kind) => (filter.value = { ...filter.value, kind })}
      />
      <${Choice}
        label=${t("clinic-level")}
        value=${String(filter.value.level)}
        values=${["0", ...LEVELS.map(String)]}
        text=${(/** @type {string} */ level) => t(level === "0" ? "clinic-all" : `clinic-level-${level}`)}
        onChange=${(/** @type {string} */ level) => {
          filter.value = { ...filter.value, level: Number(level) };
        }}
      />
      <label class="clinic-open">
        <input
          type="checkbox"
          checked=${filter.value.isOpen}
          onChange=${() => (filter.value = { ...filter.value, isOpen: !filter.value.isOpen })}
        />
        <span>${t("clinic-only-open")}</span>
      </label>
    </div>
    <p class="muted clinic-scale">${t("clinic-scale")}</p>
    ${shown.length === 0 && html`<p class="muted" role="status">${t("clinic-none")}</p>`}
    <ul class="clinic-gallery">
      ${shown.map((one) => html`<${Entry} key=${one.id} clinic=${clinic} one=${one} />`)}
    </ul>
  `;
}

/**
 * @param {{label: string, value: string, values: string[], text: (value: string) => string,
 *   onChange: (value: string) => void}} props
 */
function Choice({ label, value, values, text, onChange }) {
  return html`<label class="clinic-choice">
    <span>${label}</span>
    <select
      value=${value}
      onChange=${(/** @type {import("../../lib.js").On<HTMLSelectElement>} */ event) =>
        onChange(event.currentTarget.value)}
    >
      ${values.map(
        (one) => html`<option key=${one} value=${one} selected=${one === value}>${text(one)}</option>`,
      )}
    </select>
  </label>`;
}

/** How many were solved, and the streaks. @param {{offered: OfferedExercise[]}} props */
function Tally({ offered }) {
  const { tried, streak, best } = clinicRecord.value;
  const solved = offered.filter(({ id }) => tried[id]).length;
  const hasRecord = Object.keys(tried).length > 0;
  const [isAsking, setAsking] = useState(false);
  return html`<div class="panel clinic-tally">
    <dl>
      <div><dt>${t("clinic-solved")}</dt><dd>${solved}/${offered.length}</dd></div>
      <div><dt>${t("clinic-streak")}</dt><dd>${streak}</dd></div>
      <div><dt>${t("clinic-best")}</dt><dd>${best}</dd></div>
    </dl>
    ${
      hasRecord &&
      (isAsking
        ? html`<div class="clinic-forget" role="group" aria-label=${t("clinic-forget-sure")}>
          <span>${t("clinic-forget-sure")}</span>
          <${Button}
            danger
            onClick=${() => {
              forgetRecord();
              setAsking(false);
            }}
          >
            ${t("clinic-forget-yes")}
          <//>
          <${Button} quiet onClick=${() => setAsking(false)}>${t("clinic-forget-no")}<//>
        </div>`
        : html`<${Button} quiet onClick=${() => setAsking(true)}>${t("clinic-forget")}<//>`)
    }
  </div>`;
}

/** @param {{clinic: Clinic, one: OfferedExercise}} props */
function Entry({ clinic, one }) {
  const { Picture } = clinic.parts[one.game];
  const state = clinicRecord.value.tried[one.id];
  const mark = state === undefined ? "" : state ? "solved" : "failed";
  const number = one.id.replace(/^.*-0*/, "");
  return html`<li>
    <a class=${`clinic-entry ${mark}`} href=${clinicLink(one.id)}>
      <span class="clinic-picture" aria-hidden="true"><${Picture} picture=${one.picture} /></span>
      <span class="clinic-name">${t("clinic-entry", { kind: t(`clinic-kind-${one.kind}`), number })}</span>
      <span class="clinic-facts">
        <${Difficulty} level=${one.level} rating=${one.rating} />
        ${mark && html`<span class="clinic-mark">${t(`clinic-mark-${mark}`)}</span>`}
      </span>
    </a>
  </li>`;
}
