/** The replay of a log file, and its story. */

import { load } from "../../core/api.js";
import { notify } from "../../core/notices.js";
import { refusalText } from "../../core/refusals.js";
import { dropped } from "../../core/replay/dropped.js";
import { t } from "../../core/texts.js";
import { html, useState } from "../../lib.js";
import { Button } from "../../ui/parts.js";
import { Badge, useProof } from "./badge.js";
import { filmOf } from "./filefilm.js";
import { Theatre } from "./theatre.js";

/** A log does not say who played. */
const NOBODY = { names: [], colours: [] };

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

/** @param {import("./files.js").Opened} props */
export function Replay({ film, file, text }) {
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
