/** Spells: what they are, what casting them does, and what lasts of them. */
export {
  circumstancesOf,
  derived,
  effectName,
  givesOf,
  hasGiven,
  withEffect,
  withoutEffects,
} from "./effect/active-effects.ts";
export { breakFree } from "./effect/break-free.ts";
export { castSpell } from "./casting/cast.ts";
export { sweepSpells, withSpells } from "./effect/after-rule.ts";
export { endConcentration, reveal } from "./effect/concentration.ts";
export { counterspell } from "./casting/counterspell.ts";
export { freeCasts, type FreeCast } from "./casting/free-casts.ts";
export { damageAt, healingAt, raysAt, roundsAt, targetsAt, type Power } from "./casting/growth.ts";
export { harm, heal, keepConcentration, shield } from "./effect/harm.ts";
export { planCast, type CastPlan } from "./casting/plan.ts";
export { repeatSpell } from "./effect/repeat.ts";
export type { CastRequest, Payment } from "./casting/request.ts";
export { ridersOnHit, type Rider } from "./effect/riders.ts";
export { influenceOn, kindOf, rollInfluence, type RollAbout, type RollInfluence } from "./effect/roll-changes.ts";
export { savingThrow, spellAttackRoll } from "./effect/rolls.ts";
export { openSlots, slotFor, type OpenSlot } from "./casting/slots.ts";
export type { Gives, Spell, SpellEffect } from "./spell.ts";
export { hasSpells, setSpells, spellNamed, spells, type SpellRows } from "./spell-table.ts";
export { heroNow, Stage, type Outcome } from "./stage.ts";
export { projected, settled } from "./projection.ts";
export { isAway } from "./casting/targets.ts";
export { passTurn } from "./turns.ts";
export { passTime, ROUNDS } from "./time.ts";
export { rechargeWands } from "./spell-items.ts";
export { hasteAction, retreat } from "./effect/haste.ts";
