/**
 * How long each event of a race is shown, in milliseconds. The table comes from the server, because time
 * limits allow for the story; events not in it take no time.
 */

import { data } from "./data.js";

/** @param {import("../types.d.ts").ToldEvent} event */
export function paceOf({ key, args }) {
  const { paces, space_ms } = data();
  const spaces = key === "ship-moved" ? Math.abs(args.to - args.from) : 0;
  return (paces[key] ?? 0) + space_ms * spaces;
}
