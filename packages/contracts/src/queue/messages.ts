import * as z from "zod/mini";

import { Roll } from "../play/dice.ts";
import { Effect } from "../play/effects.ts";
import { TurnKind, TurnState } from "../play/turn.ts";
import { id, turnId } from "../text.ts";

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
  characterNames: z.array(z.string()),
  at: z.string(),
});
export type TurnCompleted = z.infer<typeof TurnCompleted>;

/** A campaign that was deleted: its table and its memory are to be erased. */
export const CampaignDeleted = z.object({ type: z.literal("campaign.deleted"), userId: id, campaignId: id });
export type CampaignDeleted = z.infer<typeof CampaignDeleted>;

/** All that travels on the `turns` queue, to graph. */
export const QueueMessage = z.discriminatedUnion("type", [TurnCompleted, CampaignDeleted]);
export type QueueMessage = z.infer<typeof QueueMessage>;
