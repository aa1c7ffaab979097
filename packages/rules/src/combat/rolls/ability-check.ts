import type { Ability } from "#contracts/options";
import { SKILLS } from "#contracts/srd";
import type { Combatant } from "../../combatant.ts";
import type { Dice } from "../../dice.ts";
import { explain, type Explained } from "../../explained.ts";
import { abilityModifier, checkBonus } from "../../sheet/abilities.ts";
import { creatureNamed } from "../../tables/creatures.ts";
import { CONDITION_RULES, conditionName, conditionsOf, hasCondition, hasConditionFrom } from "../state/conditions.ts";
import { allReasons, reason, rollD20, type Reasons, usedUp } from "./d20.ts";
import { changesOf } from "../state/effects.ts";
import type { Outcome } from "../outcome.ts";
import { hasClassFeature, hinderedByArmor, isLoud, isUnder } from "../state/traits.ts";

export interface CheckRequest {
  /** The ability; with a skill, the one that goes with it where this is left out. */
  readonly ability?: Ability;
  readonly skill?: string | null;
  readonly dc: number;
  /** A tool that helps and that the hero is proficient with: with a skill Advantage, alone the proficiency (SRD 5.2, "Tools"). */
  readonly tool?: boolean;
  /** A check that needs sight or hearing fails without it. */
  readonly needs?: "sight" | "hearing";
  /** The other side of a talk: who is charmed is easier to move. */
  readonly towards?: Combatant;
  readonly plus?: number;
  readonly reasons?: Reasons;
  readonly inspiration?: boolean;
}

export interface CheckOutcome extends Outcome {
  readonly success: boolean;
  readonly total: number;
}

const SOCIAL = new Set(["Deception", "Intimidation", "Performance", "Persuasion"]);

/** The skill as the rules write it; null for none and for what is no skill. */
export const skillNamed = (skill: string | null | undefined): string | null =>
  Object.keys(SKILLS).find((name) => name.toLowerCase() === skill?.trim().toLowerCase()) ?? null;

/** Skills that a raging barbarian of level 3 checks with Strength (SRD 5.2, "Primal Knowledge"). */
const PRIMAL: ReadonlySet<string> = new Set(["Acrobatics", "Intimidation", "Perception", "Stealth", "Survival"]);

/** The ability of a check: the skill's own, or Strength where a rage makes that better. */
function abilityFor(combatant: Combatant, skill: string | null): Ability {
  const usual = skill === null ? "strength" : (SKILLS[skill] ?? "strength");
  const mayRage =
    skill !== null && PRIMAL.has(skill) && hasClassFeature(combatant, "primal-knowledge") && isUnder(combatant, "rage");
  return mayRage && combatant.abilities.strength > combatant.abilities[usual] ? "strength" : usual;
}

/** What somebody adds to a check: the sheet's number of a hero, the table's of a creature. */
export function checkModifier(combatant: Combatant, ability: Ability, skill: string | null): Explained {
  const { hero } = combatant;
  if (hero) {
    const own = checkBonus(hero, skill ?? ability);
    // A skill with another ability than its own keeps what training gives (SRD 5.2, "Skills with Different Abilities").
    const usual = skill === null ? ability : (SKILLS[skill] ?? ability);
    // A potion or a beast's shape changes the body that the sheet knows.
    const shift = combatant.abilities[ability] - abilityModifier(hero, usual);
    return shift === 0 ? own : explain(...own.parts, { from: ability, value: shift });
  }
  const trained = skill === null ? undefined : creatureNamed(combatant.creature ?? "")?.skills[skill.toLowerCase()];
  return explain({ from: skill ?? ability, value: trained ?? combatant.abilities[ability] });
}

function checkReasons(combatant: Combatant, ability: Ability, skill: string | null, request: CheckRequest): Reasons {
  const { towards, tool = false, reasons } = request;
  const charms =
    towards !== undefined && skill !== null && SOCIAL.has(skill) && hasConditionFrom(towards, "charmed", combatant.id);
  const athlete = skill === "Athletics" && hasClassFeature(combatant, "remarkable-athlete");
  return allReasons(
    reasons,
    {
      advantage: [
        ...(charms ? [`${towards.name} is Charmed`] : []),
        ...(tool && skill !== null ? ["the right tool"] : []),
        ...(athlete ? ["Remarkable Athlete"] : []),
      ],
      disadvantage: conditionsOf(combatant)
        .filter((id) => CONDITION_RULES[id].hardChecks)
        .map(conditionName),
    },
    hinderedByArmor(combatant, ability) ? reason("disadvantage", "armor without training") : undefined,
    skill === "Stealth" && isLoud(combatant) ? reason("disadvantage", "loud armor") : undefined,
    ...changesOf(combatant, "check")
      .filter(({ change }) => (change.ability ?? ability) === ability && (change.skill ?? skill) === skill)
      .map(({ effect, change }) => ({ ...reason(change.mode, effect.name), used: [effect] })),
  );
}

/** An ability check (SRD 5.2, "Ability Checks"), with a skill where one fits. */
export function abilityCheck(combatant: Combatant, request: CheckRequest, dice: Dice): CheckOutcome {
  const skill = skillNamed(request.skill);
  const ability = request.ability ?? abilityFor(combatant, skill);
  const { dc, needs } = request;
  const lacks =
    (needs === "sight" && hasCondition(combatant, "blinded") && "blinded") ||
    (needs === "hearing" && hasCondition(combatant, "deafened") && "deafened");
  const base = { type: "check", by: combatant.id, ability, skill, dc } as const;
  if (lacks) {
    const because = [`${conditionName(lacks)}: fails`];
    return {
      combatant,
      success: false,
      total: 0,
      events: [{ ...base, dice: [], natural: null, mode: null, total: 0, success: false, because }],
    };
  }
  const { hero } = combatant;
  const trained = hero !== null && skill !== null && (hero.skills.includes(skill) || hero.expertise.includes(skill));
  const withTool = request.tool === true && hero !== null;
  const reliable = hasClassFeature(combatant, "reliable-talent") && (trained || withTool);
  const bonus =
    checkModifier(combatant, ability, skill).value +
    (withTool && !trained ? combatant.proficiency : 0) +
    (request.plus ?? 0);
  const roll = rollD20(
    combatant,
    {
      kind: "check",
      test: { ability, skill: skill ?? undefined },
      bonus,
      label: `${combatant.name}: ${skill ?? ability}`,
      reasons: checkReasons(combatant, ability, skill, request),
      against: dc,
      inspiration: request.inspiration ?? false,
      ...(reliable ? { least: { value: 10, because: "Reliable Talent: 10" } } : {}),
    },
    dice,
  );
  const success = roll.total >= dc;
  const spent = usedUp(combatant, roll);
  return {
    combatant: spent.combatant,
    success,
    total: roll.total,
    events: [
      {
        ...base,
        dice: roll.dice,
        natural: roll.natural,
        mode: roll.mode,
        total: roll.total,
        success,
        because: roll.because,
      },
      ...spent.events,
    ],
  };
}
