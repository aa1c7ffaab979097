import type { Combatant, Damage, OnHit, RulesEvent } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import type { ActiveCondition, ConditionEnd } from "../../hero.ts";
import type { AttackOutcome, AttackRequest } from "./attack-request.ts";
import { attackReasons, whyNoAttack } from "./attack-reasons.ts";
import {
  addCondition,
  CONDITION_RULES,
  conditionName,
  conditionsOf,
  hasCondition,
  isCondition,
  isImmuneTo,
} from "../state/conditions.ts";
import { coverBonus, coverName } from "./cover.ts";
import { rollD20, type Reasons, usedUp } from "../rolls/d20.ts";
import { takeDamage } from "./damage.ts";
import { rollWeapon } from "./damage-roll.ts";
import { changesOf, removeEffects } from "../state/effects.ts";
import { graze, master } from "./masteries.ts";
import { inTurn, unchanged, type Outcome } from "../outcome.ts";
import { givenAway } from "../turn/hiding.ts";
import { rageKept } from "../turn/rage.ts";
import { rideOn, weakness } from "./riders.ts";
import { savingThrow } from "../rolls/saving-throw.ts";
import { criticalFrom } from "../state/traits.ts";
import { imageStruck, turnedAway } from "../state/wards.ts";

/** The armour class that an attack must reach now: the sheet's, cover, effects (SRD 5.2, "Armor Class"). */
export const armorClassNow = (target: Combatant, cover: AttackRequest["cover"] = "none"): number =>
  target.armorClass +
  coverBonus(cover) +
  changesOf(target, "armor-class").reduce((sum, { change }) => sum + change.plus, 0);

/**
 * How long a hit's condition lasts. The table of creatures does not say, so the usual ends hold: a grip and a fall until somebody does
 * something about them, all else to the end of the target's next turn.
 */
function endOf(condition: string, target: Combatant): ConditionEnd {
  const lasts = ["grappled", "restrained", "prone"].includes(condition);
  return lasts ? { kind: "cured" } : { kind: "turn", of: target.id, at: "end" };
}

function suffer(attacker: Combatant, target: Combatant, { condition, save }: OnHit, name: string, dice: Dice): Outcome {
  if (!isCondition(condition) || isImmuneTo(target, condition) || target.state.life === "dead") {
    return unchanged(target);
  }
  const given: ActiveCondition = { id: condition, source: attacker.id, ends: endOf(condition, target) };
  const rolled = save ? savingThrow(target, { ...save, against: [condition] }, dice) : null;
  if (rolled?.success) return rolled;
  return inTurn(
    rolled?.combatant ?? target,
    (one) => ({ combatant: one, events: rolled?.events ?? [] }),
    (one) => addCondition(one, given, name),
  );
}

const miss = (attacker: Combatant, target: Combatant, events: readonly RulesEvent[]): AttackOutcome => ({
  attacker,
  target,
  events,
  result: "miss",
  pushed: 0,
  mayCleave: false,
});

interface Struck {
  readonly request: AttackRequest;
  readonly reasons: Reasons;
  readonly critical: boolean;
}

/** Damage less so much: of the weapon first, then of what was added to it. */
function lessened(damages: readonly Damage[], less: number): readonly Damage[] {
  let left = less;
  return damages.map(({ amount, type }) => {
    const taken = Math.min(left, amount);
    left -= taken;
    return { amount: amount - taken, type };
  });
}

/** What a hit does: the weapon, riders, effects, then what follows from them. */
function hit(attacker: Combatant, target: Combatant, struck: Struck, dice: Dice): AttackOutcome {
  const { request, reasons, critical } = struck;
  const { option, knockOut = false } = request;
  const weapon = rollWeapon(attacker, request, critical, dice);
  const used = [...attacker.turn.used, ...weapon.used];
  const rules = { critical, great: option.properties.includes("great-weapon-fighting") };
  const ridden = rideOn({ ...attacker, turn: { ...attacker.turn, used } }, target, { request, reasons, rules }, dice);
  const damages = lessened([...weapon.damages, ...ridden.damages], weakness(ridden.attacker, dice));
  const whole = damages.reduce((sum, { amount }) => sum + amount, 0);
  const answer = whole > 0 ? request.onDamage?.(target, whole) : undefined;
  const taken = answer ? lessened(damages, whole - answer.left) : damages;
  const hurt = takeDamage(
    answer?.combatant ?? target,
    { damages: taken, critical, knockOut: knockOut && option.kind === "melee" },
    dice,
  );
  const dealt = hurt.events.some((event) => event.type === "damage" && event.to === target.id && event.amount > 0);
  const after = inTurn(
    hurt.combatant,
    ...option.onHit.map((one) => (each: Combatant): Outcome => {
      const { combatant, events } = suffer(ridden.attacker, each, one, option.name, dice);
      return { combatant, events };
    }),
  );
  const mastered = master(ridden.attacker, after.combatant, request, dealt, dice);
  return {
    ...mastered,
    events: [...ridden.events, ...(answer?.events ?? []), ...hurt.events, ...after.events, ...mastered.events],
    result: critical ? "critical" : "hit",
  };
}

