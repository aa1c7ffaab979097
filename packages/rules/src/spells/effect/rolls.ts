import type { Ability } from "#contracts/options";
import type { Combatant } from "../../combatant.ts";
import { attackReasons, isRanged } from "../../combat/attack/attack-reasons.ts";
import type { AttackRequest } from "../../combat/attack/attack-request.ts";
import { armorClassNow } from "../../combat/attack/attack.ts";
import { CONDITION_RULES, conditionsOf, isIncapacitated } from "../../combat/state/conditions.ts";
import { NO_REASONS, rollD20 } from "../../combat/rolls/d20.ts";
import { removeEffects } from "../../combat/state/effects.ts";
import { savingThrow as rollSave } from "../../combat/rolls/saving-throw.ts";
import type { ConditionId } from "../../hero.ts";
import { imageStruck } from "../../combat/state/wards.ts";
import { givesOf } from "./active-effects.ts";
import { wardDc } from "../projection.ts";
import type { Stage } from "../stage.ts";

export const hasCondition = (combatant: Combatant, ...ids: readonly ConditionId[]): boolean =>
  conditionsOf(combatant).some((id) => ids.includes(id));

export const incapacitated = isIncapacitated;

export interface SaveAgainst {
  readonly ability: Ability;
  readonly dc: number;
  /** The condition that it is against, and whether it is against a spell. */
  readonly against?: string;
  readonly magic?: boolean;
  readonly advantage?: readonly string[];
  readonly disadvantage?: readonly string[];
}

/** A saving throw, with everything that helps or hinders it; true for a success. */
export function savingThrow(stage: Stage, id: string, save: SaveAgainst): boolean {
  const { ability, dc, against, advantage = [], disadvantage = [] } = save;
  const request = {
    ability,
    dc,
    against: [...(against ? [against] : []), ...(save.magic ? ["magic"] : [])],
    reasons: { advantage, disadvantage },
  };
  return stage.let(id, (who) => rollSave(who, request, stage.dice))?.success ?? false;
}

/** Whether Sanctuary turns an attack or a harmful spell away: who means harm saves with Wisdom or must leave the target alone. */
export function wardedOff(stage: Stage, by: string, on: Combatant): boolean {
  const ward = on.state.effects?.find((effect) => givesOf(effect).sanctuary);
  if (!ward) return false;
  return !savingThrow(stage, by, { ability: "wisdom", dc: wardDc(ward, stage.all()), magic: true });
}

/** The place of a spell attack: zones have no feet, so beside each other is 5 and all else within range. */
function requestOf(stage: Stage, by: Combatant, on: Combatant, spell: SpellAttack): AttackRequest {
  const threatened = stage.all().some((one) => one.side !== by.side && one.zone === "engaged" && !isIncapacitated(one));
  const beside = spell.kind === "melee" || (by.zone === "engaged" && on.zone === "engaged");
  return {
    option: {
      id: spell.spell,
      name: spell.spell,
      kind: "spell",
      toHit: spell.toHit,
      reach: 5,
      range: spell.kind === "ranged" ? [1_000, 1_000] : null,
      damage: [],
      properties: [],
      mastery: null,
      ability: null,
      onHit: [],
    },
    distance: beside ? 5 : 30,
    foeBeside: by.zone === "engaged" && threatened,
    reasons: { ...NO_REASONS, advantage: spell.advantage ?? [] },
  };
}

/** A spell attack that is about to be rolled. */
export interface SpellAttack {
  readonly by: string;
  readonly on: string;
  readonly spell: string;
  readonly toHit: number;
  readonly kind: "melee" | "ranged";
  readonly advantage?: readonly string[];
}

/** A spell attack; what it comes to is in the events too. */
export function spellAttackRoll(stage: Stage, spell: SpellAttack): "miss" | "hit" | "critical" {
  const target = stage.find(spell.on);
  if (!target || !stage.find(spell.by)) return "miss";
  if (stage.find(spell.by)?.side !== target.side && wardedOff(stage, spell.by, target)) return "miss";
  const by = stage.shown(spell.by);
  const on = stage.shown(spell.on);
  if (!by || !on) return "miss";
  const request = requestOf(stage, by, on, spell);
  const reasons = attackReasons(by, on, request);
  const against = armorClassNow(on);
  const label = `${by.name}: ${spell.spell}`;
  const roll = rollD20(by, { kind: "attack", bonus: spell.toHit, label, reasons, against }, stage.dice);
  const hit = roll.natural === 20 || (roll.natural !== 1 && roll.total >= against);
  const seen =
    hit && !hasCondition(by, "blinded") && (stage.let(on.id, (one) => imageStruck(one, stage.dice))?.struck ?? false);
  const helpless = !isRanged(request) && conditionsOf(on).some((id) => CONDITION_RULES[id].criticalWithin5);
  const result = !hit || seen ? "miss" : roll.natural === 20 || helpless ? "critical" : "hit";
  stage.emit({
    type: "attack",
    by: by.id,
    on: on.id,
    option: spell.spell,
    dice: roll.dice,
    natural: roll.natural,
    mode: roll.mode,
    toHit: spell.toHit,
    total: roll.total,
    against,
    result,
    because: [...roll.because, ...(seen ? ["Mirror Image"] : [])],
  });
  for (const id of new Set([by.id, on.id])) {
    stage.let(id, (one) => removeEffects(one, "used", (effect) => effect.once === true && roll.used.includes(effect)));
  }
  return result;
}
