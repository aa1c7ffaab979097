/** Spells: what they are, what casting them does, and what lasts of them. */
export {
  circumstancesOf,
  derived,
  effectName,
  givesOf,
  hasGiven,
  withEffect,
  withoutEffects,
} from "./active-effects.ts";
export { breakFree } from "./break-free.ts";
export { castSpell } from "./cast.ts";
export { sweepSpells, withSpells } from "./after-rule.ts";
export { endConcentration, reveal } from "./concentration.ts";
export { counterspell } from "./counterspell.ts";
export { freeCasts, type FreeCast } from "./free-casts.ts";
export { damageAt, healingAt, raysAt, roundsAt, targetsAt, type Power } from "./growth.ts";
export { harm, heal, keepConcentration, shield } from "./harm.ts";
export { planCast, type CastPlan } from "./plan.ts";
export { repeatSpell } from "./repeat.ts";
export type { CastRequest, Payment } from "./request.ts";
export { ridersOnHit, type Rider } from "./riders.ts";
export { influenceOn, kindOf, rollInfluence, type RollAbout, type RollInfluence } from "./roll-changes.ts";
export { savingThrow, spellAttackRoll } from "./rolls.ts";
export { openSlots, slotFor, type OpenSlot } from "./slots.ts";
export type { Gives, Spell, SpellEffect } from "./spell.ts";
export { spellNamed, spells } from "./spell-table.ts";
export { heroNow, Stage, type Outcome } from "./stage.ts";
export { projected, settled } from "./projection.ts";
export { isAway } from "./targets.ts";
export { passTurn } from "./turns.ts";
export { passTime, ROUNDS } from "./time.ts";
export { rechargeWands } from "./spell-items.ts";
export { hasteAction, retreat } from "./haste.ts";
