import type { Combatant } from "../combatant.ts";
import type { Dice } from "../dice.ts";
import type { Hero } from "../hero.ts";
import { hasFeature } from "../sheet/build.ts";
import { resource } from "../sheet/resources.ts";
import { speciesNamed } from "../tables/species.ts";
import { hasActedOnce } from "../spells/casting/plan.ts";
import { spendUse } from "../spells/casting/payment.ts";
import { incapacitated } from "../spells/effect/rolls.ts";
import { heroNow, refused, Stage, type Outcome } from "../spells/stage.ts";

/** What using a feature asks for. */
export interface FeatureUse {
  /** Id of the class's feature or of the species' trait. */
  readonly feature: string;
  readonly name: string;
  readonly time?: "action" | "bonus action" | "reaction";
  /** The resource that it spends. */
  readonly cost?: { readonly id: string; readonly amount: number };
  /** Works once a turn. */
  readonly onceATurn?: boolean;
  readonly inFight?: boolean;
}

const TIMES = { action: "action", "bonus action": "bonusAction", reaction: "reaction" } as const;

export const hasTrait = (hero: Hero, trait: string): boolean =>
  speciesNamed(hero.species)?.traits.some(({ id }) => id === trait) ?? false;

/** Why a feature cannot be used now, in words for the player; null where it can. */
export function refusalOfUse(who: Combatant | undefined, use: FeatureUse): string | null {
  const hero = who ? heroNow(who) : null;
  if (!who || !hero) return "Nobody of that name has features";
  if (!hasFeature(hero, use.feature) && !hasTrait(hero, use.feature) && !hero.feats.includes(use.feature)) {
    return `${who.name} does not have ${use.name}`;
  }
  if (incapacitated(who)) return `${who.name} cannot act now`;
  if (use.inFight && use.time && !who.turn[TIMES[use.time]]) return `${who.name} has no ${use.time} left`;
  if (use.inFight && use.time && hasActedOnce(who, use.time)) return `${who.name} is too slow for two acts in a turn`;
  if (use.onceATurn && who.turn.used.includes(use.feature)) return `${use.name} works once a turn`;
  const left = use.cost ? (resource(hero, use.cost.id)?.left ?? 0) : 0;
  if (use.cost && left < use.cost.amount) return `${use.name}: ${left === 0 ? "nothing is" : `only ${left} are`} left`;
  return null;
}

/**
 * Uses a feature: checks, takes its time and its cost, and lets it work. What is refused changes nothing.
 */
export function withUse(
  combatants: readonly Combatant[],
  who: string,
  use: FeatureUse,
  dice: Dice,
  work: (stage: Stage, hero: Hero, user: Combatant) => void,
): Outcome {
  const user = combatants.find(({ id }) => id === who);
  const why = refusalOfUse(user, use);
  const hero = user ? heroNow(user) : null;
  if (why !== null || !user || !hero) return refused(combatants, who, why ?? "");
  const stage = new Stage(combatants, dice);
  stage.change(who, (one) => ({
    ...one,
    turn: {
      ...one.turn,
      ...(use.inFight && use.time ? { [TIMES[use.time]]: false } : {}),
      used: use.onceATurn ? [...one.turn.used, use.feature] : one.turn.used,
    },
  }));
  if (use.cost) spendUse(stage, who, use.cost.id, use.cost.amount);
  work(stage, hero, user);
  return stage.outcome();
}

/** Gives uses back, never more than were spent. */
export function regainUse(stage: Stage, who: string, id: string, amount: number): void {
  stage.changeState(who, ({ usesSpent }) => ({
    usesSpent: { ...usesSpent, [id]: Math.max(0, (usesSpent[id] ?? 0) - amount) },
  }));
}
