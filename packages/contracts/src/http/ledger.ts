import * as z from "zod/mini";

import { LIMITS } from "../limits.ts";
import { detailLevel, gameMaster, message, Message, readAs, TurnInclude, TurnKind, TurnState } from "../play/turn.ts";
import { MOST_STORY_EVENTS, PlayerStoryEvent } from "../story/events.ts";
import { campaignId, description, name, turnId } from "../text.ts";

/** Requests that move the head or create variants in the ledger. None of them erases a turn. */

const userId = z.optional(z.string());

/** Settings of a turn that is made from an earlier one. A setting that is left out has the earlier turn's value. */
const asBefore = {
  detailLevel: z.optional(detailLevel),
  memoryEnhanced: z.optional(z.boolean()),
  include: z.optional(TurnInclude),
};

/** POST /api/chat/turns/:turnId/retry: plays a variant of the turn with the same player text and the same dice. */
export const RetryRequest = z.strictObject({
  campaignId,
  /** The id of the new variant, a UUID made by the client. */
  turnId: z.optional(turnId),
  ...asBefore,
  gameMaster,
  readAs,
  userId,
});
export type RetryRequest = z.infer<typeof RetryRequest>;

/**
 * POST /api/chat/turns/:turnId/edit. With `message`, the player's words are changed and a variant is played with them. With `reply`, the
 * game master's text is changed in the same turn, and the turn is digested again. Exactly one of the two must be given.
 */
export const EditRequest = z
  .strictObject({
    campaignId,
    message: z.optional(message),
    reply: z.optional(description),
    /** The reply before the player's edit. If the stored reply has changed since, nothing is saved (409). */
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
 * POST /api/chat/story: changes the story by hand. The changes are stored with the last turn, so that undo removes them too. Refused
 * while a turn is running (409 turn_in_flight), and if there is no turn yet or the last turn has too many changes (409 conflict).
 */
export const StoryRequest = z.strictObject({
  campaignId,
  events: z.array(PlayerStoryEvent).check(z.minLength(1), z.maxLength(MOST_STORY_EVENTS)),
  userId,
});
/** The turn with which the changes are stored. */
export const StoryAnswer = z.object({ turnId: z.string() });
export type StoryAnswer = z.infer<typeof StoryAnswer>;

/** POST /api/chat/continue: the game master continues without a message from the player. */
export const ContinueRequest = z.strictObject({
  campaignId,
  turnId: z.optional(turnId),
  ...asBefore,
  gameMaster,
  userId,
});
export type ContinueRequest = z.infer<typeof ContinueRequest>;

/**
 * POST /api/chat/head: moves the head one step back or forward, or directly to a turn. With `follow`, the head then moves on to the last
 * turn that was played after that turn; this is for switching to another variant. A null turn is the point before the first turn.
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

/** POST and DELETE /api/chat/checkpoints. A checkpoint is a turn with a name. */
export const CheckpointRequest = z.strictObject({ campaignId, turnId, name, userId });
export const CheckpointAnswer = z.object({ turnId, name: z.string() });
export const RemoveCheckpointRequest = z.strictObject({ campaignId, turnId, userId });

/** GET /api/chat/tree: `from` is the `nextFrom` of the previous page. */
export const TreeQuery = z.object({
  campaignId,
  from: z._default(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(1_000_000)), 0),
  userId,
});

/** GET /api/chat/tree: the turns of the campaign, for the branch map, in pages of LIMITS.treePage. */
export const TreeAnswer = z.object({
  headTurnId: z.nullable(z.string()),
  turns: z.array(
    z.object({
      turnId: z.string(),
      parentTurnId: z.nullable(z.string()),
      number: z.number(),
      kind: TurnKind,
      state: TurnState,
      /** The first words of the player's message and of the reply. */
      said: z.string(),
      told: z.string(),
      startedAt: z.string(),
      active: z.boolean(),
      checkpoint: z.nullable(z.string()),
    }),
  ),
  /** How many turns come before the next page. Absent from the last one. */
  nextFrom: z.optional(z.number()),
});
export type TreeAnswer = z.infer<typeof TreeAnswer>;
