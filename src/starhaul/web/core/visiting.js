/**
 * Visits to tables: begins and ends the session as the route says, and keeps the address fit to be copied.
 * Loaded by `main.js` with the first table.
 */

import { effect } from "../lib.js";
import { session } from "./currentsession.js";
import { deviceName, tokenAt } from "./ownseats.js";
import { joinLink, replace, route } from "./routes.js";
import { Session } from "./session.js";
import { settings } from "./settings.js";

/** Called once. */
export function followRoute() {
  effect(visit);
  effect(showTableLink);
  effect(comeAgain);
}

function visit() {
  const now = route.value;
  const was = session.peek();
  if (now.page === "watch") return watchTable(now, was);
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
  if (now.follow) session.value.watch.follow(Number(now.follow));
}

/**
 * The commentator view is always a spectator's, also in the browser of a player: nothing private is sent to
 * it.
 * @param {import("./routes.js").WatchRoute} now @param {Session | null} was
 */
function watchTable({ table, token }, was) {
  if (was && was.place.table === table && was.place.token === token && was.isStudio) return;
  was?.end();
  session.value = new Session({ table, token, name: "", device: deviceName() });
  session.value.isStudio = true;
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
