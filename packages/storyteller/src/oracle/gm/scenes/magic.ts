import type { MagicLevel } from "#contracts/options";

import { retold } from "../action/retell.ts";
import { apart, must, should } from "../prose/beats.ts";
import { hookFor } from "../hooks.ts";
import { castingAbility, difficulty } from "../rules/checks.ts";
import type { Scene } from "../stage.ts";
import type { Beat } from "../prose/compose.ts";
import type { Stage } from "../stage.ts";
import { CAST_LEAD, CAST_LOSE, CAST_SAID, NO_MAGIC } from "../text/magic.ts";
import { MAGIC_PLAY } from "../text/magic-levels.ts";
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
  const play = MAGIC_PLAY[level];
  const spell = retold(stage.brief.playerText);
  const said = spell === null ? [] : [should(CAST_SAID, { deed: spell })];
  if (!outcome.success) {
    tighten(stage, outcome.dire ? 2 : 1);
    return {
      beats: [must([...CAST_LOSE, ...play.lost]), ...(await price(stage, level)), apart(TEXTURE)],
      hook: hookFor(stage),
    };
  }
  remember(stage, `worked magic at ${stage.story.place}`, "");
  const clue = stage.random.chance(0.5) ? await learn(stage, null) : [];
  const cost = outcome.great ? [] : await price(stage, level);
  return {
    beats: [...said, must(play.won), ...cost, ...clue, should([...WONDER, ...play.sights])],
    hook: hookFor(stage),
  };
};

/** What a spell takes, besides its words: more where magic is rarer. A world full of it lets small ones go for nothing. */
async function price(stage: Stage, level: Exclude<MagicLevel, "none">): Promise<Beat[]> {
  const sheet = stage.sheet();
  if (level === "ubiquitous" || level === "high") return [should(MAGIC_PLAY[level].cost)];
  if (level === "medium") return stage.random.chance(0.4) ? [should(MAGIC_PLAY.medium.cost)] : [];
  if (sheet !== null && sheet.hp.current > 4) {
    const hurt = Math.min(
      await stage.roll(level === "rare" ? "1d4" : "1d2", "What the working takes"),
      sheet.hp.current - 1,
    );
    await stage.change({ type: "hit_points", delta: -hurt, reason: "Spent on a working" });
  }
  if (level === "rare") tighten(stage, 1);
  return [should(MAGIC_PLAY[level].cost)];
}
