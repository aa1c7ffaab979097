import type { Effect } from "#contracts/play/effects";
import type { MarkedEvent } from "./turn-channel.ts";

/** The sheet changes among a turn's events, in their order. */
export const effectsIn = (events: readonly MarkedEvent[]): Effect[] =>
  events.flatMap(({ event }) => (event.type === "effect" ? [event.effect] : []));
