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
 * The events that a turn streams. Their order is: `turn`; `recall` if anything was recalled; `reading` if the oracle narrates; then
 * `roll`, `effect` and `text` as they happen; `story` if the game master records story changes; `guard` if the finished reply has flags;
 * and last `end` or `error`.
 * As SSE, the event name is `type`. The `id` is what a client sends to resume: `<events so far>.<characters of text so far>`.
 * `waiting` may come at any time. It is not stored and not counted: its `id` is that of the event before it.
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
    /** SHA-256 of the dice seed, hex, sent before any die is rolled. */
    commitment: z.string(),
    startedAt: z.string(),
  }),
  z.object({
    type: z.literal("recall"),
    items: z.array(Recalled),
    /** True if memory did not answer in time, or only partly. `without` then names the missing part. */
    degraded: z.boolean(),
    /** The lane that did not answer, if the rest of memory did. */
    without: z.optional(z.literal("vectors")),
  }),
  /** How the oracle understood the player's words. */
  z.object({ type: z.literal("reading"), reading: ReadAs }),
  z.object({ type: z.literal("roll"), roll: Roll }),
  z.object({ type: z.literal("effect"), effect: Effect }),
  z.object({ type: z.literal("text"), delta: z.string() }),
  z.object({ type: z.literal("story"), changes: StoryChanges }),
  z.object({
    type: z.literal("waiting"),
    for: WaitingFor,
    /** The model that the turn waits for. */
    model: z.string(),
    /** How long the turn has waited, and how much longer it will wait if that is known. Milliseconds at the time of sending. */
    waitedMs: z.number(),
    leftMs: z.optional(z.number()),
  }),
  z.object({ type: z.literal("guard"), flags: z.array(GuardFlag) }),
  z.object({
    type: z.literal("end"),
    state: TurnState,
    /** The dice seed, hex. With it, anyone can recompute every roll. */
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

/** An event and the id from which a client can resume. */
export interface NumberedEvent {
  readonly id: string;
  readonly event: TurnEvent;
}
