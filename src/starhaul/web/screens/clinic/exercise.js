/** One exercise of the ship clinic: the question, the answer, and what the doctor says about it. */

import { get, post, Refusal } from "../../core/api.js";
import { noteAnswer } from "../../core/clinicrecord.js";
import { notify } from "../../core/notices.js";
import { refusalText } from "../../core/refusals.js";
import { clinicLink, go, ruleLink } from "../../core/routes.js";
import { speakOfEdition, t } from "../../core/texts.js";
import { html, useEffect, useRef, useState } from "../../lib.js";
import { Button } from "../../ui/parts.js";
import { Difficulty } from "./difficulty.js";
import { nextExercise } from "./gallery.js";

/**
 * @typedef {import("../clinic.js").Clinic} Clinic
 * @typedef {import("../../types.d.ts").ExerciseInfo} ExerciseInfo
 * @typedef {import("../../types.d.ts").DiagnosisInfo} DiagnosisInfo
 */

/** @param {{clinic: Clinic, id: string}} props */
export function ExercisePage({ clinic, id }) {
  const [info, setInfo] = useState(/** @type {ExerciseInfo | Refusal | null} */ (null));
  useEffect(() => {
    get(`api/clinic/${encodeURIComponent(id)}`).then(setInfo, setInfo);
  }, [id]);
  if (info === null) return html`<p class="loading" role="status">${t("client-loading")}</p>`;
  if (info instanceof Refusal)
    return html`<section class="panel" role="alert">
      <h1>${t("clinic-unknown")}</h1><p>${refusalText(info)}</p>
    </section>`;
  return html`<${Consultation} clinic=${clinic} info=${info} />`;
}

/** @param {{clinic: Clinic, info: ExerciseInfo}} props */
function Consultation({ clinic, info }) {
  const part = clinic.parts[info.game];
  const { Exercise, question, explanation } = part;
  const [diagnosis, setDiagnosis] = useState(/** @type {DiagnosisInfo | null} */ (null));
  const [round, setRound] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  const edition = /** @type {{edition?: string}} */ (info.task).edition;
  useEffect(() => speakOfEdition(edition), [edition]);
  const answer = async (/** @type {unknown} */ attempt) => {
    if (isWaiting || diagnosis) return;
    setWaiting(true);
    try {
      const found = await post(`api/clinic/${info.id}`, { attempt });
      noteAnswer(info.id, found.is_right);
      setDiagnosis(found);
    } catch (why) {
      if (!(why instanceof Refusal)) throw why;
      notify(refusalText(why), "bad");
    } finally {
      setWaiting(false);
    }
  };
  const again = () => {
    setDiagnosis(null);
    setRound(round + 1);
  };
  const facts = /** @type {Record<string, string | number>} */ (diagnosis?.facts ?? {});
  const next = nextExercise(clinic.offered, info.id);
  return html`
    <div class="clinic-question">
      <h1>${t(`clinic-kind-${info.kind}`)}</h1>
      <p>${question(info)}</p>
      <${Difficulty} level=${info.level} rating=${info.rating} />
    </div>
    <${Exercise} key=${round} info=${info} diagnosis=${diagnosis} onAnswer=${answer} />
    ${
      diagnosis &&
      html`<${Verdict}
        diagnosis=${diagnosis}
        words=${explanation(diagnosis.finding, facts)}
        next=${next && next.id !== info.id ? next.id : ""}
        onAgain=${again}
      />`
    }
  `;
}

/**
 * Right or wrong, and why. It gets the focus, so that it is read aloud and keys go on from here.
 * @param {{diagnosis: DiagnosisInfo, words: string, next: string, onAgain: () => void}} props
 */
function Verdict({ diagnosis, words, next, onAgain }) {
  const place = useRef(/** @type {HTMLElement | null} */ (null));
  useEffect(() => {
    place.current?.focus();
    place.current?.scrollIntoView({ block: "nearest" });
  }, []);
  const { is_right, rule } = diagnosis;
  return html`<section
    class=${`panel clinic-verdict ${is_right ? "right" : "wrong"}`}
    ref=${place}
    tabindex="-1"
    aria-label=${t("clinic-verdict")}
  >
    <h2>${t(is_right ? "clinic-right" : "clinic-wrong")}</h2>
    <p>${words} <a href=${ruleLink(rule)}>${t("clinic-rule", { rule })}</a></p>
    <div class="clinic-ways">
      ${next && html`<${Button} main onClick=${() => go(clinicLink(next))}>${t("clinic-next")}<//>`}
      <${Button} onClick=${onAgain}>${t("clinic-again")}<//>
      <${Button} quiet onClick=${() => go(clinicLink())}>${t("clinic-to-gallery")}<//>
    </div>
  </section>`;
}
