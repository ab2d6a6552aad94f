/** The agreement of the table: visible to everybody, editable by the host. */

import { pluginOf } from "../../core/games.js";
import { t } from "../../core/texts.js";
import { html, useState } from "../../lib.js";
import { Button, Dialog } from "../../ui/parts.js";
import { SendableForm } from "../front/agreementform.js";
import { HouseFields } from "../front/custom.js";
import { commonplaces, differences, gameLine } from "../front/describe.js";
import { trying } from "../front/making.js";
import { chosenAt, cleaned } from "../front/options.js";

/**
 * @typedef {import("../../core/session.js").Session} Session
 * @typedef {import("../front/custom.js").House} House
 */

/** @param {{session: Session}} props */
export function Agreement({ session }) {
  const [isChanging, setIsChanging] = useState(false);
  const table = session.table.value;
  if (!table) return null;
  const isHost = session.isHost.value;
  const chosen = chosenAt(table);
  const lines = differences(table.game, chosen);
  return html`<section class="panel agreement-panel" aria-labelledby="waiting-agreement">
    <header class="panel-head">
      <h2 id="waiting-agreement">${t("waiting-agreement")}</h2>
      ${isHost && html`<${Button} onClick=${() => setIsChanging(true)}>${t("waiting-change")}<//>`}
    </header>
    <p class="game-line">${gameLine(table.game, table.config)}</p>
    ${
      lines.length > 0
        ? html`<ul class="differences">${lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul>`
        : html`<p class="muted">${t("waiting-as-written")}</p>`
    }
    ${pluginOf(table.game)
      .advice?.(chosen)
      .map(([key, args]) => html`<p key=${key} class="advice">${t(key, args)}</p>`)}
    <details class="fold">
      <summary>${t("waiting-house")}</summary>
      <${HouseFields}
        house=${table}
        disabled=${!isHost}
        isPlaying=${table.is_playing}
        onChange=${(/** @type {House} */ changed) => session.tell({ do: "options", ...changed })}
      />
      <ul class="differences">
        ${commonplaces(table.game, chosen, table.config).map((line) => html`<li key=${line}>${line}</li>`)}
      </ul>
    </details>
    ${
      table.commitment &&
      html`<details class="fold">
        <summary>${t("waiting-fair")}</summary>
        <p class="hint">${t("waiting-fair-text")}</p><code class="commitment">${table.commitment}</code>
      </details>`
    }
    ${isChanging && html`<${Changing} session=${session} onClose=${() => setIsChanging(false)} />`}
  </section>`;
}

/** @param {{session: Session, onClose: () => void}} props */
function Changing({ session, onClose }) {
  const table = session.table.value;
  if (!table) return null;
  const send = (
    /** @type {string} */ game,
    /** @type {import("../../types.d.ts").Config} */ config,
    /** @type {(words: string) => void} */ onRefusal,
  ) =>
    trying(async () => {
      await session.send({ do: "options", game, config: cleaned(game, config) });
      onClose();
    }, onRefusal);
  return html`<${Dialog} title=${t("waiting-agreement")} onClose=${onClose} class="wide form-dialog">
    <${SendableForm}
      game=${table.game}
      config=${chosenAt(table)}
      action=${t("waiting-change-send")}
      onSend=${send}
    />
  <//>`;
}
