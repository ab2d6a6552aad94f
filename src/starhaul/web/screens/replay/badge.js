/** The verify badge: verifies the match in this browser and says in words what came out. */

import { retry } from "../../core/retry.js";
import { t } from "../../core/texts.js";
import { html, useEffect, useState } from "../../lib.js";
import { Dialog, sized } from "../../ui/parts.js";

/**
 * @typedef {import("../../core/replay/proof.js").Proof} Proof
 * @typedef {import("../../core/replay/film.js").FilmData} FilmData
 */

const CHECK = "M4 12.5L9.5 18L20 6.5L17.6 4.2L9.5 13.2L6.4 10.1Z";
const CROSS = "M6.4 4L12 9.6L17.6 4L20 6.4L14.4 12L20 17.6L17.6 20L12 14.4L6.4 20L4 17.6L9.6 12L4 6.4Z";

/**
 * The proof, when it is done; `null` if the log cannot be had, so that nothing can be verified.
 * @param {FilmData} film @param {() => Promise<string>} log The log as text.
 * @param {string} [key] The key of the end that the server has published.
 */
export function useProof(film, log, key) {
  const [proof, setProof] = useState(/** @type {Proof | null | undefined} */ (undefined));
  useEffect(() => {
    let isHere = true;
    Promise.all([retry(() => import("../../core/replay/proof.js")), retry(log, () => isHere)]).then(
      ([{ prove }, text]) => isHere && setProof(prove(film, text, key)),
      () => isHere && setProof(null),
    );
    return () => {
      isHere = false;
    };
  }, [film]);
  return proof;
}

/**
 * One sentence for each thing that was verified, or could not be.
 * @param {Proof} proof @returns {{text: string, isNote?: boolean}[]}
 */
function sentences(proof) {
  const { fault, line } = proof;
  if (fault) return [{ text: t("replay-proof-bad") }, { text: t(`replay-fault-${fault}`, { line }) }];
  return [
    proof.hasOrigin
      ? { text: t("replay-proof-origin", { players: proof.players }) }
      : { text: t("replay-proof-no-origin"), isNote: true },
    { text: t(`replay-proof-${drawsOf(proof)}`, { draws: proof.draws }) },
    { text: t("replay-proof-chain", { entries: proof.entries }) },
    { text: t("replay-proof-engine") },
  ];
}

/** Who has repeated the draws: this browser, or only the engine. @param {Proof} proof */
function drawsOf({ isRedrawn, isPrepared }) {
  if (isRedrawn) return "draws";
  return isPrepared ? "lesson" : "old";
}

/** @param {{proof: Proof | null | undefined}} props */
export function Badge({ proof }) {
  const [isOpen, setOpen] = useState(false);
  if (!proof)
    return html`<span class="replay-badge is-open" role="status">
      ${t(proof === null ? "replay-unproved" : "replay-proving")}
    </span>`;
  const isGood = !proof.fault;
  const word = t(isGood ? "replay-proved" : "replay-not-proved");
  return html`
    <button
      type="button"
      class=${`button quiet replay-badge ${isGood ? "is-good" : "is-bad"}`}
      aria-label=${`${word}. ${t("replay-proof")}`}
      onClick=${() => setOpen(true)}
    >
      <svg class="sign" style=${sized(18)} viewBox="0 0 24 24" aria-hidden="true">
        <path d=${isGood ? CHECK : CROSS} />
      </svg>
      <span>${word}</span>
    </button>
    ${
      isOpen &&
      html`<${Dialog} title=${t("replay-proof")} class="replay-proof" onClose=${() => setOpen(false)}>
        <ul class=${isGood ? "is-good" : "is-bad"}>
          ${sentences(proof).map(
            ({ text, isNote }) => html`<li key=${text} class=${isNote ? "is-note" : ""}>${text}</li>`,
          )}
        </ul>
      <//>`
    }
  `;
}
