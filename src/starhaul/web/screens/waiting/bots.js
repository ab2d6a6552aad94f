/** Selects the bot of a seat. */

import { OPPONENTS, SKILLS, USUAL_SKILL } from "../../core/constants.js";
import { infoOf } from "../../core/games.js";
import { t } from "../../core/texts.js";
import { html, useState } from "../../lib.js";
import { Chips } from "../../ui/fields.js";
import { Button, Dialog } from "../../ui/parts.js";

/**
 * @param {{session: import("../../core/session.js").Session, seat: import("../../types.d.ts").SeatInfo,
 *   number: number, onClose: () => void}} props
 */
export function BotDialog({ session, seat, number, onClose }) {
  const [hadSkill, hadTemper] = (seat.bot || USUAL_SKILL).split(":");
  const [skill, setSkill] = useState(hadSkill);
  const [temper, setTemper] = useState(hadTemper ?? "balanced");
  const game = session.table.value?.game;
  const temperaments = game && OPPONENTS.some((one) => one === skill) ? infoOf(game).temperaments : [];
  const hasTemper = temperaments.length > 0;
  const bot = hasTemper && temper !== temperaments[0] ? `${skill}:${temper}` : skill;
  const seatBot = () => {
    onClose();
    session.tell({ do: "bot", seat: number, bot });
  };
  /** @type {{value: string, text: string, hint: string}[]} */
  const ours = SKILLS.map((value) => ({
    value,
    text: t(`client-bot-${value}`),
    hint: t(`waiting-bot-${value}`),
  }));
  const installed = (game ? infoOf(game).bots : []).map((value) => ({
    value,
    text: value,
    hint: t("waiting-bot-installed"),
  }));
  const skills = [...ours, ...installed];
  const tempers = temperaments.map((value) => ({
    value,
    text: t(`client-temper-${value}`),
    hint: t(`waiting-temper-${value}`),
  }));
  return html`<${Dialog}
    title=${t("waiting-bot-title", { number: number + 1 })}
    onClose=${onClose}
    class="bot-dialog"
  >
    <${Chips} label=${t("waiting-bot-skill")} value=${skill} choices=${skills} onChoose=${setSkill} />
    ${
      hasTemper &&
      html`<${Chips}
        label=${t("waiting-bot-temper")}
        value=${temper}
        choices=${tempers}
        onChoose=${setTemper}
      />`
    }
    <${Button} main onClick=${seatBot}>${t("waiting-bot-seat")}<//>
  <//>`;
}
