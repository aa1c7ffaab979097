import { capitalise, withArticle } from "../../craft/english.ts";
import type { Slots } from "../../craft/grammar.ts";
import { createRandom } from "../../craft/random.ts";
import type { Stage } from "../stage.ts";
import { calledBy } from "./names.ts";
import type { Person } from "./state.ts";

/** How people carry themselves; stands after a comma. */
const MANNERS = [
  "drumming two fingers on nothing",
  "slow to blink",
  "with a voice like gravel in a cup",
  "neat as a pin and twice as sharp",
  "smiling with the lower half of the face",
  "always half turned to go",
  "with ink on every finger",
  "soft-spoken to the point of menace",
  "chewing a stalk of something bitter",
  "laughing a little before each sentence",
  "with one eye that does not quite follow the other",
  "stiff-backed as a new chair",
  "humming the same four notes",
  "talking to the floor as much as to you",
  "careful with every word, as if each had cost money",
  "hands never still",
  "scarred across the knuckles and gentle with it",
  "with the patience of someone who has already lost once",
  "older round the eyes than anywhere else",
  "dressed for a better occasion than this",
  "never finishing a cup, never putting one down",
  "unimpressed, on principle",
  "quick to grin and quicker to stop",
  "leaning on things as if they were owed a rest",
];

/** What anyone may be doing while they speak; stands after a comma. */
const AIRS = [
  "not quite smiling",
  "turning a ring round and round",
  "rubbing the back of one hand",
  "with a look over your shoulder",
  "as if reading it off the wall",
  "half to you and half to the floor",
  "one eyebrow up",
  "in the tone of someone naming a price",
  "with great patience",
  "picking a thread from one sleeve",
  "weighing each word for theft",
  "arms folded",
  "chin on fist",
  "suddenly very still",
  "as one explains fire to a child",
  "with a short breath that might be a laugh",
  "looking anywhere but at you",
  "leaning closer than is quite polite",
  "tracing the grain with a thumb",
  "without heat",
  "as though it were nothing",
  "with the ghost of a shrug",
  "tapping once, twice, for emphasis",
  "head on one side",
  "tasting the words first",
  "with an old soldier's flatness",
  "more tired than angry",
  "and for a moment looks ten years younger",
  "as if you had asked for a loan",
  "like someone opening a window",
];

/** Trades whose very word says who does not ply them. */
const HERS = /(?:ess|wife|girl|lady|maiden|woman|daughter|widow|nun)\b/iu;
const HIS = /(?:(?<!wo)man|lord|king|boy|son|monk|friar|father)\b/iu;
const OF_OTHERS = { she: HIS, he: HERS, they: /(?!)/u } as const;

/** Someone new, here and now; the table is told. What is `given` of them is not made up. */
export function newPerson(
  stage: Stage,
  at: string,
  attitude = 0,
  given: Partial<Pick<Person, "name" | "role" | "pronoun">> = {},
): Person {
  const lore =
    Object.keys(given).length === 0
      ? unmet(stage, stage.lore.people)
      : (stage.lore.people.find(({ name }) => name === given.name) ?? null);
  const made = stage.names.person();
  const pronoun = lore?.pronoun ?? given.pronoun ?? made.pronoun;
  // A by-name in quotes cannot begin a sentence.
  const full = given.name ?? lore?.name ?? made.full.replace(/^['‘]([^'’]+)['’] /u, "$1 ");
  const roles = stage.lexicon.roles.filter((entry) => !OF_OTHERS[pronoun].test(entry));
  const role = given.role ?? lore?.role ?? stage.writer.choose(roles, (entry) => entry);
  const person: Person = {
    name: full,
    role,
    pronoun,
    want: lore?.want ?? `to ${stage.writer.choose(stage.lexicon.wants, (entry) => entry)}`,
    wantTold: false,
    habit: lore?.habit ?? stage.writer.choose(stage.lexicon.manners, (entry) => entry),
    attitude,
    alive: true,
    at,
    met: stage.brief.number,
    talks: 0,
    mark: null,
  };
  stage.story = { ...stage.story, people: [...stage.story.people, person] };
  stage.introduce(full, "person", `${capitalise(withArticle(role))}, ${traitOf(person)}, who wants ${person.want}.`);
  return person;
}

/** How someone carries themselves: always the same, by the name. */
const traitOf = ({ name }: Person): string => createRandom(name).pick(MANNERS);

/** Somebody of the player's own world whom the story has not met yet, more often than not. */
function unmet<T extends { readonly name: string }>({ story, random }: Stage, lore: readonly T[]): T | null {
  const left = lore.filter(
    ({ name }) => !story.people.some((person) => person.name === name) && !story.graves.includes(calledBy(name, name)),
  );
  return left.length > 0 && random.chance(0.7) ? random.pick(left) : null;
}

/** Those who are at the current place and alive. */
export function peopleHere({ story }: Stage): readonly Person[] {
  return story.people.filter(({ at, alive }) => alive && at === story.place);
}

/** Changes one person of the story, found by name. */
export function updatePerson(stage: Stage, name: string, change: (person: Person) => Partial<Person>): void {
  stage.story = {
    ...stage.story,
    people: stage.story.people.map((person) => (person.name === name ? { ...person, ...change(person) } : person)),
  };
}

/** Warmer or colder by `by`, within -3 and 3. */
export function warm(stage: Stage, name: string, by: number): void {
  updatePerson(stage, name, ({ attitude }) => ({ attitude: Math.max(-3, Math.min(3, attitude + by)) }));
}

/** A person as slots. Where the pronoun is not known the name stands in for it, so that verbs agree. */
export function personSlots(person: Person): Slots {
  const name = calledBy(person.name, person.name);
  const words = {
    she: ["she", "her", "her", "herself"],
    he: ["he", "him", "his", "himself"],
    they: [name, "them", "their", "themself"],
  }[person.pronoun];
  return {
    name,
    full: person.name,
    role: person.role,
    manner: AIRS,
    trait: traitOf(person),
    want: person.want,
    habit: person.habit,
    they: words[0]!,
    them: words[1]!,
    their: words[2]!,
    themself: words[3]!,
  };
}
