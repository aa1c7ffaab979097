import type { Ability } from "#contracts/options";
import { attack, type AttackOutcome, type Reasons } from "#rules/combat";
import type { AttackOption, Combatant } from "#rules/combatant";
import type { Dice } from "#rules/dice";
import { blankHero, heroCombatant } from "#rules/sheet";

/** Somebody who is only known by an armour class: the story's foes have no more numbers. */
const targetWith = (armorClass: number): Combatant => ({
  ...heroCombatant(blankHero("target", "the target")),
  side: "foes",
  armorClass,
});

/** The attack with an ability: the best weapon in hand that uses it, or else the ability and proficiency alone. */
function optionWith({ attacks, abilities, proficiency }: Combatant, ability: Ability): AttackOption {
  const [best] = attacks.filter((one) => one.ability === ability).toSorted((a, b) => b.toHit - a.toHit);
  return {
    ...(best ?? {
      id: ability,
      name: ability,
      kind: "melee",
      toHit: abilities[ability] + proficiency,
      reach: 5,
      range: null,
      properties: [],
      ability,
    }),
    damage: [],
    mastery: null,
    onHit: [],
  };
}

/** An attack roll alone, without damage (SRD 5.2, "Attack Rolls"), for a game master who rolls the damage by itself. */
export function attackRoll(
  attacker: Combatant,
  { ability, armorClass, reasons }: { ability: Ability; armorClass: number; reasons: Reasons },
  dice: Dice,
): Pick<AttackOutcome, "events"> & { readonly combatant: Combatant } {
  const option = optionWith(attacker, ability);
  const distance = option.kind === "melee" ? option.reach : 30;
  const outcome = attack(attacker, targetWith(armorClass), { option, distance, reasons, withoutMastery: true }, dice);
  return { combatant: outcome.attacker, events: outcome.events };
}