/**
 * One attack, from the roll to what it leaves behind (SRD 5.2, "Making an Attack"). A 20 always hits and is critical, a 1 always misses;
 * a hit from within 5 feet on who is Paralyzed or Unconscious is critical. What it costs in actions is not asked here.
 */
export function attack(attacker: Combatant, target: Combatant, request: AttackRequest, dice: Dice): AttackOutcome {
  const why = whyNoAttack(attacker, target, request);
  if (why !== null) {
    const events: RulesEvent[] = [{ type: "refused", who: attacker.id, why }];
    return { ...miss(attacker, target, events), result: "refused", refused: why };
  }
  const ward = turnedAway(attacker, target, dice);
  if (ward.lost) return miss(ward.combatant, target, ward.events);
  const outcome = attackRolled(ward.combatant, target, request, dice);
  return { ...outcome, events: [...ward.events, ...outcome.events] };
}

/** The roll of an attack that nothing forbids, and what follows. */
function attackRolled(attacker: Combatant, aimedAt: Combatant, request: AttackRequest, dice: Dice): AttackOutcome {
  const { option, distance, cover = "none" } = request;
  const reasons = attackReasons(attacker, aimedAt, request);
  const before = armorClassNow(aimedAt, cover);
  const roll = rollD20(
    attacker,
    {
      kind: "attack",
      test: { ability: option.ability ?? undefined },
      bonus: option.toHit,
      label: `${attacker.name}: ${option.name}`,
      reasons,
      against: before,
      inspiration: request.inspiration ?? false,
    },
    dice,
  );
  const critAt = option.kind === "spell" ? 20 : criticalFrom(attacker);
  // A wider critical range widens what is critical, not what hits: a 19 must still reach the armour class.
  const wouldHit = roll.natural !== 1 && (roll.natural === 20 || roll.total >= before);
  const braced = wouldHit ? request.onRoll?.(aimedAt) : undefined;
  const target = braced?.combatant ?? aimedAt;
  const against = armorClassNow(target, cover);
  const total = roll.total - (braced?.less ?? 0);
  const hits = wouldHit && (roll.natural === 20 || total >= against);
  const helpless = conditionsOf(target).find((id) => CONDITION_RULES[id].criticalWithin5 && distance <= 5);
  const image = hits && !hasCondition(attacker, "blinded") ? imageStruck(target, dice) : null;
  const strikes = hits && image?.struck !== true;
  const critical = strikes && (roll.natural >= critAt || helpless !== undefined);
  const rolled: RulesEvent = {
    type: "attack",
    by: attacker.id,
    on: target.id,
    option: option.id,
    dice: roll.dice,
    natural: roll.natural,
    mode: roll.mode,
    toHit: option.toHit,
    total,
    against,
    result: critical ? "critical" : strikes ? "hit" : "miss",
    because: [
      ...roll.because,
      ...(hits && !strikes ? ["Mirror Image"] : []),
      ...(cover === "none" ? [] : [`${coverName(cover)} +${coverBonus(cover)}`]),
      ...(critical && helpless !== undefined && roll.natural < critAt
        ? [`critical: the target is ${conditionName(helpless)}`]
        : []),
    ],
  };
  const spent = inTurn(
    attacker,
    (one) => usedUp(one, roll),
    (one) => givenAway(one),
    (one) => unchanged(rageKept(one, request.offTurn !== true)),
  );
  const noticed = removeEffects(
    image?.combatant ?? target,
    "used",
    (one) => one.once === true && roll.used.includes(one),
  );
  const events: RulesEvent[] = [
    ...(braced?.events ?? []),
    rolled,
    ...spent.events,
    ...noticed.events,
    ...(image?.events ?? []),
  ];
  if (hits && !strikes) return miss(spent.combatant, noticed.combatant, events);
  if (!hits) {
    const grazed = request.withoutMastery
      ? unchanged(noticed.combatant)
      : graze(spent.combatant, noticed.combatant, request, dice);
    return miss(spent.combatant, grazed.combatant, [...events, ...grazed.events]);
  }
  const outcome = hit(spent.combatant, noticed.combatant, { request, reasons, critical }, dice);
  return { ...outcome, events: [...events, ...outcome.events] };
}
