/** The effect of a card in words, from its data. */

import { t } from "../../core/texts.js";
import { counted } from "./shape.js";

/** @import { Card, Penalty } from "./shape.js" */
/** @typedef {"days" | "crew" | "credits" | "goods" | "batteries"} Amount */

/**
 * A number of something as the object of a sentence: `3 crew members`.
 * @param {Amount} of @param {number} number
 */
export const amountWords = (of, number) => t(`card-text-some-${of}`, { number });

/** Goods colour by colour: `red 2, blue`. @param {string[]} goods */
export const goodsWords = (goods) =>
  counted(goods)
    .map(([colour, number]) => t("card-text-goods-of", { colour: t(`goods-${colour}`), number }))
    .join(", ");

/** @param {import("./shape.js").Threat[]} threats @param {"meteor" | "shot"} what */
const threatWords = (threats, what) =>
  threats.map(({ size, from }) => `${t(`threat-${what}-${size}`)} ${t(`from-${from}`)}`).join(", ");

/** @param {Penalty} penalty */
const penaltyWords = (penalty) =>
  penalty.type === "shots"
    ? t("card-text-fired", { threats: threatWords(penalty.shots, "shot") })
    : t("card-text-loses", { what: amountWords(penalty.type, penalty.amount) });

/** How much a penalty takes away. @param {Penalty} penalty */
const lost = (penalty) => (penalty.type === "shots" ? 0 : penalty.amount);

/** @param {Penalty} penalty */
const shotsOf = (penalty) => (penalty.type === "shots" ? penalty.shots : []);

/**
 * The effect in one or two sentences.
 * @param {Card} card @param {boolean} [isLearning] Whether nobody gives up in this flight (LRN-09).
 */
export function cardText(card, isLearning = false) {
  const key = `card-text-${card.kind}`;
  const days = amountWords("days", "days" in card ? card.days : 0);
  switch (card.kind) {
    case "planets":
      return t(key, { days });
    case "abandoned_ship":
      return t(key, {
        days,
        crew: amountWords("crew", card.crew_lost),
        credits: amountWords("credits", card.credits),
      });
    case "abandoned_station":
      return t(key, { days, crew: card.crew_required });
    case "smugglers":
      return t(key, { days, strength: card.strength, loss: amountWords("goods", lost(card.penalty)) });
    case "slavers":
      return t(key, {
        days,
        strength: card.strength,
        loss: amountWords("crew", lost(card.penalty)),
        credits: amountWords("credits", card.reward.credits),
      });
    case "pirates":
      return t(key, { days, strength: card.strength, credits: amountWords("credits", card.reward.credits) });
    case "open_space":
      return t(key, { learning: isLearning ? "yes" : "no" });
    default:
      return t(key);
  }
}

/**
 * Everything else printed on the card, line by line: planets, meteors, shots, lines of a combat zone.
 * @param {Card} card @returns {string[]}
 */
export function cardLines(card) {
  switch (card.kind) {
    case "planets":
      return card.planets.map((goods, index) =>
        t("card-text-planet", { number: index + 1, goods: goodsWords(goods) }),
      );
    case "abandoned_station":
      return [t("card-text-cargo", { goods: goodsWords(card.goods) })];
    case "smugglers":
      return [t("card-text-cargo", { goods: goodsWords(card.reward.goods) })];
    case "meteor_swarm":
      return [t("card-text-stones", { threats: threatWords(card.meteors, "meteor") })];
    case "pirates":
      return [t("card-text-shots", { threats: threatWords(shotsOf(card.penalty), "shot") })];
    case "combat_zone":
      return card.rows.map((row, index) =>
        t("card-text-line", {
          number: index + 1,
          criterion: t(`criterion-${row.criterion}`),
          penalty: penaltyWords(row.penalty),
        }),
      );
    default:
      return [];
  }
}
