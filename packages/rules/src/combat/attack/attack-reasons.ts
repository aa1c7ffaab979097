import type { Combatant } from "../../combatant.ts";
import type { AttackRequest } from "./attack-request.ts";
import { canDodge } from "../turn/budget.ts";
import { CONDITION_RULES, conditionName, conditionsOf, hasCondition, hasConditionFrom } from "../state/conditions.ts";
import { allReasons, reason, type Reasons } from "../rolls/d20.ts";
import { changesOf } from "../state/effects.ts";
import { hasTrait, isUnder } from "../state/traits.ts";

/** Whether an attack is made at range: one with a ranged weapon or a throw, or a spell beyond reach. */
export const isRanged = ({ option, thrown = false, distance }: AttackRequest): boolean =>
  option.kind === "ranged" || thrown || (option.kind === "spell" && option.range !== null) || distance > option.reach;

/** What the attacker's and the target's conditions do to the roll (SRD 5.2, "Conditions"). */
function ofConditions(attacker: Combatant, target: Combatant, request: AttackRequest): Reasons {
  const { distance, targetUnseen = false, attackerUnseen = false, fearUnseen = false } = request;
  const all: Reasons[] = [];
  for (const id of conditionsOf(attacker)) {
    const { attacks } = CONDITION_RULES[id];
    const idle = (id === "frightened" && fearUnseen) || (id === "invisible" && attackerUnseen);
    if (!idle) all.push(reason(attacks, conditionName(id)));
  }
  const isHeld = hasCondition(attacker, "grappled") && !hasConditionFrom(attacker, "grappled", target.id);
  if (isHeld) all.push(reason("disadvantage", "Grappled by another"));
  for (const id of conditionsOf(target)) {
    const { attacked } = CONDITION_RULES[id];
    const idle = id === "invisible" && targetUnseen;
    if (!idle) all.push(reason(attacked, `the target is ${conditionName(id)}`));
  }
  if (hasCondition(target, "prone")) {
    all.push(
      distance <= 5
        ? reason("advantage", "the target is Prone")
        : reason("disadvantage", "the target is Prone and out of reach"),
    );
  }
  return allReasons(...all);
}

/** Range, sight, armour and the weapon itself. */
function ofPlace(attacker: Combatant, request: AttackRequest): Reasons {
  const { option, distance, foeBeside = false, targetUnseen = false, attackerUnseen = false, allyBeside } = request;
  const ranged = isRanged(request);
  const all: Reasons[] = [
    reason(targetUnseen ? "disadvantage" : null, "the target is unseen"),
    reason(attackerUnseen ? "advantage" : null, "unseen"),
    reason(ranged && foeBeside ? "disadvantage" : null, "a foe is beside the attacker"),
    reason(ranged && option.range && distance > option.range[0] ? "disadvantage" : null, "long range"),
    reason(option.properties.includes("too-heavy") ? "disadvantage" : null, "too heavy a weapon"),
    reason(option.properties.includes("untrained-armor") ? "disadvantage" : null, "armor without training"),
    reason(allyBeside && hasTrait(attacker, "pack-tactics") ? "advantage" : null, "Pack Tactics"),
  ];
  return allReasons(...all);
}

/** Effects on the attacker that help or hinder this attack, and effects on the target that do. */
function ofEffects(attacker: Combatant, target: Combatant, { option }: AttackRequest): Reasons {
  const own = changesOf(attacker, "attack")
    .filter(({ change }) => change.against === undefined || change.against === target.id)
    .filter(({ change }) => change.ability === undefined || change.ability === option.ability)
    .map(({ effect, change }) => ({ ...reason(change.mode, effect.name), used: [effect] }));
  const others = changesOf(target, "attacked")
    .filter(({ change }) => (change.by ?? attacker.id) === attacker.id && change.notBy !== attacker.id)
    .filter(({ effect }) => effect.id !== "dodge" || canDodge(target))
    .map(({ effect, change }) => ({ ...reason(change.mode, effect.name), used: [effect] }));
  return allReasons(...own, ...others);
}

/** Why an attack roll has Advantage or Disadvantage: every reason, also those that cancel. */
export const attackReasons = (attacker: Combatant, target: Combatant, request: AttackRequest): Reasons =>
  allReasons(
    request.reasons,
    ofConditions(attacker, target, request),
    ofPlace(attacker, request),
    ofEffects(attacker, target, request),
  );

/** Why an attack cannot be made at all; null where it can. */
export function whyNoAttack(attacker: Combatant, target: Combatant, request: AttackRequest): string | null {
  const { option, distance, thrown = false, cover = "none" } = request;
  if (target.state.life === "dead") return `${target.name} is dead.`;
  if (isUnder(target, "blinked-away")) return `${target.name} is on another plane.`;
  if (cover === "total") return `${target.name} is behind total cover.`;
  if (hasConditionFrom(attacker, "charmed", target.id)) {
    return `${attacker.name} is charmed by ${target.name} and cannot attack them.`;
  }
  if (thrown && option.range === null) return `${option.name} is not made for throwing.`;
  const reaches = !thrown && option.kind !== "ranged" && distance <= option.reach;
  if (!reaches && (option.range === null || distance > option.range[1])) {
    return `${target.name} is out of reach of ${option.name}.`;
  }
  return null;
}
