import * as z from "zod/mini";

/** A person of the story. `attitude` runs from -3, an enemy, to 3, a friend who would bleed for you. */
const Person = z.object({
  name: z.string(),
  role: z.string(),
  pronoun: z.enum(["she", "he", "they"]),
  manner: z.string(),
  want: z.string(),
  habit: z.string(),
  attitude: z.number(),
  alive: z.boolean(),
  /** The name of the place where this person was last seen. */
  at: z.string(),
  /** The turn of the first meeting; UNSEEN for somebody who was only spoken of. */
  met: z.number(),
  talks: z.number(),
});
/** Not met yet. */
export const UNSEEN = -1;
export type Person = z.infer<typeof Person>;

const Place = z.object({ name: z.string(), kind: z.string(), visits: z.number(), searched: z.number() });
export type Place = z.infer<typeof Place>;

/** A thread of the story: a trouble and how far it has come. `step` 0 is its hook, `LAST_STEP` its end. */
const Thread = z.object({
  element: z.string(),
  villain: z.string(),
  relic: z.string(),
  person: z.string(),
  lair: z.string(),
  step: z.number(),
  since: z.number(),
});
export type Thread = z.infer<typeof Thread>;
export const LAST_STEP = 4;

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
  foe: z.nullable(Foe),
  tension: z.number(),
  /** Hours since the first dawn. */
  hour: z.number(),
  /** What was offered last: "the first", "yes" and the like mean these. */
  offers: z.array(z.string()),
  /** Elements whose threads were told. */
  spent: z.array(z.string()),
  /** Ids of memories already woven in. */
  recalled: z.array(z.string()),
  told: z.object({ sentences: z.string(), parts: z.string() }),
});
export type Story = z.infer<typeof Story>;

const MOST = { places: 10, people: 10, threads: 3, deeds: 8, recalled: 12 };

/** The memo a story becomes: the least needed falls out, so that it stays under 8 KB. */
export function toMemo(story: Story): Story {
  const here = (name: string) => (name === story.place ? 1 : 0);
  const keep = <T>(list: readonly T[], most: number, worth: (entry: T) => number): T[] => {
    const kept = new Set(list.toSorted((a, b) => worth(b) - worth(a)).slice(0, most));
    return list.filter((entry) => kept.has(entry));
  };
  const needed = new Set(story.threads.flatMap(({ person, lair }) => [person, lair]));
  const wanted = (name: string) => (needed.has(name) ? 1_000 : 0);
  return {
    ...story,
    places: keep(story.places, MOST.places, (place) => here(place.name) * 1e6 + wanted(place.name) + place.visits),
    people: keep(
      story.people,
      MOST.people,
      (person) =>
        here(person.at) * 1e6 + wanted(person.name) + (person.alive ? 100 : 0) + person.talks * 5 + person.met,
    ),
    threads: story.threads.slice(-MOST.threads),
    deeds: story.deeds.slice(-MOST.deeds),
    recalled: story.recalled.slice(-MOST.recalled),
  };
}
