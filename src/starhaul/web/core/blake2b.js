/**
 * BLAKE2b (RFC 7693) with key and personalisation. Pages without encryption, as in a home network, have no
 * `crypto.subtle`, which does not support this hash anyway. Loaded only for verification.
 */

const MASK = (1n << 64n) - 1n;
const IV = [
  0x6a09e667f3bcc908n,
  0xbb67ae8584caa73bn,
  0x3c6ef372fe94f82bn,
  0xa54ff53a5f1d36f1n,
  0x510e527fade682d1n,
  0x9b05688c2b3e6c1fn,
  0x1f83d9abfb41bd6bn,
  0x5be0cd19137e2179n,
];
/** The order of the message words in each round; rounds 11 and 12 are as 1 and 2. */
const ORDER = [
  "0123456789abcdef",
  "ea489fd61c02b753",
  "b8c052fdae367194",
  "7931dcbe265a40f8",
  "905724afe1bc683d",
  "2c6a0b834d75fe19",
  "c51fed4a0763928b",
  "db7ec13950f4862a",
  "6fe9b308c2d714a5",
  "a2847615fb9e3cd0",
].map((round) => [...round].map((digit) => parseInt(digit, 16)));
/** Columns, then diagonals. */
const QUARTERS = [
  [0, 4, 8, 12],
  [1, 5, 9, 13],
  [2, 6, 10, 14],
  [3, 7, 11, 15],
  [0, 5, 10, 15],
  [1, 6, 11, 12],
  [2, 7, 8, 13],
  [3, 4, 9, 14],
];
const BLOCK = 128;

/** @param {bigint} word @param {bigint} by */
const turned = (word, by) => (word >> by) | ((word << (64n - by)) & MASK);

/** @param {DataView} bytes @param {number} at */
const wordAt = (bytes, at) => bytes.getBigUint64(at, true);

/**
 * @param {bigint[]} h @param {Uint8Array} block @param {bigint} count The number of bytes so far.
 * @param {boolean} isLast
 */
function compress(h, block, count, isLast) {
  const view = new DataView(block.buffer, block.byteOffset, BLOCK);
  const m = Array.from({ length: 16 }, (_, n) => wordAt(view, 8 * n));
  const v = [...h, ...IV];
  v[12] ^= count;
  if (isLast) v[14] ^= MASK;
  for (let round = 0; round < 12; round += 1) {
    const order = ORDER[round % 10];
    QUARTERS.forEach(([a, b, c, d], n) => {
      v[a] = (v[a] + v[b] + m[order[2 * n]]) & MASK;
      v[d] = turned(v[d] ^ v[a], 32n);
      v[c] = (v[c] + v[d]) & MASK;
      v[b] = turned(v[b] ^ v[c], 24n);
      v[a] = (v[a] + v[b] + m[order[2 * n + 1]]) & MASK;
      v[d] = turned(v[d] ^ v[a], 16n);
      v[c] = (v[c] + v[d]) & MASK;
      v[b] = turned(v[b] ^ v[c], 63n);
    });
  }
  for (let n = 0; n < 8; n += 1) h[n] ^= v[n] ^ v[n + 8];
}

/** @param {Uint8Array} key @param {number} size @param {string} person */
function initial(key, size, person) {
  const parameters = new Uint8Array(64);
  parameters.set([size, key.length, 1, 1]);
  parameters.set(new TextEncoder().encode(person), 48);
  const view = new DataView(parameters.buffer);
  return IV.map((word, n) => word ^ wordAt(view, 8 * n));
}

/**
 * @param {Uint8Array} data
 * @param {{key?: Uint8Array, size?: number, person?: string}} [more] `person` has at most 16 ASCII
 *   characters.
 * @returns {Uint8Array}
 */
export function blake2b(data, { key = new Uint8Array(0), size = 64, person = "" } = {}) {
  const h = initial(key, size, person);
  const keyed = key.length ? BLOCK : 0;
  const whole = new Uint8Array(Math.max(1, Math.ceil((keyed + data.length) / BLOCK)) * BLOCK);
  whole.set(key);
  whole.set(data, keyed);
  for (let at = 0; at < whole.length; at += BLOCK) {
    const isLast = at + BLOCK === whole.length;
    compress(h, whole.subarray(at, at + BLOCK), BigInt(isLast ? keyed + data.length : at + BLOCK), isLast);
  }
  const out = new DataView(new ArrayBuffer(64));
  for (const [n, word] of h.entries()) out.setBigUint64(8 * n, word, true);
  return new Uint8Array(out.buffer, 0, size);
}
