import * as z from "zod/mini";

import { Effect } from "./effects.ts";

/**
 * What may be wrong with a reply. A dead person acts, a character uses an item that nobody has, somebody is in two places, or a name is
 * unknown. A number or gain was not recorded by the table, or the hero speaks words that the player did not write. The last kinds mark
 * text that was left out because it crossed a line or was veiled. `proposed` is no doubt but a change of a sheet that waits for the
 * player's yes.
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
  "proposed",
]);
export type GuardKind = z.infer<typeof GuardKind>;

/** What a sentence of a reply contradicts. `itemId` is null if it contradicts the ledger. The turn is null if it contradicts the lore. */
export const Contradicted = z.object({
  itemId: z.nullable(z.string()),
  turnId: z.nullable(z.string()),
  turnNumber: z.nullable(z.number()),
  content: z.string(),
});
export type Contradicted = z.infer<typeof Contradicted>;

/** A sentence of a reply that the player should look at. */
export const GuardFlag = z.object({
  /** Unique within its turn. */
  id: z.string(),
  kind: GuardKind,
  /** The sentence as the reply contains it. For a line or a veil, the text that replaced it. */
  sentence: z.string(),
  /** The person, the thing, or the player's line or veil that the flag is about. */
  about: z.string(),
  contradicts: z.nullable(Contradicted),
  /** The change of the acting character's sheet that an unrecorded sentence describes. The player may apply it. */
  change: z.optional(z.object({ what: z.enum(["hit_points", "gold"]), delta: z.int() })),
  /** The change that a flag of the kind `proposed` waits with. Its sentence is empty. */
  effect: z.optional(Effect),
  /** True if the player has accepted the sentence, or has accepted or declined the proposal. */
  resolved: z.boolean(),
});
export type GuardFlag = z.infer<typeof GuardFlag>;
