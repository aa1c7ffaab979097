import type { Combatant, RulesEvent } from "../combatant.ts";
import type { Dice } from "../dice.ts";
import type { Hero, HeroState } from "../hero.ts";
import { heroCombatant } from "../sheet/combatants.ts";
import type { Circumstances } from "../sheet/circumstances.ts";
import { circumstancesOf } from "../spells/effect/active-effects.ts";
import { heroNow, Stage } from "../spells/stage.ts";

/** Dice for rules that have nothing to roll here. A roll would be a mistake in the rules, so it throws. */
export const NO_DICE: Dice = {
  roll: () => {
    throw new Error("This rule must not roll");
  },
};

export const withHeroState = (hero: Hero, state: Partial<HeroState>): Hero => ({
  ...hero,
  state: { ...hero.state, ...state },
});

/** What is true of a hero now by what works on them. */
export const nowOf = ({ state }: Hero): Circumstances => circumstancesOf(state.effects ?? []);

interface RuleOutcome {
  readonly combatant: Combatant;
  readonly events: readonly RulesEvent[];
  readonly refused?: string;
}

/** Lets a rule of the fight work on one hero outside of a fight. Says why if the rule refuses; then the hero is as before. */
export function byRule(
  hero: Hero,
  rule: (combatant: Combatant) => RuleOutcome,
): { readonly hero: Hero; readonly refused?: string } {
  // On the stage the rule sees what lasts on the hero: Bless adds its die to a save.
  const stage = new Stage([heroCombatant(hero, nowOf(hero))], NO_DICE);
  const refused = stage.let(hero.id, rule)?.refused;
  const combatant = stage.find(hero.id);
  if (refused !== undefined || !combatant) return { hero, ...(refused !== undefined && { refused }) };
  return { hero: withHeroState(heroNow(combatant) ?? hero, combatant.state) };
}
