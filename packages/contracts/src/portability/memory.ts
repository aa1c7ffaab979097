import * as z from "zod/mini";

import { LIMITS } from "../limits.ts";
import { MemoryKind, Tone } from "../memory/items.ts";
import { id, text } from "../text.ts";

/**
 * The number of a row within one campaign's memory. An import does not change it, because the ledger refers to items by these numbers.
 */
const row = z.int().check(z.minimum(1), z.maximum(LIMITS.transfer.memoryRow));
const rows = z.array(row).check(z.maxLength(500));
const place = z.int().check(z.minimum(-3), z.maximum(1_000_000_000));
const count = z.int().check(z.minimum(0), z.maximum(1_000_000_000));
const said = text(8_000);
const short = text(200);
/** ISO 8601. Empty if the time was not recorded. */
const when = text(40);
const weight = z.int().check(z.minimum(1), z.maximum(10));

/** An entity of the story, with all its names and ids. */
const EntityRow = z.strictObject({
  is: z.literal("entity"),
  id: row,
  ref: short,
  name: short,
  type: z.nullable(text(40)),
  description: said,
  names: z.array(short).check(z.maxLength(200)),
  refs: z.array(short).check(z.maxLength(200)),
});

/** A claim subject: something of which one thing is true at a time. */
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

/** What items were learned from: a turn, or one source each for world, campaign, player and import. */
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
  /** Items that were recalled in this turn before it was digested. */
  recalled: z.optional(rows),
  tellings: z
    .array(z.strictObject({ entity: row, type: z.nullable(text(40)), description: said, story: place }))
    .check(z.maxLength(2_000)),
});

/** A correction: the player's changes to an item. A null field leaves the item's own value. */
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
  /** The entities that know of the item. Null if anybody may know. */
  knowers: z.nullable(rows),
  faded: z.int().check(z.minimum(0), z.maximum(10)),
  recalls: count,
  /** The share of the item that was new when it was stored, from 0 to 1. */
  novelty: z.number().check(z.minimum(0), z.maximum(1)),
  override: z.nullable(row),
  /** What the item claims about a claim subject. `shelved` is true if the player's new wording no longer contains the claim. */
  claim: z.nullable(z.strictObject({ matter: row, value: short, shelved: z.boolean() })),
});

/** An item that is not valid while the given source is active. */
const ClosureRow = z.strictObject({ is: z.literal("closure"), item: row, source: row });

const SummaryRow = z.strictObject({ is: z.literal("summary"), startedAt: when, summary: said });

/** One row of a campaign's memory. A file has the kinds in this order, so that a row comes after the rows that it refers to. */
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
