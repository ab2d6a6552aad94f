/**
 * All kinds of questions, and how each is put. Building and the break between rounds have screens of their
 * own.
 */

import { poseAliens } from "./aliens.js";
import { poseClaim, poseGiveTitle, poseInspect, poseInsure, poseKeepTitle } from "./launch.js";
import { poseLoad } from "./load.js";
import { poseImprove, poseLand, poseReward, poseUse } from "./offers.js";
import { posePart, poseRepair } from "./pieces.js";
import { poseReveal } from "./reveal.js";
import { poseCannons, poseEngines } from "./strengths.js";
import { poseDefend, poseShoot } from "./threats.js";
import { poseToken } from "./tokens.js";

/** @import { AskOf, Posed } from "./asking.js" */

/**
 * @type {{[K in Exclude<import("./asking.js").Kind, "build" | "break">]: (ask: AskOf<K>) => Posed}}
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
