import type { Combatant, Damage, DamageType, RulesEvent } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import { holdConcentration } from "../state/concentration.ts";
import { hasCondition, removeCondition } from "../state/conditions.ts";
import { hurtWhileDown, knockOut, fall } from "../state/dying.ts";
import { changesOf, isForbidden } from "../state/effects.ts";
import { reaching } from "../state/wards.ts";
import { inTurn, refused, unchanged, withState, type Outcome } from "../outcome.ts";

/** One source of damage, of one type or several at once. */
export interface Harm {
  readonly damages: readonly Damage[];
  readonly critical?: boolean;
  /** The attacker of a melee attack wants the target alive (SRD 5.2, "Knocking Out a Creature"). */
  readonly knockOut?: boolean;
}

interface Suffered extends Damage {
  readonly because: readonly string[];
}

/**
 * What is left of damage. The order is the rules': what adds and takes away first (the caller's, a halving save too), then resistance,
 * half rounded down, then vulnerability, twice (SRD 5.2, "Damage and Healing": Order of Application). Several sources of either
 * count once.
 */
export function afterDefences(combatant: Combatant, { amount, type }: Damage): Suffered {
  const whole = Math.max(0, Math.floor(amount));
  if (type === null) return { amount: whole, type, because: [] };
  if (combatant.immunities.includes(type)) return { amount: 0, type, because: [`immune to ${type}`] };
  const resists =
    combatant.resistances.includes(type) ||
    hasCondition(combatant, "petrified") ||
    changesOf(combatant, "resistance").some(({ change }) => change.types.includes(type));
  const isVulnerable = combatant.vulnerabilities.includes(type);
  const halved = resists ? Math.floor(whole / 2) : whole;
  return {
    amount: isVulnerable ? halved * 2 : halved,
    type,
    because: [...(resists ? [`resistance to ${type}`] : []), ...(isVulnerable ? [`vulnerable to ${type}`] : [])],
  };
}

/** Damages of one type become one, so that resistance rounds down once. */
function byType(damages: readonly Damage[]): readonly Damage[] {
  const sums = new Map<DamageType | null, number>();
  for (const { amount, type } of damages) sums.set(type, (sums.get(type) ?? 0) + Math.max(0, Math.floor(amount)));
  return [...sums].map(([type, amount]) => ({ amount, type }));
}

/** Temporary hit points go first; what is left over is taken from the hit points (SRD 5.2, "Temporary Hit Points"). */
function lose(combatant: Combatant, amount: number, harm: Harm): Outcome {
  const { hitPoints, temporary, life } = combatant.state;
  const absorbed = Math.min(temporary, amount);
  const through = amount - absorbed;
  const shielded = withState(combatant, { temporary: temporary - absorbed });
  if (life !== "up")
    return through > 0 ? hurtWhileDown(shielded, through, harm.critical ?? false) : unchanged(shielded);
  if (through < hitPoints) return unchanged(withState(shielded, { hitPoints: hitPoints - through }));
  if (through === 0) return unchanged(shielded);
  if (harm.knockOut) return knockOut(shielded);
  return fall(shielded, through - hitPoints);
}

/** Damage from one source: defences, temporary hit points, what happens at 0, and the save of who concentrates. */
export function takeDamage(combatant: Combatant, harm: Harm, dice: Dice): Outcome {
  if (combatant.state.life === "dead") return unchanged(combatant);
  const { combatant: reached, damages } = reaching(combatant, harm.damages, dice);
  const suffered = byType(damages).map((one) => afterDefences(reached, one));
  const total = suffered.reduce((sum, { amount }) => sum + amount, 0);
  const events: RulesEvent[] = suffered.map(({ amount, type, because }) => ({
    type: "damage",
    to: combatant.id,
    amount,
    damageType: type,
    because,
  }));
  return inTurn(
    reached,
    (one) => ({ combatant: one, events }),
    (one) => lose(one, total, harm),
    (one) => holdConcentration(one, total, dice),
  );
}

/** Healing: never past the most; who was down wakes; the dead stay dead (SRD 5.2, "Healing"). */
export function heal(combatant: Combatant, amount: number, because: string): Outcome {
  const { hitPoints, life } = combatant.state;
  if (life === "dead") return refused(combatant, `${combatant.name} is dead.`);
  const barred = isForbidden(combatant, "healing");
  if (barred) return refused(combatant, `${combatant.name} cannot regain hit points: ${barred.name}.`);
  const gained = Math.min(Math.max(0, Math.floor(amount)), combatant.maxHitPoints - hitPoints);
  if (gained <= 0) return unchanged(combatant);
  const awake = withState(combatant, {
    hitPoints: hitPoints + gained,
    life: "up",
    deathSaves: { successes: 0, failures: 0 },
  });
  const events: RulesEvent[] = [{ type: "healing", to: combatant.id, amount: gained, because }];
  if (life !== "up") events.push({ type: "life", of: combatant.id, life: "up" });
  return inTurn(
    awake,
    (one) => ({ combatant: one, events }),
    (one) => removeCondition(one, "unconscious", "healed", ({ source }) => source === "0 hit points"),
  );
}

/** Temporary hit points do not add up: the greater of old and new stays (SRD 5.2, "Temporary Hit Points"). */
export function giveTemporary(combatant: Combatant, amount: number, because: string): Outcome {
  const given = Math.floor(amount);
  if (combatant.state.life === "dead" || given <= combatant.state.temporary) return unchanged(combatant);
  return {
    combatant: withState(combatant, { temporary: given }),
    events: [{ type: "temporary", to: combatant.id, amount: given, because }],
  };
}
