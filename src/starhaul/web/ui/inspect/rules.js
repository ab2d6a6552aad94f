/** Where the catalogue of rules speaks of tiles and cards. */

/** @type {Record<string, string[]>} */
export const TILE_RULES = {
  battery: ["BLD-23", "PRE-01", "FLT-21"],
  cabin: ["BLD-22", "PRE-03", "PRE-04", "CRD-EPIDEMIC-01"],
  cannon: ["BLD-19", "PAR-02", "PAR-03", "HIT-07", "HIT-08"],
  cargo: ["BLD-25", "FLT-10", "FLT-11", "FLT-13"],
  double_cannon: ["BLD-19", "BLD-20", "PAR-02", "PAR-03", "HIT-10"],
  double_engine: ["BLD-18", "BLD-20", "PAR-01"],
  engine: ["BLD-18", "PAR-01"],
  life_support_brown: ["BLD-28", "PRE-04", "PRE-06", "PAR-06", "HIT-21"],
  life_support_purple: ["BLD-28", "PRE-04", "PRE-06", "PAR-05", "HIT-21"],
  shield: ["BLD-24", "HIT-05", "HIT-13", "HIT-15"],
  special_cargo: ["BLD-26", "FLT-11", "FLT-12"],
  starting_cabin: ["SET-05", "BLD-21", "PRE-02"],
  structural: ["BLD-27", "BLD-29", "BLD-30"],
};

/** @type {Record<string, string[]>} */
export const CARD_RULES = {
  abandoned_ship: ["CRD-SHIP-01 … 03", "FLT-18"],
  abandoned_station: ["CRD-STATION-01 … 03", "FLT-13"],
  combat_zone: ["CRD-COMBAT-01 … 07", "PAR-10"],
  epidemic: ["CRD-EPIDEMIC-01 … 02"],
  meteor_swarm: ["CRD-METEOR-01 … 02", "HIT-02 … 12", "HIT-17 … 21"],
  open_space: ["CRD-OPEN-01 … 03", "GIV-08"],
  pirates: ["CRD-ENEMY-01 … 06", "CRD-ENEMY-09 … 10", "HIT-13 … 15"],
  planets: ["CRD-PLANETS-01 … 06", "FLT-10 … 15"],
  sabotage: ["CRD-SABOTAGE-01 … 04"],
  slavers: ["CRD-ENEMY-01 … 06", "CRD-ENEMY-08", "FLT-18"],
  smugglers: ["CRD-ENEMY-01 … 07", "FLT-16", "FLT-17"],
  stardust: ["CRD-DUST-01 … 02"],
};
