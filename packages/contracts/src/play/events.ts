import * as z from "zod/mini";

import { turnId } from "../text.ts";
import { Roll } from "./dice.ts";
import { Effect } from "./effects.ts";
import { GuardFlag } from "./guard.ts";
import { ReadAs } from "./reading.ts";
import { StoryChanges } from "./story.ts";
import { Recalled, NarratedBy, TurnFailure, TurnFlags, TurnKind, TurnState } from "./turn.ts";
import { WaitingFor } from "./waiting.ts";

/**
 * What a turn streams, in order: `turn`, `recall`?, `reading` where the oracle tells it, then `roll`, `effect` and `text` as they happen, `story` where the
 * game master keeps count of it, `guard` where the whole reply raised a doubt, and last `end` or `error`.
 * As SSE, the event name is `type`, and `id` resumes: `<events so far>.<characters of text so far>`.
 * `waiting` may come at any time, is kept nowhere and counts as no event: its `id` is that of the event before it.
 */
export const TurnEvent = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("turn"),
    turnId,
    placeId: z.string(),
    parentTurnId: z.nullable(turnId),
    kind: TurnKind,
    number: z.number(),
    message: z.string(),
    /** SHA-256 of the dice seed, hex, given before any die falls. */
    commitment: z.string(),
    startedAt: z.string(),
  }),
  z.object({
    type: z.literal("recall"),
    items: z.array(Recalled),
    /** Memory did not answer in time, or in part: see `without`. */
    degraded: z.boolean(),
    /** What had no part in it, where the rest of memory answered. */
    without: z.optional(z.literal("vectors")),
  }),
  /** How the oracle took the player's words. */
  z.object({ type: z.literal("reading"), reading: ReadAs }),
  z.object({ type: z.literal("roll"), roll: Roll }),
  z.object({ type: z.literal("effect"), effect: Effect }),
  z.object({ type: z.literal("text"), delta: z.string() }),
  z.object({ type: z.literal("story"), changes: StoryChanges }),
  z.object({
    type: z.literal("waiting"),
    for: WaitingFor,
    /** The model that is waited for. */
    model: z.string(),
    /** How long already, and how much longer where that is known. Milliseconds, when this is sent. */
    waitedMs: z.number(),
    leftMs: z.optional(z.number()),
  }),
  z.object({ type: z.literal("guard"), flags: z.array(GuardFlag) }),
  z.object({
    type: z.literal("end"),
    state: TurnState,
    /** The dice seed, hex: anyone can now recompute every roll. */
    seed: z.string(),
    ...TurnFlags.shape,
    ...NarratedBy.shape,
    messageCount: z.number(),
  }),
  z.object({
    type: z.literal("error"),
    ...TurnFailure.shape,
    state: TurnState,
    seed: z.string(),
  }),
]);
export type TurnEvent = z.infer<typeof TurnEvent>;

/** An event with the id a client resumes from. */
export interface NumberedEvent {
  readonly id: string;
  readonly event: TurnEvent;
}
