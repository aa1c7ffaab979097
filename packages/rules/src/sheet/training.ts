import type { Hero } from "../hero.ts";
import type { ArmorCategory } from "../tables/armor.ts";
import type { Training } from "../tables/class-table.ts";
import { classTable } from "../tables/classes.ts";
import type { Weapon } from "../tables/weapons.ts";
import { abilityScore } from "./abilities.ts";
import { chosen } from "./build.ts";
import { heldShield, wornArmor } from "./equipment.ts";

/** What the classes train: the first one in full, others as multiclassing gives it (SRD 5.2, "Multiclassing"). */
const trainings = (hero: Hero): readonly Training[] =>
  hero.classes.flatMap(({ id }, at) => {
    const table = classTable(id);
    return table ? [at === 0 ? table.first : table.multiclass] : [];
  });

/** Whether the hero is trained in armour of a sort. A class of the player's own is trained in all. */
export function armorTrained(hero: Hero, category: ArmorCategory): boolean {
  if (hero.classes.some(({ id }) => !classTable(id))) return true;
  if (category === "heavy" && chosen(hero, "divine-order").includes("protector")) return true;
  if (category === "medium" && chosen(hero, "primal-order").includes("warden")) return true;
  return trainings(hero).some(({ armor }) => armor.includes(category));
}

/** Whether the hero is proficient with a weapon. */
export function weaponTrained(hero: Hero, weapon: Weapon): boolean {
  if (hero.classes.some(({ id }) => !classTable(id))) return true;
  const kinds = new Set(trainings(hero).flatMap(({ weapons }) => weapons));
  if (weapon.category === "simple") return kinds.has("simple");
  return (
    kinds.has("martial") ||
    chosen(hero, "divine-order").includes("protector") ||
    chosen(hero, "primal-order").includes("warden") ||
    (kinds.has("martial-light") && weapon.light) ||
    (kinds.has("martial-finesse-or-light") && (weapon.light || weapon.finesse))
  );
}

/**
 * What wearing the wrong armour does (SRD 5.2, "Armor Training"): Disadvantage on every d20 test with Strength or Dexterity and no
 * spells; too little Strength makes slow; a shield without training gives nothing.
 */
export function armorTrouble(hero: Hero): {
  readonly disadvantage: boolean;
  readonly noSpells: boolean;
  readonly slow: boolean;
  readonly uselessShield: boolean;
  readonly stealthDisadvantage: boolean;
} {
  const worn = wornArmor(hero);
  const armor = worn?.armor;
  const untrained = armor ? !worn.effect.trained && !armorTrained(hero, armor.category) : false;
  return {
    disadvantage: untrained,
    noSpells: untrained,
    slow: armor ? !worn.effect.light && abilityScore(hero, "strength").value < armor.strength : false,
    uselessShield: heldShield(hero) !== null && !armorTrained(hero, "shield"),
    stealthDisadvantage: armor ? armor.stealthDisadvantage && !worn.effect.light : false,
  };
}
