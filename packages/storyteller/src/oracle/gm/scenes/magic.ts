import { apart, must, should } from "../prose/beats.ts";
import { hookFor } from "../hooks.ts";
import { castingAbility, difficulty } from "../rules/checks.ts";
import type { Scene } from "../stage.ts";
import { CAST_LEAD, CAST_LOSE, CAST_WIN, NO_MAGIC } from "../text/magic.ts";
import { TEXTURE, WONDER } from "../text/texture.ts";
import { learn } from "./plot.ts";
import { remember, tighten } from "./tools.ts";

/** Harder where magic is rarer; those whose class has no spells try at a disadvantage. */
const RARITY = { none: 0, rare: 4, low: 2, medium: 0, high: -1, ubiquitous: -2 } as const;

/** Spells and signs: Arcana with the class's own ability. In a world without magic, words are words. */
export const magic: Scene = async function* (stage) {
  const level = stage.brief.scene.world?.magicLevel ?? "medium";
  if (level === "none") return { beats: [must(NO_MAGIC), should(TEXTURE)], hook: hookFor(stage) };
  const ability = castingAbility(stage.sheet());
  yield* stage.lead(CAST_LEAD);
  const outcome = await stage.check(
    ability ?? "intelligence",
    "Arcana",
    difficulty(11, stage.story.tension, RARITY[level]),
    "Whether the power answers",
    { advantage: ability === null ? "disadvantage" : "none" },
  );
  if (!outcome.success) {
    tighten(stage, outcome.dire ? 2 : 1);
    return { beats: [must(CAST_LOSE), apart(TEXTURE)], hook: hookFor(stage) };
  }
  remember(stage, `worked magic at ${stage.story.place}`, "");
  const clue = stage.random.chance(0.5) ? await learn(stage, null) : [];
  return { beats: [must(CAST_WIN), ...clue, should(WONDER)], hook: hookFor(stage) };
};
