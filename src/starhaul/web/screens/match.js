/** The page of a match: what was played, how it ended, and proof that it was fair. */

import { get, Refusal } from "../core/api.js";
import { pluginOf } from "../core/games.js";
import { givenTo } from "../core/nonces.js";
import { refusalText } from "../core/refusals.js";
import { go, route } from "../core/routes.js";
import { settings } from "../core/settings.js";
import { t } from "../core/texts.js";
import { html, useEffect, useState } from "../lib.js";
import { matchLink } from "../ui/after/bar.js";
import { FairLine } from "../ui/after/fairness.js";
import { Medal } from "../ui/after/resultparts.js";
import { copyText } from "../ui/copying.js";
import { Button, botName } from "../ui/parts.js";
import { SettingsButton } from "../ui/settingsdialog.js";
import { differences, gameLine } from "./front/describe.js";
import { sharedPlaces } from "./match/places.js";

/** @typedef {import("../lib.js").On<HTMLInputElement>} OnInput */

/** @typedef {import("../types.d.ts").MatchInfo} MatchInfo */

export function Screen() {
  const now = route.value;
  const match = now.page === "match" ? now.match : "";
  const [found, setFound] = useState(/** @type {MatchInfo | Refusal | null} */ (null));
  const look = () => {
    setFound(null);
    get(`api/matches/${encodeURIComponent(match)}`).then(setFound, setFound);
  };
  useEffect(look, [match]);
  return html`<div class="match-page">
    <div class="match-inner">
      <header class="match-head">
        <${Button} quiet onClick=${() => go("#/")}>← ${t("client-to-front")}<//>
        <${SettingsButton} />
      </header>
      ${found === null && html`<p class="loading" role="status">${t("client-loading")}</p>`}
      ${
        found instanceof Refusal &&
        html`<section class="panel" role="alert">
          <h1>${t("match-none")}</h1><p>${refusalText(found)}</p>
        </section>`
      }
      ${found && !(found instanceof Refusal) && html`<${Match} info=${found} onLook=${look} />`}
    </div>
  </div>`;
}

/** @param {{info: MatchInfo, onLook: () => void}} props */
function Match({ info, onLook }) {
  const when = new Intl.DateTimeFormat(settings.value.language, { dateStyle: "long", timeStyle: "short" });
  return html`
    <h1>${t("match-title")}</h1>
    <p class="match-what">
      ${gameLine(info.game, info.config)}<br />
      <span class="muted">${t("match-began", { when: when.format(info.began_at * 1000) })}</span>
    </p>
    <${Ending} info=${info} onLook=${onLook} />
    <${Agreed} info=${info} />
    <${Keep} info=${info} />
    <${Fairness} info=${info} />
  `;
}

/** The result, if the match has ended. @param {{info: MatchInfo, onLook: () => void}} props */
function Ending({ info, onLook }) {
  if (!info.is_over) return html`<${Running} onLook=${onLook} />`;
  if (info.is_aborted)
    return html`<section class="panel match-aborted"><p>${t("match-aborted")}</p></section>`;
  return html`<${Scores} info=${info} />`;
}

/** @param {{onLook: () => void}} props */
function Running({ onLook }) {
  return html`<section class="panel match-running" role="status">
    <p>${t("match-running")}</p><${Button} main onClick=${onLook}>${t("match-look-again")}<//>
  </section>`;
}

/**
 * A person by name, a bot by its skill; once the table is closed, names are no longer known.
 * @param {MatchInfo} info @param {number} seat
 */
function nameAt(info, seat) {
  const name = info.names?.[seat] ?? "";
  if (/^(random|easy|medium|hard)(:\w+)?$/.test(name)) return botName(name);
  return name || t("client-seat", { number: seat + 1 });
}

/** @param {{info: MatchInfo}} props */
function Scores({ info }) {
  const scores = info.scores ?? [];
  const { isTeams, isRanked, score } = pluginOf(info.game);
  return html`<ol class="ranking panel">
    ${sharedPlaces(scores, isTeams(scores, info.config)).map(
      ({ seats, place }) => html`<li key=${seats[0]} class=${place === 1 ? "rank-first" : ""}>
        <${Medal} place=${isRanked || place === 1 ? place : null} />
        <div class="rank-who">
          <div class="rank-name rank-team">
            ${seats.map((seat) => html`<span key=${seat} class="rank-member">${nameAt(info, seat)}</span>`)}
          </div>
        </div>
        <div class="rank-credits match-score">
          ${score(scores[seats[0]])}
        </div>
      </li>`,
    )}
  </ol>`;
}

/** @param {{info: MatchInfo}} props */
function Agreed({ info }) {
  const lines = [t("match-seats", { seats: info.config.seats }), ...differences(info.game, info.config)];
  return html`<section class="panel">
    <h2>${t("match-agreed")}</h2>
    <ul class="match-lines">${lines.map((line) => html`<li key=${line}>${line}</li>`)}</ul>
  </section>`;
}

/** The link and the log. @param {{info: MatchInfo}} props */
function Keep({ info }) {
  const link = matchLink(info.match);
  return html`<section class="panel">
    <h2>${t("match-keep")}</h2>
    <div class="field">
      <label for="match-link">${t("match-link")}</label>
      <div class="match-copy">
        <input
          id="match-link"
          type="text"
          readonly
          value=${link}
          onFocus=${(/** @type {OnInput} */ event) => event.currentTarget.select()}
        />
        <${Button} onClick=${() => copyText(link)}>${t("match-copy")}<//>
      </div>
    </div>
    ${
      info.is_over
        ? html`
          <p>${t("match-log-what")}</p>
          <a class="button" href=${`api/matches/${info.match}/log`} download>${t("results-log")}</a>
        `
        : html`<p class="muted">${t("match-log-later")}</p>`
    }
  </section>`;
}

/**
 * Proof that nobody could know or choose the random numbers of the match.
 * @param {{info: MatchInfo}} props
 */
function Fairness({ info }) {
  const nonces = info.nonces ?? [];
  const given = givenTo(info.match);
  const nonce = given ? ` --nonce ${given.nonce}` : "";
  const command = `starhaul verify ${info.match}.jsonl --commitment ${info.commitment}${nonce}`;
  return html`<section class="panel">
    <h2>${t("match-fair")}</h2>
    <${FairLine} match=${info.match} info=${info} />
    <p>${t(nonces.length ? "match-fair-what" : "match-fair-before")}</p>
    <dl class="match-facts">
      <${CodeRow} name=${t("match-commitment")} code=${info.commitment} />
      ${nonces.map(
        (nonce, seat) => html`<${CodeRow}
          key=${seat}
          name=${t("match-nonce", { name: nameAt(info, seat) })}
          code=${nonce}
          otherwise=${t("match-no-nonce")}
        />`,
      )}
      ${
        nonces.length > 0 &&
        html`<${CodeRow} name=${t("match-secret")} code=${info.secret} otherwise=${t("match-seed-later")} />`
      }
      <${CodeRow} name=${t("match-seed")} code=${info.seed} otherwise=${t("match-seed-later")} />
    </dl>
    ${
      info.is_over &&
      html`
        <p>${t("match-verify")}</p>
        <code class="match-command" tabindex="0">${command}</code>
      `
    }
  </section>`;
}

/** @param {{name: string, code?: string | null, otherwise?: string}} props */
function CodeRow({ name, code, otherwise }) {
  return html`<div><dt>${name}</dt><dd>${code ? html`<code>${code}</code>` : otherwise}</dd></div>`;
}
