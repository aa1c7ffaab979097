import type { Ability } from "#contracts/options";
import type { Sheet } from "#contracts/play/sheet";

/** The higher of two abilities, for a task that either can do. */
export function better(sheet: Sheet | null, a: Ability, b: Ability): Ability {
  return sheet !== null && sheet.abilityScores[b] > sheet.abilityScores[a] ? b : a;
}

const CASTERS: readonly (readonly [RegExp, Ability])[] = [
  [/wizard|artificer|mage|alchem|scholar/iu, "intelligence"],
  [/cleric|druid|ranger|monk|priest|shaman/iu, "wisdom"],
  [/sorcer|warlock|bard|paladin|witch/iu, "charisma"],
];

/** The spellcasting ability of the sheet's class. Null if the class casts no spells. */
export function castingAbility(sheet: Sheet | null): Ability | null {
  return CASTERS.find(([pattern]) => pattern.test(sheet?.className ?? ""))?.[1] ?? null;
}

/** The damage of a hit: a die by class, which grows every fifth level, plus the ability's modifier if it is positive. */
export function damageNotation(sheet: Sheet | null, ability: Ability): string {
  if (sheet === null) return "1d6+1";
  const sides = /barbar/iu.test(sheet.className)
    ? 12
    : /wizard|sorcer|warlock/iu.test(sheet.className)
      ? 10
      : /rogue|bard|monk/iu.test(sheet.className)
        ? 6
        : 8;
  const modifier = Math.max(0, Math.floor((sheet.abilityScores[ability] - 10) / 2));
  const dice = 1 + Math.floor(sheet.level / 5);
  return modifier > 0 ? `${dice}d${sides}+${modifier}` : `${dice}d${sides}`;
}

/** The mean of the dice notation `NdM+K`. */
export function meanOf(notation: string): number {
  const [, count = "1", sides = "6", plus = "0"] = /^(\d+)d(\d+)(?:\+(\d+))?$/u.exec(notation) ?? [];
  return Number(count) * ((Number(sides) + 1) / 2) + Number(plus);
}
