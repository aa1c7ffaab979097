import * as z from "zod/mini";

/**
 * What the game master may have got wrong: a dead person acts, an item nobody has is used, someone is in two places,
 * a name comes from nowhere, a number or a gain that the table did not record, the hero speaks words that the player did not write; or what was left out because it crossed a line or came behind a veil.
 */
export const GuardKind = z.enum([
  "dead_acts",
  "item_unowned",
  "two_places",
  "unknown_name",
  "unrecorded",
  "hero_speaks",
  "line",
  "veil",
]);
export type GuardKind = z.infer<typeof GuardKind>;

/** What a reply contradicts. `itemId` is null where it is the ledger that says so, the turn where the lore does. */
export const Contradicted = z.object({
  itemId: z.nullable(z.string()),
  turnId: z.nullable(z.string()),
  turnNumber: z.nullable(z.number()),
  content: z.string(),
});
export type Contradicted = z.infer<typeof Contradicted>;

/** A sentence of a reply that wants the player's eye. */
export const GuardFlag = z.object({
  /** Unique within its turn. */
  id: z.string(),
  kind: GuardKind,
  /** As it stands in the reply; of a line or a veil, what was told in its stead. */
  sentence: z.string(),
  /** Whom, what, or which of the player's lines and veils it is about. */
  about: z.string(),
  contradicts: z.nullable(Contradicted),
  /** The change of the acting character's sheet that an unrecorded sentence tells of: the player may have it recorded. */
  change: z.optional(z.object({ what: z.enum(["hit_points", "gold"]), delta: z.int() })),
  /** True once the player has said that it shall stand. */
  resolved: z.boolean(),
});
export type GuardFlag = z.infer<typeof GuardFlag>;
