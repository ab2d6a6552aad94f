// Which wording of an event is used: the same as in the terminal (tests/locale/test_variants.py reads the
// same file).

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import { variant } from "../../src/starhaul/web/trucker/story/variant.js";

for (const { key, args, card, variant: expected } of JSON.parse(
  readFileSync(new URL("variants.json", import.meta.url), "utf8"),
)) {
  test(`the wording of ${key} on card “${card}”`, () => assert.equal(variant({ key, args }, card), expected));
}
