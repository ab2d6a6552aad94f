/** The results of earlier matches at this table. */

import { botName } from "../../core/botnames.js";
import { has, t } from "../../core/texts.js";
import { html } from "../../lib.js";

/** @typedef {import("../../types.d.ts").PlayedMatch} Played */

/** The names at that time; bots are stored by their code. @param {string} name @param {number} seat */
function nameOf(name, seat) {
  if (!name) return t("client-seat", { number: seat + 1 });
  const [skill, temper = "balanced"] = name.split(":");
  return has(`client-bot-${skill}`) && has(`client-temper-${temper}`) ? botName(name, seat) : name;
}

/** The total score of every seat. @param {Played[]} played */
export function sumsOf(played) {
  const seats = Math.max(0, ...played.map(({ scores }) => scores.length));
  return Array.from({ length: seats }, (_, seat) =>
    played.reduce((sum, { scores }) => sum + (scores[seat] ?? 0), 0),
  );
}

/** @param {{table: import("../../types.d.ts").TableMessage}} props */
export function Series({ table }) {
  const played = table.played ?? [];
  const last = played.at(-1);
  if (!last) return null;
  const sums = sumsOf(played);
  return html`<section class="panel series" aria-labelledby="waiting-series">
    <h2 id="waiting-series">${t("waiting-series")}</h2>
    <div class="series-scroll">
      <table>
        <thead>
          <tr>
            <th scope="col">${t("waiting-series-match")}</th>
            ${sums.map(
              (_, seat) => html`<th key=${seat} scope="col">${nameOf(last.names[seat] ?? "", seat)}</th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${played.map(
            ({ match, scores }, number) => html`<tr key=${match}>
              <th scope="row"><a href=${`#/match/${match}`}>${number + 1}</a></th>
              ${sums.map(
                (_, seat) =>
                  html`<td key=${seat} class=${scores[seat] === Math.max(...scores) ? "best" : ""}>
                    ${scores[seat] ?? "–"}
                  </td>`,
              )}
            </tr>`,
          )}
        </tbody>
        ${
          played.length > 1 &&
          html`<tfoot>
            <tr>
              <th scope="row">${t("waiting-series-sum")}</th>
              ${sums.map((sum, seat) => html`<td key=${seat}>${sum}</td>`)}
            </tr>
          </tfoot>`
        }
      </table>
    </div>
  </section>`;
}
