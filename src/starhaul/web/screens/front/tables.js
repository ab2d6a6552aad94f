/** The tables that are open to everybody. */

import { html, useEffect, useState } from "../../lib.js";
import { get } from "../../core/api.js";
import { notify } from "../../core/notices.js";
import { go, tableLink } from "../../core/routes.js";
import { t } from "../../core/texts.js";
import { Button } from "../../ui/parts.js";
import { gameLine } from "./describe.js";
import { joinTable, trying } from "./making.js";

const EVERY_MS = 5000;

/** @typedef {import("../../types.d.ts").Listed} Listed */

/** The list, asked for again and again while the page is seen; null until the first answer. */
function useListed() {
  const [listed, setListed] = useState(/** @type {Listed[] | null} */ (null));
  useEffect(() => {
    let isThere = true;
    const look = () => {
      if (document.hidden) return;
      // A server that does not answer shows in the next thing one does; the old list is better than none.
      trying(async () => {
        const found = await get("api/tables");
        if (isThere) setListed(found);
      }, () => {});
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      isThere = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, []);
  return listed;
}

export function OpenTables() {
  const listed = useListed();
  return html`<section class="tables panel" aria-labelledby="open-tables">
    <h2 id="open-tables">${t("front-tables")}</h2>
    ${listed?.length === 0 && html`<p class="muted">${t("front-tables-none")}</p>`}
    <ul class="table-list">${listed?.map((table) => html`<${OpenTable} key=${table.table} table=${table} />`)}</ul>
  </section>`;
}

/** @param {{table: Listed}} props */
function OpenTable({ table }) {
  const name = table.host ? t("front-table-of", { host: table.host }) : t("front-table");
  const state = table.is_playing ? t("front-table-playing") : t("front-table-free", { free: table.free, seats: table.seats });
  return html`<li class="table-row">
    <div class="table-words"><strong>${name}</strong><span class="muted">${gameLine(table.game, table.config)}</span>
      <span class="muted">${state}${table.spectators > 0 && ` · ${t("front-table-watching", { number: table.spectators })}`}</span></div>
    <div class="choice-row">
      ${table.free > 0 && html`<${Button} aria-label=${`${t("front-join-go")}: ${name}`}
        onClick=${() => trying(() => joinTable(table.table, table.game), (words) => notify(words, "bad"))}>${t("front-join-go")}<//>`}
      <${Button} quiet aria-label=${`${t("front-watch")}: ${name}`} onClick=${() => go(tableLink(table.table))}>${t("front-watch")}<//>
    </div>
  </li>`;
}
