/** Replays of log files: a place to drop one, and its replay. */

import { load, Refusal } from "../../core/api.js";
import { notify } from "../../core/notices.js";
import { loadStyle } from "../../core/part.js";
import { refusalText } from "../../core/refusals.js";
import { dropped } from "../../core/replay/dropped.js";
import { go } from "../../core/routes.js";
import { t } from "../../core/texts.js";
import { html, useEffect, useState } from "../../lib.js";
import { Button } from "../../ui/parts.js";
import { SettingsButton } from "../../ui/settingsdialog.js";
import { Badge, useProof } from "./badge.js";
import { Theatre } from "./theatre.js";

/**
 * @typedef {import("../../core/replay/film.js").FilmData} FilmData
 * @typedef {import("../../lib.js").On<HTMLInputElement>} OnInput
 * @typedef {{film: FilmData, file: File, text: string}} Opened
 */

/** A log does not say who played. */
const NOBODY = { names: [], colours: [] };
const LONGEST_BYTES = 4 << 20;

/**
 * The film of a log file, made by the server.
 * @param {string} text @param {string} eye @returns {Promise<FilmData>}
 */
const filmOf = async (text, eye) =>
  (
    await load(`api/films/${eye}`, { method: "POST", body: text, signal: AbortSignal.timeout(90_000) })
  ).json();

/** @param {File} file @returns {Promise<Opened>} */
async function open(file) {
  // Large files are not even sent.
  if (file.size > LONGEST_BYTES)
    throw new Refusal({ code: "too-big", of: "film", facts: { longest: LONGEST_BYTES } });
  const text = await file.text();
  return { film: await filmOf(text, "open"), file, text };
}

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
  if (opened && !(opened instanceof Refusal)) return html`<${Replay} key=${opened.text} ...${opened} />`;
  return html`<${Counter} why=${opened} isBusy=${isBusy} />`;
}

/** Where files are handed in. @param {{why: Refusal | null, isBusy: boolean}} props */
function Counter({ why, isBusy }) {
  useEffect(() => void loadStyle("style/replay.css"), []);
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

/** The story of a log file, made by the server. @param {string} text */
async function storyOf(text) {
  const answer = await load("api/stories", {
    method: "POST",
    body: text,
    signal: AbortSignal.timeout(90_000),
  });
  /** @type {import("../../core/chronicle.js").Chronicle} */
  const story = await answer.json();
  const [{ toldBy }, { StoryPage }] = await Promise.all([
    import("../story/loading.js"),
    import("../story/storypage.js"),
  ]);
  return { StoryPage, story, part: await toldBy(story) };
}

/** @param {Opened} props */
function Replay({ film, file, text }) {
  const proof = useProof(film, async () => text);
  const [told, setTold] = useState(/** @type {Awaited<ReturnType<typeof storyOf>> | null} */ (null));
  const tell = () => storyOf(text).then(setTold, (why) => notify(refusalText(why), "bad"));
  if (told)
    return html`<${told.StoryPage} ...${told} ...${NOBODY} beganAt=${null} onLeave=${() => setTold(null)} />`;
  return html`<${Theatre}
    first=${film}
    source=${(/** @type {string} */ eye) => filmOf(text, eye)}
    players=${NOBODY}
    entry=${null}
    badge=${html`<${Badge} proof=${proof} />`}
    about=${html`
      <p>${t("replay-file-about", { name: file.name, entries: film.verdict.actions })}</p>
      ${film.is_aborted && html`<p>${t("match-aborted")}</p>`}
      <p class="match-downloads">
        <${Button} onClick=${tell}>${t("story-open-hint")}<//>
        <${Button} onClick=${() => (dropped.value = null)}>${t("replay-file-other")}<//>
      </p>
    `}
  />`;
}
