/** One sentence about the origin of the seed, verified by this page. */

import { get } from "../../core/api.js";
import { givenTo } from "../../core/nonces.js";
import { notify } from "../../core/notices.js";
import { t } from "../../core/texts.js";
import { html, useEffect, useState } from "../../lib.js";

/**
 * @typedef {import("../../types.d.ts").MatchInfo} MatchInfo
 * @typedef {import("../../core/fair.js").Verdict} Verdict
 */

/**
 * Verifies a match; the code for it is loaded on demand.
 * @param {string} match @param {MatchInfo} [known] @returns {Promise<Verdict | null>}
 */
export async function verified(match, known) {
  const [{ judge }, info] = await Promise.all([
    import("../../core/fair.js"),
    known ?? get(`api/matches/${encodeURIComponent(match)}`),
  ]);
  return judge(info, givenTo(match));
}

/** @param {Verdict} verdict */
function wordsOf({ fault, players, isMine }) {
  if (fault) return t(`fair-${fault}`);
  if (!players) return t("fair-verified-alone");
  return t(isMine ? "fair-verified-mine" : "fair-verified", { players });
}

/** @param {{match: string, info?: MatchInfo}} props `info` if it is already known. */
export function FairLine({ match, info }) {
  const [verdict, setVerdict] = useState(/** @type {Verdict | null} */ (null));
  useEffect(() => {
    let isHere = true;
    setVerdict(null);
    // Without a connection nothing is shown; the page of the match can be opened later.
    verified(match, info).then(
      (found) => {
        if (!isHere) return;
        setVerdict(found);
        // Announced wherever the page is scrolled to.
        if (found?.fault) notify(wordsOf(found), "bad");
      },
      () => {},
    );
    return () => {
      isHere = false;
    };
  }, [match, info]);
  if (!verdict) return null;
  const isFair = !verdict.fault;
  return html`<p class=${`fair-line ${isFair ? "" : "is-unfair"}`} role=${isFair ? "status" : "alert"}>
    <span class="fair-sign" aria-hidden="true">${isFair ? "✓" : "✗"}</span><span>${wordsOf(verdict)}</span>
  </p>`;
}
