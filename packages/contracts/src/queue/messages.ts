import * as z from "zod/mini";

import { Roll } from "../play/dice.ts";
import { Effect } from "../play/effects.ts";
import { StoryChanges } from "../play/story.ts";
import { TurnKind, TurnState } from "../play/turn.ts";
import { id, turnId } from "../text.ts";
import { TurnContext } from "./turn-context.ts";

/** A turn has ended and is to be digested. The message is delivered at least once. Handling it is idempotent by turnId and version. */
export const TurnCompleted = z.object({
  type: z.literal("turn.completed"),
  userId: id,
  campaignId: id,
  worldId: id,
  turnId,
  parentTurnId: z.nullable(turnId),
  /** The turn's number on its path. The opening scene is 0. */
  number: z.number(),
  /** Grows when a reply is edited. Digesting a version replaces what an older version left in memory. */
  version: z.number(),
  kind: TurnKind,
  state: TurnState,
  playerText: z.string(),
  reply: z.string(),
  rolls: z.array(Roll),
  effects: z.array(Effect),
  /** People, places and things that the game master introduced in this turn. */
  introduced: z.array(z.object({ name: z.string(), type: z.string(), description: z.string() })),
  /** The changes of the story, if the game master records them. */
  story: z.optional(StoryChanges),
  characterNames: z.array(z.string()),
  /** The characters to whose ids rolls and effects refer. Absent from turns of an older release. */
  characters: z.optional(z.array(z.object({ id, name: z.string() }))),
  /** True for a turn from an imported file. No model reads it, because anybody may import as many turns as they like. */
  imported: z.optional(z.boolean()),
  /**
   * The situation before the turn. Absent if no model is to read the turn: for imported turns, turns that the oracle narrated, and turns
   * of older releases.
   */
  context: z.optional(TurnContext),
  at: z.string(),
});
export type TurnCompleted = z.infer<typeof TurnCompleted>;

/** A campaign was deleted. Its table and its memory are to be erased. */
export const CampaignDeleted = z.object({ type: z.literal("campaign.deleted"), userId: id, campaignId: id });
export type CampaignDeleted = z.infer<typeof CampaignDeleted>;

/** The player ended some sessions. Connections to this campaign's memory that were opened with them are to be closed. */
export const SessionEnded = z.object({
  type: z.literal("session.ended"),
  userId: id,
  campaignId: id,
  sids: z.array(id).check(z.minLength(1)),
});
export type SessionEnded = z.infer<typeof SessionEnded>;

/** The ledger is to be digested again, page by page. `after` is the number of the last turn read. */
export const CampaignRebuild = z.object({
  type: z.literal("campaign.rebuild"),
  userId: id,
  campaignId: id,
  after: z.number(),
});
export type CampaignRebuild = z.infer<typeof CampaignRebuild>;

/** A campaign that was played is to be consolidated. */
export const CampaignConsolidate = z.object({ type: z.literal("campaign.consolidate"), userId: id, campaignId: id });
export type CampaignConsolidate = z.infer<typeof CampaignConsolidate>;

/** The memory items of a campaign are to get vectors. Sent if making vectors failed, or if many items still lack one. */
export const CampaignEmbed = z.object({ type: z.literal("campaign.embed"), userId: id, campaignId: id });
export type CampaignEmbed = z.infer<typeof CampaignEmbed>;

/** All messages on the `turns` queue, which graph consumes. */
export const QueueMessage = z.discriminatedUnion("type", [
  TurnCompleted,
  CampaignDeleted,
  SessionEnded,
  CampaignRebuild,
  CampaignConsolidate,
  CampaignEmbed,
]);
export type QueueMessage = z.infer<typeof QueueMessage>;
