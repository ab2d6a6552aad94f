/** The browser client: which screen is shown. */

import { effect, html, render, useEffect, useState } from "./lib.js";
import { Refusal } from "./core/api.js";
import { prepare } from "./core/front.js";
import { insist } from "./core/insisting.js";
import { notify } from "./core/notices.js";
import { refusalText } from "./core/refusals.js";
import { route } from "./core/routes.js";
import { Session, session } from "./core/session.js";
import { settings } from "./core/settings.js";
import { speak } from "./core/texts.js";
import { Frame } from "./ui/frame.js";
import { Guard, Loading } from "./ui/guard.js";

/** Screens are loaded when they are first shown. @type {Record<string, () => Promise<{Screen: any}>>} */
const SCREENS = {
  front: () => import("./screens/front.js"),
  table: () => import("./screens/table.js"),
  match: () => import("./screens/match.js"),
};

function visit() {
  const now = route.value;
  const was = session.peek();
  const isSame = was && now.page === "table" && was.place.table === now.table && was.place.token === now.token;
  if (isSame) return;
  was?.end();
  session.value =
    now.page === "table" ? new Session({ table: now.table, token: now.token, name: settings.peek().name }) : null;
}

function App() {
  const page = route.value.page;
  const [screens, setScreens] = useState(/** @type {Record<string, any>} */ ({}));
  useEffect(() => {
    if (!screens[page]) insist(SCREENS[page]).then(({ Screen }) => setScreens((had) => ({ ...had, [page]: Screen })));
  }, [page]);
  const Screen = screens[page];
  return html`<${Frame}><${Guard}>${Screen ? html`<${Screen} />` : html`<${Loading} />`}<//><//>`;
}

/** @param {unknown} why */
function complain(why) {
  if (why instanceof Refusal) notify(refusalText(why), "bad");
  else throw why;
}

/** The track of the race that is being shown; another one may be agreed on while people look at results. */
let track = "";

async function begin() {
  await speak();
  effect(visit);
  effect(() => {
    const visit = session.value, table = visit?.table.value;
    // Whoever looks at results sees the game that was played, whatever is agreed on for the next match.
    const shown = visit?.latest.value && !visit.hasLeftMatch.value ? visit.game.value : "";
    if (!shown || table?.is_playing) track = JSON.stringify(/** @type {any} */ (table?.config)?.options?.track ?? "");
    prepare(shown || table?.game || "trucker", table?.id, track).catch(complain);
  });
  const place = /** @type {Element} */ (document.getElementById("app"));
  place.replaceChildren();
  render(html`<${App} />`, place);
}

begin();
