import { may, must, should } from "../prose/beats.ts";
import { hookFor } from "../hooks.ts";
import { difficulty } from "../rules/checks.ts";
import type { Scene } from "../stage.ts";
import { deal } from "../drama/dealings.ts";
import { personSlots } from "../story/people.ts";
import { calledBy } from "../story/names.ts";
import { GIVE, HELP_LEAD, HELP_LOSE, HELP_NOBODY, HELP_WIN } from "../text/effort.ts";
import { SAY, TALK_NOBODY } from "../text/talk.ts";
import { learn } from "./plot.ts";
import { absent, addressed, pass, remember } from "./tools.ts";

/** Giving: coins leave the purse, and something warmer comes back. */
export const give: Scene = async function* (stage) {
  yield* [];
  const person = addressed(stage);
  if (person === null) return { beats: [absent(stage) ?? must(TALK_NOBODY)], hook: hookFor(stage) };
  const sheet = stage.sheet();
  if (
    /\b(?:coins?|gold|pay|tip|purse|money|round)\b/iu.test(stage.brief.playerText) &&
    sheet !== null &&
    sheet.gold > 0
  ) {
    const coins = Math.min(sheet.gold, stage.random.int(1, 4));
    await stage.change({ type: "gold", delta: -coins, reason: `Given to ${calledBy(person.name, person.name)}` });
  }
  deal(stage, person.name, "gave");
  remember(stage, `gave freely to ${calledBy(person.name, person.name)}`, person.name);
  const news = person.attitude >= 0 ? await learn(stage, person) : [];
  return { beats: [must(GIVE, personSlots(person)), ...news, may(SAY, personSlots(person))], hook: hookFor(stage) };
};

/** Helping: Medicine for the hurt; gratitude opens mouths. */
export const help: Scene = async function* (stage) {
  const person = addressed(stage);
  if (person === null) return { beats: [absent(stage) ?? must(HELP_NOBODY)], hook: hookFor(stage) };
  const slots = personSlots(person);
  yield* stage.lead(HELP_LEAD, slots);
  const called = calledBy(person.name, person.name);
  const outcome = await stage.check(
    "wisdom",
    "Medicine",
    difficulty(10, stage.story.tension),
    `Whether ${called} is helped in time`,
  );
  pass(stage, 0.5);
  if (!outcome.success) return { beats: [must(HELP_LOSE, slots), should(SAY, slots)], hook: hookFor(stage) };
  deal(stage, person.name, "helped");
  remember(stage, `helped ${called} when nobody else would`, person.name);
  const news = stage.random.chance(0.5) ? await learn(stage, person) : [];
  return { beats: [must(HELP_WIN, slots), ...news, should(SAY, slots)], hook: hookFor(stage) };
};
