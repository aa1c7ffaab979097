import type { Intent } from "../action/verbs.ts";
import type { Scene } from "../stage.ts";
import { fight } from "./combat.ts";
import { climb, take, use } from "./effort.ts";
import { other } from "./feats.ts";
import { give, help } from "./kindness.ts";
import { magic } from "./magic.ts";
import { ask, recall } from "./questions.ts";
import { rest, wait } from "./quiet.ts";
import { flee, travel } from "./road.ts";
import { look, search } from "./senses.ts";
import { sneak, steal } from "./shadows.ts";
import { persuade, talk } from "./words.ts";

/** Who plays which intent out, where no foe stands in the way. */
export const SCENES: Readonly<Record<Intent, Scene>> = {
  look,
  search,
  talk,
  persuade,
  travel,
  flee,
  fight,
  sneak,
  steal,
  use,
  take,
  give,
  magic,
  rest,
  help,
  climb,
  ask,
  recall,
  wait,
  other,
};
