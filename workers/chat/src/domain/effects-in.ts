import type { Effect } from "#contracts/play/effects";
import type { MarkedEvent } from "./turn-channel.ts";

/** The changes of sheets among a turn's events, in their order. */
export const effectsIn = (events: readonly MarkedEvent[]): Effect[] =>
  events.flatMap(({ event }) => (event.type === "effect" ? [event.effect] : []));
