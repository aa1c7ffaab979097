import * as z from "zod/mini";

import { LIMITS } from "../limits.ts";
import { EntityType, MemoryKind, Tone } from "../memory/items.ts";
import { id, text } from "../text.ts";

/** A row's number within one campaign's memory. An import keeps it: the ledger names items by theirs. */
const row = z.int().check(z.minimum(1), z.maximum(LIMITS.transfer.memoryRow));
const rows = z.array(row).check(z.maxLength(500));
const place = z.int().check(z.minimum(-3), z.maximum(1_000_000_000));
const count = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
const said = text(8_000);
const short = text(200);
/** As memory writes it: ISO 8601, or empty where nobody noted it. */
const when = text(40);
const weight = z.int().check(z.minimum(1), z.maximum(10));

/** Somebody or something of the story, with every name and id it is known by. */
const EntityRow = z.strictObject({
  is: z.literal("entity"),
  id: row,
  ref: short,
  name: short,
  type: z.nullable(EntityType),
  description: said,
  names: z.array(short).check(z.maxLength(200)),
  refs: z.array(short).check(z.maxLength(200)),
});

/** Something of which one thing is so at a time. */
const MatterRow = z.strictObject({
  is: z.literal("matter"),
  id: row,
  ref: short,
  kind: z.enum(["state", "relationship", "quest"]),
  entity: z.nullable(row),
  relation: short,
  folded: short,
  other: z.nullable(row),
});

/** Where items come from: a turn, or one each of world, campaign, player and import. */
const SourceRow = z.strictObject({
  is: z.literal("source"),
  id: row,
  name: id,
  kind: z.enum(["turn", "world", "campaign", "player", "import"]),
  turnNumber: z.nullable(count),
  version: z.int().check(z.minimum(-1), z.maximum(1_000_000_000)),
  active: z.boolean(),
  epoch: count,
  at: when,
  session: z.nullable(count),
  /** Items that were recalled before the turn was digested. */
  recalled: z.optional(rows),
  tellings: z
    .array(z.strictObject({ entity: row, type: z.nullable(EntityType), description: said, story: place }))
    .check(z.maxLength(2_000)),
});

/** What the player has made of what a source says; nulls leave it as it was told. */
const OverrideRow = z.strictObject({
  is: z.literal("override"),
  id: row,
  source: id,
  key: short,
  original: said,
  content: z.nullable(said),
  pinned: z.nullable(z.boolean()),
  importance: z.nullable(weight),
  forgotten: z.boolean(),
  history: z.array(z.strictObject({ content: said, until: when })).check(z.maxLength(1_000)),
});

const ItemRow = z.strictObject({
  is: z.literal("item"),
  id: row,
  source: row,
  key: short,
  kind: MemoryKind,
  content: said,
  speaker: z.nullable(short),
  importance: weight,
  tone: Tone,
  secret: z.boolean(),
  pinned: z.boolean(),
  at: when,
  story: place,
  ordinal: count,
  context: said,
  entities: rows,
  /** Null where anybody may know of it. */
  knowers: z.nullable(rows),
  faded: z.int().check(z.minimum(0), z.maximum(10)),
  recalls: count,
  /** Which share of it was new when it was told. */
  novelty: z.number().check(z.minimum(0), z.maximum(1)),
  override: z.nullable(row),
  /** What it says of a matter; `shelved` where the player's wording no longer carries it. */
  claim: z.nullable(z.strictObject({ matter: row, value: short, shelved: z.boolean() })),
});

/** An item that does not hold while that source is active. */
const ClosureRow = z.strictObject({ is: z.literal("closure"), item: row, source: row });

const SummaryRow = z.strictObject({ is: z.literal("summary"), startedAt: when, summary: said });

/** One row of a campaign's memory. In a file they come in this order of kinds: what a row names is there before it. */
export const MemoryRow = z.discriminatedUnion("is", [
  EntityRow,
  MatterRow,
  SourceRow,
  OverrideRow,
  ItemRow,
  ClosureRow,
  SummaryRow,
]);
export type MemoryRow = z.infer<typeof MemoryRow>;
export type MemoryRowOf<Kind extends MemoryRow["is"]> = Extract<MemoryRow, { is: Kind }>;
