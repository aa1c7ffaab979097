import type { StoryState } from "#contracts/story/state";
import { calledBy } from "#english/names";
import type { Random } from "#storyteller/random";

const THINGS = ["old desk", "iron chest", "broken lantern", "third step", "loose stone", "ledger", "north wall"];
const TOPICS = [
  "the missing boy",
  "the old road",
  "the night of the fire",
  "the debts",
  "the winter before last",
  "the locked room",
  "the price of bread",
];

type Lines = readonly (readonly [weight: number, ...lines: string[]])[];

/** What a player without a plan writes. A line has its weight first; the texts are templates that are filled with names from the story. */
const LINES: Lines = [
  [8, "I look around.", "I look at the {thing}", "I listen to what people say."],
  [10, "I ask {name} about {topic}", "I talk to {name}", "“What do you want, {name}?” I ask"],
  [3, "I try to persuade {name} to help me", "I thank {name}", "I threaten {name}"],
  [3, "I give {name} two coins", "I help {name}"],
  [6, "I search the {thing}", "I search the place carefully"],
  [8, "I go to {place}", "I look for {known}"],
  [4, "Is the {thing} locked?", "Is {name} lying?", "Does {known} live here?"],
  [3, "I rest for a while", "I wait", ""],
  [1, "I attack {name}"],
  [6, "you decide"],
];

const FIGHTING: Lines = [
  [6, "I attack", "I strike again", "I swing at them"],
  [3, "I run away", "I offer a truce"],
];

/** Chooses what the player writes next. It is about people and places that the story has. */
export function nextLine(story: StoryState, offers: readonly string[], random: Random): string {
  if (offers.length > 0 && random.chance(0.2)) return random.pick([...offers]);
  const fighting = story.encounter?.combatants.some(({ side, hp }) => side === "foe" && hp.current > 0) === true;
  const rows = fighting ? FIGHTING : LINES;
  const total = rows.reduce((sum, [weight]) => sum + weight, 0);
  let lot = random.next() * total;
  const [, ...lines] = rows.find(([weight]) => (lot -= weight) < 0) ?? rows[0]!;
  const known = story.cast.filter(({ alive }) => alive).map(({ name }) => calledBy(name, name));
  const here = (story.scene?.present ?? []).map((name) => calledBy(name, name));
  const oneOf = (list: readonly string[], fallback: string) => (list.length > 0 ? random.pick([...list]) : fallback);
  const slots: Record<string, string> = {
    name: oneOf(here, oneOf(known, "somebody")),
    known: oneOf(known, "somebody"),
    place: oneOf(story.scene?.exits ?? [], "the village"),
    thing: random.pick(THINGS),
    topic: random.pick(TOPICS),
  };
  return random.pick(lines).replace(/\{(\w+)\}/gu, (_, key: string) => slots[key] ?? key);
}
