/** The operator page: what `starhaul admin` can do, in a browser. The pages of the game do without it. */

import { refusalText } from "../core/refusals.js";
import { alsoSpeak, speak, t } from "../core/texts.js";
import { effect, html, render, signal, useEffect, useState } from "../lib.js";
import { Languages } from "../ui/languages.js";
import { Mark } from "../ui/mark.js";
import { Button } from "../ui/parts.js";
import { ask, token, use } from "./asking.js";
import { Announcing, Banning, Links, Stopping } from "./decisions.js";
import { Overview, Tables } from "./overview.js";

/** How often the figures are refreshed. */
const EVERY_MS = 5000;

/**
 * @typedef {import("./asking.js").Done} Done
 * @typedef {import("../lib.js").On<HTMLInputElement>} OnInput
 */

/** What was done last, or why it was refused. */
const said = signal({ text: "", isBad: false });
const stats = signal(/** @type {import("./asking.js").Stats | null} */ (null));
const tables = signal(/** @type {import("./asking.js").TableRow[]} */ ([]));
const bans = signal(/** @type {import("./asking.js").BanRow[]} */ ([]));

/** @param {unknown} why */
function complain(why) {
  said.value = { text: refusalText(/** @type {import("../core/api.js").Refusal} */ (why)), isBad: true };
}

async function refresh() {
  if (!token.peek() || document.hidden) return;
  try {
    const [figures, listed, banned] = await Promise.all([
      /** @type {Promise<import("./asking.js").Stats>} */ (ask({ do: "stats" })),
      /** @type {Promise<import("./asking.js").TablesAnswer>} */ (ask({ do: "tables" })),
      /** @type {Promise<import("./asking.js").BansAnswer>} */ (ask({ do: "bans" })),
    ]);
    stats.value = figures;
    tables.value = listed.tables;
    bans.value = banned.bans;
  } catch (why) {
    complain(why);
  }
}

/** Carry something out and say what happened. @param {object} request */
async function carryOut(request) {
  try {
    const done = /** @type {Done} */ (await ask(request));
    said.value = { text: t(`admin-done-${done.code}`, done.facts), isBad: false };
  } catch (why) {
    complain(why);
  }
  await refresh();
}

function Page() {
  const isOpen = token.value !== "" && stats.value !== null;
  useEffect(() => {
    refresh();
    const timer = setInterval(refresh, EVERY_MS);
    return () => clearInterval(timer);
  }, [token.value]);
  return html`<div class="operator">
    <header class="operator-bar">
      <${Mark} size=${32} />
      <h1>${t("admin-title")}</h1>
      <div class="operator-tools">
        <${Languages} />
        ${isOpen && html`<${Button} quiet onClick=${() => use("")}>${t("admin-leave")}<//>`}
      </div>
    </header>
    <main id="main">
      <p class=${`operator-said ${said.value.isBad ? "bad" : ""}`} role="status">${said.value.text}</p>
      ${isOpen ? html`<${Inside} />` : html`<${Door} />`}
    </main>
  </div>`;
}

function Inside() {
  const figures = stats.value;
  if (!figures) return null;
  return html`
    <${Overview} stats=${figures} />
    <${Tables} tables=${tables.value} onDo=${carryOut} />
    <div class="operator-grid">
      <${Announcing} notice=${figures.notice} onDo=${carryOut} />
      <${Banning} bans=${bans.value} onDo=${carryOut} />
      <${Stopping} closesAt=${figures.closes_at} onDo=${carryOut} />
      <${Links} onDo=${carryOut} />
    </div>
  `;
}

/** Asks for the token. */
function Door() {
  const [given, setGiven] = useState("");
  const open = (/** @type {Event} */ event) => {
    event.preventDefault();
    said.value = { text: "", isBad: false };
    use(given.trim());
  };
  return html`<form class="operator-door panel" onSubmit=${open}>
    <label class="field">
      <span class="label">${t("admin-token-label")}</span>
      <input
        type="password"
        value=${given}
        autocomplete="off"
        aria-describedby="token-hint"
        onInput=${(/** @type {OnInput} */ event) => setGiven(event.currentTarget.value)}
      />
      <span class="hint" id="token-hint">${t("admin-token-hint")}</span>
    </label>
    <button type="submit" class="button main" disabled=${!given.trim()}>${t("admin-token-go")}</button>
  </form>`;
}

async function begin() {
  await speak();
  await alsoSpeak("admin");
  effect(() => {
    document.title = `Starhaul: ${t("admin-title")}`;
  });
  effect(() => {
    if (token.value) use(token.value);
    else stats.value = null;
  });
  render(html`<${Page} />`, /** @type {Element} */ (document.getElementById("app")));
}

begin();
