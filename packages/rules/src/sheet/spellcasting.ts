import type { Ability } from "#contracts/options";
import { spellSlots } from "#contracts/srd";
import { explain, type Explained } from "../explained.ts";
import type { Hero } from "../hero.ts";
import { classTable } from "../tables/classes.ts";
import { abilityModifier, proficiencyBonus, replaced } from "./abilities.ts";
import { abilityName, classLevel } from "./build.ts";
import type { Circumstances } from "./circumstances.ts";
import { activeEffects } from "./equipment.ts";
import { armorTrouble } from "./training.ts";

/** The ability with which a class casts; null where it does not. */
export const spellAbility = (classId: string): Ability | null => classTable(classId)?.spellAbility ?? null;

const itemParts = (hero: Hero, of: "spellDc" | "spellAttack") =>
  activeEffects(hero).map(({ item, effect }) => ({ from: item.name, value: effect[of] ?? 0 }));

/** What a target must roll against the hero's spells of this ability. */
export function spellSaveDc(hero: Hero, ability: Ability, now: Circumstances = {}): Explained {
  if (hero.overrides.spellSaveDc !== undefined) return replaced("set by hand", hero.overrides.spellSaveDc);
  return explain(
    { from: "spell save", value: 8 },
    { from: abilityName(ability), value: abilityModifier(hero, ability, now) },
    { from: "proficiency", value: proficiencyBonus(hero).value },
    ...itemParts(hero, "spellDc"),
    ...(now.given ?? []).map(({ from, spellDc }) => ({ from, value: spellDc ?? 0 })),
  );
}

/** What the hero adds to a spell attack of this ability. */
export function spellAttack(hero: Hero, ability: Ability, now: Circumstances = {}): Explained {
  if (hero.overrides.spellAttack !== undefined) return replaced("set by hand", hero.overrides.spellAttack);
  return explain(
    { from: abilityName(ability), value: abilityModifier(hero, ability, now) },
    { from: "proficiency", value: proficiencyBonus(hero).value },
    ...itemParts(hero, "spellAttack"),
    ...(now.given ?? []).map(({ from, spellAttack: more }) => ({ from, value: more ?? 0 })),
  );
}

/** Slots of one spell level. */
export interface Slots {
  readonly level: number;
  readonly most: number;
  readonly left: number;
}

/** Whether armour that the hero is not trained in keeps them from casting. */
export const canCast = (hero: Hero): boolean => !armorTrouble(hero).noSpells;

/**
 * The most slots, level 1 first. One class has its own table; several add up their levels, half casters half of theirs, rounded up
 * (SRD 5.2, "Multiclassing": Spellcasting).
 */
export function mostSlots(hero: Hero): readonly number[] {
  const casters = hero.classes.flatMap(({ id, level }) => {
    const casting = classTable(id)?.casting;
    return casting === "full" || casting === "half" ? [{ casting, level }] : [];
  });
  const [first] = casters;
  if (!first) return [];
  if (casters.length === 1) return spellSlots(first.casting, Math.min(20, first.level)).slots;
  const level = casters.reduce(
    (sum, caster) => sum + (caster.casting === "full" ? caster.level : Math.ceil(caster.level / 2)),
    0,
  );
  return spellSlots("full", Math.min(20, level)).slots;
}

export const slots = (hero: Hero): readonly Slots[] =>
  mostSlots(hero).map((most, at) => ({
    level: at + 1,
    most,
    left: Math.min(most, Math.max(0, most - (hero.state.slotsSpent[at] ?? 0))),
  }));

/** A warlock's slots, which are all of one level and come back with a short rest; null without. */
export function pactSlots(hero: Hero): Slots | null {
  const warlock = classLevel(hero, "warlock");
  if (warlock === 0) return null;
  const all = spellSlots("pact", Math.min(20, warlock)).slots;
  const most = all.at(-1) ?? 0;
  return { level: all.length, most, left: Math.min(most, Math.max(0, most - hero.state.pactSpent)) };
}

/** The highest level of spells that a class's own level lets the hero prepare; 0 for none. */
export function highestSpellLevel(classId: string, level: number): number {
  const casting = classTable(classId)?.casting ?? "none";
  return level < 1 ? 0 : spellSlots(casting, Math.min(20, level)).slots.length;
}
