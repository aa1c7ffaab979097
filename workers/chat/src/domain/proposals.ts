import type { Effect } from "#contracts/play/effects";
import type { GuardFlag } from "#contracts/play/guard";

/** The changes of a sheet that wait. All others are made by the server itself. */
const WAITING: ReadonlySet<Effect["type"]> = new Set([
  "hit_points",
  "temporary_hit_points",
  "gold",
  "item",
  "experience",
  "level_up",
  "condition",
  "resource",
]);
/**
 * Whether a game master's change of a sheet waits for the player's yes where a campaign wants that. What a fight does to hit points never
 * waits, nor do hit points that the server has rolled.
 * @param isRolled whether the table's dice gave the hit points
 */
export function mustWait(effect: Effect, inFight: boolean, isRolled: boolean): boolean {
  if (effect.type === "hit_points" && (inFight || isRolled)) return false;
  return WAITING.has(effect.type);
}

/** The flags with which changes that wait stand in their turn. */
export const proposalFlags = (effects: readonly Effect[], nameOf: (characterId: string) => string): GuardFlag[] =>
  effects.map((effect, at) => ({
    id: `proposed-${at}`,
    kind: "proposed",
    sentence: "",
    about: nameOf(effect.characterId),
    contradicts: null,
    effect,
    resolved: false,
  }));
