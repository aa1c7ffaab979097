import * as z from "zod/mini";

import { LIMITS } from "../limits.ts";
import type { MemorySource } from "../memory/items.ts";
import { DETAIL_LEVEL_VALUES } from "../options.ts";
import { campaignId, id, instant, text, turnId } from "../text.ts";
import { Roll } from "./dice.ts";
import { Effect } from "./effects.ts";
import { GuardFlag } from "./guard.ts";
import { Meaning, ReadAs } from "./reading.ts";
import { refusalOf } from "./message.ts";

export const TurnState = z.enum(["open", "complete", "stopped", "failed", "interrupted"]);
export type TurnState = z.infer<typeof TurnState>;

/** Why a turn exists: the opening scene, the player's action, or the game master going on by itself. */
export const TurnKind = z.enum(["opening", "action", "continue"]);
export type TurnKind = z.infer<typeof TurnKind>;

export const detailLevel = z.enum(DETAIL_LEVEL_VALUES);

/** What the player said or did; the sentences are product.md §5's. */
export const message = z
  .string({ error: ({ input }) => (input === undefined ? "Message is required" : "Invalid message") })
  .check(({ value, issues }) => {
    const refusal = refusalOf(value);
    if (refusal !== null) issues.push({ code: "custom", message: refusal, input: value });
  });

/** What the player wants the game master to be reminded of. */
export const TurnInclude = z.strictObject({
  campaignOverview: z._default(z.boolean(), true),
  worldInfo: z._default(z.boolean(), true),
  characterRecap: z._default(z.boolean(), true),
});
export type TurnInclude = z.infer<typeof TurnInclude>;

/** What the player switches on and off for a turn. Kept with it: a retry, an edit and a continuation go by it again. */
export const TurnToggles = z.strictObject({ memoryEnhanced: z.boolean(), include: TurnInclude });
export type TurnToggles = z.infer<typeof TurnToggles>;

export const ALL_TOGGLES: TurnToggles = {
  memoryEnhanced: true,
  include: { campaignOverview: true, worldInfo: true, characterRecap: true },
};

/** Who shall tell the turn, or write the description, where the player asks for one: the oracle is always there. */
export const gameMaster = z.optional(z.enum(["oracle"]));

/** How the player wants their words taken, where the oracle took them otherwise or asked. */
export const readAs = z.optional(Meaning);

/** A turn as asked for (design.md §6). */
export const TurnRequest = z.strictObject({
  campaignId,
  message,
  /** The client's UUID makes a turn idempotent; without one the server makes it. */
  turnId: z.optional(turnId),
  parentTurnId: z.optional(turnId),
  memoryEnhanced: z._default(z.boolean(), true),
  detailLevel: z.optional(detailLevel),
  include: z._default(TurnInclude, { campaignOverview: true, worldInfo: true, characterRecap: true }),
  memoryContext: z.optional(text(LIMITS.description)),
  hasMemoryContext: z.optional(z.boolean()),
  gameMaster,
  readAs,
  /** Whose words these are: a player sends only their own. */
  sender: z.optional(z.literal("user", { error: "Invalid sender" })),
  userId: z.optional(z.string({ error: "Invalid userId" }).check(z.minLength(1, { error: "Invalid userId" }))),
});
export type TurnRequest = z.infer<typeof TurnRequest>;

/** Something recalled for a turn, with where it came from and why it was chosen. */
export const Recalled = z.object({
  itemId: z.string(),
  content: z.string(),
  kind: z.string(),
  /** The turn it came from; null for lore, imports and the player's own notes. */
  turnId: z.nullable(z.string()),
  /** That turn's number in the story, for "turn 12". */
  turnNumber: z.nullable(z.number()),
  /** Where it is from; absent in turns told before this was kept. */
  source: z.optional(
    z.enum(["turn", "world", "campaign", "player", "import"] satisfies readonly MemorySource["kind"][]),
  ),
  reason: z.string(),
  relevance_score: z.number(),
  /** The people who know of it, by name; null or absent where anybody may. */
  knowers: z.optional(z.nullable(z.array(z.string()))),
  /** True where only the game master may know of it: it is never shown to the player. */
  secret: z.optional(z.boolean()),
});
export type Recalled = z.infer<typeof Recalled>;

