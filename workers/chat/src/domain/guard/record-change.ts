import type { Effect } from "#contracts/play/effects";
import type { GuardFlag } from "#contracts/play/guard";
import type { Sheet } from "#contracts/play/sheet";
import type { MarkedEvent } from "../turn-channel.ts";

/** The most by which one recorded change may alter a number on a sheet, up or down. The game master's tools have the same limit. */
const MOST = 999;

/**
 * The effect that records the change of a flagged sentence. It changes the sheet of the acting character: the first of the party who is
 * up. It cannot spend more gold than the character has. Null if the sentence describes no change, or if nobody can act.
 * @param before the sheets at the start of the turn
 * @param after the sheets at the end of the turn
 */
export function recordedEffect(
  { change, sentence }: Pick<GuardFlag, "change" | "sentence">,
  before: readonly Sheet[],
  after: readonly Sheet[],
): Effect | null {
  const hero = before.find(({ life }) => life === "up") ?? before[0];
  if (!change || !hero) return null;
  const gold = after.find(({ characterId }) => characterId === hero.characterId)?.gold ?? hero.gold;
  const least = change.what === "gold" ? -Math.min(MOST, gold) : -MOST;
  return {
    type: change.what,
    characterId: hero.characterId,
    delta: Math.max(least, Math.min(MOST, change.delta)),
    reason: sentence.slice(0, 200),
  };
}

/**
 * Inserts an effect into a turn's events, before the flags, because the end must stay the last event. Later events get higher sequence
 * numbers, so that no number occurs twice.
 */
export function withEffect(events: readonly MarkedEvent[], effect: Effect): MarkedEvent[] {
  const at = events.findIndex(({ event }) => event.type === "guard");
  const guard = events[at];
  if (!guard) return [...events];
  const { seq, textOffset } = guard;
  return [
    ...events.slice(0, at),
    { seq, textOffset, event: { type: "effect", effect } },
    ...events.slice(at).map((one) => ({ ...one, seq: one.seq + 1 })),
  ];
}
