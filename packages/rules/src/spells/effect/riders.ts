import type { Combatant, DamageType } from "../../combatant.ts";
import { effectName, effectsOf, givesOf } from "./active-effects.ts";

/** Damage that lasting effects add to a hit. */
export interface Rider {
  readonly dice: string;
  /** The weapon's own where it is null. */
  readonly type: DamageType | null;
  readonly from: string;
}

/** What a hit adds by spells: Divine Favor on the attacker, Hex and Hunter's Mark of the attacker on the target. */
export const ridersOnHit = (attacker: Combatant, target: Combatant, withWeapon: boolean): readonly Rider[] => [
  ...effectsOf(attacker).flatMap((effect) => {
    const { rider } = givesOf(effect);
    return rider && (withWeapon || !rider.weapon)
      ? [{ dice: rider.dice, type: rider.type, from: effectName(effect) }]
      : [];
  }),
  ...effectsOf(target).flatMap((effect) => {
    const { marked } = givesOf(effect);
    return marked && effect.source === attacker.id
      ? [{ dice: marked.dice, type: marked.type, from: effectName(effect) }]
      : [];
  }),
];
