import type { Combatant, Damage, DamageType, RulesEvent } from "../combatant.ts";
import type { Dice } from "../dice.ts";
import { resource } from "../sheet/resources.ts";
import { pactSlots, slots } from "../sheet/spellcasting.ts";
import { sneakAttackDice } from "../sheet/abilities.ts";
import { creatureNamed } from "../tables/creatures.ts";
import type { AttackRequest, Rider } from "./attack-request.ts";
import { isRanged } from "./attack-reasons.ts";
import { modeOf, type Reasons } from "./d20.ts";
import { rollDamage, type DamageRules } from "./damage-roll.ts";
import { changesOf } from "./effects.ts";
import { withState } from "./outcome.ts";

/** SRD 5.2, "Sneak Attack"; null for who is no rogue. */
export function sneakAttack({ hero }: Combatant): Rider | null {
  const count = hero ? sneakAttackDice(hero) : 0;
  if (count === 0) return null;
  return {
    id: "sneak-attack",
    name: "Sneak Attack",
    damage: [{ dice: `${count}d6`, type: null }],
    needs: { finesseOrRanged: true, advantageOrAlly: true },
    oncePerTurn: true,
    costs: {},
  };
}

/** Riders that cost nothing and come by themselves where they fit: Sneak Attack with a finesse or ranged weapon. */
export function freeRiders(by: Combatant, { kind, properties }: AttackRequest["option"]): readonly Rider[] {
  const fits = kind === "ranged" || (kind === "melee" && properties.includes("finesse"));
  const sneak = fits && !by.turn.used.includes("sneak-attack") ? sneakAttack(by) : null;
  return sneak ? [sneak] : [];
}

/** Sneak Attack was not asked for, so that its refusal is no news. */
export const withoutSneakRefusals = (events: readonly RulesEvent[]): readonly RulesEvent[] =>
  events.filter((event) => event.type !== "refused" || !event.why.startsWith("Sneak Attack"));

/** SRD 5.2, "Divine Smite": a spell cast in the moment of a hit. */
export function divineSmite(slot: number, target: Combatant): Rider {
  const type = creatureNamed(target.creature ?? "")?.type;
  const count = 1 + Math.min(9, Math.max(1, slot)) + (type === "fiend" || type === "undead" ? 1 : 0);
  return {
    id: "divine-smite",
    name: "Divine Smite",
    damage: [{ dice: `${count}d8`, type: "radiant" }],
    needs: { melee: true },
    oncePerTurn: true,
    costs: { bonusAction: true, slot },
  };
}

/** Spends slot, use and bonus action; a reason instead where there is none left. */
function pay(attacker: Combatant, { costs, name }: Rider): { attacker: Combatant; events: RulesEvent[] } | string {
  const { hero } = attacker;
  let paying = attacker;
  const events: RulesEvent[] = [];
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
