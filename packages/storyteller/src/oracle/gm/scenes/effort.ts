import { apart, must, should } from "../prose/beats.ts";
import { hookFor } from "../hooks.ts";
import { better, difficulty } from "../rules/checks.ts";
import { bounded } from "../rules/foes.ts";
import type { Scene, Stage } from "../stage.ts";
import {
  CLIMB_LEAD,
  CLIMB_LOSE,
  CLIMB_WIN,
  TAKE,
  TAKE_ITEM,
  USE_EASY,
  USE_LEAD,
  USE_LOSE,
  USE_NOTHING,
  USE_WIN,
  USE_WITH,
} from "../text/effort.ts";
import { REST_SHORT } from "../text/quiet.ts";
import { TEXTURE } from "../text/texture.ts";
import { learn } from "./plot.ts";
import { pass, tighten } from "./tools.ts";

/** The body against the world: Athletics, or Acrobatics for the nimble; a bad fall hurts. */
export const climb: Scene = async function* (stage) {
  const ability = better(stage.sheet(), "strength", "dexterity");
  yield* stage.lead(CLIMB_LEAD);
  const outcome = await stage.check(
    ability,
    ability === "strength" ? "Athletics" : "Acrobatics",
    difficulty(11, stage.story.tension),
    "Getting across in one piece",
  );
  pass(stage, 0.25);
  if (outcome.success) {
    const clue = outcome.great ? await learn(stage, null) : [];
    return { beats: [must(CLIMB_WIN), ...clue, apart(TEXTURE)], hook: hookFor(stage) };
  }
  const sheet = stage.sheet();
  if (outcome.dire && sheet !== null && sheet.hp.current > 3) {
    const hurt = Math.min(bounded(await stage.roll("1d4", "The fall"), sheet), sheet.hp.current - 1);
    await stage.change({ type: "hit_points", delta: -hurt, reason: "A bad fall" });
  }
  tighten(stage, 1);
  return { beats: [must(CLIMB_LOSE), apart(TEXTURE)], hook: hookFor(stage) };
};

const TRICKY =
  /\b(?:lock|trap|disarm|lockpicks?|rune|device|engine|machine|mechanism|puzzle|repair|fix|craft|build|decipher|brew|set a)\b/iu;

/** Using a thing. Only what is tricky needs a check; a potion is drunk. */
export const use: Scene = async function* (stage) {
  const { brief, action } = stage;
  if (/\b(?:potion|elixir|draught|tonic|salve)\b/iu.test(brief.playerText)) {
    const drunk = await drink(stage);
    if (drunk) return { beats: [must(REST_SHORT), should(TEXTURE)], hook: hookFor(stage) };
    if (stage.sheet() !== null)
      return { beats: [must(USE_NOTHING, { object: action.object || "it" }), should(TEXTURE)], hook: hookFor(stage) };
  }
  if (!TRICKY.test(brief.playerText)) {
    const with_ = action.object !== "" && stage.random.chance(0.6);
    return {
      beats: [must(with_ ? USE_WITH : USE_EASY, with_ ? { object: action.object } : {}), should(TEXTURE)],
      hook: hookFor(stage),
    };
  }
  const lock = /\block/iu.test(brief.playerText) || /\btrap|disarm/iu.test(brief.playerText);
  yield* stage.lead(USE_LEAD);
  const outcome = await stage.check(
    lock ? "dexterity" : "intelligence",
    lock ? "Sleight of Hand" : "Investigation",
    difficulty(12, stage.story.tension),
    "Whether it does as it is told",
  );
  pass(stage, 0.5);
  if (!outcome.success) {
    tighten(stage, 1);
    return { beats: [must(USE_LOSE), should(TEXTURE)], hook: hookFor(stage) };
  }
  const clue = stage.random.chance(0.5) ? await learn(stage, null) : [];
  return { beats: [must(USE_WIN), ...clue, should(TEXTURE)], hook: hookFor(stage) };
};

/** Drinks a healing draught from the inventory, where there is one. */
async function drink(stage: Stage): Promise<boolean> {
  const held = stage
    .sheet()
    ?.inventory.find(({ name, quantity }) => quantity > 0 && /potion|elixir|draught|tonic|salve/iu.test(name));
  if (held === undefined) return false;
  await stage.change({ type: "item", name: held.name, delta: -1, reason: "Drunk" });
  await stage.change({
    type: "hit_points",
    delta: await stage.roll("2d4+2", "The draught"),
    reason: "Healed by a draught",
  });
  return true;
}

/** Taking what lies about: it goes on the sheet, under the genre's own name for such things. */
export const take: Scene = async function* (stage) {
  yield* [];
  const sheet = stage.sheet();
  if (sheet === null || stage.random.chance(0.4)) return { beats: [must(TAKE), should(TEXTURE)], hook: hookFor(stage) };
  const named = /^(?:the) ([a-z' -]{3,40})$/u.exec(stage.action.object)?.[1];
  const item = named ?? stage.writer.choose(stage.lexicon.objects, (entry) => entry);
  await stage.change({ type: "item", name: item, delta: 1, reason: `Taken at ${stage.story.place}` });
  return { beats: [must(TAKE_ITEM, { item }), should(TEXTURE)], hook: hookFor(stage) };
};
