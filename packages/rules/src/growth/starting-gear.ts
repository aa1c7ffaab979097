import type { GearItem, Hero } from "../hero.ts";
import { armorClass } from "../sheet/armor-class.ts";
import { attackOptions } from "../sheet/attacks.ts";
import { gearItem } from "../sheet/blank-hero.ts";
import { armorTrained, armorTrouble, weaponTrained } from "../sheet/training.ts";
import { readDice } from "../dice.ts";
import { armorNamed } from "../tables/armor.ts";
import type { EquipmentOption } from "../tables/backgrounds.ts";
import { gearNamed } from "../tables/gear.ts";
import { weaponNamed, type Weapon } from "../tables/weapons.ts";

/** Things as lines of a sheet. Ammunition is counted by the piece, and what the hero chose of tools takes its place. */
export function withEquipment(hero: Hero, option: EquipmentOption, tools: readonly string[]): Hero {
  let gear: readonly GearItem[] = hero.gear;
  for (const [listed, count] of option.items) {
    const id = listed === "chosen-tool" ? tools[0] : listed;
    if (id === undefined) continue;
    const bundle = gearNamed(id);
    const pieces = bundle?.pieces ?? 1;
    const fresh = gearItem(
      `${id}-${gear.length + 1}`,
      id,
      count * pieces,
      bundle?.pieces ? { name: bundle.name.replace(/ \(\d+\)$/u, ""), weight: bundle.weight / bundle.pieces } : {},
    );
    const same = gear.find(({ item }) => item === id);
    gear = same
      ? gear.map((one) => (one === same ? { ...one, quantity: one.quantity + fresh.quantity } : one))
      : [...gear, fresh];
  }
  return { ...hero, gear, coins: hero.coins + option.coins };
}

const isShield = (item: string | null): boolean => armorNamed(item ?? "")?.category === "shield";

/** The armour that gives the most without making trouble, if any is better than none. */
function dressed(hero: Hero): Hero {
  const bare: Hero = { ...hero, gear: hero.gear.map((item) => ({ ...item, worn: false })) };
  const wearing = (key: string): Hero => ({
    ...bare,
    gear: bare.gear.map((item) => (item.key === key ? { ...item, worn: true } : item)),
  });
  return hero.gear
    .filter(({ item }) => armorNamed(item ?? "") && !isShield(item))
    .map(({ key }) => wearing(key))
    .filter((one) => !armorTrouble(one).disadvantage && !armorTrouble(one).slow)
    .reduce((best, one) => (armorClass(one).value > armorClass(best).value ? one : best), bare);
}

const averageDamage = (hero: Hero): number => {
  const option = attackOptions(hero)[0];
  return (option?.damage ?? []).reduce((sum, { dice }) => {
    const read = readDice(dice);
    return sum + read.dice.reduce((all, { count, sides }) => all + (count * (sides + 1)) / 2, read.plus);
  }, option?.toHit ?? 0);
};

type Grip = readonly [key: string, wielded: NonNullable<GearItem["wielded"]>];

/** The hero with things in hand and nothing else. */
const holding = (hero: Hero, ...grips: readonly Grip[]): Hero => ({
  ...hero,
  gear: hero.gear.map((item) => ({ ...item, wielded: grips.find(([key]) => key === item.key)?.[1] ?? null })),
});

/** Puts on the best armour and takes the best weapons in hand, so that a new hero can fight at once. */
export function equipped(hero: Hero): Hero {
  const clad = dressed(hero);
  const shield = armorTrained(clad, "shield") ? clad.gear.find(({ item }) => isShield(item)) : undefined;
  const weapons = clad.gear.flatMap((item): { item: GearItem; weapon: Weapon }[] => {
    const weapon = weaponNamed(item.item ?? "");
    return weapon && weaponTrained(clad, weapon) ? [{ item, weapon }] : [];
  });
  const gripped = weapons
    .filter(({ weapon }) => weapon.kind === "melee" && !(shield && weapon.twoHanded))
    .map(({ item, weapon }) => {
      const grip: Grip = [item.key, weapon.twoHanded || (weapon.versatile && !shield) ? "both" : "main"];
      return { item, weapon, grip, worth: averageDamage(holding(clad, grip)) };
    });
  const best = gripped.toSorted((one, other) => other.worth - one.worth)[0];
  const arm: readonly Grip[] = shield ? [[shield.key, "off"]] : [];
  if (!best) return holding(clad, ...arm);
  const second =
    !shield && best.weapon.light
      ? weapons.find(
          ({ item, weapon }) => weapon.light && weapon.kind === "melee" && (item !== best.item || item.quantity > 1),
        )
      : undefined;
  if (second && second.item !== best.item) return holding(clad, best.grip, [second.item.key, "off"]);
  return holding(clad, best.grip, ...arm);
}
