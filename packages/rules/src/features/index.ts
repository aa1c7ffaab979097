/** What classes, species, feats and items let a hero do. */
export { attune, endAttunement } from "./attunement.ts";
export { attackRecklessly, endRage, extendRage, startRage } from "./barbarian.ts";
export { cutWithWords, inspirationFromSlot, inspire, rollInspiration } from "./bard.ts";
export { divineSpark, preserveLife, turnUndead } from "./cleric.ts";
export { consume, usePieces, type Consumption } from "./consumables.ts";
export { beastLimits, landsAid, ownShape, wildResurgence, wildShape } from "./druid.ts";
export { swapInitiative } from "./feats.ts";
export { actionSurge, secondWind, tacticalMind } from "./fighter.ts";
export {
  bonusStrike,
  deflectAttack,
  flurryOfBlows,
  focusDc,
  openHand,
  patientDefense,
  slowFall,
  stepOfTheWind,
  stunningStrike,
  uncannyMetabolism,
} from "./monk.ts";
export { auraOfProtection, auraReach, divineSense, layOnHands, sacredWeapon } from "./paladin.ts";
export { huntersLore } from "./ranger.ts";
export { CLASS_FEATURES, FEAT_RULES, INVOCATION_RULES, SPECIES_TRAITS, type Covered } from "./register.ts";
export { CUNNING_STRIKES, cunningStrike, secondStory, steadyAim, uncannyDodge } from "./rogue.ts";
export { innateSorcery, pointsFromSlot, slotFromPoints, sorcerousRestoration } from "./sorcerer.ts";
export { adrenalineRush, breatheOut, draconicFlight, giantGift, largeForm } from "./species.ts";
export { darkOnesBlessing, eldritchSmite, magicalCunning } from "./warlock.ts";
export { arcaneRecovery, memorizeSpell } from "./wizard.ts";
export { applyFeature, type FeatureRequest } from "./apply-feature.ts";
