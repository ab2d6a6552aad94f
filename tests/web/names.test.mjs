// The names of players: people, bots, and the viewer.

import assert from "node:assert/strict";
import { readdirSync, readFileSync } from "node:fs";
import { test } from "node:test";
import "./page.mjs";

import { botName, botWords } from "../../src/starhaul/web/core/botnames.js";
import { LANGUAGE_NAMES } from "../../src/starhaul/web/core/constants.js";
import { choose } from "../../src/starhaul/web/core/settings.js";
import { speak, t } from "../../src/starhaul/web/core/texts.js";
import { signal } from "../../src/starhaul/web/lib.js";
import { personName } from "../../src/starhaul/web/trucker/who.js";

const LOCALE = new URL("../../src/starhaul/locale/", import.meta.url);

/** The texts of a language as the server sends them: all files in one. */
const textsOf = (language) => {
  const folder = new URL(`${language}/`, LOCALE);
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl"))
    .map((name) => readFileSync(new URL(name, folder), "utf8"))
    .join("\n");
};

test("bots have names of their own, and the viewer is marked", async () => {
  const kinds = ["random", "easy", "medium", "hard"];
  for (const language of Object.keys(LANGUAGE_NAMES)) {
    globalThis.fetch = async () => new Response(textsOf(language));
    choose({ language });
    await speak();
    const names = kinds.flatMap((bot) => [0, 1, 2, 3].map((seat) => botName(bot, seat)));
    assert.equal(new Set(names).size, names.length, language);
    assert.ok(names.every((name) => name.length <= 8 && !name.includes("client-")));
    assert.equal(botName("hard:bold", 2), botName("hard", 2));
    assert.match(botWords("hard:bold", 2), new RegExp(`^${botName("hard", 2)} \\(${t("client-bot-hard")}, `));
    const seats = [{ colour: 0 }, { bot: "easy" }];
    const session = { table: signal({ seats }), latest: signal(null), seat: signal(0) };
    const you = { name: t("client-colour-blue") };
    assert.equal(personName(session, 0), t("client-name-you", you));
    assert.notEqual(t("client-name-you", you), you.name);
    assert.equal(personName(session, 1), botName("easy", 1));
  }
});

test("of several with the same name each has a number", () => {
  const seats = [{ name: "Ann" }, { name: "Bea" }, { bot: "easy" }, { name: "Bea" }];
  const session = { table: signal({ seats }), latest: signal(null), seat: signal(null) };
  const names = seats.map((_, i) => personName(session, i));
  assert.equal(names[0], "Ann");
  assert.equal(new Set(names).size, 4);
  assert.match(names[1], / 1$/);
  assert.doesNotMatch(names[2], /\d$/);
  assert.match(names[3], / 2$/);
});
