import type { AttackOption, Combatant, TurnBudget } from "../../combatant.ts";
import {
  CONDITION_RULES,
  conditionName,
  conditionsOf,
  hasCondition,
  isIncapacitated,
  removeCondition,
} from "../state/conditions.ts";
import { changesOf, isForbidden } from "../state/effects.ts";
import { inTurn, refused, type Outcome } from "../outcome.ts";
import { hasClassFeature } from "../state/traits.ts";

const withTurn = (combatant: Combatant, change: Partial<TurnBudget>): Combatant => ({
  ...combatant,
  turn: { ...combatant.turn, ...change },
});
const spent = (combatant: Combatant, change: Partial<TurnBudget>, what: string, amount = 1): Outcome => ({
  combatant: withTurn(combatant, change),
  events: [{ type: "spent", by: combatant.id, what, amount }],
});

/** Feet that a combatant can move in a turn now (SRD 5.2, "Speed", "Conditions", "Exhaustion"). */
export function speedNow(combatant: Combatant): number {
  if (conditionsOf(combatant).some((id) => CONDITION_RULES[id].still) || combatant.state.life !== "up") return 0;
  // A hero's speed counts the exhaustion with which they joined.
  const tired = combatant.state.exhaustion - (combatant.hero?.state.exhaustion ?? 0);
  const plus = changesOf(combatant, "speed").reduce((sum, { change }) => sum + change.plus, 0);
  return Math.max(0, combatant.speed - 5 * tired + plus);
}

/** Whether Dodge still helps: not who is Incapacitated, nor who cannot move (SRD 5.2, "Dodge"). */
export const canDodge = (combatant: Combatant): boolean => !isIncapacitated(combatant) && speedNow(combatant) > 0;

/** The start of a turn gives all back, the reaction too (SRD 5.2, "Your Turn", "Reactions"). */
export const freshTurn = (combatant: Combatant): Combatant =>
  withTurn(combatant, {
    action: true,
    bonusAction: true,
    reaction: true,
    movement: speedNow(combatant),
    attacks: 0,
    used: [],
  });

/** Why somebody cannot act; null where they can. */
function whyIdle(combatant: Combatant): string | null {
  if (combatant.state.life !== "up") return `${combatant.name} is ${combatant.state.life}.`;
  if (!isIncapacitated(combatant)) return null;
  const by = conditionsOf(combatant).find(
    (id) => id === "incapacitated" || CONDITION_RULES[id].implies.includes("incapacitated"),
  );
  return `${combatant.name} is ${conditionName(by ?? "incapacitated")} and cannot act.`;
}

export type Cost = "action" | "bonusAction" | "reaction";
const COST_NAMES: Readonly<Record<Cost, string>> = {
  action: "action",
  bonusAction: "bonus action",
  reaction: "reaction",
};

/** Spends an action, a bonus action or the reaction, or says why there is none. */
export function spend(combatant: Combatant, cost: Cost): Outcome {
  const why = whyIdle(combatant);
  if (why !== null) return refused(combatant, why);
  const barred = isForbidden(combatant, cost);
  if (barred) return refused(combatant, `${combatant.name} cannot take a ${COST_NAMES[cost]}: ${barred.name}.`);
  const other = { action: "bonusAction", bonusAction: "action", reaction: null }[cost] as
    | "action"
    | "bonusAction"
    | null;
  const [slow] = changesOf(combatant, "one-act");
  if (slow && other && !combatant.turn[other]) {
    return refused(combatant, `${combatant.name} has acted in this turn: ${slow.effect.name}.`);
  }
  if (!combatant.turn[cost]) return refused(combatant, `${combatant.name} has no ${COST_NAMES[cost]} left.`);
  return spent(combatant, { [cost]: false }, cost);
}

const loaded = (option: AttackOption): string => `loaded ${option.id}`;
const LIGHT = "light ";
const STRUCK = "struck ";

/** Unarmed Strikes that a monk's bonus action gives, which no weapon can take (SRD 5.2, "Martial Arts", "Flurry of Blows"). */
const BLOW = "unarmed blow";
export const withBlows = (combatant: Combatant, count: number): Combatant =>
  withTurn(combatant, { used: [...combatant.turn.used, ...Array.from({ length: count }, () => BLOW)] });

