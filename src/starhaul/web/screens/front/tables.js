/** The list of open tables. */

import { get } from "../../core/api.js";
import { notify } from "../../core/notices.js";
import { go, tableLink } from "../../core/routes.js";
import { t } from "../../core/texts.js";
import { html, useEffect, useState } from "../../lib.js";
import { useLater } from "../../ui/guard.js";
import { Button } from "../../ui/parts.js";
import { gameLine } from "./describe.js";
import { joinTable, trying } from "./making.js";

const EVERY_MS = 5000;
/** Tables on a page. */
const COUNT = 10;

/** @typedef {import("../../types.d.ts").Listed} Listed */
/** @typedef {import("../../types.d.ts").ListedTables} ListedTables */

/**
 * A page of the list, refreshed while it is visible; null until the first response.
 * @param {number} start
 */
function useListed(start) {
  const [listed, setListed] = useState(/** @type {ListedTables | null} */ (null));
  useEffect(() => {
    let isThere = true;
    const look = () => {
      if (document.hidden) return;
      // An unreachable server is noticed elsewhere; an old list is better than none.
      trying(
        async () => {
          const found = await get(`api/tables?start=${start}&count=${COUNT}`);
          if (isThere) setListed(found);
        },
        () => {},
      );
    };
    look();
    const timer = setInterval(look, EVERY_MS);
    document.addEventListener("visibilitychange", look);
    return () => {
      isThere = false;
      clearInterval(timer);
      document.removeEventListener("visibilitychange", look);
    };
  }, [start]);
  return listed;
}

/** Pictures of running matches come after everything else. */
const loadLive = () =>
  import("./live.js").then(({ prepareLive, ...parts }) => prepareLive().then(() => parts));

export function OpenTables() {
  const [start, setStart] = useState(0);
  const listed = useListed(start);
  const number = listed?.number ?? 0;
  const isAnyRunning = listed?.tables.some((table) => table.is_playing) ?? false;
  const Live = /** @type {Awaited<ReturnType<typeof loadLive>> | null} */ (
    useLater(isAnyRunning ? loadLive : undefined)
  );
  // Tables may be closed while the last page is shown.
  useEffect(() => {
    if (listed && start >= number) setStart(lastStart(number));
  }, [listed]);
  return html`<section class="tables panel" aria-labelledby="open-tables">
    <h2 id="open-tables">${t("front-tables")}</h2>
    ${listed && number === 0 && html`<p class="muted">${t("front-tables-none")}</p>`}
    <ul class="table-list">
      ${listed?.tables.map(
        (table) => html`<${OpenTable} key=${table.table} table=${table} Strip=${Live?.LiveTableStrip} />`,
      )}
    </ul>
    ${Live && isAnyRunning && html`<${Live.LiveNews} start=${start} count=${COUNT} />`}
    ${number > COUNT && html`<${Pager} start=${start} number=${number} onGo=${setStart} />`}
  </section>`;
}

/** Where the last page begins. @param {number} number */
export const lastStart = (number) => Math.max(0, Math.ceil(number / COUNT) - 1) * COUNT;

/** @param {{start: number, number: number, onGo: (start: number) => void}} props */
function Pager({ start, number, onGo }) {
  const last = Math.min(start + COUNT, number);
  return html`<nav class="table-pages" aria-labelledby="open-tables">
    <${Button} quiet disabled=${start === 0} onClick=${() => onGo(Math.max(0, start - COUNT))}>
      ${t("front-tables-previous")}
    <//>
    <span class="muted" role="status">
      ${t("front-tables-range", { first: Math.min(start + 1, number), last, number })}
    </span>
    <${Button} quiet disabled=${last >= number} onClick=${() => onGo(start + COUNT)}>
      ${t("front-tables-next")}
    <//>
  </nav>`;
}

/** @param {{table: Listed, Strip: unknown}} props `Strip` shows the match, once it has loaded. */
function OpenTable({ table, Strip }) {
  const name = table.host ? t("front-table-of", { host: table.host }) : t("front-table");
  const state = table.is_playing
    ? t("front-table-playing")
    : t("front-table-free", { free: table.free, seats: table.seats });
  return html`<li class="table-row">
    <div class="table-words">
      <strong>${name}</strong><span class="muted">${gameLine(table.game, table.config)}</span>
      <span class="muted">
        ${state}${table.spectators > 0 && ` · ${t("front-table-watching", { number: table.spectators })}`}
      </span>
    </div>
    <div class="choice-row">
      ${
        table.free > 0 &&
        html`<${Button}
          aria-label=${`${t("front-join-go")}: ${name}`}
          onClick=${() =>
            trying(
              () => joinTable(table.table, table.game),
              (words) => notify(words, "bad"),
            )}
        >
          ${t("front-join-go")}
        <//>`
      }
      <${Button}
        quiet
        aria-label=${`${t("front-watch")}: ${name}`}
        onClick=${() => go(tableLink(table.table))}
      >
        ${t("front-watch")}
      <//>
    </div>
    ${table.is_playing && Strip && html`<${Strip} table=${table.table} />`}
  </li>`;
}
