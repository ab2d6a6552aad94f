/**
 * A second implementation of the random generator (docs/formats.md §5), so that a page can verify draws
 * independently.
 */

import { blake2b } from "./blake2b.js";

const WORDS = 8;
const RANGE = 1n << 64n;

/** @param {...(number | bigint)} numbers 8 bytes each, most significant first. */
function bytesOf(...numbers) {
  const view = new DataView(new ArrayBuffer(8 * numbers.length));
  for (const [n, number] of numbers.entries()) view.setBigUint64(8 * n, BigInt(number));
  return new Uint8Array(view.buffer);
}

/** @param {string} text */
const encoded = (text) => new TextEncoder().encode(text);

/** One stream of a seed: `draw(position, below)` is the draw with that number, counted from 0. */
export class Keystream {
  /** @param {string} seed @param {string} name */
  constructor(seed, name) {
    const key = blake2b(encoded(seed), { size: 32, person: "starhaul-seed" });
    this._key = blake2b(encoded(name), { key, size: 32, person: "starhaul-stream" });
    this._block = { number: -1, bytes: /** @type {Uint8Array} */ (new Uint8Array(0)) };
  }

  /** @param {number} position @param {number | bigint} below @returns {bigint} */
  draw(position, below) {
    const number = Math.floor(position / WORDS);
    if (this._block.number !== number) this._block = { number, bytes: this._hash("starhaul-draw", number) };
    const unfair = RANGE % BigInt(below);
    let product = wordOf(this._block.bytes, position % WORDS) * BigInt(below);
    for (let attempt = 1; product % RANGE < unfair; attempt += 1) {
      product = wordOf(this._hash("starhaul-again", position, attempt), 0) * BigInt(below);
    }
    return product / RANGE;
  }

  /** @param {string} person @param {...number} numbers */
  _hash(person, ...numbers) {
    return blake2b(bytesOf(...numbers), { key: this._key, person });
  }
}

/** @param {Uint8Array} block @param {number} number */
const wordOf = (block, number) => new DataView(block.buffer, block.byteOffset).getBigUint64(8 * number);
