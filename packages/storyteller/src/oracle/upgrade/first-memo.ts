import * as z from "zod/mini";

/** The turn number of a person who has not been met yet. */
export const UNSEEN = -1;
/** The last step of a thread, at which it is resolved. */
export const LAST_STEP = 4;
/** The element of a thread that is one person's wish. */
export const ERRAND = "errand";
/** The number of segments of a thread's clock. When the clock is full, the thread is lost. */
export const CLOCK = 6;

const Person = z.object({
  name: z.string(),
  role: z.string(),
  want: z.string(),
  /** Whether the player knows the wish. */
  wantTold: z._default(z.boolean(), false),
  /** From -3, an enemy, to 3, a friend. */
  attitude: z.number(),
  alive: z.boolean(),
  /** The place where this person was last seen. */
  at: z.string(),
  /** The turn of the first meeting. UNSEEN for a person who was only mentioned. */
  met: z.number(),
});
export type Person = z.infer<typeof Person>;

const Thread = z.object({
  /** A campaign element (contracts/options), or ERRAND. */
  element: z.string(),
  person: z.string(),
  /** From 0, the hook, to LAST_STEP, the end. */
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
  /** Names of the foes that will fight next. */
  others: z._default(z.array(z.string()), []),
  /** True if the foe is off balance, so that the next blow against it is easier. */
  open: z._default(z.boolean(), false),
});
export type Foe = z.infer<typeof Foe>;

/** The memo that the oracle of release 0.1.0 stored with each turn, as far as a story needs it. */
export const FirstMemo = z.object({
  v: z.literal(1),
  turn: z.number(),
  place: z.string(),
  /** The previous place. Empty at the start. */
  came: z.string(),
  places: z.array(z.object({ name: z.string() })),
  people: z.array(Person),
  threads: z.array(Thread),
  /** The player's promises: to a person or another name, or to the hero themself if `to` is empty. `gist` begins with "to". */
  promises: z._default(
    z.array(
      z.object({ to: z.string(), gist: z.string(), turn: z.number(), end: z.optional(z.enum(["kept", "broken"])) }),
    ),
    [],
  ),
  /** What is at stake in the scene. `aim` is written without the "to" before it. */
  scene: z._default(z.nullable(z.object({ name: z.string(), aim: z.string(), since: z.number() })), null),
  foe: z.nullable(Foe),
  /** Hours since the first dawn. */
  hour: z.number(),
});
