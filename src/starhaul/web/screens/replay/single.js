/**
 * The entry point of a replay in a single HTML file (`server/http/single_page.py`): modules, texts, drawings,
 * films and the story come from the file itself, and nothing is asked of a server.
 */

import { get, load } from "../../core/api.js";
import { addGame } from "../../core/games.js";
import { speak, t } from "../../core/texts.js";
import { html, render, useEffect, useState } from "../../lib.js";
import { Loading } from "../../ui/guard.js";
import { Frame } from "../../ui/shell.js";
import { toldBy } from "../story/loading.js";
import { StoryPage } from "../story/storypage.js";
import { Badge, useProof } from "./badge.js";
import { Theatre } from "./theatre.js";

/**
 * @typedef {import("../../core/replay/film.js").FilmData} FilmData
 * @typedef {import("../story/storypage.js").StoryProps} Told
 * @typedef {{info: import("../../types.d.ts").GameInfo, names: string[], colours: number[],
 *   key: string}} Contents
 */

/** The plug-in of the game in this file, under a name that the file gives it. */
const PLUGIN = "starhaul/plugin.js";
/** The addresses within this file: the story, and the replay from a moment on. */
const STORY = "#story";
const MOMENT = "#moment-";

/** @param {string} eye @returns {Promise<FilmData>} */
const filmOf = (eye) => get(`films/${eye}.json`);

async function begin() {
  /** @type {[Contents, FilmData, unknown]} */
  const [contents, film] = await Promise.all([get("contents.json"), filmOf("open"), speak()]);
  /** @type {{plugin: import("../../core/games.js").GamePlugin}} */
  const { plugin } = await import(PLUGIN);
  addGame(contents.info, plugin);
  const place = /** @type {Element} */ (document.getElementById("app"));
  place.replaceChildren();
  render(html`<${Frame}><${Alone} contents=${contents} film=${film} /><//>`, place);
}

/** The part of the address that says what is shown. */
function useAddress() {
  const [hash, setHash] = useState(location.hash);
  useEffect(() => {
    const follow = () => setHash(location.hash);
    addEventListener("hashchange", follow);
    return () => removeEventListener("hashchange", follow);
  }, []);
  return hash;
}

/** @param {{contents: Contents, film: FilmData}} props */
function Alone({ contents, film }) {
  const proof = useProof(film, async () => (await load("log.jsonl")).text(), contents.key);
  const hash = useAddress();
  if (hash === STORY) return html`<${Story} contents=${contents} film=${film} />`;
  return html`<${Theatre}
    key=${hash}
    first=${film}
    source=${filmOf}
    players=${contents}
    entry=${hash.startsWith(MOMENT) ? Number(hash.slice(MOMENT.length)) || 0 : null}
    story=${STORY}
    badge=${html`<${Badge} proof=${proof} />`}
    about=${html`<p>${t("replay-single-about")}</p>`}
  />`;
}

/** @param {FilmData} film @returns {Promise<Pick<Told, "story" | "part">>} */
async function told(film) {
  // What both need is in the film.
  const story = { ...(await get("story.json")), data: film.data };
  return { story, part: await toldBy(story) };
}

/** @param {{contents: Contents, film: FilmData}} props */
function Story({ contents, film }) {
  const [found, setFound] = useState(/** @type {Pick<Told, "story" | "part"> | null} */ (null));
  useEffect(() => void told(film).then(setFound), []);
  if (!found) return html`<${Loading} />`;
  return html`<${StoryPage}
    ...${found}
    names=${contents.names}
    colours=${contents.colours}
    beganAt=${null}
    momentOf=${(/** @type {number} */ entry) => `${MOMENT}${entry}`}
    onLeave=${() => (location.hash = "")}
  />`;
}

begin();
