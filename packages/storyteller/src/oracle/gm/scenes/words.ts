import { may, must, should } from "../prose/beats.ts";
import type { Slots } from "../../craft/grammar.ts";
import type { Pool } from "../prose/writer.ts";
import { hookFor } from "../hooks.ts";
import { difficulty } from "../rules/checks.ts";
import type { Scene, Stage } from "../stage.ts";
import { personSlots, updatePerson, warm } from "../story/people.ts";
import type { Person } from "../story/state.ts";
import { openThread, threadSlots } from "../story/threads.ts";
import { ABOUT_LAIR, ABOUT_PERSON, ABOUT_RELIC, ABOUT_VILLAIN } from "../text/about.ts";
import { calledBy } from "../story/names.ts";
import {
  GREET_COLD,
  GREET_EVEN,
  GREET_WARM,
  PERSUADE_LEAD,
  PERSUADE_LOSE,
  PERSUADE_WIN,
  SAY,
  SAY_TOPIC,
  TALK_NOBODY,
} from "../text/talk.ts";
import { broughtUp, deal } from "../drama/dealings.ts";
import { askErrand, errandBrought } from "../drama/errands.ts";
import { rumour } from "../drama/news.ts";
import { learn } from "./plot.ts";
import { absent, addressed, pass, remember, tighten } from "./tools.ts";

const greeting = ({ attitude }: Person) => (attitude <= -1 ? GREET_COLD : attitude >= 2 ? GREET_WARM : GREET_EVEN);

/** What the player's words ask after, where the story knows it: somebody else, or a part of the open thread. */
function aboutWhat(stage: Stage, person: Person): { pool: Pool; slots: Slots } | null {
  const { action, story, brief } = stage;
  const text = brief.playerText.toLowerCase();
  const other = story.people.find(({ name }) => name === action.target?.name && name !== person.name);
  const thread = openThread(stage);
  if (other !== undefined && other.name !== thread?.villain) {
    return { pool: ABOUT_PERSON, slots: { other: calledBy(other.name, other.name), trade: other.role } };
  }
  if (thread === null) return null;
  const slots = threadSlots(thread);
  const says = (name: string) =>
    name
      .toLowerCase()
      .split(" ")
      .some((word) => word.length > 3 && text.includes(word));
  if (says(thread.villain) || /\bwho\b(?! are you)/u.test(text)) return { pool: ABOUT_VILLAIN, slots };
  if (says(thread.relic)) return { pool: ABOUT_RELIC, slots };
  if (says(thread.lair) || /\bwhere\b/u.test(text)) return { pool: ABOUT_LAIR, slots };
  return null;
}

/** Talk is free among those who can stand each other; the cold must be won over first. */
export const talk: Scene = async function* (stage) {
  const person = addressed(stage);
  if (person === null) return { beats: [absent(stage) ?? must(TALK_NOBODY)], hook: hookFor(stage) };
  if (person.attitude <= -1) return yield* persuade(stage);
  const slots = personSlots(person);
  updatePerson(stage, person.name, ({ talks }) => ({ talks: talks + 1 }));
  pass(stage, 0.25);
  const brought = await errandBrought(stage, person);
  if (brought !== null) return { beats: [...brought, should(SAY, slots)], hook: hookFor(stage) };
  const { topic } = stage.action;
  const about = aboutWhat(stage, person);
  const asked = topic === "" ? must(greeting(person), slots) : must(SAY_TOPIC, { ...slots, topic });
  const opens = about === null ? asked : must(about.pool, { ...about.slots, ...slots });
  const held = broughtUp(stage, person);
  const asks = held.length > 0 ? [] : askErrand(stage, person);
  const tells = asks.length === 0 && stage.random.chance(0.5 + person.attitude * 0.2 + (topic === "" ? 0 : 0.3));
  const news = tells ? await learn(stage, person) : asks.length > 0 ? asks : rumour(stage, person);
  if (stage.action.manner === "kind") warm(stage, person.name, 1);
  return { beats: [opens, ...held, should(SAY, slots), ...news, may(SAY, slots)], hook: hookFor(stage) };
};

/** Winning someone over: Persuasion, Deception or Intimidation, by how it is said. */
export const persuade: Scene = async function* (stage: Stage) {
  const person = addressed(stage);
  if (person === null) return { beats: [absent(stage) ?? must(TALK_NOBODY)], hook: hookFor(stage) };
  const slots = personSlots(person);
  const { manner } = stage.action;
  const skill = manner === "harsh" ? "Intimidation" : manner === "sly" ? "Deception" : "Persuasion";
  yield* stage.lead(PERSUADE_LEAD, slots);
  const called = calledBy(person.name, person.name);
  const outcome = await stage.check(
    "charisma",
    skill,
    difficulty(11, stage.story.tension, -person.attitude * 2),
    `Whether ${called} gives way`,
  );
  updatePerson(stage, person.name, ({ talks }) => ({ talks: talks + 1 }));
  pass(stage, 0.25);
  if (!outcome.success) {
    if (manner === "harsh") deal(stage, person.name, "threatened");
    else if (manner === "sly") deal(stage, person.name, "lied");
    else warm(stage, person.name, outcome.dire ? -2 : -1);
    tighten(stage, 1);
    return { beats: [must(PERSUADE_LOSE, slots), should(SAY, slots)], hook: hookFor(stage) };
  }
  // Fear gives way and keeps the account; a lie that took is found out later.
  if (manner === "harsh") deal(stage, person.name, "threatened");
  else if (manner === "sly")
    updatePerson(stage, person.name, () => ({ mark: { deed: "lied", turn: stage.brief.number, said: false } }));
  else warm(stage, person.name, 1);
  remember(stage, manner === "harsh" ? `put the fear into ${called}` : `talked ${called} round`, person.name);
  const news = await learn(stage, person);
  return { beats: [must(PERSUADE_WIN, slots), ...news, may(SAY, slots)], hook: hookFor(stage) };
};
