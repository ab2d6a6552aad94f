/**
 * The registry of question kinds and the functions that present them. Building and the break between rounds
 * have their own screens.
 */

import { poseAliens } from "./aliens.js";
import { poseClaim, poseGiveTitle, poseInspect, poseInsure, poseKeepTitle } from "./launch.js";
import { poseLoad } from "./load.js";
import { poseImprove, poseLand, poseReward, poseUse } from "./offers.js";
import { poseCannons, poseEngines } from "./powering.js";
import { posePart, poseRepair } from "./repairs.js";
import { poseReveal } from "./reveal.js";
import { poseDefend, poseShoot } from "./threats.js";
import { poseToken } from "./tokens.js";

/** @import { OpenQuestionOf, Presentation } from "./openquestion.js" */

/**
 * @type {{[K in Exclude<import("./openquestion.js").Kind, "build" | "break">]:
 *   (ask: OpenQuestionOf<K>) => Presentation}}
 */
export const KINDS = {
  claim: poseClaim,
  inspect: poseInspect,
  repair: poseRepair,
  insure: poseInsure,
  aliens: poseAliens,
  reveal: poseReveal,
  land: poseLand,
  use: poseUse,
  reward: poseReward,
  improve: poseImprove,
  load: poseLoad,
  engines: poseEngines,
  cannons: poseCannons,
  battery: poseToken,
  crew: poseToken,
  cube: poseToken,
  defend: poseDefend,
  shoot: poseShoot,
  part: posePart,
  keep_title: poseKeepTitle,
  give_title: poseGiveTitle,
};
