import * as z from "zod/mini";

import { LIMITS } from "../limits.ts";
import { detailLevel, gameMaster, GameMasterFamily, message, Message, TurnState } from "../play/turn.ts";
import { Sheet } from "../play/sheet.ts";
import { StoryPanel, Suggestion } from "../story/panel.ts";
import { campaignId, text, turnId } from "../text.ts";

const userId = z.optional(z.string());

/** POST /api/chat/quick: answers a question outside the story. Nothing is stored. */
export const QuickChatRequest = z.strictObject({ message, campaignId: z.optional(campaignId), userId });
export const QuickChatAnswer = z.object({
  response: z.string(),
  /** The kind of game master that answered. Absent if the table itself answered with a note. */
  source: z.optional(GameMasterFamily),
});

/** GET /api/chat/messages: the newest page, or the page before a message id. Within a page, the oldest message comes first. */
export const MessagesQuery = z.object({
  campaignId,
  before: z.optional(z.string().check(z.maxLength(80))),
  limit: z._default(
    z.coerce.number().check(z.int(), z.minimum(1), z.maximum(LIMITS.messagesPage.max)),
    LIMITS.messagesPage.default,
  ),
  userId,
});
export const MessagesAnswer = z.object({ messages: z.array(Message), hasMore: z.boolean() });
export type MessagesAnswer = z.infer<typeof MessagesAnswer>;

/** GET /api/chat/table: what the play screen shows beside the transcript, such as the current sheets and the turn in progress. */
export const TableAnswer = z.object({
  sheets: z.array(Sheet),
  detailLevel,
  headTurnId: z.nullable(z.string()),
  /** The turn that is running now, so that a client can connect to its stream again. */
  openTurnId: z.nullable(z.string()),
  turnCount: z.number(),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
  /** Scene, people, threads, clocks and fight, as far as the player may see them. Absent before the first turn. */
  story: z.optional(StoryPanel),
  /** Suggestions for the player's next action, the most urgent first. Absent before the first turn. */
  suggestions: z.optional(z.array(Suggestion)),
});
export type TableAnswer = z.infer<typeof TableAnswer>;

/** GET /api/chat/search: the turns of the active path whose texts contain all words of `q`, newest first. */
export const SearchStoryQuery = z.object({
  campaignId,
  q: text(LIMITS.search.story).check(z.trim(), z.minLength(2)),
  userId,
});
/** A turn that was found, with the text around the found words. The three parts are one passage of the text, without markup. */
export const StoryHit = z.object({
  turnId: z.string(),
  turnNumber: z.number(),
  /** Whose text the passage is from: the player's words or the game master's reply. */
  part: z.enum(["player", "reply"]),
  before: z.string(),
  match: z.string(),
  after: z.string(),
});
export type StoryHit = z.infer<typeof StoryHit>;
export const SearchStoryAnswer = z.object({
  hits: z.array(StoryHit),
  /** Whether older turns were left out, because there are too many. */
  hasMore: z.boolean(),
});
export type SearchStoryAnswer = z.infer<typeof SearchStoryAnswer>;

export const CampaignBody = z.strictObject({ campaignId, userId });
export const CampaignQuery = z.object({ campaignId, userId });

/** POST /api/chat/initialize-campaign: starts the story. The opening scene is turn 0. */
export const OpenTableRequest = z.strictObject({
  campaignId,
  turnId: z.optional(turnId),
  detailLevel: z.optional(detailLevel),
  gameMaster,
  userId,
});
export type OpenTableRequest = z.infer<typeof OpenTableRequest>;

/** The response to POST /api/chat/context. */
export const ContextAnswer = z.object({ recentEvents: z.array(z.string()), totalMemories: z.number() });
export type ContextAnswer = z.infer<typeof ContextAnswer>;

export const DetailLevelsAnswer = z.object({ levels: z.array(z.object({ value: detailLevel, label: z.string() })) });
export const DetailLevelRequest = z.strictObject({ campaignId, detailLevel, userId });
export const DetailLevelAnswer = z.object({ detailLevel, description: z.string() });

/** PUT /api/chat/authors-note: a note of the player that the game master shall remember in every turn. Empty removes it. */
export const AuthorsNoteRequest = z.strictObject({
  campaignId,
  authorsNote: text(LIMITS.authorsNote),
  userId,
});
export const AuthorsNoteAnswer = z.object({ authorsNote: z.string() });
export type AuthorsNoteAnswer = z.infer<typeof AuthorsNoteAnswer>;

/** The response to POST /api/chat/turns/:turnId/stop. */
export const StopAnswer = z.object({ turnId: z.string(), state: TurnState });
