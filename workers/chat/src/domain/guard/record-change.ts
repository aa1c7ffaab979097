import type { Effect } from "#contracts/play/effects";
import type { GuardFlag } from "#contracts/play/guard";
import type { Sheet } from "#contracts/play/sheet";
import type { MarkedEvent } from "../turn-channel.ts";

/** Most that one change of a sheet moves, either way: as much as a game master's tools may. */
const MOST = 999;

/**
 * What a flagged sentence changes on the sheet of who acted: the first of the party who was up, as at the table. Gold is not spent
 * that nobody has. Null where the sentence tells of no change, or there is nobody.
 * @param before the sheets as the turn began
 * @param after the same at its end
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
 * A turn's events with one more effect, where the flags are told: before the end, which must stay the last event. Those after it
 * count one further, so that no number is there twice.
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
