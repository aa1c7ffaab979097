import type { Ability } from "#contracts/options";
import type { Combatant } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import { canDodge } from "../turn/budget.ts";
import { CONDITION_RULES, conditionName, conditionsOf, isIncapacitated } from "../state/conditions.ts";
import { coverBonus, coverName, type Cover } from "../attack/cover.ts";
import { allReasons, reason, rollD20, type Reasons, usedUp } from "./d20.ts";
import { changesOf } from "../state/effects.ts";
import type { Outcome } from "../outcome.ts";
import { easySaves, hasClassFeature, hinderedByArmor } from "../state/traits.ts";

export interface SaveRequest {
  readonly ability: Ability;
  readonly dc: number;
  /** What the save averts: conditions, and `magic` for a spell. Some resist such things better. */
  readonly against?: readonly string[];
  readonly cover?: Cover;
  readonly plus?: number;
  readonly reasons?: Reasons;
  readonly inspiration?: boolean;
}

export interface SaveOutcome extends Outcome {
  readonly success: boolean;
}

function saveReasons(combatant: Combatant, { ability, against = [], reasons }: SaveRequest): Reasons {
  const hard = conditionsOf(combatant).filter((id) => CONDITION_RULES[id].hardSaves.includes(ability));
  const easy = isIncapacitated(combatant)
    ? easySaves(combatant, ability, against).filter((why) => why !== "Danger Sense")
    : easySaves(combatant, ability, against);
  return allReasons(
    reasons,
    { advantage: easy, disadvantage: hard.map(conditionName) },
    hinderedByArmor(combatant, ability) ? reason("disadvantage", "armor without training") : undefined,
    ...changesOf(combatant, "save")
      .filter(({ change }) => change.ability === undefined || change.ability === ability)
      .filter(({ change }) => change.against === undefined || against.includes(change.against))
      .filter(({ effect }) => effect.id !== "dodge" || canDodge(combatant))
      .map(({ effect, change }) => ({ ...reason(change.mode, effect.name), used: [effect] })),
  );
}

/** A saving throw (SRD 5.2, "Saving Throws"). Who cannot move fails those of Strength and Dexterity without a roll. */
export function savingThrow(combatant: Combatant, request: SaveRequest, dice: Dice): SaveOutcome {
  const { ability, dc, cover = "none" } = request;
  const failing = conditionsOf(combatant).find((id) => CONDITION_RULES[id].failedSaves.includes(ability));
  if (failing) {
    const because = [`${conditionName(failing)}: fails`];
    return {
      combatant,
      success: false,
      events: [
        {
          type: "save",
          by: combatant.id,
          ability,
          dice: [],
          natural: null,
          mode: null,
          total: 0,
          dc,
          success: false,
          because,
        },
      ],
    };
  }
  const covered = ability === "dexterity" ? coverBonus(cover) : 0;
  const roll = rollD20(
    combatant,
    {
      kind: "save",
      test: { ability },
      bonus: combatant.saves[ability] + covered + (request.plus ?? 0),
      label: `${combatant.name}: ${ability} save`,
      reasons: saveReasons(combatant, request),
      against: dc,
      inspiration: request.inspiration ?? false,
    },
    dice,
  );
  const success = roll.total >= dc;
  const spent = usedUp(combatant, roll);
  return {
    combatant: spent.combatant,
    success,
    events: [
      {
        type: "save",
        by: combatant.id,
        ability,
        dice: roll.dice,
        natural: roll.natural,
        mode: roll.mode,
        total: roll.total,
        dc,
        success,
        because: [...roll.because, ...(covered > 0 ? [`${coverName(cover)} +${covered}`] : [])],
      },
      ...spent.events,
    ],
  };
}

/**
 * Damage after a save that halves it: half on a success, rounded down. With Evasion nothing on a success and half on a failure
 * (SRD 5.2, "Evasion").
 */
export function damageAfterSave(combatant: Combatant, ability: Ability, amount: number, success: boolean): number {
  const evades = ability === "dexterity" && hasClassFeature(combatant, "evasion") && !isIncapacitated(combatant);
  if (evades) return success ? 0 : Math.floor(amount / 2);
  return success ? Math.floor(amount / 2) : amount;
}
