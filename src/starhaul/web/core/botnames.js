/** Names of bots and their kinds in words. Used wherever players are named. No DOM. */

import { SKILLS } from "./constants.js";
import { has, t } from "./texts.js";

/** Whether a name in results is that of a bot, such as `hard:bold`. @param {string} name */
export const isBotName = (name) => /^(random|easy|medium|hard|lesson)(:[\w-]+)?$/.test(name);

/** The kind of a bot in words. @param {string} bot Such as `hard` or `hard:bold`. */
export function botKind(bot) {
  const [skill, temper] = bot.split(":");
  if (skill === "lesson") return t("client-bot-rival");
  // A bot that the operator has installed has only its name.
  const kind = SKILLS.some((one) => one === skill) ? t(`client-bot-${skill}`) : skill;
  return temper && temper !== "balanced" && has(`client-temper-${temper}`)
    ? `${kind}, ${t(`client-temper-${temper}`)}`
    : kind;
}

/**
 * The name of a bot: it follows from its skill and its seat, so that everybody reads the same one, also later
 * in logs and replays.
 * @param {string} bot @param {number} seat Of the table.
 */
export function botName(bot, seat) {
  const [skill, temper] = bot.split(":");
  // The rival of a lesson; the name of the lesson follows.
  if (skill === "lesson")
    return t(has(`client-bot-lesson-${temper}`) ? `client-bot-lesson-${temper}` : "client-bot-lesson");
  return has(`client-bot-name-${skill}`) ? t(`client-bot-name-${skill}`, { seat }) : botKind(bot);
}

/** The name of a bot with its kind, for screen readers and lists. @param {string} bot @param {number} seat */
export function botWords(bot, seat) {
  const [name, kind] = [botName(bot, seat), botKind(bot)];
  return name === kind ? name : t("client-bot-words", { name, kind });
}
