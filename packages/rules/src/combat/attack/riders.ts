import type { Combatant, Damage, DamageType, RulesEvent } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import { resource } from "../../sheet/resources.ts";
import { pactSlots, slots } from "../../sheet/spellcasting.ts";
import { rageDamage, sneakAttackDice } from "../../sheet/abilities.ts";
import { chosen } from "../../sheet/build.ts";
import { creatureNamed } from "../../tables/creatures.ts";
import type { AttackRequest, Rider } from "./attack-request.ts";
import { isRanged } from "./attack-reasons.ts";
import { modeOf, type Reasons } from "../rolls/d20.ts";
import { rollDamage, type DamageRules } from "./damage-roll.ts";
import { changesOf } from "../state/effects.ts";
import { withState } from "../outcome.ts";
import { hasClassFeature, isUnder } from "../state/traits.ts";

/** SRD 5.2, "Sneak Attack"; null for who is no rogue. `given`: dice that pay for a Cunning Strike and are not rolled. */
export function sneakAttack({ hero }: Combatant, given = 0): Rider | null {
  const count = hero ? sneakAttackDice(hero) - given : 0;
  if (count < 0 || !hero || sneakAttackDice(hero) === 0) return null;
  return {
    id: "sneak-attack",
    name: "Sneak Attack",
    damage: count === 0 ? [] : [{ dice: `${count}d6`, type: null }],
    needs: { finesseOrRanged: true, advantageOrAlly: true },
    oncePerTurn: true,
    costs: {},
  };
}

const free = (id: string, name: string, dice: string, type: DamageType | null = null): Rider => ({
  id,
  name,
  damage: [{ dice, type }],
  needs: {},
  oncePerTurn: true,
  costs: {},
});

/** Dice of a raging berserker who attacks recklessly by Strength (SRD 5.2, "Frenzy"). */
const frenzy = (by: Combatant, { ability }: AttackRequest["option"]): Rider | null =>
  by.hero &&
  ability === "strength" &&
  isUnder(by, "rage") &&
  isUnder(by, "reckless-attack") &&
  hasClassFeature(by, "frenzy")
    ? free("frenzy", "Frenzy", `${rageDamage(by.hero)}d6`)
    : null;

/** A hunter's die against who is hurt already (SRD 5.2, "Hunter's Prey": Colossus Slayer). */
const colossusSlayer = (by: Combatant, on: Combatant, { properties }: AttackRequest["option"]): Rider | null =>
  hasClassFeature(by, "hunters-prey") &&
  by.hero?.choices["hunters-prey"] === "colossus-slayer" &&
  !properties.includes("unarmed") &&
  on.state.hitPoints < on.maxHitPoints
    ? free("colossus-slayer", "Colossus Slayer", "1d8")
    : null;

/** A warlock's die with the pact weapon (SRD 5.2, "Lifedrinker"); necrotic of the three types. */
const lifedrinker = ({ hero }: Combatant, { id }: AttackRequest["option"]): Rider | null =>
  hero && chosen(hero, "eldritch-invocations").includes("lifedrinker") && hero.choices["pact-weapon"] === id
    ? free("lifedrinker", "Lifedrinker", "1d6", "necrotic")
    : null;

/**
 * Riders that cost nothing and come by themselves where they fit, each once a turn: Sneak Attack with a finesse or ranged weapon,
 * Frenzy, Colossus Slayer, Lifedrinker. `given`: dice of the Sneak Attack that pay for a Cunning Strike.
 */
export function freeRiders(by: Combatant, on: Combatant, option: AttackRequest["option"], given = 0): readonly Rider[] {
  const { kind, properties } = option;
  if (kind === "spell") return [];
  const fits = kind === "ranged" || properties.includes("finesse");
  return [
    fits ? sneakAttack(by, given) : null,
    frenzy(by, option),
    colossusSlayer(by, on, option),
    lifedrinker(by, option),
  ].filter((one) => one !== null && !by.turn.used.includes(one.id)) as readonly Rider[];
}

/** What effects take off the damage of somebody's hits: a ray that enfeebles, a body made small. */
export const weakness = (by: Combatant, dice: Dice): number =>
  changesOf(by, "weak").reduce(
    (sum, { effect, change }) => sum + rollDamage(change.dice, null, dice, effect.name).amount,
    0,
  );

/** Sneak Attack was not asked for, so that its refusal is no news. */
export const withoutSneakRefusals = (events: readonly RulesEvent[]): readonly RulesEvent[] =>
  events.filter((event) => event.type !== "refused" || !event.why.startsWith("Sneak Attack"));

/**
 * SRD 5.2, "Divine Smite": a spell cast in the moment of a hit, with a slot; `free` spends the use that "Paladin's Smite" gives instead, at
 * level 1.
 */
export function divineSmite(slot: number, target: Combatant, isFree = false): Rider {
  const type = creatureNamed(target.creature ?? "")?.type;
  const count = 1 + (isFree ? 1 : Math.min(9, Math.max(1, slot))) + (type === "fiend" || type === "undead" ? 1 : 0);
  return {
    id: "divine-smite",
    name: "Divine Smite",
    damage: [{ dice: `${count}d8`, type: "radiant" }],
    needs: { melee: true },
    oncePerTurn: true,
    costs: { bonusAction: true, spell: "divine-smite", ...(isFree ? { use: "paladins-smite" } : { slot }) },
  };
}

/** Whether a slot for a spell has been spent in this turn: there is one a turn (SRD 5.2, "Casting Spells"). */
export const SLOT_SPELL = "slot-spell";
/** Marks a turn in which the Magic action was taken: Action Surge gives no second one (SRD 5.2, "Action Surge"). */
export const MAGIC_ACTION = "magic action";

