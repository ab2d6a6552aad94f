/** The ship clinic: the gallery of exercises, or one of them. */

import { get, Refusal } from "../core/api.js";
import { prepare } from "../core/gamedata.js";
import { pluginOf } from "../core/games.js";
import { refusalText } from "../core/refusals.js";
import { arrival } from "../core/retry.js";
import { go, route } from "../core/routes.js";
import { t } from "../core/texts.js";
import { html, useEffect, useState } from "../lib.js";
import { Button } from "../ui/parts.js";
import { SettingsButton } from "../ui/settingsdialog.js";
import { ExercisePage } from "./clinic/exercise.js";
import { Gallery } from "./clinic/gallery.js";

/**
 * @typedef {import("../types.d.ts").OfferedExercise} OfferedExercise
 * @typedef {import("../core/games.js").ClinicPart} ClinicPart
 * @typedef {{offered: OfferedExercise[], parts: Record<string, ClinicPart>}} Clinic
 */

/** The list, and what shows the exercises of its games. @returns {Promise<Clinic>} */
async function loadClinic() {
  const offered = await arrival(() => get("api/clinic"));
  const games = [...new Set(/** @type {OfferedExercise[]} */ (offered).map(({ game }) => game))];
  /** @type {Record<string, ClinicPart>} */
  const parts = {};
  for (const game of games) {
    const load = pluginOf(game).clinic;
    if (!load) continue;
    [parts[game]] = await Promise.all([arrival(load), prepare(game)]);
  }
  const shown = /** @type {OfferedExercise[]} */ (offered).filter(({ game }) => parts[game]);
  return { offered: shown.sort((one, other) => one.rating - other.rating), parts };
}

/** @type {Promise<Clinic> | null} */
let loading = null;

export function Screen() {
  const now = route.value;
  const exercise = now.page === "clinic" ? now.exercise : "";
  const [clinic, setClinic] = useState(/** @type {Clinic | null} */ (null));
  const [problem, setProblem] = useState(/** @type {Refusal | null} */ (null));
  useEffect(() => {
    loading ??= loadClinic();
    loading.then(setClinic, (why) => {
      loading = null;
      if (!(why instanceof Refusal)) throw why;
      setProblem(why);
    });
  }, []);
  return html`<div class="clinic-page">
    <div class="clinic-inner">
      <header class="clinic-head">
        <${Button} quiet onClick=${() => go(exercise ? "#/clinic" : "#/")}>
          ← ${t(exercise ? "clinic-to-gallery" : "client-to-front")}
        <//>
        <${SettingsButton} />
      </header>
      ${problem && html`<section class="panel" role="alert"><p>${refusalText(problem)}</p></section>`}
      ${!clinic && !problem && html`<p class="loading" role="status">${t("client-loading")}</p>`}
      ${
        clinic &&
        (exercise
          ? html`<${ExercisePage} key=${exercise} clinic=${clinic} id=${exercise} />`
          : html`<${Gallery} clinic=${clinic} />`)
      }
    </div>
  </div>`;
}
