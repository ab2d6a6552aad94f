/** Personal data stored by the server and by this browser: download and deletion. */

import { post, Refusal } from "../core/api.js";
import { notify } from "../core/notices.js";
import { forgetSeat, seatsKept } from "../core/ownseats.js";
import { refusalText } from "../core/refusals.js";
import { go } from "../core/routes.js";
import { settings } from "../core/settings.js";
import { t } from "../core/texts.js";
import { html, useState } from "../lib.js";
import { Confirm } from "./confirm.js";
import { Button } from "./parts.js";

/** @typedef {import("../core/ownseats.js").Seat} Seat */

/** @param {string} name @param {unknown} content */
function save(name, content) {
  const address = URL.createObjectURL(
    new Blob([JSON.stringify(content, null, 2)], { type: "application/json" }),
  );
  const link = Object.assign(document.createElement("a"), { href: address, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

/** @param {() => Promise<void>} act */
async function trying(act) {
  try {
    await act();
  } catch (why) {
    if (!(why instanceof Refusal)) throw why;
    notify(refusalText(why), "bad");
  }
}

export function MyData() {
  const [seats, setSeats] = useState(seatsKept);
  const [asked, setAsked] = useState(/** @type {Seat | "browser" | null} */ (null));
  const when = new Intl.DateTimeFormat(settings.value.language, { dateStyle: "medium", timeStyle: "short" });
  const download = (/** @type {Seat} */ { table, token }) =>
    trying(async () => save(`starhaul-${table}.json`, await post(`api/tables/${table}/person`, { token })));
  const remove = (/** @type {Seat} */ { table, token }) =>
    trying(async () => {
      await post(`api/tables/${table}/person/forget`, { token });
      forgetSeat(table, token);
      setSeats(seatsKept());
      notify(t("data-deleted"));
    });
  return html`<div class="my-data">
    <p class="hint">${t("data-what")}</p>
    ${seats.length === 0 && html`<p class="muted">${t("data-none")}</p>`}
    <ul class="data-list">
      ${seats.map(
        (seat) => html`<li key=${seat.table}>
          <span>${t(`front-game-${seat.game}`)}<span class="muted"> · ${when.format(seat.at)}</span></span>
          <span class="choice-row">
            <${Button} onClick=${() => download(seat)}>${t("data-download")}<//>
            <${Button} quiet class="danger" onClick=${() => setAsked(seat)}>${t("data-delete")}<//>
          </span>
        </li>`,
      )}
    </ul>
    <${Button} quiet onClick=${() => setAsked("browser")}>${t("data-browser")}<//>
    ${
      asked === "browser" &&
      html`<${Confirm}
        title=${t("data-browser")}
        text=${t("data-browser-text")}
        action=${t("data-delete")}
        onSure=${clearBrowser}
        onClose=${() => setAsked(null)}
      />`
    }
    ${
      asked &&
      asked !== "browser" &&
      html`<${Confirm}
        title=${t("data-delete")}
        text=${t("data-delete-text")}
        action=${t("data-delete")}
        onSure=${() => remove(asked)}
        onClose=${() => setAsked(null)}
      />`
    }
  </div>`;
}

/** Settings, seats and the ID by which tables recognise this browser. */
function clearBrowser() {
  for (const place of [localStorage, sessionStorage]) {
    for (const key of Object.keys(place).filter((one) => one.startsWith("starhaul"))) place.removeItem(key);
  }
  go("#/");
  location.reload();
}