/** The families of game masters. */
export const GameMasterFamily = z.enum(["oracle", "llm"]);
export type GameMasterFamily = z.infer<typeof GameMasterFamily>;

/** Where a reply came from: a game master, or the table itself, whose note is no part of the story. */
export const TurnSource = z.enum(["oracle", "llm", "table"]);
export type TurnSource = z.infer<typeof TurnSource>;

/** What a model read and wrote, in its own tokens. Thinking is part of the output. */
export const Tokens = z.object({
  input: z.number(),
  output: z.number(),
  /** How much of the input the provider had kept from an earlier request; absent where it does not say. */
  cached: z.optional(z.number()),
  /** How much of the output was thinking; absent where it is not known. */
  reasoning: z.optional(z.number()),
});
export type Tokens = z.infer<typeof Tokens>;

/** Which model told a turn, and what it cost; absent where none did. */
export const NarratedBy = z.object({ model: z.optional(z.string()), tokens: z.optional(Tokens) });

/** Why a turn could not be told to its end, in words for the player. */
export const TurnFailure = z.object({
  error: z.string(),
  code: z.string(),
  retryable: z.boolean(),
  /** The model that failed, for the sentence in another language than English. */
  model: z.optional(z.string()),
  /** How long its provider asks to wait. */
  seconds: z.optional(z.number()),
});
export type TurnFailure = z.infer<typeof TurnFailure>;

/** The flags a reply carries (product.md §3). */
export const TurnFlags = z.object({
  source: TurnSource,
  aiEnhanced: z.boolean(),
  memoryEnhanced: z.boolean(),
  isContextual: z.boolean(),
});
export type TurnFlags = z.infer<typeof TurnFlags>;

/** A turn's JSON answer (design.md §5). */
export const TurnAnswer = z.object({
  turnId,
  state: TurnState,
  response: z.string(),
  ...TurnFlags.shape,
  ...NarratedBy.shape,
  rolls: z.array(Roll),
  effects: z.array(Effect),
  recalled: z.array(Recalled),
  reading: z.optional(ReadAs),
  flags: z.array(GuardFlag),
  failure: z.optional(TurnFailure),
});
export type TurnAnswer = z.infer<typeof TurnAnswer>;

/** One line of the transcript: a view of the ledger's active path (design.md §4). */
export const Message = z.object({
  id: z.string(),
  turnId,
  campaignId: id,
  userId: id,
  sender: z.enum(["user", "gm"]),
  message: z.string(),
  timestamp: instant,
  createdAt: instant,
  updatedAt: instant,
  /** The turn's number on the active path; the opening scene is 0. */
  turnNumber: z.number(),
  kind: TurnKind,
  /** The turns told at this place, this one among them, in the order they were told: what ‹ 2/3 › leafs through. */
  variants: z.array(z.string()),
  // On the game master's messages only:
  state: z.optional(TurnState),
  memoryEnhanced: z.optional(z.boolean()),
  aiEnhanced: z.optional(z.boolean()),
  isContextual: z.optional(z.boolean()),
  source: z.optional(TurnSource),
  ...NarratedBy.shape,
  /** Why the turn was not told to its end, where it failed. */
  failure: z.optional(TurnFailure),
  rolls: z.optional(z.array(Roll)),
  /** Where each roll fell: after so many characters of the message. Without it, all fell before the first. */
  rollOffsets: z.optional(z.array(z.number())),
  effects: z.optional(z.array(Effect)),
  recalled: z.optional(z.array(Recalled)),
  /** How the oracle took the player's words; absent where a model told the turn, and where there were no words. */
  reading: z.optional(ReadAs),
  /** What in it wants the player's eye: open ones, and those they let stand. */
  flags: z.optional(z.array(GuardFlag)),
  /** The name that the player gave the turn; null where they gave none. */
  checkpoint: z.optional(z.nullable(z.string())),
  /** True where the player changed the reply. */
  edited: z.optional(z.boolean()),
  /** SHA-256 of the dice seed, and the seed once the turn has ended, both hex. */
  commitment: z.optional(z.string()),
  seed: z.optional(z.nullable(z.string())),
  /** The first turn at this place in the story: an input of every roll. */
  placeId: z.optional(z.string()),
});
export type Message = z.infer<typeof Message>;
