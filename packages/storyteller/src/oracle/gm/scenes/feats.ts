import type { Ability } from "#contracts/options";
import { retold } from "../action/retell.ts";
import { apart, must, should } from "../prose/beats.ts";
import { hookFor } from "../hooks.ts";
import { difficulty } from "../rules/checks.ts";
import type { Scene, Stage } from "../stage.ts";
import { peopleHere, personSlots, warm } from "../story/people.ts";
import { DONE, FEAT_LOSE, FEAT_WIN, WATCHED } from "../text/feats.ts";
import { OTHER, UNREADABLE } from "../text/quiet.ts";
import { TEXTURE } from "../text/texture.ts";
import { worldMoves } from "./quiet.ts";
import { pass } from "./tools.ts";

/** What takes a skill though no verb of the table says so. */
const FEATS: readonly (readonly [RegExp, Ability, string])[] = [
  [
    /\b(?:sing|dance|play|perform|recite|juggle|tell a (?:story|joke|tale)|act|entertain|whistle)\b/iu,
    "charisma",
    "Performance",
  ],
  [/\b(?:balance|tumble|somersault|dodge|vault|swing across|land)\b/iu, "dexterity", "Acrobatics"],
  [/\b(?:lift|push|pull|drag|break|lever|hold up|swim|row|dig|carry)\b/iu, "strength", "Athletics"],
  [/\b(?:pray|bless|preach|consecrate|exorcise)\b/iu, "wisdom", "Religion"],
  [/\b(?:tame|calm the|pet|feed the|ride|saddle|whisper to the)\b/iu, "wisdom", "Animal Handling"],
  [/\b(?:cook|brew|hunt|fish|forage|gather|build a fire|find water|set a snare)\b/iu, "wisdom", "Survival"],
  [
    /\b(?:paint|draw|carve|write|forge|forg(?:e|ery)|sew|map|count|calculate|translate|read)\b/iu,
    "intelligence",
    "History",
  ],
  [/\b(?:disguise|dress up|pose as|fake)\b/iu, "charisma", "Deception"],
];

/** What no table foresees: it is done as the player said it, with a check where it takes a skill, and the world answers. */
export const other: Scene = async function* (stage) {
  const text = stage.brief.playerText;
  const deed = retold(text);
  const feat = FEATS.find(([pattern]) => pattern.test(text));
  pass(stage, 0.25);
  if (feat === undefined || deed === null) return plainly(stage, deed);
  const [, ability, skill] = feat;
  const outcome = await stage.check(
    ability,
    skill,
    difficulty(10, stage.story.tension),
    `How well you ${deed.slice(0, 60)}`,
  );
  yield* [];
  const someone = peopleHere(stage)[0];
  if (outcome.success && someone !== undefined) warm(stage, someone.name, 1);
  const watched =
    someone === undefined ? [] : [should(WATCHED[outcome.success ? "won" : "lost"], personSlots(someone))];
  return {
    beats: [must(outcome.success ? FEAT_WIN : FEAT_LOSE, { deed }), ...watched, should(TEXTURE)],
    hook: hookFor(stage),
  };
};

async function plainly(stage: Stage, deed: string | null) {
  const readable = /[a-z]{3}/iu.test(stage.brief.playerText);
  const moves = stage.random.chance(0.4) ? await worldMoves(stage) : [];
  const said = deed !== null ? must(DONE, { deed }) : must(readable ? OTHER : UNREADABLE);
  return { beats: [said, ...moves, apart(TEXTURE)], hook: hookFor(stage) };
}
