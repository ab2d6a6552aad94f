// Words of the edition that is played, and how they are changed back.

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./page.mjs";

const FTL = readFileSync(new URL("../../src/starhaul/locale/cs/trucker.ftl", import.meta.url), "utf8");
globalThis.fetch = async () => new Response(FTL, { status: 200 });
const { choose } = await import("../../src/starhaul/web/core/settings.js");
const { listed, speak, speakOfEdition, t } = await import("../../src/starhaul/web/core/texts.js");
choose({ language: "cs" });
await speak();

test("the box that is played decides, and the newest one where none is", () => {
  assert.equal(t("kind-cabin"), "kajuta");
  const back = speakOfEdition("1e");
  assert.equal(t("kind-cabin"), "kabina");
  back();
  assert.equal(t("kind-cabin"), "kajuta");
  speakOfEdition("1e");
  speakOfEdition();
  assert.equal(t("kind-cabin"), "kajuta");
});

test("names are listed as the language lists them", () => {
  assert.equal(listed(["Ann", "Bo", "Cy"]).replace("\u00a0", " "), "Ann, Bo a Cy");
  assert.equal(listed(["Ann"]), "Ann");
});
