import * as z from "zod/mini";

/** Not met yet. */
export const UNSEEN = -1;
/** The last step of a thread: it is resolved. */
export const LAST_STEP = 4;
/** A thread of this element is what one person wants. */
export const ERRAND = "errand";
/** The segments of a thread's clock; where it is full, the thread is lost. */
export const CLOCK = 6;

const Person = z.object({
  name: z.string(),
  role: z.string(),
  want: z.string(),
  /** Whether the player has heard of it. */
  wantTold: z._default(z.boolean(), false),
  /** From -3, an enemy, to 3, a friend. */
  attitude: z.number(),
  alive: z.boolean(),
  /** The place where this person was last seen. */
  at: z.string(),
  /** The turn of the first meeting; UNSEEN for somebody who was only spoken of. */
  met: z.number(),
});
export type Person = z.infer<typeof Person>;

const Thread = z.object({
  /** A campaign element (contracts/options), or ERRAND. */
  element: z.string(),
  person: z.string(),
  /** 0 is the hook, LAST_STEP the end. */
  step: z.number(),
  clock: z._default(z.number(), 0),
  touched: z._default(z.number(), 0),
});
export type Thread = z.infer<typeof Thread>;

const Foe = z.object({
  name: z.string(),
  blows: z.string(),
  hp: z.number(),
  max: z.number(),
  armorClass: z.number(),
  toHit: z.number(),
  damage: z.string(),
  rounds: z.number(),
  /** Those who wait for their turn, by name. */
  others: z._default(z.array(z.string()), []),
  /** Off balance: the next blow is easier. */
  open: z._default(z.boolean(), false),
});
export type Foe = z.infer<typeof Foe>;

/** The memo that the oracle of release 0.1.0 left after each turn, as far as a story needs it. */
export const FirstMemo = z.object({
  v: z.literal(1),
  turn: z.number(),
  place: z.string(),
  /** The place before that; empty at the start. */
  came: z.string(),
  places: z.array(z.object({ name: z.string() })),
  people: z.array(Person),
  threads: z.array(Thread),
  /** What the player promised: to a person or another name; to oneself where it is empty. `gist` begins with "to". */
  promises: z._default(
    z.array(
      z.object({ to: z.string(), gist: z.string(), turn: z.number(), end: z.optional(z.enum(["kept", "broken"])) }),
    ),
    [],
  ),
  /** What is at stake in the scene. `aim` follows "to". */
  scene: z._default(z.nullable(z.object({ name: z.string(), aim: z.string(), since: z.number() })), null),
  foe: z.nullable(Foe),
  /** Hours since the first dawn. */
  hour: z.number(),
});
