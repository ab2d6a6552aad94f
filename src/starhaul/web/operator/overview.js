/** What is going on: figures of the server and its tables. */

import { t } from "../core/texts.js";
import { html } from "../lib.js";
import { Button } from "../ui/parts.js";
import { lasting, moment } from "./spans.js";
import { useSure } from "./sure.js";

/** @typedef {(request: object) => Promise<void>} OnDo */

/** @param {{stats: import("./asking.js").Stats}} props */
export function Overview({ stats }) {
  const matches = Object.entries(stats.matches).map(([game, number]) => `${game} ${number}`);
  /** @type {[string, string | number][]} */
  const rows = [
    ["people", stats.people],
    ["spectators", stats.spectators],
    ["tables", stats.tables],
    ["matches", matches.join(", ") || 0],
    ["bots", stats.bots],
    ["database", `${(stats.database_bytes / 1e6).toFixed(1)} MB`],
    ["queue", stats.queue],
    ["up", lasting(stats.up_s)],
    ["version", stats.version],
  ];
  if (stats.trouble) rows.unshift(["trouble", stats.trouble]);
  if (stats.closes_at) rows.unshift(["closes", moment(stats.closes_at)]);
  return html`<section class="panel" aria-labelledby="overview">
    <h2 id="overview">${t("admin-overview")}</h2>
    <dl class="operator-figures">
      ${rows.map(
        ([name, fact]) => html`<div key=${name} class=${name === "trouble" ? "bad" : ""}>
          <dt>${t(`admin-stat-${name}`)}</dt>
          <dd>${fact}</dd>
        </div>`,
      )}
    </dl>
  </section>`;
}

const HEADS = ["table", "game", "phase", "seats", "connected", "spectators", "age", "idle"];

/** @param {{tables: import("./asking.js").TableRow[], onDo: OnDo}} props */
export function Tables({ tables, onDo }) {
  const [question, sure] = useSure();
  const close = (/** @type {string} */ table) =>
    sure(t("admin-close-sure", { table }), t("admin-close"), () => onDo({ do: "close", table }));
  return html`<section class="panel" aria-labelledby="tables">
    <h2 id="tables">${t("admin-stat-tables")}</h2>
    ${tables.length === 0 && html`<p class="muted">${t("admin-tables-none")}</p>`}
    ${
      tables.length > 0 &&
      html`<div class="operator-scroll" tabindex="0" role="region" aria-labelledby="tables">
        <table class="operator-table">
          <thead>
            <tr>
              ${HEADS.map((head) => html`<th key=${head} scope="col">${t(`admin-head-${head}`)}</th>`)}
              <th scope="col"><span class="unseen">${t("admin-close")}</span></th>
            </tr>
          </thead>
          <tbody>
            ${tables.map((table) => html`<${Row} key=${table.table} table=${table} onClose=${close} />`)}
          </tbody>
        </table>
      </div>`
    }
    ${question}
  </section>`;
}

/** On a phone the cells of a row stand below each other, with the words of `data-head`. */
const CELLS = HEADS.slice(1);

/** @param {import("./asking.js").TableRow} table @returns {Record<string, string | number>} */
const cellsOf = (table) => ({
  game: table.lesson ? `${table.game} (${table.lesson})` : table.game,
  phase: t(`admin-phase-${table.phase}`),
  seats: t("admin-seats", { people: table.people, bots: table.bots, seats: table.seats }),
  connected: table.connected,
  spectators: table.spectators,
  age: table.age_s === null ? "–" : lasting(table.age_s),
  idle: lasting(table.idle_s),
});

/** @param {{table: import("./asking.js").TableRow, onClose: (table: string) => void}} props */
function Row({ table, onClose }) {
  const cells = cellsOf(table);
  return html`<tr>
    <th scope="row"><code>${table.table}</code></th>
    ${CELLS.map((head) => html`<td key=${head} data-head=${t(`admin-head-${head}`)}>${cells[head]}</td>`)}
    <td>
      <${Button}
        danger
        aria-label=${`${t("admin-close")}: ${table.table}`}
        onClick=${() => onClose(table.table)}
      >
        ${t("admin-close")}
      <//>
    </td>
  </tr>`;
}
