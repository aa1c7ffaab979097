import * as z from "zod/mini";

import { calledBy } from "./names.ts";

/** What one can do to another that changes how they stand with each other. */
export const DEALINGS = [
  "helped",
  "gave",
  "promised",
  "kept",
  "thanked",
  "sorry",
  "lied",
  "threatened",
  "insulted",
  "robbed",
  "broke",
] as const;
export type Dealing = (typeof DEALINGS)[number];

/** A person of the story. `attitude` runs from -3, an enemy, to 3, a friend who would bleed for you. */
const Person = z.object({
  name: z.string(),
  role: z.string(),
  pronoun: z.enum(["she", "he", "they"]),
  want: z.string(),
  /** Whether the player has heard of it. */
  wantTold: z._default(z.boolean(), false),
  habit: z.string(),
  attitude: z.number(),
  alive: z.boolean(),
  /** The name of the place where this person was last seen. */
  at: z.string(),
  /** The turn of the first meeting; UNSEEN for somebody who was only spoken of. */
  met: z.number(),
  talks: z.number(),
  /** What the player last did to this person that is not forgotten, when, and whether it was thrown in the player's face. */
  mark: z._default(z.nullable(z.object({ deed: z.enum(DEALINGS), turn: z.number(), said: z.boolean() })), null),
});
/** Not met yet. */
export const UNSEEN = -1;
export type Person = z.infer<typeof Person>;

const Place = z.object({ name: z.string(), kind: z.string(), visits: z.number(), searched: z.number() });
export type Place = z.infer<typeof Place>;

/**
 * A thread of the story: a trouble and how far it has come. `step` 0 is its hook, `LAST_STEP` its end. An errand is a
 * thread of one person's: what `person` wants.
 */
const Thread = z.object({
  element: z.string(),
  villain: z.string(),
  relic: z.string(),
  person: z.string(),
  lair: z.string(),
  step: z.number(),
  since: z.number(),
  /** How near the others are to having their way, from 0 to `CLOCK`; there the thread is lost. */
  clock: z._default(z.number(), 0),
  /** The hour of the story when the clock moves next. */
  due: z._default(z.number(), 0),
  /** The last turn that had to do with it: of several open ones the story pulls at the one touched last. */
  touched: z._default(z.number(), 0),
});
export type Thread = z.infer<typeof Thread>;
export const LAST_STEP = 4;
/** An errand is done in fewer. */
export const ERRAND = "errand";
export const CLOCK = 6;
export const isOpen = ({ step, clock }: Thread): boolean => step < LAST_STEP && clock < CLOCK;

/** What is at stake just now, and how far it has come. */
const Scene = z.object({
  kind: z.string(),
  name: z.string(),
  /** Follows "to". */
  aim: z.string(),
  /** Rises with every turn and every check; where the scene turns and closes depends on it. */
  heat: z.number(),
  /** Checks won less checks lost. */
  fortune: z.number(),
  /** 0 open, 1 rising, 2 turned, 3 closed. */
  step: z.number(),
  /** Whom it is about; empty for nobody. */
  who: z.string(),
  since: z.number(),
});
export type DramaticScene = z.infer<typeof Scene>;

/** What the player gave their word on, to whom: a person of the story or another name; empty for oneself. `gist` begins with "to". */
const Promised = z.object({
  to: z.string(),
  gist: z.string(),
  turn: z.number(),
  /** How it ended: only until the turn is over. */
  end: z.optional(z.enum(["kept", "broken"])),
});
export type Promised = z.infer<typeof Promised>;

const Foe = z.object({
  name: z.string(),
  /** The full name of the person this is; empty where it is nobody the story knows. */
  person: z.string(),
  pronoun: z.enum(["it", "she", "he", "they"]),
  blows: z.string(),
  hp: z.number(),
  max: z.number(),
  armorClass: z.number(),
  toHit: z.number(),
  damage: z.string(),
  rounds: z.number(),
  /** Those who wait their turn, by name. */
  others: z._default(z.array(z.string()), []),
  /** Caught on the wrong foot: the next blow is easier. */
  open: z._default(z.boolean(), false),
});
export type Foe = z.infer<typeof Foe>;

