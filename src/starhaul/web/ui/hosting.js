/** Notices about the host: when it has changed, and when it is about to. */

import { notify } from "../core/notices.js";
import { t } from "../core/texts.js";
import { secondsLeft } from "../core/ticks.js";
import { html, useEffect, useRef } from "../lib.js";
import { nameAt, useTicks } from "./parts.js";

/** @typedef {import("../core/session.js").Session} Session */

/** A notice when somebody else has become host. @param {Session} session */
export function useHostNews(session) {
  const table = session.table.value;
  const host = table?.host ?? -1;
  const name = table?.seats[host]?.name ?? "";
  const was = useRef({ session, host, name });
  useEffect(() => {
    const before = was.current;
    was.current = { session, host, name };
    // A host who has only moved to another seat needs no notice.
    const isNews =
      before.session === session &&
      before.host >= 0 &&
      host >= 0 &&
      before.host !== host &&
      before.name !== name;
    if (!isNews) return;
    notify(
      host === session.seat.peek()
        ? t("waiting-host-now-you")
        : t("waiting-host-now", { name: nameAt(table, host) }),
    );
  }, [session, host, name]);
}

/** While the host is away: who will become host, and when. @param {{session: Session}} props */
export function HostAway({ session }) {
  const table = session.table.value;
  if (!table || (table.host_passes_in_ms ?? null) === null) return null;
  return html`<${Counting} session=${session} />`;
}

/** @param {{session: Session}} props */
function Counting({ session }) {
  useTicks();
  const table = session.table.value;
  const heir = (table?.seats ?? []).findIndex(
    (seat, number) => seat.is_taken && seat.is_connected && number !== table?.host,
  );
  const seconds = secondsLeft(session.hostPassesIn() ?? 0);
  const words =
    heir === session.seat.value
      ? t("waiting-host-away-you", { seconds })
      : t("waiting-host-away", { seconds, name: nameAt(table, heir) });
  return html`<p class="host-away hint" role="note">${words}</p>`;
}
