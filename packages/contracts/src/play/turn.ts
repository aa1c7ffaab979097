import * as z from "zod/mini";

import { LIMITS } from "../limits.ts";
import type { MemorySource } from "../memory/items.ts";
import { DETAIL_LEVEL_VALUES } from "../options.ts";
import { campaignId, id, instant, text, turnId } from "../text.ts";
import { Roll } from "./dice.ts";
import { Effect } from "./effects.ts";
import { GuardFlag } from "./guard.ts";
import { HeroAct } from "./hero-act.ts";
import { Meaning, ReadAs } from "./reading.ts";
import { refusalOf } from "./message.ts";

export const TurnState = z.enum(["open", "complete", "stopped", "failed", "interrupted"]);
export type TurnState = z.infer<typeof TurnState>;

/**
 * The kind of a turn: the opening scene, a player's action, a continuation by the game master without a message, or a change of a sheet
 * by the player without any story (a quiet entry, `SheetAction`).
 */
export const TurnKind = z.enum(["opening", "action", "continue", "sheet"]);
export type TurnKind = z.infer<typeof TurnKind>;
/** A kind of turn that a game master narrates. */
export type NarratedKind = Exclude<TurnKind, "sheet">;

export const detailLevel = z.enum(DETAIL_LEVEL_VALUES);

/** What the player said or did. The error sentences are shown to the player. */
export const message = z
  .string({ error: ({ input }) => (input === undefined ? "Message is required" : "Invalid message") })
  .check(({ value, issues }) => {
    const refusal = refusalOf(value);
    if (refusal !== null) issues.push({ code: "custom", message: refusal, input: value });
  });

/** What the player wants to be included in the game master's context. */
export const TurnInclude = z.strictObject({
  campaignOverview: z._default(z.boolean(), true),
  worldInfo: z._default(z.boolean(), true),
  characterRecap: z._default(z.boolean(), true),
});
export type TurnInclude = z.infer<typeof TurnInclude>;

/**
 * The switches of a turn that the player can set. They are stored with the turn, so that a retry, an edit and a continuation use them
 * again.
 */
export const TurnToggles = z.strictObject({ memoryEnhanced: z.boolean(), include: TurnInclude });
export type TurnToggles = z.infer<typeof TurnToggles>;

export const ALL_TOGGLES: TurnToggles = {
  memoryEnhanced: true,
  include: { campaignOverview: true, worldInfo: true, characterRecap: true },
};

/**
 * The game master that the player requests for the turn or the description. Only the oracle can be requested, because it is always
 * available.
 */
export const gameMaster = z.optional(z.enum(["oracle"]));

/** The meaning that the player chose, when the oracle misunderstood the words or asked about them. */
export const readAs = z.optional(Meaning);

/** What a client asked of memory, sent with the turn: the text for the game master, or the whole object that memory answered. */
const SentMemory = z.pipe(
  z.union([text(LIMITS.description), z.looseObject({ campaignContext: text(LIMITS.description) })]),
  z.transform((sent) => (typeof sent === "string" ? sent : sent.campaignContext)),
);

/** A request to play a turn. */
export const TurnRequest = z.strictObject({
  campaignId,
  message,
  /** The turn's id, a UUID from the client. It makes the request idempotent. Without it the server makes an id. */
  turnId: z.optional(turnId),
  parentTurnId: z.optional(turnId),
  memoryEnhanced: z._default(z.boolean(), true),
  detailLevel: z.optional(detailLevel),
  include: z._default(TurnInclude, { campaignOverview: true, worldInfo: true, characterRecap: true }),
  memoryContext: z.optional(SentMemory),
  hasMemoryContext: z.optional(z.boolean()),
  gameMaster,
  readAs,
  /** What the message does by the rules, if it was sent from the sheet. */
  act: z.optional(HeroAct),
  /** Who wrote the message. A player may only send their own. */
  sender: z.optional(z.literal("user", { error: "Invalid sender" })),
  userId: z.optional(z.string({ error: "Invalid userId" }).check(z.minLength(1, { error: "Invalid userId" }))),
});
export type TurnRequest = z.infer<typeof TurnRequest>;