/** Spends one attack: one that is left of the Attack action, or the action itself, which Extra Attack and Multiattack divide. */
export function spendAttack(combatant: Combatant, option: AttackOption, on?: string): Outcome {
  const why = whyIdle(combatant);
  if (why !== null) return refused(combatant, why);
  const { turn } = combatant;
  const blow = option.properties.includes("unarmed") ? turn.used.indexOf(BLOW) : -1;
  if (blow >= 0) {
    return { combatant: withTurn(combatant, { used: turn.used.filter((_, at) => at !== blow) }), events: [] };
  }
  const hasBegun = turn.attacks > 0;
  const isLoaded = !hasBegun || !turn.used.includes(loaded(option));
  if (option.properties.includes("loading") && !isLoaded) {
    return refused(combatant, `${option.name} must be loaded again: one shot an action.`);
  }
  if (!hasBegun && !turn.action) return refused(combatant, `${combatant.name} has no attack left this turn.`);
  const base = hasBegun ? { combatant, events: [] } : spend(combatant, "action");
  if (base.refused !== undefined) return base;
  // A second Attack action, as Action Surge gives, loads again.
  const kept = hasBegun ? turn.used : turn.used.filter((one) => !one.startsWith("loaded "));
  const used = [
    ...kept,
    ...(option.properties.includes("loading") ? [loaded(option)] : []),
    ...(option.properties.includes("light") ? [`${LIGHT}${option.id}`] : []),
    ...(on === undefined || option.properties.includes("unarmed") ? [] : [`${STRUCK}${on}`]),
  ];
  const attacks = hasBegun ? turn.attacks - 1 : Math.max(1, combatant.attacksPerAction) - 1;
  return { combatant: withTurn(base.combatant, { attacks, used }), events: base.events };
}

/**
 * The extra attack of two light weapons (SRD 5.2, "Light", "Nick"): with another light weapon than the one attacked with, as a bonus
 * action, or with Nick within the Attack action; once a turn.
 */
export function spendExtraAttack(combatant: Combatant, option: AttackOption): Outcome {
  const why = whyIdle(combatant);
  if (why !== null) return refused(combatant, why);
  const { used } = combatant.turn;
  if (!option.properties.includes("light")) return refused(combatant, `${option.name} is not a light weapon.`);
  if (!used.some((one) => one.startsWith(LIGHT) && one !== `${LIGHT}${option.id}`)) {
    return refused(combatant, "The extra attack follows an attack with another light weapon.");
  }
  if (used.includes("light extra")) return refused(combatant, `${combatant.name} has made the extra attack this turn.`);
  if (option.properties.includes("loading") && used.includes(loaded(option))) {
    return refused(combatant, `${option.name} must be loaded again: one shot an action.`);
  }
  const paid: Outcome = option.mastery === "nick" ? { combatant, events: [] } : spend(combatant, "bonusAction");
  if (paid.refused !== undefined) return paid;
  return { ...paid, combatant: withTurn(paid.combatant, { used: [...used, "light extra"] }) };
}

/**
 * A hunter's attack on another foe than the one just attacked with a weapon, once a turn (SRD 5.2, "Hunter's Prey": Horde Breaker). It costs
 * nothing.
 */
export function spendHordeBreaker(combatant: Combatant, on: string): Outcome {
  const why = whyIdle(combatant);
  if (why !== null) return refused(combatant, why);
  const { used } = combatant.turn;
  const isHunter =
    hasClassFeature(combatant, "hunters-prey") && combatant.hero?.choices["hunters-prey"] === "horde-breaker";
  if (!isHunter) return refused(combatant, `${combatant.name} is no Horde Breaker.`);
  if (used.includes("horde-breaker")) return refused(combatant, "Horde Breaker works once a turn.");
  if (!used.some((one) => one.startsWith(STRUCK) && one !== `${STRUCK}${on}`)) {
    return refused(combatant, "Horde Breaker follows an attack on another foe.");
  }
  return { combatant: withTurn(combatant, { used: [...used, "horde-breaker"] }), events: [] };
}

/** Spends feet of movement. Who is Prone crawls: each foot costs one more (SRD 5.2, "Prone"). */
export function spendMovement(combatant: Combatant, feet: number): Outcome {
  const why = whyIdle(combatant);
  if (why !== null) return refused(combatant, why);
  const still = conditionsOf(combatant).find((id) => CONDITION_RULES[id].still);
  if (still) return refused(combatant, `${combatant.name} is ${conditionName(still)} and cannot move.`);
  const cost = feet * (hasCondition(combatant, "prone") ? 2 : 1);
  const { movement } = combatant.turn;
  if (cost > movement) {
    return refused(combatant, `${combatant.name} has ${movement} feet left, and this takes ${cost}.`);
  }
  return spent(combatant, { movement: movement - cost }, "movement", cost);
}

/** Stands up, for half the speed (SRD 5.2, "Prone"). */
export function standUp(combatant: Combatant): Outcome {
  if (!hasCondition(combatant, "prone")) return refused(combatant, `${combatant.name} is not Prone.`);
  const cost = Math.floor(speedNow(combatant) / 2);
  if (cost === 0) return refused(combatant, `${combatant.name} cannot stand up with a speed of 0.`);
  const { movement } = combatant.turn;
  if (cost > movement) {
    return refused(combatant, `${combatant.name} has ${movement} feet left, and standing up takes ${cost}.`);
  }
  return inTurn(
    combatant,
    (one) => spent(one, { movement: movement - cost }, "movement", cost),
    (one) => removeCondition(one, "prone", "stood up"),
  );
}

/** One action more in this turn, as Action Surge gives. */
export const giveAction = (combatant: Combatant): Combatant => withTurn(combatant, { action: true });
