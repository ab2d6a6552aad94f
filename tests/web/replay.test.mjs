import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { test } from "node:test";
import "./page.mjs";
import { Keystream } from "../../src/starhaul/web/core/chance.js";
import { Film } from "../../src/starhaul/web/core/replay/film.js";
import {
  lastMark,
  markBeside,
  marksOf,
  momentAt,
  placesOf,
} from "../../src/starhaul/web/core/replay/marks.js";
import { gapAfter } from "../../src/starhaul/web/core/replay/pacing.js";
import { prove } from "../../src/starhaul/web/core/replay/proof.js";
import { ReplaySession, tableOf } from "../../src/starhaul/web/core/replay/replaysession.js";
import { momentLink, routeOf } from "../../src/starhaul/web/core/routes.js";
import { deedOf } from "../../src/starhaul/web/screens/replay/replaykeys.js";

/** A race that was stopped early, and its log: tests/web/films.py. */
const { log, film: data } = JSON.parse(readFileSync(new URL("film.json", import.meta.url), "utf8"));
const film = () => new Film(structuredClone(data));
const session = () => new ReplaySession(film(), tableOf(data, { names: ["Ann", "hard:bold"], colours: [2] }));

test("a moment is the same, however one gets there", () => {
  const [forth, back] = [film(), film()];
  const moments = forth.revisions.map((_, moment) => moment);
  const seen = moments.map((moment) => JSON.stringify(forth.at(moment)));
  for (const moment of moments.toReversed()) assert.equal(JSON.stringify(back.at(moment)), seen[moment]);
  assert.ok(new Set(seen).size === seen.length && seen.length > 20);
});

test("a moment is found by the number of log entries", () => {
  const one = film();
  for (const [moment, entry] of data.entries.entries()) assert.equal(one.momentOf(entry), moment);
  assert.equal(one.momentOf(0), 0);
  assert.equal(one.momentOf(10 ** 9), one.last);
  assert.deepEqual([one.within(-5), one.within(Number.NaN), one.within(10 ** 9)], [0, 0, one.last]);
});

test("the story grows with the moments and ends with all events", () => {
  const one = film();
  const whole = one.revisions.flatMap(({ events }) => events ?? []);
  assert.deepEqual(
    one.storyTo(one.last).map(({ event }) => event),
    whole,
  );
  assert.equal(one.storyTo(0).length, one.eventsAt(0).length);
});

test("landmarks come in order, one of a kind at a moment", () => {
  const one = film();
  const markOf = ({ key }) =>
    key === "card-played"
      ? { kind: "card", text: "card" }
      : key === "round-dealt"
        ? { kind: "round", text: "r" }
        : null;
  const marks = marksOf(one, markOf, "begin");
  assert.deepEqual(marks[0], { kind: "round", text: "begin", moment: 0 });
  const cards = marks.filter(({ kind }) => kind === "card");
  assert.equal(new Set(cards.map(({ moment }) => moment)).size, cards.length);
  assert.deepEqual(lastMark(marks, cards[2].moment + 0.5, "card"), cards[2]);
  assert.equal(markBeside(marks, 0, -1, one.last), 0);
  assert.equal(markBeside(marks, one.last, 1, one.last), one.last);
  assert.equal(markBeside(marks, cards[1].moment, 1, one.last) > cards[1].moment, true);
});

test("a time-lapse takes less of the scrub bar, and every place leads to its moment", () => {
  const one = film();
  const places = placesOf(one, ({ rev }) => rev < 10);
  assert.ok(places[5] < 2 && places.at(-1) > one.last - 10);
  for (const [moment, place] of places.entries()) assert.equal(momentAt(places, place), moment);
  assert.equal(momentAt(places, 10 ** 6), one.last);
});

test("a session shows moments, and answers nothing", async () => {
  const visit = session();
  visit.jump(9);
  assert.equal(visit.latest.value.rev, film().at(9).rev);
  assert.equal(visit.director.shown.value, visit.latest.value);
  assert.equal(visit.director.story.value.length, film().storyTo(9).length);
  assert.equal(visit.seat.value, 0);
  assert.equal(visit.now(), visit.latest.value.at_ms);
  assert.equal(await visit.act(), false);
  assert.equal(visit.latest.value.rev, film().at(9).rev);
  assert.deepEqual(
    visit.table.value.seats.map(({ name, bot }) => name ?? bot),
    ["Ann", "hard:bold"],
  );
});

test("a session plays from moment to moment to the end and stops there", async () => {
  const visit = session();
  visit.speed.value = 16;
  visit.jump(visit.film.value.last - 3);
  await visit.play();
  assert.equal(visit.moment.value, visit.film.value.last);
  assert.equal(visit.isPlaying.value, false);
  assert.equal(visit.director.shown.value.rev, visit.latest.value.rev);
});

test("stopping ends playing at once", async () => {
  const visit = session();
  const playing = visit.play();
  visit.pause();
  await playing;
  assert.ok(visit.moment.value <= 1);
});

test("gaps follow the time that passed, within limits", () => {
  assert.ok(gapAfter(0, false) > 0 && gapAfter(10 ** 6, false) <= 1000);
  assert.ok(gapAfter(2000, true) < gapAfter(2000, false));
});

test("keys move through the film, others are left alone", () => {
  const visit = session();
  const press = (key, isFar = false) => deedOf(visit, [], key, isFar)?.();
  press("ArrowRight");
  press("ArrowRight", true);
  assert.equal(visit.moment.value, 11);
  press("ArrowLeft");
  assert.equal(visit.moment.value, 10);
  press("End");
  assert.equal(visit.moment.value, visit.film.value.last);
  press("Home");
  assert.equal(visit.moment.value, 0);
  press("ArrowUp");
  assert.equal(visit.speed.value, 2);
  assert.equal(deedOf(visit, [], "d", false), undefined);
});

