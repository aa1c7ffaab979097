import type { Combatant, Damage, RulesEvent } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import type { AttackRequest } from "./attack-request.ts";
import { addCondition, isImmuneTo } from "../state/conditions.ts";
import { takeDamage } from "./damage.ts";
import { addEffect, effectNamed } from "../state/effects.ts";
import { inTurn, unchanged, type Outcome } from "../outcome.ts";
import { savingThrow } from "../rolls/saving-throw.ts";
import { LARGE, sizeOf } from "../state/traits.ts";

export interface Mastered {
  readonly attacker: Combatant;
  readonly target: Combatant;
  readonly events: readonly RulesEvent[];
  readonly pushed: number;
  readonly mayCleave: boolean;
}

/** Graze: a miss still hurts by the ability's modifier, in the weapon's type, and by nothing else (SRD 5.2, "Graze"). */
export function graze(attacker: Combatant, target: Combatant, { option }: AttackRequest, dice: Dice): Outcome {
  const amount = option.ability === null ? 0 : attacker.abilities[option.ability];
  if (option.mastery !== "graze" || amount <= 0) return unchanged(target);
  const damages: Damage[] = [{ amount, type: option.damage[0]?.type ?? null }];
  return takeDamage(target, { damages }, dice);
}

const topple = (attacker: Combatant, target: Combatant, { option }: AttackRequest, dice: Dice): Outcome => {
  if (isImmuneTo(target, "prone")) return unchanged(target);
  const ability = option.ability === null ? 0 : attacker.abilities[option.ability];
  const dc = 8 + ability + attacker.proficiency;
  const save = savingThrow(target, { ability: "constitution", dc, against: ["prone"] }, dice);
  if (save.success) return save;
  return inTurn(
    save.combatant,
    (one) => ({ combatant: one, events: save.events }),
    (one) => addCondition(one, { id: "prone", source: attacker.id, ends: { kind: "cured" } }, "Topple"),
  );
};

/** What a mastery does with a hit (SRD 5.2, "Mastery Properties"). `dealt`: whether the hit did damage. */
export function master(
  attacker: Combatant,
  target: Combatant,
  request: AttackRequest,
  dealt: boolean,
  dice: Dice,
): Mastered {
  const { option, withoutMastery = false } = request;
  const none: Mastered = { attacker, target, events: [], pushed: 0, mayCleave: false };
  const onTarget = (outcome: Outcome): Mastered => ({ ...none, target: outcome.combatant, events: outcome.events });
  if (withoutMastery || option.mastery === null) return none;
  if (option.mastery === "cleave") {
    const isFree = request.cleave !== true && !attacker.turn.used.includes("cleave");
    return { ...none, mayCleave: isFree && option.kind === "melee" };
  }
  if (target.state.life === "dead") return none;
  switch (option.mastery) {
    case "push":
      return { ...none, pushed: sizeOf(target) <= LARGE ? 10 : 0 };
    case "sap":
      return onTarget(
        addEffect(target, {
          id: "sap",
          name: "Sap",
          source: attacker.id,
          ends: { kind: "turn", of: attacker.id, at: "start" },
          once: true,
          changes: [{ kind: "attack", mode: "disadvantage" }],
        }),
      );
    case "slow":
      // Several such hits slow by 10 feet together.
      if (!dealt || effectNamed(target, "slow-mastery")) return none;
      return onTarget(
        addEffect(target, {
          id: "slow-mastery",
          name: "Slow",
          source: attacker.id,
          ends: { kind: "turn", of: attacker.id, at: "start" },
          changes: [{ kind: "speed", plus: -10 }],
        }),
      );
    case "topple":
      return onTarget(topple(attacker, target, request, dice));
    case "vex": {
      if (!dealt) return none;
      const vexed = addEffect(attacker, {
        id: `vex ${target.id}`,
        name: "Vex",
        source: attacker.id,
        ends: { kind: "turn", of: attacker.id, at: "end", skip: request.offTurn ? 0 : 1 },
        once: true,
        changes: [{ kind: "attack", mode: "advantage", against: target.id }],
      });
      return { ...none, attacker: vexed.combatant, events: vexed.events };
    }
    default:
      return none;
  }
}
