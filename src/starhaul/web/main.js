/** The entry point of the browser client: decides which screen is shown. */

import { Refusal } from "./core/api.js";
import { session } from "./core/currentsession.js";
import { prepare } from "./core/gamedata.js";
import { defaultGame, loadGames, pluginOf } from "./core/games.js";
import { lookAtHouse } from "./core/house.js";
import { notify } from "./core/notices.js";
import { part, TABLE_STYLES } from "./core/part.js";
import { refusalText } from "./core/refusals.js";
import { arrival } from "./core/retry.js";
import { route } from "./core/routes.js";
import { speak } from "./core/texts.js";
import { effect, html, render, useEffect, useState } from "./lib.js";
import { Guard, Loading } from "./ui/guard.js";
import { Frame } from "./ui/shell.js";

/**
 * Screens are loaded on first use, with the texts and style sheets that they need.
 * @type {Record<string, () => Promise<{Screen: unknown}>>}
 */
const SCREENS = {
  front: () => import("./screens/front.js"),
  table: part(() => import("./screens/table.js"), { texts: ["match"], styles: TABLE_STYLES }),
  watch: part(() => import("./screens/studio.js"), { texts: ["match", "watching"], styles: TABLE_STYLES }),
  match: part(() => import("./screens/match.js"), {
    texts: ["match", "results", "watching"],
    styles: ["style/waiting.css", "style/results.css", "style/replay.css"],
  }),
  story: part(() => import("./screens/storyscreen.js"), {
    texts: ["match", "results", "story"],
    styles: ["style/results.css", "style/story.css"],
  }),
  matches: part(() => import("./screens/matches.js"), {
    texts: ["match", "matches"],
    styles: ["style/results.css", "style/matches.css"],
  }),
  replay: part(() => import("./screens/replay/files.js"), {
    styles: ["style/results.css", "style/replay.css"],
  }),
  rules: part(() => import("./screens/rules.js"), { styles: ["style/rules.css"] }),
  clinic: part(() => import("./screens/clinic.js"), { texts: ["clinic"], styles: ["style/clinic.css"] }),
  special: () => import("./screens/specialpages.js"),
  next: part(() => import("./screens/handover.js"), {
    texts: ["next"],
    styles: ["style/handover.css", "lesson/lesson.css"],
  }),
};

/** Pages that visit a table. */
const AT_TABLES = ["table", "watch"];
let isVisiting = false;

/** Visits, and all that connects to a table, are loaded with the first one. */
function beginVisits() {
  if (isVisiting || !AT_TABLES.includes(route.value.page)) return;
  isVisiting = true;
  arrival(() => import("./core/visiting.js")).then(({ followRoute }) => followRoute());
}

function App() {
  const page = route.value.page;
  const [screens, setScreens] = useState(/** @type {Record<string, unknown>} */ ({}));
  useEffect(() => {
    if (!screens[page])
      arrival(SCREENS[page]).then(({ Screen }) => setScreens((had) => ({ ...had, [page]: Screen })));
  }, [page]);
  const Screen = screens[page];
  return html`<${Frame}><${Guard}>${Screen ? html`<${Screen} />` : html`<${Loading} />`}<//><//>`;
}

/** @param {unknown} why */
function complain(why) {
  if (why instanceof Refusal) notify(refusalText(why), "bad");
  else throw why;
}

/** The key of the data being shown; others may be agreed on while people look at results. */
let dataKey = "";

async function begin() {
  await Promise.all([speak(), loadGames(), lookAtHouse()]);
  // Log files may be dropped on any page; what happens then is loaded when one is dragged over it.
  addEventListener("dragover", () => import("./core/replay/dropped.js"), { once: true });
  effect(beginVisits);
  effect(() => {
    const visit = session.value;
    const table = visit?.table.value;
    // Replays and stories prepare their own game.
    if (["match", "replay", "story"].includes(route.value.page)) return;
    // Results show the game that was played, whatever is agreed on for the next match.
    const shown = visit?.latest.value && !visit.hasLeftMatch.value ? visit.game.value : "";
    if (table && (!shown || table.is_playing)) dataKey = pluginOf(table.game).dataKey?.(table.config) ?? "";
    prepare(shown || table?.game || defaultGame(), table?.id, dataKey).catch(complain);
  });
  const place = /** @type {Element} */ (document.getElementById("app"));
  place.replaceChildren();
  render(html`<${App} />`, place);
}

begin();
