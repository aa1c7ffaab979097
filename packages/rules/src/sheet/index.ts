/** A hero's numbers, derived from what they are and wear. */
export {
  abilityModifier,
  abilityScore,
  bardicDie,
  checkBonus,
  initiative,
  initiativeAdvantage,
  martialArtsDie,
  passivePerception,
  proficiencyBonus,
  proficientSaves,
  rageDamage,
  saveBonus,
  sneakAttackDice,
} from "./abilities.ts";
export { armorClass } from "./armor-class.ts";
export {
  attackOptions,
  attacksPerAction,
  explainedAttacks,
  stowedAttackOptions,
  type ExplainedAttack,
} from "./attacks.ts";
export { blankHero, gearItem, restedState } from "./blank-hero.ts";
export { withinBounds } from "./bounds.ts";
export { chosen, classLevel, hasFeature, hasStyle, heroLevel, lineageOf, modifierOf, proficiencyAt } from "./build.ts";
export { carryingCapacity, coinsOf, load, withCoins, type Coins } from "./carrying.ts";
export type { Circumstances, GivenEffect } from "./circumstances.ts";
export { creatureCombatant, heroCombatant } from "./combatants.ts";
export { conditionImmunities, darkvision, immunities, ragesNow, resistances } from "./defences.ts";
export { activeEffects, heldShield, wieldedWeapons, wornArmor, type Resolved } from "./equipment.ts";
export { resource, resources, type Resource } from "./resources.ts";
export {
  canCast,
  highestSpellLevel,
  mostSlots,
  pactSlots,
  slots,
  spellAbility,
  spellAttack,
  spellSaveDc,
  type Slots,
} from "./spellcasting.ts";
export { armorTrained, armorTrouble, weaponTrained } from "./training.ts";
export { hitDice, mostHitPoints, speed } from "./vitality.ts";