/** Something the player did, as people tell it: "spared the toll-keeper" goes after "you". */
const Deed = z.object({ turn: z.number(), gist: z.string(), who: z.string() });
export type Deed = z.infer<typeof Deed>;

/** All the oracle keeps from turn to turn (design.md §9). It travels in the memo, so undo and branches carry it along. */
export const Story = z.object({
  v: z.literal(1),
  turn: z.number(),
  place: z.string(),
  /** Where the story was before that; empty at the start. */
  came: z.string(),
  places: z.array(Place),
  people: z.array(Person),
  threads: z.array(Thread),
  deeds: z.array(Deed),
  /** What those were called who died in this story: nobody new is called that. */
  graves: z._default(z.array(z.string()), []),
  promises: z._default(z.array(Promised), []),
  scene: z._default(z.nullable(Scene), null),
  foe: z.nullable(Foe),
  tension: z.number(),
  /** Hours since the first dawn. */
  hour: z.number(),
  /** The turn on which each day began that is still known, as [day, turn]. */
  dawns: z._default(z.array(z.tuple([z.number(), z.number()])), []),
  /** What was offered last: "the first", "yes" and the like mean these. */
  offers: z.array(z.string()),
  /** Elements whose threads were told. */
  spent: z.array(z.string()),
  /** Short names of memories already woven in. */
  recalled: z.array(z.string()),
  told: z.object({ said: z._default(z.string(), ""), parts: z.string() }),
});
export type Story = z.infer<typeof Story>;

const MOST = { places: 8, people: 8, threads: 5, deeds: 5, recalled: 16, dawns: 8, graves: 16 };
/** Words that stand at once: whoever gives another lets the oldest go. */
export const MOST_PROMISES = 8;
/** Characters of JSON, so that a memo stays under 8 KB with room to spare for letters of two bytes. */
const LONGEST_MEMO = 7_900;

/** The memo a story becomes: the least needed falls out, so that it stays under 8 KB. */
export function toMemo(story: Story): Story {
  let memo = cut(story, MOST.people, MOST.places);
  for (let less = 1; less < MOST.people - 2 && JSON.stringify(memo).length > LONGEST_MEMO; less++)
    memo = cut(story, MOST.people - less, MOST.places - less);
  return memo;
}

function cut(story: Story, people: number, places: number): Story {
  const here = (name: string) => (name === story.place ? 1 : 0);
  const keep = <T>(list: readonly T[], most: number, worth: (entry: T) => number): T[] => {
    const kept = new Set(list.toSorted((a, b) => worth(b) - worth(a)).slice(0, most));
    return list.filter((entry) => kept.has(entry));
  };
  const open = story.threads.filter(isOpen);
  const promised = story.promises.map(({ to }) => to);
  const needed = new Set([...open.flatMap(({ person, lair, villain }) => [person, lair, villain]), ...promised]);
  const wanted = (name: string) => (needed.has(name) ? 1_000 : 0);
  return {
    ...story,
    places: keep(story.places, places, (place) => here(place.name) * 1e6 + wanted(place.name) + place.visits),
    people: keep(
      story.people,
      people,
      (person) =>
        here(person.at) * 1e6 + wanted(person.name) + (person.alive ? 100 : 0) + person.talks * 5 + person.met,
    ),
    threads: keep(story.threads, MOST.threads, (thread) => (isOpen(thread) ? 1e6 : 0) + thread.touched),
    deeds: story.deeds.slice(-MOST.deeds),
    graves: [
      ...new Set([
        ...story.graves,
        ...story.people.filter(({ alive }) => !alive).map(({ name }) => calledBy(name, name)),
      ]),
    ].slice(-MOST.graves),
    promises: story.promises.filter(({ end }) => end === undefined),
    dawns: story.dawns.slice(-MOST.dawns),
    recalled: story.recalled.slice(-MOST.recalled),
  };
}
