/** The tables of a story: losses by cause, and settlements. They can be scrolled sideways on phones. */

import { capitalised, lossesByCause, lossesInAll, termText } from "../../core/chronicle.js";
import { t } from "../../core/texts.js";
import { html } from "../../lib.js";
import { SeatMark } from "../../ui/parts.js";

/** @typedef {import("./storypage.js").Reading} Reading */

/** @param {{what: string, number: number}[] | undefined} lost */
const amountsText = (lost) =>
  (lost ?? []).map(({ what, number }) => t(`story-amount-${what}`, { number })).join(", ") || "–";

/** @param {{title: string, children: import("../../lib.js").Child}} props */
const Wide = ({ title, children }) =>
  html`<div class="story-wide" tabindex="0" role="region" aria-label=${title}>${children}</div>`;

/** @param {{reading: Reading}} props */
export function LossTable({ reading: { story, personOf } }) {
  const persons = Array.from({ length: story.config.seats }, (_, person) => person);
  return html`<${Wide} title=${t("story-losses")}>
    <table class="story-table">
      <thead>
        <tr>
          <th scope="col">${t("story-losses-cause")}</th>
          ${persons.map((person) => html`<th key=${person} scope="col">${personOf(person)}</th>`)}
        </tr>
      </thead>
      <tbody>
        ${lossesByCause(story.losses).map(
          ({ cause, byPerson }) => html`<tr key=${cause.text}>
            <th scope="row">${capitalised(termText(cause))}</th>
            ${persons.map((person) => html`<td key=${person}>${amountsText(byPerson.get(person))}</td>`)}
          </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${t("story-losses-total")}</th>
          ${persons.map(
            (person) => html`<td key=${person}>${amountsText(lossesInAll(story.losses, person))}</td>`,
          )}
        </tr>
      </tfoot>
    </table>
  <//>`;
}

/** With its sign, so that gains and losses differ not only by colour. @param {number} credits */
const signed = (credits) => (credits > 0 ? `+${credits}` : credits < 0 ? `−${-credits}` : "0");

/** @param {number} credits */
const toneOf = (credits) => (credits > 0 ? "credits-gain" : credits < 0 ? "credits-loss" : "");

/**
 * The items of a settlement in rows, the players in columns.
 * @param {{accounts: import("../../types.d.ts").StoryAccount[], reading: Reading}} props
 */
export function SettlementTable({ accounts, reading: { part, nameOf, colourOf } }) {
  const items = [...new Set(accounts.flatMap(({ lines }) => lines.map(({ item }) => item.text)))];
  return html`<${Wide} title=${t("story-settlement")}>
    <table class="story-table story-numbers">
      <thead>
        <tr>
          <th scope="col">${t("story-settlement")}</th>
          ${accounts.map(
            ({ player }) => html`<th key=${player.seat} scope="col">
              ${part.hasColours && html`<${SeatMark} colour=${colourOf(player)} size=${14} />`}
              ${nameOf(player)}
            </th>`,
          )}
        </tr>
      </thead>
      <tbody>
        ${items.map(
          (text) => html`<tr key=${text}>
            <th scope="row">${t(text)}</th>
            ${accounts.map(
              (account) => html`<${Amount} key=${account.player.seat} account=${account} text=${text} />`,
            )}
          </tr>`,
        )}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">${t("story-total")}</th>
          ${accounts.map(
            ({ player, total }) => html`<td key=${player.seat} class=${toneOf(total)}>${signed(total)}</td>`,
          )}
        </tr>
        <tr>
          <th scope="row">${t("story-balance")}</th>
          ${accounts.map(({ player, balance }) => html`<td key=${player.seat}>${balance}</td>`)}
        </tr>
      </tfoot>
    </table>
  <//>`;
}

/** @param {{account: import("../../types.d.ts").StoryAccount, text: string}} props */
function Amount({ account, text }) {
  const found = account.lines.filter(({ item }) => item.text === text);
  const credits = found.reduce((sum, line) => sum + line.credits, 0);
  return html`<td class=${toneOf(credits)}>${found.length ? signed(credits) : "–"}</td>`;
}
