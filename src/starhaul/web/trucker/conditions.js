/** The conditions of a flight: rough roads, and the titles of a Trek with the handicaps of gold ones. */

import { t } from "../core/texts.js";
import { html, useState } from "../lib.js";
import { Dialog } from "../ui/parts.js";
import { RuleLink } from "../ui/rulelink.js";
import { data } from "./data.js";
import { configOf, nameOf } from "./who.js";

/**
 * @typedef {import("../core/session.js").Session} Session
 * @typedef {Pick<import("../types.d.ts").trucker.View, "roads" | "titles">} Bent
 */

/** @param {string} road @returns {string | undefined} */
const ruleOf = (road) =>
  data().roads.find((/** @type {{id: string, rule: string}} */ one) => one.id === road)?.rule;

/** Whether there are any conditions. @param {Bent} view */
export const hasConditions = ({ roads, titles }) => Boolean(roads?.length || titles?.length);

/** Whether gold titles are handicaps at this table. @param {Session} session */
const isGoldHeavy = (session) => configOf(session).options?.gold_handicaps ?? true;

/**
 * The handicaps of a seat from its titles in this round, in words.
 * @param {Pick<Bent, "titles">} view @param {number} seat
 */
export const burdensOf = (view, seat) =>
  (view.titles ?? [])
    .filter((one) => one.weighs && one.seat === seat)
    .map(({ title }) => t(`title-burden-${title}`));

/** @param {{session: Session, view: Bent}} props */
export function Conditions({ session, view }) {
  const { roads = [], titles = [] } = view;
  return html`<div class="conditions">
    ${
      roads.length > 0 &&
      html`<ul>
        ${roads.map(
          (road) => html`<li key=${road}>
            ${t("event-rough-road", { road: t(`road-${road}`) })}${" "}
            <${RuleLink} rule=${ruleOf(road)} />
          </li>`,
        )}
      </ul>`
    }
    ${
      titles.length > 0 &&
      html`
        <h3>${t("conditions-titles")}</h3>
        <ul>
          ${titles.map(
            (one) => html`<li key=${one.title}>
              <strong>
                ★${" "}
                ${one.gold ? t("results-gold", { title: t(`title-${one.title}`) }) : t(`title-${one.title}`)}
              </strong>
              ${
                one.seat >= 0 &&
                html`
                  ${" "}
                  <span class="muted">${t("conditions-holder", { name: nameOf(session, one.seat) })}</span>
                `
              }
              <div>${t(`title-goal-${one.title}`)}</div>
              ${
                isGoldHeavy(session) &&
                html`<div class="muted">
                  ${t("conditions-gold", { burden: t(`title-burden-${one.title}`) })}
                </div>`
              }
            </li>`,
          )}
        </ul>
      `
    }
  </div>`;
}

/**
 * A button that shows the conditions in flight; nothing if there are none.
 * @param {{session: Session, view: Bent}} props
 */
export function ConditionsButton({ session, view }) {
  const [isOpen, setIsOpen] = useState(false);
  if (!hasConditions(view)) return null;
  return html`
    <button
      type="button"
      class="button quiet round"
      aria-label=${t("conditions-title")}
      title=${t("conditions-title")}
      onClick=${() => setIsOpen(true)}
    >
      <span aria-hidden="true">${view.titles?.length ? "★" : "!"}</span>
    </button>
    ${
      isOpen &&
      html`<${Dialog}
        title=${t("conditions-title")}
        onClose=${() => setIsOpen(false)}
        class="conditions-dialog"
      >
        <${Conditions} session=${session} view=${view} />
      <//>`
    }
  `;
}