/** A memory item recalled for a turn, with its source and the reason for choosing it. */
export const Recalled = z.object({
  itemId: z.string(),
  content: z.string(),
  kind: z.string(),
  /** The turn that the item comes from. Null for lore, imports and the player's own notes. */
  turnId: z.nullable(z.string()),
  /** The number of that turn in the story, for display as "turn 12". */
  turnNumber: z.nullable(z.number()),
  /** What the item was learned from. Absent in turns that are older than this field. */
  source: z.optional(
    z.enum(["turn", "world", "campaign", "player", "import"] satisfies readonly MemorySource["kind"][]),
  ),
  reason: z.string(),
  relevance_score: z.number(),
  /** Names of the people who know of it. Null or absent if anybody may know. */
  knowers: z.optional(z.nullable(z.array(z.string()))),
  /** True if only the game master may know of it. It is never shown to the player. */
  secret: z.optional(z.boolean()),
});
export type Recalled = z.infer<typeof Recalled>;

/** The kinds of game master. */
export const GameMasterFamily = z.enum(["oracle", "llm"]);
export type GameMasterFamily = z.infer<typeof GameMasterFamily>;

/** Who wrote a reply: a game master, or the table itself. A note of the table is no part of the story. */
export const TurnSource = z.enum(["oracle", "llm", "table"]);
export type TurnSource = z.infer<typeof TurnSource>;

/** The tokens that a model read and wrote, counted as the model counts them. Thinking is part of the output. */
export const Tokens = z.object({
  input: z.number(),
  output: z.number(),
  /** The part of the input that the provider had cached from an earlier request. Absent if the provider does not say. */
  cached: z.optional(z.number()),
  /** The part of the output that was thinking. Absent if that is unknown. */
  reasoning: z.optional(z.number()),
  /** True if the player's own connection was asked, so that the tokens do not count for the site's limit. */
  own: z.optional(z.boolean()),
});
export type Tokens = z.infer<typeof Tokens>;

/** The model that narrated a turn and the tokens it used. Absent if no model did. */
export const NarratedBy = z.object({ model: z.optional(z.string()), tokens: z.optional(Tokens) });

/** Why a turn failed, in words for the player. */
export const TurnFailure = z.object({
  error: z.string(),
  code: z.string(),
  retryable: z.boolean(),
  /** The name of the model that failed. The web app needs it to show the sentence in another language. */
  model: z.optional(z.string()),
  /** How many seconds the provider asks to wait. */
  seconds: z.optional(z.number()),
});
export type TurnFailure = z.infer<typeof TurnFailure>;

/** The flags of a reply: who wrote it and whether memory was used. */
export const TurnFlags = z.object({
  source: TurnSource,
  aiEnhanced: z.boolean(),
  memoryEnhanced: z.boolean(),
  isContextual: z.boolean(),
});
export type TurnFlags = z.infer<typeof TurnFlags>;

/** A turn's response as JSON. */
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

/** One message of the transcript, which is a view of the ledger's active path. */
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
  /** The turn's number on the active path. The opening scene is 0. */
  turnNumber: z.number(),
  kind: TurnKind,
  /**
   * The ids of all variants at this place, this turn included, in the order they were played. The ‹ 2/3 › control switches between them.
   */
  variants: z.array(z.string()),
  // The following fields are only on the game master's messages:
  state: z.optional(TurnState),
  memoryEnhanced: z.optional(z.boolean()),
  aiEnhanced: z.optional(z.boolean()),
  isContextual: z.optional(z.boolean()),
  source: z.optional(TurnSource),
  ...NarratedBy.shape,
  /** Why the turn failed, if it did. */
  failure: z.optional(TurnFailure),
  rolls: z.optional(z.array(Roll)),
  /**
   * The position of each roll, in characters from the start of the message. If absent, all rolls were made before the first character.
   */
  rollOffsets: z.optional(z.array(z.number())),
  effects: z.optional(z.array(Effect)),
  recalled: z.optional(z.array(Recalled)),
  /** How the oracle understood the player's words. Absent if a model narrated the turn, and if there were no words. */
  reading: z.optional(ReadAs),
  /** Sentences that the player should look at: open flags, and flags that the player has accepted. */
  flags: z.optional(z.array(GuardFlag)),
  /** The name of the checkpoint at this turn. Null if there is none. */
  checkpoint: z.optional(z.nullable(z.string())),
  /** True if the player changed the reply. */
  edited: z.optional(z.boolean()),
  /** SHA-256 of the dice seed, and the seed itself once the turn has ended. Both hex. */
  commitment: z.optional(z.string()),
  seed: z.optional(z.nullable(z.string())),
  /** The id of the first turn at this place in the story. It is an input of every roll. */
  placeId: z.optional(z.string()),
});
export type Message = z.infer<typeof Message>;
