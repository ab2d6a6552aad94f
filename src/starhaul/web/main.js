/** The entry point of the browser client: decides which screen is shown. */

import { Refusal } from "./core/api.js";
import { prepare } from "./core/gamedata.js";
import { defaultGame, loadGames, pluginOf } from "./core/games.js";
import { notify } from "./core/notices.js";
import { deviceName, tokenAt } from "./core/ownseats.js";
import { refusalText } from "./core/refusals.js";
import { retry } from "./core/retry.js";
import { joinLink, replace, route } from "./core/routes.js";
import { Session, session } from "./core/session.js";
import { settings } from "./core/settings.js";
import { speak } from "./core/texts.js";
import { effect, html, render, useEffect, useState } from "./lib.js";
import { Guard, Loading } from "./ui/guard.js";
import { Frame } from "./ui/shell.js";

/** Screens are loaded on first use. @type {Record<string, () => Promise<{Screen: unknown}>>} */
const SCREENS = {
  front: () => import("./screens/front.js"),
  table: () => import("./screens/table.js"),
  match: () => import("./screens/match.js"),
};

function visit() {
  const now = route.value;
  const was = session.peek();
  if (now.page !== "table") {
    was?.end();
    session.value = null;
    return;
  }
  // A person with a seat at this table returns to it, even through the link for everybody.
  const token = now.token || tokenAt(now.table) || now.invite;
  if (was && was.place.table === now.table && was.place.token === token) return;
  was?.end();
  session.value = new Session(
    { table: now.table, token, name: settings.peek().name, device: deviceName() },
    now.invite,
  );
}

/**
 * The address of a person with a seat is replaced by the link for everybody, which can be copied without
 * giving the seat away.
 */
function showTableLink() {
  const visit = session.value;
  const table = visit?.table.value;
  const now = route.peek();
  if (
    !visit ||
    visit.seat.value === null ||
    !table?.table_link ||
    now.page !== "table" ||
    now.table !== table.id
  )
    return;
  if (now.token || now.invite !== table.table_link) replace(joinLink(table.id, table.table_link));
}

/** Forget a seat that is no longer ours; the address becomes the link we came by. */
function comeAgain() {
  const visit = session.value;
  if (visit?.bye.value?.code === "wrong-link" && visit.status.value === "ended") setTimeout(visitAnew);
}

function visitAnew() {
  const now = route.peek();
  const was = session.peek();
  if (now.page === "table" && !now.token && was?.status.peek() === "ended") visit();
}

function App() {
  const page = route.value.page;
  const [screens, setScreens] = useState(/** @type {Record<string, unknown>} */ ({}));
  useEffect(() => {
    if (!screens[page])
      retry(SCREENS[page]).then(({ Screen }) => setScreens((had) => ({ ...had, [page]: Screen })));
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
  await Promise.all([speak(), loadGames()]);
  effect(visit);
  effect(showTableLink);
  effect(comeAgain);
  effect(() => {
    const visit = session.value;
    const table = visit?.table.value;
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
