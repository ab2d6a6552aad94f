/** How strong a bot is, as a small picture beside its name. */

import { botKind } from "../core/botnames.js";
import { html } from "../lib.js";
import { sized } from "./parts.js";

/** How many bars a skill fills; those that are not listed have no mark. @type {Record<string, number>} */
const STRENGTHS = { random: 0, easy: 1, medium: 2, hard: 3 };
const BARS = [0, 1, 2];

/** The strength of a bot as bars; nothing for people. @param {{bot: string | undefined}} props */
export function BotMark({ bot }) {
  const strength = bot ? STRENGTHS[bot.split(":")[0]] : undefined;
  if (!bot || strength === undefined) return null;
  return html`<svg
    class="sign bot-mark"
    style=${sized(13, 12)}
    viewBox="0 0 13 12"
    role="img"
    aria-label=${botKind(bot)}
  >
    <title>${botKind(bot)}</title>
    ${BARS.map(
      (bar) => html`<rect
        key=${bar}
        class=${bar < strength ? "on" : ""}
        x=${bar * 4.5 + 0.5}
        y=${8 - bar * 3.5}
        width="3"
        height=${4 + bar * 3.5}
        rx="1"
      />`,
    )}
  </svg>`;
}
