/** Links that people send each other. */

import assert from "node:assert/strict";
import test from "node:test";
import "./page.mjs";
import { leadsTo, sharedMatch, sharedTable } from "../../src/starhaul/web/core/sharedlinks.js";

test("a shared link leads to the place it is about", () => {
  const places = [
    ["/m/ab12", "", "/", "#/match/ab12"],
    ["/m/ab12/7", "", "/", "#/match/ab12/7"],
    ["/m/ab12/story", "", "/", "#/match/ab12/story"],
    ["/m/ab12/7/watch", "#x", "/", "#/match/ab12/7/watch"],
    ["/deep/m/ab12/", "", "/deep/", "#/match/ab12"],
    ["/t/ab12", "#/join/tok", "/", "#/join/ab12/tok"],
    ["/t/ab12", "#/table/tok", "/", "#/table/ab12/tok"],
    ["/t/ab12", "", "/", "#/table/ab12"],
    ["/t/ab12", "#/join/", "/", "#/table/ab12"],
  ];
  for (const [path, hash, folder, fragment] of places)
    assert.deepEqual(leadsTo(path, hash), { folder, hash: fragment }, path + hash);
});

test("other addresses stay as they are", () => {
  for (const path of ["/", "/m/", "/t/", "/m/ab12/x", "/m/ab/1/2/3", "/index.html", "/t/a<b"])
    assert.equal(leadsTo(path, "#/match/ab12"), null, path);
});

test("a link that is shared leads back to where it came from", () => {
  const back = (/** @type {string} */ link) => {
    const { pathname, hash } = new URL(link);
    return leadsTo(pathname, hash)?.hash;
  };
  assert.equal(back(sharedMatch("ab12", "en")), "#/match/ab12");
  assert.equal(back(sharedMatch("ab12", "cs", 0, "open")), "#/match/ab12/0/open");
  assert.equal(back(sharedTable("join", "ab12", "tok", "pl", "http://there:1/")), "#/join/ab12/tok");
  assert.match(sharedMatch("ab12", "cs"), /\?lang=cs$/);
  assert.doesNotMatch(sharedMatch("ab12", "en"), /lang/);
  assert.equal(
    sharedTable("table", "ab", "tok", "cs", "http://there:1/"),
    "http://there:1/t/ab?lang=cs#/table/tok",
  );
});