/** Why a spell cannot be cast in the moment of a hit; null where it can. */
function whyNoSpell({ hero, name, state, turn }: Combatant, { costs, name: spell }: Rider): string | null {
  if (costs.spell === undefined) return null;
  const isKnown = hero?.spells.some(({ id, prepared, always }) => id === costs.spell && (prepared || always)) ?? false;
  if (!isKnown) return `${name} has not prepared ${spell}.`;
  if (state.effects?.some(({ id }) => id === "rage")) return `${name} rages and cannot cast ${spell}.`;
  return costs.slot !== undefined && turn.used.includes(SLOT_SPELL) ? "Only one slot can be spent on a turn." : null;
}

/** Spends slot, use and bonus action; a reason instead where there is none left. */
function pay(attacker: Combatant, rider: Rider): { attacker: Combatant; events: RulesEvent[] } | string {
  const { hero } = attacker;
  const { costs, name } = rider;
  let paying = attacker;
  const events: RulesEvent[] = [];
  const barred = whyNoSpell(attacker, rider);
  if (barred !== null) return barred;
  const spend = (what: string): void => {
    events.push({ type: "spent", by: attacker.id, what, amount: 1 });
  };
  if (costs.bonusAction) {
    if (!attacker.turn.bonusAction) return `${attacker.name} has no bonus action left for ${name}.`;
    paying = { ...paying, turn: { ...paying.turn, bonusAction: false } };
    spend("bonusAction");
  }
  if (costs.slot !== undefined) {
    const current = hero ? { ...hero, state: paying.state } : null;
    const held =
      current && (costs.pact ? pactSlots(current) : slots(current).find(({ level }) => level === costs.slot));
    if (!held || held.left < 1) return `${attacker.name} has no slot of level ${costs.slot} left for ${name}.`;
    const { slotsSpent, pactSpent } = paying.state;
    const spent = Array.from({ length: Math.max(slotsSpent.length, costs.slot) }, (_, at) => slotsSpent[at] ?? 0);
    paying = costs.pact
      ? withState(paying, { pactSpent: pactSpent + 1 })
      : withState(paying, { slotsSpent: spent.map((count, at) => (at + 1 === costs.slot ? count + 1 : count)) });
    if (costs.spell !== undefined) {
      paying = { ...paying, turn: { ...paying.turn, used: [...paying.turn.used, SLOT_SPELL] } };
    }
    spend(costs.pact ? "pact slot" : `slot ${costs.slot}`);
  }
  if (costs.use !== undefined) {
    const held = hero ? resource({ ...hero, state: paying.state }, costs.use) : undefined;
    if (!held || held.left < 1) return `${attacker.name} has no ${held?.name ?? costs.use} left.`;
    const { usesSpent } = paying.state;
    paying = withState(paying, { usesSpent: { ...usesSpent, [costs.use]: (usesSpent[costs.use] ?? 0) + 1 } });
    spend(costs.use);
  }
  return { attacker: paying, events };
}

function whyNot(attacker: Combatant, rider: Rider, request: AttackRequest, reasons: Reasons): string | null {
  const { option, allyBeside = false } = request;
  const { melee, finesseOrRanged, advantageOrAlly } = rider.needs;
  if (rider.oncePerTurn && attacker.turn.used.includes(rider.id)) return `${rider.name} works once a turn.`;
  if (option.kind === "spell") return `${rider.name} needs a weapon.`;
  if (melee && isRanged(request)) return `${rider.name} needs a melee attack.`;
  if (finesseOrRanged && option.kind !== "ranged" && !option.properties.includes("finesse")) {
    return `${rider.name} needs a finesse or ranged weapon.`;
  }
  if (!advantageOrAlly) return null;
  const mode = modeOf(reasons);
  return mode === "advantage" || (mode === null && allyBeside)
    ? null
    : `${rider.name} needs Advantage, or an ally beside the target.`;
}

export interface Ridden {
  readonly attacker: Combatant;
  readonly damages: readonly Damage[];
  readonly events: readonly RulesEvent[];
}

/** What a hit adds: riders that are allowed and paid for, and damage of effects such as Hunter's Mark. */
export function rideOn(
  attacker: Combatant,
  target: Combatant,
  given: { readonly request: AttackRequest; readonly reasons: Reasons; readonly rules: DamageRules },
  dice: Dice,
): Ridden {
  const { request, reasons, rules } = given;
  const weaponType: DamageType | null = request.option.damage[0]?.type ?? null;
  const damages: Damage[] = [];
  const events: RulesEvent[] = [];
  let riding = attacker;
  for (const rider of request.riders ?? []) {
    const why = whyNot(riding, rider, request, reasons);
    const paid = why ?? pay(riding, rider);
    if (typeof paid === "string") {
      events.push({ type: "refused", who: attacker.id, why: paid });
      continue;
    }
    const used = rider.oncePerTurn ? [...paid.attacker.turn.used, rider.id] : paid.attacker.turn.used;
    riding = { ...paid.attacker, turn: { ...paid.attacker.turn, used } };
    events.push(...paid.events);
    damages.push(...rider.damage.map((one) => rollDamage(one.dice, one.type ?? weaponType, dice, rider.name, rules)));
  }
  for (const { effect, change } of changesOf(riding, "damage")) {
    if (change.against !== undefined && change.against !== target.id) continue;
    damages.push(rollDamage(change.dice, change.type ?? weaponType, dice, effect.name, rules));
  }
  return { attacker: riding, damages, events };
}