test("a link to a moment is read as it is written", () => {
  assert.deepEqual(routeOf(momentLink("abc", 17, "open")), {
    page: "match",
    match: "abc",
    moment: "17",
    eye: "open",
  });
  assert.deepEqual(routeOf(momentLink("abc")), { page: "match", match: "abc", moment: "", eye: "" });
});

// --- the proof ---------------------------------------------------------------------------------------------

test("an honest match is proved", () => {
  const proof = prove(data, log);
  assert.deepEqual([proof.fault, proof.players, proof.hasOrigin, proof.isRedrawn], ["", 1, true, true]);
  assert.equal(proof.entries, 60);
});

/** The film and the log with a change in each. */
function changed(change, line = (text) => text) {
  const other = structuredClone(data);
  change(other);
  return prove(other, line(log));
}
const withHead = (change) => (text) => {
  const [head, ...rest] = text.split("\n");
  const other = JSON.parse(head);
  change(other);
  return [JSON.stringify(other), ...rest].join("\n");
};
const edited = (number, change) => (text) => {
  const lines = text.split("\n");
  lines[number - 1] = change(lines[number - 1]);
  return lines.join("\n");
};
const same = () => {};

test("every fault has its name", () => {
  const secret = (head) => (head.origin.secret = "00".repeat(32));
  assert.equal(changed(({ head }) => secret(head), withHead(secret)).fault, "commitment");
  const nonce = (head) => (head.origin.nonces = ["", ""]);
  assert.equal(changed(({ head }) => nonce(head), withHead(nonce)).fault, "seed");
  const chosen = (head) => Object.assign(head, { seed: "mine", origin: undefined });
  assert.equal(changed(({ head }) => chosen(head), withHead(chosen)).fault, "draw");
  assert.deepEqual(
    changed(({ draws }) => (draws[0] = [draws[0][0], draws[0][1], draws[0][2], 0, 0])),
    { ...prove(data, log), fault: "draw", line: data.draws[0][0] + 2 },
  );
  assert.equal(
    changed(
      same,
      withHead((head) => (head.seed = "other")),
    ).fault,
    "other",
  );
  assert.deepEqual(
    pick(
      changed(
        same,
        edited(20, () => "?"),
      ),
    ),
    ["line", 20],
  );
  assert.deepEqual(
    pick(
      changed(
        same,
        edited(20, (text) => text.replace(/"i":\d+/, '"i":7')),
      ),
    ),
    ["order", 20],
  );
  assert.deepEqual(
    pick(
      changed(
        same,
        edited(20, (text) => text.replace(/"at_ms":\d+/, '"at_ms":-1')),
      ),
    ),
    ["time", 20],
  );
  assert.equal(changed(same, (text) => text.replace(/"end":"\w+"/, '"end":"00"')).fault, "end");
  assert.equal(changed(({ verdict }) => (verdict.fair = false)).fault, "draw");
  assert.equal(changed(({ verdict }) => (verdict.same_rules = false)).fault, "rules");
});
const pick = ({ fault, line }) => [fault, line];

test("another order of fields is no fault, another value is one", () => {
  const turned = withHead((head) => {
    for (const [name, value] of Object.entries(head).reverse()) {
      delete head[name];
      head[name] = value;
    }
    head.config = Object.fromEntries(Object.entries(head.config).reverse());
    head.remark = "written by another program";
  });
  assert.notEqual(turned(log).split("\n")[0], log.split("\n")[0]);
  assert.equal(changed(same, turned).fault, "");
  const other = withHead((head) => (head.config = { ...head.config, seats: 3 }));
  assert.equal(changed(same, other).fault, "other");
});

test("a large number as seed is taken from the log, where it is exact", () => {
  const seed = "12345678901234567891";
  const asNumber = (text) =>
    text.replace(/"seed":"[^"]*"/, `"seed":${seed}`).replace(/,"origin":\{[^}]*\}/, "");
  const text = asNumber(log);
  const head = JSON.parse(text.split("\n")[0]);
  assert.notEqual(String(head.seed), seed);
  const positions = new Map();
  const draws = data.draws.map(([entry, name, below]) => {
    const position = positions.get(name) ?? 0;
    positions.set(name, position + 1);
    const drawn = Number(new Keystream(seed, name).draw(position, below));
    return [entry, name, below, drawn, drawn + 1];
  });
  assert.equal(prove({ ...structuredClone(data), head, draws }, text).fault, "");
});

test("a lesson has prepared chance, which only the engine can repeat", () => {
  const lesson = (head) => (head.chance = "lesson:race:first-race");
  const proof = changed(({ head }) => lesson(head), withHead(lesson));
  assert.deepEqual([proof.fault, proof.isRedrawn, proof.isPrepared], ["", false, true]);
  assert.equal(prove(data, log).isPrepared, false);
});

test("rivals of lessons are bots, and seats have the colours of the match", () => {
  const { seats } = tableOf(data, { names: ["Ann", "lesson:first-race"], colours: [3, 1] });
  assert.deepEqual(
    seats.map(({ name, bot, colour }) => [name ?? bot, bot !== undefined, colour]),
    [
      ["Ann", false, 3],
      ["lesson:first-race", true, 1],
    ],
  );
  assert.deepEqual(
    tableOf(data, { names: [], colours: [] }).seats.map(({ colour }) => colour),
    [0, 1],
  );
});

test("the end must be the one that was published", () => {
  assert.equal(prove(data, log, "another key").fault, "end");
});
