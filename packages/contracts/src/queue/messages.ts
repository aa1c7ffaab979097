import * as z from "zod/mini";

import { Roll } from "../play/dice.ts";
import { Effect } from "../play/effects.ts";
import { StoryChanges } from "../play/story.ts";
import { TurnKind, TurnState } from "../play/turn.ts";
import { id, turnId } from "../text.ts";
import { TurnContext } from "./turn-context.ts";

/** A turn that ended, to be digested. At least once, idempotent by turnId and version. */
export const TurnCompleted = z.object({
  type: z.literal("turn.completed"),
  userId: id,
  campaignId: id,
  worldId: id,
  turnId,
  parentTurnId: z.nullable(turnId),
  /** The turn's number on its path; the opening scene is 0. */
  number: z.number(),
  /** Grows when a reply is edited: what an older version left in memory is replaced. */
  version: z.number(),
  kind: TurnKind,
  state: TurnState,
  playerText: z.string(),
  reply: z.string(),
  rolls: z.array(Roll),
  effects: z.array(Effect),
  /** People, places and things the game master brought in with this turn. */
  introduced: z.array(z.object({ name: z.string(), type: z.string(), description: z.string() })),
  /** What changed in the story, where the game master keeps count of it. */
  story: z.optional(StoryChanges),
  characterNames: z.array(z.string()),
  /** Whose ids the rolls and effects name; absent from turns of an older release. */
  characters: z.optional(z.array(z.object({ id, name: z.string() }))),
  /** True of a turn that was brought in from a file, where it may be said without end: no model reads it. */
  imported: z.optional(z.boolean()),
  /** What stood before it. Absent where no model is to read the turn: imported turns, those the oracle told, and older releases. */
  context: z.optional(TurnContext),
  at: z.string(),
});
export type TurnCompleted = z.infer<typeof TurnCompleted>;

/** A campaign that was deleted: its table and its memory are to be erased. */
export const CampaignDeleted = z.object({ type: z.literal("campaign.deleted"), userId: id, campaignId: id });
export type CampaignDeleted = z.infer<typeof CampaignDeleted>;

/** Sign-ins that were ended by their owner: connections to this campaign's memory that they opened are to be closed. */
export const SessionEnded = z.object({
  type: z.literal("session.ended"),
  userId: id,
  campaignId: id,
  sids: z.array(id).check(z.minLength(1)),
});
export type SessionEnded = z.infer<typeof SessionEnded>;

/** The ledger is to be read into memory again, a page at a time: `after` is the number of the last turn read. */
export const CampaignRebuild = z.object({
  type: z.literal("campaign.rebuild"),
  userId: id,
  campaignId: id,
  after: z.number(),
});
export type CampaignRebuild = z.infer<typeof CampaignRebuild>;

/** A campaign that was played is to be put in order. */
export const CampaignConsolidate = z.object({ type: z.literal("campaign.consolidate"), userId: id, campaignId: id });
export type CampaignConsolidate = z.infer<typeof CampaignConsolidate>;

/** What a campaign remembers is to get its vectors: sent where making them failed, or where there are many left. */
export const CampaignEmbed = z.object({ type: z.literal("campaign.embed"), userId: id, campaignId: id });
export type CampaignEmbed = z.infer<typeof CampaignEmbed>;

/** All that travels on the `turns` queue, to graph. */
export const QueueMessage = z.discriminatedUnion("type", [
  TurnCompleted,
  CampaignDeleted,
  SessionEnded,
  CampaignRebuild,
  CampaignConsolidate,
  CampaignEmbed,
]);
export type QueueMessage = z.infer<typeof QueueMessage>;
