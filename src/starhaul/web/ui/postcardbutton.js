/** The way to the postcard of a match; the postcard itself is loaded when somebody asks for it. */

import { part } from "../core/part.js";
import { t } from "../core/texts.js";
import { html, useState } from "../lib.js";
import { useLater } from "./guard.js";
import { Button } from "./parts.js";

const load = part(() => import("./postcard.js").then(({ PostcardDialog }) => PostcardDialog), {
  texts: ["match", "results"],
  styles: ["style/postcard.css"],
});

/** @typedef {{match: string, seat?: number | null, onClose: () => void}} PostcardProps */

/** @param {PostcardProps} props */
export function LatePostcard(props) {
  const PostcardDialog = useLater(load);
  return PostcardDialog ? html`<${PostcardDialog} ...${props} />` : null;
}

/** @param {{match: string, seat?: number | null, quiet?: boolean}} props `seat` is whose ship is shown. */
export function PostcardButton({ match, seat = null, quiet = false }) {
  const [isOpen, setOpen] = useState(false);
  return html`
    <${Button} quiet=${quiet} class="postcard-open" onClick=${() => setOpen(true)}>${t("postcard-open")}<//>
    ${isOpen && html`<${LatePostcard} match=${match} seat=${seat} onClose=${() => setOpen(false)} />`}
  `;
}
