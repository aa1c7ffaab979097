import * as z from "zod/mini";

import { LIMITS } from "../limits.ts";
import { detailLevel, gameMaster, message, Message, readAs, TurnInclude, TurnKind, TurnState } from "../play/turn.ts";
import { MOST_STORY_EVENTS, PlayerStoryEvent } from "../story/events.ts";
import { campaignId, description, name, turnId } from "../text.ts";

/** Calls that move through the ledger: nothing of them erases a turn. */

const userId = z.optional(z.string());

/** How a turn is to be told that comes from another: what is left out is as it was for that one. */
const asBefore = {
  detailLevel: z.optional(detailLevel),
  memoryEnhanced: z.optional(z.boolean()),
  include: z.optional(TurnInclude),
};

/** POST /api/chat/turns/:turnId/retry: a sibling with the same player text and the same dice. */
export const RetryRequest = z.strictObject({
  campaignId,
  /** The sibling's id, the client's own UUID. */
  turnId: z.optional(turnId),
  ...asBefore,
  gameMaster,
  readAs,
  userId,
});
export type RetryRequest = z.infer<typeof RetryRequest>;

/**
 * POST /api/chat/turns/:turnId/edit: with `message`, the player's words are changed and told anew as a sibling; with `reply`, the
 * game master's text is changed in the same turn, which is digested again. Exactly one of the two.
 */
export const EditRequest = z
  .strictObject({
    campaignId,
    message: z.optional(message),
    reply: z.optional(description),
    /** The reply as it stood when the player began to change it: where it has been changed since, nothing is saved (409). */
    was: z.optional(z.string().check(z.maxLength(LIMITS.description))),
    turnId: z.optional(turnId),
    ...asBefore,
    gameMaster,
    userId,
  })
  .check(
    z.refine((body) => (body.message === undefined) !== (body.reply === undefined), {
      error: "Send either message or reply",
    }),
  );
export type EditRequest = z.infer<typeof EditRequest>;
export const EditAnswer = z.object({ message: Message });

/**
 * POST /api/chat/story: changes the story by hand, with the last turn: undo takes the changes back with it. Refused while a turn is
 * being told (409 turn_in_flight), and where there is no turn yet or one has had too many changes (409 conflict).
 */
export const StoryRequest = z.strictObject({
  campaignId,
  events: z.array(PlayerStoryEvent).check(z.minLength(1), z.maxLength(MOST_STORY_EVENTS)),
  userId,
});
/** The turn that the changes belong to. */
export const StoryAnswer = z.object({ turnId: z.string() });
export type StoryAnswer = z.infer<typeof StoryAnswer>;

/** POST /api/chat/continue: the game master goes on without a word from the player. */
export const ContinueRequest = z.strictObject({
  campaignId,
  turnId: z.optional(turnId),
  ...asBefore,
  gameMaster,
  userId,
});
export type ContinueRequest = z.infer<typeof ContinueRequest>;

/**
 * POST /api/chat/head: a step back or forth, or straight to a turn. `follow` goes on from that turn to where the story last stood
 * after it, as one does to look at another variant. A null turn is before the beginning.
 */
export const HeadRequest = z
  .strictObject({
    campaignId,
    move: z.optional(z.enum(["undo", "redo"])),
    turnId: z.optional(z.nullable(turnId)),
    follow: z._default(z.boolean(), false),
    userId,
  })
  .check(
    z.refine((body) => (body.move === undefined) !== (body.turnId === undefined), {
      error: "Send either move or turnId",
    }),
  );
export type HeadRequest = z.infer<typeof HeadRequest>;
export const HeadAnswer = z.object({
  headTurnId: z.nullable(z.string()),
  /** Turns that left and joined the active path, in story order. */
  left: z.array(z.string()),
  joined: z.array(z.string()),
  canUndo: z.boolean(),
  canRedo: z.boolean(),
});
export type HeadAnswer = z.infer<typeof HeadAnswer>;

/** POST and DELETE /api/chat/checkpoints: a checkpoint is a named turn. */
export const CheckpointRequest = z.strictObject({ campaignId, turnId, name, userId });
export const CheckpointAnswer = z.object({ turnId, name: z.string() });
export const RemoveCheckpointRequest = z.strictObject({ campaignId, turnId, userId });

/** GET /api/chat/tree: every turn of the campaign, for the branch map. */
export const TreeAnswer = z.object({
  headTurnId: z.nullable(z.string()),
  turns: z.array(
    z.object({
      turnId: z.string(),
      parentTurnId: z.nullable(z.string()),
      number: z.number(),
      kind: TurnKind,
      state: TurnState,
      /** The first words of what was said and of what was told. */
      said: z.string(),
      told: z.string(),
      startedAt: z.string(),
      active: z.boolean(),
      checkpoint: z.nullable(z.string()),
    }),
  ),
});
export type TreeAnswer = z.infer<typeof TreeAnswer>;
