import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { beforeEach, test } from "node:test";
import { blake2b } from "../../src/starhaul/web/core/blake2b.js";
import { Keystream } from "../../src/starhaul/web/core/chance.js";
import { commitmentOf, judge, seedOf } from "../../src/starhaul/web/core/fair.js";
import { Giver, givenTo } from "../../src/starhaul/web/core/nonces.js";

/** Results in Python: tests/web/vectors.py. */
const vectors = JSON.parse(readFileSync(new URL("vectors.json", import.meta.url), "utf8"));
const counted = (length, by) => Uint8Array.from({ length }, (_, n) => n % by);

test("BLAKE2b is that of Python, with keys, sizes, persons and any number of blocks", () => {
  assert.ok(vectors.digests.length > 40);
  for (const { length, key, size, person, digest } of vectors.digests) {
    const made = blake2b(counted(length, 251), { key: counted(key, 256), size, person });
    assert.equal(Buffer.from(made).toString("hex"), digest, `${length} bytes, key ${key}, size ${size}`);
  }
});

test("draws are those of the server, also where words are rejected", () => {
  for (const { seed, stream, numbers } of vectors.draws) {
    const keystream = new Keystream(seed, stream);
    const below = (n) => BigInt(vectors.belows[n % vectors.belows.length]);
    assert.deepEqual(
      numbers.map((_, n) => String(keystream.draw(n, below(n)))),
      numbers,
    );
    assert.equal(String(keystream.draw(2, below(2))), numbers[2], "in any order");
  }
});

test("commitment and seed are those of the server", () => {
  for (const { secret, match, nonces, commitment, seed } of vectors.origins) {
    assert.equal(commitmentOf(secret, match), commitment);
    assert.equal(seedOf(secret, match, nonces), seed);
  }
});

const origin = { ...vectors.origins[2], is_over: true };
const given = { nonce: origin.nonces[0], commitment: origin.commitment };

test("a match whose chain holds is fair, and one's own number is in it", () => {
  assert.deepEqual(judge(origin, given), { fault: "", players: 1, isMine: true });
  assert.deepEqual(judge(origin, null), { fault: "", players: 1, isMine: false });
});

test("every broken link of the chain is named", () => {
  const swapped = "0".repeat(64);
  const nonces = ["1".repeat(32), ""];
  assert.equal(judge({ ...origin, secret: swapped }, given).fault, "other-commitment");
  assert.equal(judge({ ...origin, commitment: swapped }, null).fault, "other-commitment");
  assert.equal(judge({ ...origin, seed: swapped }, given).fault, "other-seed");
  assert.equal(judge({ ...origin, nonces }, given).fault, "other-seed");
  assert.equal(
    judge({ ...origin, nonces, seed: seedOf(origin.secret, origin.match, nonces) }, given).fault,
    "not-mine",
  );
  assert.equal(judge(origin, { ...given, commitment: swapped }).fault, "other-promise");
});

test("there is nothing to judge before the end, or where players gave no numbers", () => {
  assert.equal(judge({ ...origin, is_over: false, secret: null, seed: null }, given), null);
  assert.equal(judge({ ...origin, secret: null }, null), null);
});

test("a match is not fair if its secret is withheld although one gave a number", () => {
  assert.equal(judge({ ...origin, secret: null }, given).fault, "untold");
});

// --- giving ------------------------------------------------------------------------------------------------

const seatWith = (nonce) => ({ name: "Ann", is_taken: true, nonce });
const tableWith = (nonce, more = {}) => ({
  match: "m1",
  commitment: "c1",
  seats: [seatWith(""), seatWith(nonce)],
  ...more,
});
let sent;

beforeEach(() => {
  sent = [];
  globalThis.localStorage = {
    kept: {},
    getItem(key) {
      return this.kept[key] ?? null;
    },
    setItem(key, value) {
      this.kept[key] = value;
    },
  };
});
const giver = (answer = Promise.resolve()) =>
  new Giver((command) => {
    sent.push(command);
    return answer;
  });

test("a seat gives one random number to each match, which counts as used when the match begins", () => {
  const one = giver();
  one.look(tableWith(""), 1);
  one.look(tableWith(""), 1);
  assert.equal(sent.length, 1);
  const { match, nonce } = sent[0];
  assert.deepEqual([sent[0].do, match], ["contribute", "m1"]);
  assert.match(nonce, /^[0-9a-f]{32}$/);
  one.look(tableWith(nonce), 1);
  assert.equal(givenTo("m1"), null, "the match has not begun");
  one.look(tableWith(nonce, { is_playing: true }), 1);
  assert.deepEqual(givenTo("m1"), { match: "m1", commitment: "c1", nonce, isUsed: true });
  one.look(tableWith("", { match: "m2", commitment: "c2" }), 1);
  assert.equal(sent.length, 2);
  assert.notEqual(sent[1].nonce, nonce);
});

test("spectators, late players and seats that already have a number give none", () => {
  giver().look(tableWith(""), null);
  giver().look(tableWith("", { is_playing: true }), 1);
  giver().look(tableWith("ab".repeat(16)), 1);
  giver().look(tableWith("", { commitment: "" }), 1);
  assert.deepEqual(sent, []);
  assert.equal(givenTo("m1"), null);
});

test("a number that is missing at the start is remembered all the same", async () => {
  const one = giver();
  one.look(tableWith(""), 1);
  await null;
  one.look(tableWith("", { is_playing: true }), 1);
  assert.equal(givenTo("m1").nonce, sent[0].nonce);
});

test("a number that was refused or withdrawn is not expected in the seed", async () => {
  giver(Promise.reject(new Error("playing"))).look(tableWith(""), 1);
  await null;
  giver().look(tableWith("", { is_playing: true }), 1);
  assert.equal(givenTo("m1"), null);
});

test("a reloaded page gives the same number, and a changed commitment is not forgotten", () => {
  giver().look(tableWith(""), 1);
  const again = giver();
  again.look(tableWith("", { commitment: "c9" }), 1);
  assert.equal(sent[1].nonce, sent[0].nonce);
  again.look(tableWith(sent[0].nonce, { commitment: "c9", is_playing: true }), 1);
  assert.equal(givenTo("m1").commitment, "c1");
});
