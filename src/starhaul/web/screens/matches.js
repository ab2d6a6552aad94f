/** One's own matches: what was played in this browser, running ones first, then the newest. */

import { post, Refusal } from "../core/api.js";
import {
  amendMatch,
  forgetAllMatches,
  forgetMatch,
  isShortLived,
  MOST,
  myMatches,
  noteMatch,
} from "../core/mymatches.js";
import { tokenAt } from "../core/ownseats.js";
import { go } from "../core/routes.js";
import { t } from "../core/texts.js";
import { html, useEffect, useRef, useState } from "../lib.js";
import { Confirm } from "../ui/confirm.js";
import { Button } from "../ui/parts.js";
import { SettingsButton } from "../ui/settingsdialog.js";
import { Entry } from "./matches/entry.js";
import { canGoOn, inOrder } from "./matches/order.js";

/**
 * @typedef {import("../core/mymatches.js").MyMatch} MyMatch
 * @typedef {import("../types.d.ts").MatchStanding} Standing
 */

/** So many are shown at first, and with every press of the button. */
const PORTION = 20;

/**
 * Asks the server which of some matches it still has, and notes how they ended meanwhile. Returns those that
 * it has forgotten; nothing is claimed while it does not answer.
 * @param {MyMatch[]} shown @returns {ReadonlySet<string>}
 */
function useForgotten(shown) {
  const [forgotten, setForgotten] = useState(/** @type {ReadonlySet<string>} */ (new Set()));
  const asked = useRef(/** @type {Set<string>} */ (new Set()));
  const open = shown.filter(({ match }) => !asked.current.has(match)).map(({ match }) => match);
  useEffect(() => {
    if (!open.length) return;
    for (const match of open) asked.current.add(match);
    ask(open).then(
      (missing) => setForgotten((had) => new Set([...had, ...missing])),
      (why) => {
        if (!(why instanceof Refusal)) throw why;
        for (const match of open) asked.current.delete(match);
      },
    );
  }, [open.join()]);
  return forgotten;
}

/** Those that the server does not have. @param {string[]} matches */
async function ask(matches) {
  /** @type {Standing[]} */
  const found = await post("api/matches", { matches });
  for (const { match, is_over, is_aborted, scores } of found)
    if (is_over) amendMatch(match, { state: is_aborted ? "aborted" : "over", scores: [...(scores ?? [])] });
  const known = new Set(found.map(({ match }) => match));
  return matches.filter((match) => !known.has(match));
}

export function Screen() {
  const [portions, setPortions] = useState(1);
  const [isAsking, setAsking] = useState(false);
  const [removed, setRemoved] = useState(/** @type {MyMatch | null} */ (null));
  const all = myMatches.value;
  const hasSeat = (/** @type {MyMatch} */ { table }) => tokenAt(table) !== "";
  const shown = inOrder(all, hasSeat).slice(0, portions * PORTION);
  const forgotten = useForgotten(shown);
  const remove = (/** @type {MyMatch} */ one) => {
    forgetMatch(one.match);
    setRemoved(one);
  };
  return html`<div class="match-page">
    <div class="match-inner my-matches">
      <header class="match-head">
        <${Button} quiet onClick=${() => go("#/")}>← ${t("client-to-front")}<//>
        <${SettingsButton} />
      </header>
      <div class="my-title">
        <h1>${t("mymatches-title")}</h1>
        <p class="muted">${t(isShortLived() ? "mymatches-blocked" : "mymatches-what", { most: MOST })}</p>
      </div>
      ${removed && html`<${Removed} key=${removed.match} one=${removed} onDone=${() => setRemoved(null)} />`}
      ${all.length === 0 && html`<${Nothing} />`}
      <ul class="my-list">
        ${shown.map(
          (one) => html`<${Entry}
            key=${one.match}
            one=${one}
            canGoOn=${canGoOn(one, hasSeat) && !forgotten.has(one.match)}
            isForgotten=${forgotten.has(one.match)}
            onRemove=${() => remove(one)}
          />`,
        )}
      </ul>
      <div class="choice-row my-below">
        ${
          all.length > shown.length &&
          html`<${Button} onClick=${() => setPortions(portions + 1)}>
            ${t("mymatches-more", { number: all.length - shown.length })}
          <//>`
        }
        ${
          all.length > 0 &&
          html`<${Button} quiet danger class="my-empty" onClick=${() => setAsking(true)}>
            ${t("mymatches-empty")}
          <//>`
        }
      </div>
      ${
        isAsking &&
        html`<${Confirm}
          title=${t("mymatches-empty")}
          text=${t("mymatches-empty-text")}
          action=${t("mymatches-empty-sure")}
          stay=${t("mymatches-empty-not")}
          onSure=${() => {
            forgetAllMatches();
            setRemoved(null);
          }}
          onClose=${() => setAsking(false)}
        />`
      }
    </div>
  </div>`;
}

function Nothing() {
  return html`<section class="panel my-none">
    <p>${t("mymatches-none")}</p>
    <a class="button main" href="#/">${t("mymatches-play")}</a>
  </section>`;
}

/** What was removed can be brought back. @param {{one: MyMatch, onDone: () => void}} props */
function Removed({ one, onDone }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  // The button that was pressed is gone; the next thing that one may want takes the focus.
  useEffect(() => place.current?.querySelector("button")?.focus(), []);
  return html`<div ref=${place} class="panel my-removed" role="status">
    <span>${t("mymatches-removed")}</span>
    <${Button}
      onClick=${() => {
        noteMatch(one);
        onDone();
      }}
    >
      ${t("mymatches-undo")}
    <//>
    <${Button} quiet class="round" aria-label=${t("client-close")} onClick=${onDone}>✕<//>
  </div>`;
}
