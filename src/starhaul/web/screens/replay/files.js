/** Replays of log files: a place to drop one, and its replay. */

import { Refusal } from "../../core/api.js";
import { part } from "../../core/part.js";
import { refusalText } from "../../core/refusals.js";
import { dropped } from "../../core/replay/dropped.js";
import { go } from "../../core/routes.js";
import { t } from "../../core/texts.js";
import { html, useEffect, useState } from "../../lib.js";
import { Loading, useLater } from "../../ui/guard.js";
import { Button } from "../../ui/parts.js";
import { SettingsButton } from "../../ui/settingsdialog.js";
import { filmOf } from "./filefilm.js";

/**
 * @typedef {import("../../core/replay/film.js").FilmData} FilmData
 * @typedef {import("../../lib.js").On<HTMLInputElement>} OnInput
 * @typedef {{film: FilmData, file: File, text: string}} Opened
 */

const LONGEST_BYTES = 4 << 20;

/** @param {File} file @returns {Promise<Opened>} */
async function open(file) {
  // Large files are not even sent.
  if (file.size > LONGEST_BYTES)
    throw new Refusal({ code: "too-big", of: "film", facts: { longest: LONGEST_BYTES } });
  const text = await file.text();
  return { film: await filmOf(text, "open"), file, text };
}

/** Nobody needs a theatre before there is a film. */
const loadReplay = part(() => import("./filereplay.js").then(({ Replay }) => Replay), {
  texts: ["match", "results"],
});

export function Screen() {
  const [opened, setOpened] = useState(/** @type {Opened | Refusal | null} */ (null));
  const [isBusy, setBusy] = useState(false);
  const file = dropped.value;
  useEffect(() => {
    setOpened(null);
    if (!file) return;
    setBusy(true);
    open(file)
      .then(setOpened, setOpened)
      .finally(() => setBusy(false));
  }, [file]);
  const isThere = opened !== null && !(opened instanceof Refusal);
  const Replay = useLater(isThere ? loadReplay : undefined);
  if (isThere) return Replay ? html`<${Replay} key=${opened.text} ...${opened} />` : html`<${Loading} />`;
  return html`<${Counter} why=${opened} isBusy=${isBusy} />`;
}

/** Where files are handed in. @param {{why: Refusal | null, isBusy: boolean}} props */
function Counter({ why, isBusy }) {
  return html`<div class="match-page">
    <div class="match-inner">
      <header class="match-head">
        <${Button} quiet onClick=${() => go("#/")}>← ${t("client-to-front")}<//>
        <${SettingsButton} />
      </header>
      <h1>${t("replay-file-title")}</h1>
      ${why && html`<section class="panel" role="alert"><p>${refusalText(why)}</p></section>`}
      <section class="panel replay-drop">
        <p id="replay-file-what">${t("replay-file-what")}</p>
        <label class="button main" for="replay-file">${t("replay-file-choose")}</label>
        <input
          id="replay-file"
          class="unseen"
          type="file"
          accept=".jsonl,.json,.txt"
          aria-describedby="replay-file-what"
          onChange=${(/** @type {OnInput} */ { currentTarget }) =>
            (dropped.value = currentTarget.files?.[0] ?? null)}
        />
        ${isBusy && html`<p role="status">${t("replay-file-busy")}</p>`}
      </section>
    </div>
  </div>`;
}
