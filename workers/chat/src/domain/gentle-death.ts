import type { Effect } from "#contracts/play/effects";
import { changeOf, spared } from "#rules/bookkeeping";
import type { RulesEvent } from "#rules/combatant";
import type { Hero } from "#rules/hero";

/**
 * House rule of gentle death for a stored effect that has killed: the effect that leaves the hero stable at 0 instead. It is stored like any
 * other, so that what happened stays as it was when the house rule changes. Null if nothing is to be done.
 */
export function sparingEffect(before: Hero, after: Hero): Effect | null {
  const set = changeOf(after, spared(before, after));
  return set && { type: "hero", characterId: after.id, set, reason: `${after.name} is not dead but stable.` };
}

/** What the rules did, with the heroes as stable whom the house rule of gentle death spares. */
export const sparedInWords = (events: readonly RulesEvent[], isSpared: (id: string) => boolean): RulesEvent[] =>
  events.map((event) =>
    event.type === "life" && event.life === "dead" && isSpared(event.of) ? { ...event, life: "stable" } : event,
  );
