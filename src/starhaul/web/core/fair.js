/** Verifies where the seed of a match comes from (docs/formats.md §5). Loaded only for verification. */

import { blake2b } from "./blake2b.js";

/**
 * @typedef {import("../types.d.ts").MatchInfo} MatchInfo
 * @typedef {import("./nonces.js").Given} Given
 * @typedef {{fault: string, players: number, isMine: boolean}} Verdict An empty `fault` if all is well;
 *   otherwise the text is `fair-FAULT`.
 */

/** @param {string[]} parts @param {string} person */
function hashed(parts, person) {
  const digest = blake2b(new TextEncoder().encode(parts.join("\n")), { size: 32, person });
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** @param {string} secret @param {string} match */
export const commitmentOf = (secret, match) => hashed([secret, match], "starhaul-commit");

/** @param {string} secret @param {string} match @param {readonly string[]} nonces */
export const seedOf = (secret, match, nonces) => hashed([secret, match, ...nonces], "starhaul-match");

/**
 * The verdict on a finished match; null if there is nothing to verify, because the match is in progress or is
 * older than the contributions of players.
 * @param {MatchInfo} info @param {Given | null} given The nonce that this device contributed to the seed.
 * @returns {Verdict | null}
 */
export function judge(info, given) {
  const { match, commitment, secret, seed } = info;
  const nonces = info.nonces ?? [];
  if (!info.is_over || (!secret && !given)) return null;
  if (!secret || !seed) return { fault: "untold", players: 0, isMine: false };
  const checks = {
    "other-commitment": commitmentOf(secret, match) === commitment,
    "other-seed": seedOf(secret, match, nonces) === seed,
    "other-promise": !given || given.commitment === commitment,
    "not-mine": !given || nonces.includes(given.nonce),
  };
  const fault = Object.entries(checks).find(([, holds]) => !holds)?.[0] ?? "";
  return { fault, players: nonces.filter(Boolean).length, isMine: given !== null };
}
