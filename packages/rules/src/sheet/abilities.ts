import { ABILITY_VALUES, type Ability } from "#contracts/options";
import { SKILLS } from "#contracts/srd";
import { explain, type Explained, type Part } from "../explained.ts";
import type { Hero } from "../hero.ts";
import { classTable } from "../tables/classes.ts";
import { abilityName, chosen, classLevel, hasFeature, heroLevel, modifierOf, proficiencyAt } from "./build.ts";
import type { Circumstances } from "./circumstances.ts";
import { activeEffects } from "./equipment.ts";

/** A number that replaces all others, by an item or by the player's hand. */
export const replaced = (from: string, value: number): Explained => ({ value, parts: [{ from, value }] });

/** A score with what items and spells make of it. */
export function abilityScore(hero: Hero, ability: Ability, { given = [] }: Circumstances = {}): Explained {
  const own = hero.abilities[ability];
  const effects = activeEffects(hero);
  const added = effects.map(({ item, effect }): Part => ({ from: item.name, value: effect.add?.[ability] ?? 0 }));
  const plus = added.reduce((sum, { value }) => sum + value, 0);
  // An item that adds lifts to at most 20, and never lowers a score that is higher by itself.
  const grown = plus > 0 ? Math.max(own, Math.min(20, own + plus)) : own;
  const sets = [
    ...effects.map(({ item, effect }): Part => ({ from: item.name, value: effect.set?.[ability] ?? 0 })),
    ...given.map(({ from, set }): Part => ({ from, value: set?.[ability] ?? 0 })),
  ];
  const best = sets.reduce((one, other) => (other.value > one.value ? other : one), { from: "", value: 0 });
  if (best.value > grown) return replaced(best.from, best.value);
  const items = added.filter(({ value }) => value > 0).map(({ from }) => from);
  return explain({ from: abilityName(ability), value: own }, { from: items.join(", "), value: grown - own });
}

/** The modifier of an ability as it is now. */
export const abilityModifier = (hero: Hero, ability: Ability, now: Circumstances = {}): number =>
  modifierOf(abilityScore(hero, ability, now).value);

export function proficiencyBonus(hero: Hero): Explained {
  return explain(
    { from: "level", value: proficiencyAt(heroLevel(hero)) },
    ...activeEffects(hero).map(({ item, effect }) => ({ from: item.name, value: effect.proficiency ?? 0 })),
  );
}

const itemParts = (hero: Hero, of: "saves" | "checks"): Part[] =>
  activeEffects(hero)
    .map(({ item, effect }) => ({ from: item.name, value: effect[of] ?? 0 }))
    .filter(({ value }) => value > 0);

/** Abilities in whose saves the hero is proficient: those of the first class, and what later features add. */
export function proficientSaves(hero: Hero): readonly Ability[] {
  if (hasFeature(hero, "disciplined-survivor")) return ABILITY_VALUES;
  const first = classTable(hero.classes[0]?.id ?? "")?.saves ?? [];
  return [...first, ...(hasFeature(hero, "slippery-mind") ? (["wisdom", "charisma"] as const) : [])];
}

/** What the hero adds to a saving throw. */
export function saveBonus(hero: Hero, ability: Ability, now: Circumstances = {}): Explained {
  const aura = hasFeature(hero, "aura-of-protection") ? Math.max(1, abilityModifier(hero, "charisma", now)) : 0;
  return explain(
    { from: abilityName(ability), value: abilityModifier(hero, ability, now) },
    proficientSaves(hero).includes(ability) ? { from: "proficiency", value: proficiencyBonus(hero).value } : null,
    { from: "Aura of Protection", value: aura },
    ...itemParts(hero, "saves"),
    ...(now.given ?? []).map(({ from, saves }) => ({ from, value: saves ?? 0 })),
  );
}

/** Skills that a cleric's or druid's order adds Wisdom to. */
const ORDERS: readonly (readonly [key: string, order: string, name: string, skills: readonly string[]])[] = [
  ["divine-order", "thaumaturge", "Thaumaturge", ["Arcana", "Religion"]],
  ["primal-order", "magician", "Magician", ["Arcana", "Nature"]],
];

/** What the hero adds to a check with a skill, or with an ability alone. */
export function checkBonus(hero: Hero, what: string, now: Circumstances = {}): Explained {
  const skill = Object.keys(SKILLS).find((name) => name.toLowerCase() === what.toLowerCase());
  const ability = skill === undefined ? (what.toLowerCase() as Ability) : (SKILLS[skill] ?? "wisdom");
  const proficiency = proficiencyBonus(hero).value;
  const parts: Part[] = [{ from: abilityName(ability), value: abilityModifier(hero, ability, now) }];
  if (skill !== undefined) {
    if (hero.expertise.includes(skill)) parts.push({ from: "expertise", value: proficiency * 2 });
    else if (hero.skills.includes(skill)) parts.push({ from: "proficiency", value: proficiency });
    else if (hasFeature(hero, "jack-of-all-trades")) {
      parts.push({ from: "Jack of All Trades", value: Math.floor(proficiency / 2) });
    }
    for (const [key, order, name, skills] of ORDERS) {
      if (skills.includes(skill) && chosen(hero, key).includes(order)) {
        parts.push({ from: name, value: Math.max(1, abilityModifier(hero, "wisdom", now)) });
      }
    }
  }
  return explain(...parts, ...itemParts(hero, "checks"));
}

/** What the hero notices without looking (SRD 5.2, "Passive Perception"). */
export function passivePerception(hero: Hero, now: Circumstances = {}): Explained {
  return explain({ from: "passive", value: 10 }, ...checkBonus(hero, "Perception", now).parts);
}

/** What the hero adds to the roll for initiative. */
export function initiative(hero: Hero, now: Circumstances = {}): Explained {
  if (hero.overrides.initiative !== undefined) return replaced("set by hand", hero.overrides.initiative);
  return explain(
    { from: "Dexterity", value: abilityModifier(hero, "dexterity", now) },
    hero.feats.includes("alert") ? { from: "Alert", value: proficiencyBonus(hero).value } : null,
    ...itemParts(hero, "checks"),
  );
}

/** Whether the hero rolls initiative with Advantage. */
export const initiativeAdvantage = (hero: Hero): boolean =>
  hasFeature(hero, "feral-instinct") || hasFeature(hero, "remarkable-athlete");

/** The rage's damage, the monk's die, the bard's die, the rogue's dice: numbers of the class's table. */
export const rageDamage = (hero: Hero): number => {
  const level = classLevel(hero, "barbarian");
  return level >= 16 ? 4 : level >= 9 ? 3 : level >= 1 ? 2 : 0;
};
export const martialArtsDie = (hero: Hero): 0 | 6 | 8 | 10 | 12 => {
  const level = classLevel(hero, "monk");
  return level >= 17 ? 12 : level >= 11 ? 10 : level >= 5 ? 8 : level >= 1 ? 6 : 0;
};
export const bardicDie = (hero: Hero): 0 | 6 | 8 | 10 | 12 => {
  const level = classLevel(hero, "bard");
  return level >= 15 ? 12 : level >= 10 ? 10 : level >= 5 ? 8 : level >= 1 ? 6 : 0;
};
export const sneakAttackDice = (hero: Hero): number => Math.ceil(classLevel(hero, "rogue") / 2);
