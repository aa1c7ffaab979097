import { may, must, should } from "../prose/beats.ts";
import { hookFor } from "../hooks.ts";
import type { Scene, Stage } from "../stage.ts";
import { peopleHere } from "../story/people.ts";
import { REST_BROKEN, REST_LONG, REST_SHORT, WAIT } from "../text/quiet.ts";
import { TEXTURE } from "../text/texture.ts";
import { appear } from "./combat.ts";
import { met } from "./road.ts";
import { learn } from "./plot.ts";
import { pass, tighten } from "./tools.ts";

const LONG = /\b(?:night|sleep|long rest|camp|bed|dawn|morning|room)\b/iu;

/** Rest heals by the table's rules, a night or a pause. Where the story is tight a night may be broken. */
export const rest: Scene = async function* (stage) {
  yield* [];
  const long = LONG.test(stage.brief.playerText);
  if (long && stage.story.tension >= 4 && stage.random.chance(0.6)) {
    pass(stage, 3);
    return { beats: [must(REST_BROKEN), ...appear(stage, false)], hook: hookFor(stage) };
  }
  if (stage.sheet() !== null)
    await stage.brief.table.rest(long ? "long" : "short", long ? "A night's rest" : "A pause for breath");
  pass(stage, long ? 8 : 1);
  tighten(stage, long ? -2 : -1);
  return { beats: [must(long ? REST_LONG : REST_SHORT), may(TEXTURE)], hook: hookFor(stage) };
};

/** The world takes its turn: people come, things move on, or the quiet holds. */
export async function worldMoves(stage: Stage) {
  const lot = stage.random.next();
  if (stage.story.tension >= 4 && lot < 0.5) return appear(stage, false);
  const here = peopleHere(stage);
  if (lot < 0.75) {
    tighten(stage, 1);
    return learn(stage, here.find(({ attitude }) => attitude >= 0) ?? null);
  }
  return here.length === 0 ? met(stage) : [];
}

/** Waiting lets the world move. */
export const wait: Scene = async function* (stage) {
  yield* [];
  pass(stage, 1);
  const moves = await worldMoves(stage);
  return { beats: [must(WAIT), ...moves, should(TEXTURE)], hook: hookFor(stage) };
};
