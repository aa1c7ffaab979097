import * as z from "zod/mini";

import { Tokens, TurnSource } from "../play/turn.ts";

/** Something that a part of the prompt contains, for example one memory. */
export const PromptPiece = z.object({
  id: z.string(),
  /** An estimate: a provider's own count may differ. */
  tokens: z.number(),
  /** True if only the game master may know it. */
  secret: z.optional(z.boolean()),
  /** What called it up: words of the situation for a passage of lore, memory's reason for a memory. */
  calledBy: z.optional(z.array(z.string())),
  /** Absent if it is no longer stored, if it stands in several places, and if it is secret and the seal is closed. */
  text: z.optional(z.string()),
});
export type PromptPiece = z.infer<typeof PromptPiece>;

/** A part of the prompt (docs/game-master.md, "The prompt"). */
export const PromptPart = z.object({
  part: z.string(),
  tokens: z.number(),
  /** The most tokens for this part. Null if it is never cut. */
  budget: z.nullable(z.number()),
  /** The tokens that the window had left for it. Less than the budget if other parts came first. Null if it is never cut. */
  room: z.nullable(z.number()),
  pieces: z.array(PromptPiece),
  /** Ids of what did not fit. */
  dropped: z.array(z.string()),
});
export type PromptPart = z.infer<typeof PromptPart>;

/** One request to a model, and how it ended. */
export const ModelRequest = z.object({
  model: z.string(),
  /** Where it went, without a key. Null if the model is reached without an address, as over Cloudflare's binding. */
  url: z.nullable(z.string()),
  /** What was sent beside messages and tools. Values of a connection's extra body are replaced by "…". */
  parameters: z.record(z.string(), z.unknown()),
  /** The number of tools that were offered. */
  tools: z.number(),
  /** How it ended: the provider's reason, `stopped` if Lorehearth stopped reading, `not_sent`, or the kind of a failure. */
  finish: z.string(),
  tokens: Tokens,
  /** Whether the tokens are the provider's own count. Otherwise they are estimated. */
  counted: z.boolean(),
  /** Milliseconds from the request to the first word, thought or tool call, and to the end. Null if it did not come so far. */
  firstMs: z.nullable(z.number()),
  totalMs: z.nullable(z.number()),
});
export type ModelRequest = z.infer<typeof ModelRequest>;

/** A tool call of the model. Arguments and answer may give away the story, so they are absent while the seal is closed. */
export const CalledTool = z.object({
  name: z.string(),
  refused: z.boolean(),
  arguments: z.optional(z.string()),
  result: z.optional(z.string()),
});
export type CalledTool = z.infer<typeof CalledTool>;

/** What a model was sent for a turn, and what it did. */
export const Inspection = z.object({
  /** The model's context window, and what is reserved in it for reply and thoughts. Tokens. */
  window: z.number(),
  replyTokens: z.number(),
  thinkingTokens: z.number(),
  /** How the model calls tools. */
  calling: z.enum(["tools", "directives", "decides"]),
  /** The parts of the last prompt that was built. Empty if none was. */
  parts: z.array(PromptPart),
  requests: z.array(ModelRequest),
  calls: z.array(CalledTool),
});
export type Inspection = z.infer<typeof Inspection>;

/** The last request as it was sent: with it and the parameters, anybody can send it again. */
export const SentRequest = z.object({
  messages: z.array(z.record(z.string(), z.unknown())),
  tools: z.array(z.record(z.string(), z.unknown())),
});
export type SentRequest = z.infer<typeof SentRequest>;

/**
 * Why there is no inspection. `no_model`: no model was asked. `not_stored`: the turn is older than the inspector, was imported, or was lost
 * before its end. `open`: it is still being written. `refused`: the words would be refused, because they cross a line.
 */
export const NoInspection = z.enum(["no_model", "not_stored", "open", "refused"]);

export const InspectionAnswer = z.object({
  /** The turn. Null for a preview. */
  turnId: z.nullable(z.string()),
  source: TurnSource,
  inspection: z.nullable(Inspection),
  missing: z.nullable(NoInspection),
  /** Whether the texts of the prompt are stored. They are for the last replies only. */
  hasTexts: z.boolean(),
  /** Null while the seal is closed, and if the texts are not stored. */
  sent: z.nullable(SentRequest),
});
export type InspectionAnswer = z.infer<typeof InspectionAnswer>;

/** GET /api/chat/evening: what models have used for the turns since the last long pause. Turns that were told again or undone count, too. */
export const EveningAnswer = z.object({
  turns: z.number(),
  /** When the first of these turns ended, ISO 8601. Null if there is none. */
  since: z.nullable(z.string()),
  models: z.array(z.object({ model: z.nullable(z.string()), turns: z.number(), tokens: Tokens })),
});
export type EveningAnswer = z.infer<typeof EveningAnswer>;
