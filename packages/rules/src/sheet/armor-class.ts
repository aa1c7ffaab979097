import { explain, type Explained, type Part } from "../explained.ts";
import type { Hero } from "../hero.ts";
import { abilityModifier, replaced } from "./abilities.ts";
import { classLevel, hasFeature, hasStyle } from "./build.ts";
import type { Circumstances } from "./circumstances.ts";
import { activeEffects, heldShield, wornArmor } from "./equipment.ts";
import { armorTrained } from "./training.ts";

/** One way to compute armour class, of which the best counts (SRD 5.2, "Armor Class"). */
interface Way {
  readonly parts: readonly Part[];
  readonly withShield: boolean;
}

const total = (parts: readonly Part[]): number => parts.reduce((sum, { value }) => sum + value, 0);

function ways(hero: Hero, now: Circumstances): readonly Way[] {
  const dexterity = abilityModifier(hero, "dexterity", now);
  const worn = wornArmor(hero);
  if (worn?.armor) {
    const { armor, bonus, item } = worn;
    const counted = armor.category === "heavy" ? 0 : Math.min(dexterity, armor.dexterityCap ?? dexterity);
    return [
      {
        parts: [
          { from: item.name, value: armor.armorClass + bonus },
          { from: "Dexterity", value: counted },
        ],
        withShield: true,
      },
    ];
  }
  const bare: Part[] = [
    { from: "unarmored", value: 10 },
    { from: "Dexterity", value: dexterity },
  ];
  const added = (from: string, value: number, withShield = true): Way => ({
    parts: [...bare, { from, value }],
    withShield,
  });
  const based = (from: string, value: number): Way => ({
    parts: [
      { from, value },
      { from: "Dexterity", value: dexterity },
    ],
    withShield: true,
  });
  return [
    { parts: bare, withShield: true },
    ...(classLevel(hero, "barbarian") > 0
      ? [added("Constitution (Unarmored Defense)", abilityModifier(hero, "constitution", now))]
      : []),
    ...(classLevel(hero, "monk") > 0
      ? [added("Wisdom (Unarmored Defense)", abilityModifier(hero, "wisdom", now), false)]
      : []),
    ...(hasFeature(hero, "draconic-resilience")
      ? [added("Charisma (Draconic Resilience)", abilityModifier(hero, "charisma", now))]
      : []),
    ...activeEffects(hero).flatMap(({ item, effect }) =>
      effect.armorBase === undefined ? [] : [based(item.name, effect.armorBase)],
    ),
    ...(now.given ?? []).flatMap(({ from, armorClassBase }) =>
      armorClassBase === undefined ? [] : [based(from, armorClassBase)],
    ),
  ];
}

/** Armour class, with what it is made of: the best of the ways to compute it, and what is added to any. */
export function armorClass(hero: Hero, now: Circumstances = {}): Explained {
  if (hero.overrides.armorClass !== undefined) return replaced("set by hand", hero.overrides.armorClass);
  const armored = wornArmor(hero) !== null;
  const held = heldShield(hero);
  const shield: Part | null =
    held?.armor && armorTrained(hero, "shield")
      ? { from: held.item.name, value: held.armor.armorClass + held.bonus }
      : null;
  const worth = ({ parts, withShield }: Way): number => total(parts) + (shield && withShield ? shield.value : 0);
  const usable = ways(hero, now).filter(({ withShield }) => withShield || !held);
  const best = usable.reduce((one, other) => (worth(other) > worth(one) ? other : one));
  const result = explain(
    ...best.parts,
    shield,
    armored && hasStyle(hero, "defense") ? { from: "Defense", value: 1 } : null,
    ...activeEffects(hero).map(({ item, effect }) => ({
      from: item.name,
      value: (effect.unarmored && armored) || (effect.noShield && held) ? 0 : (effect.armorClass ?? 0),
    })),
    ...(now.given ?? []).map(({ from, armorClass: more }) => ({ from, value: more ?? 0 })),
  );
  const least = (now.given ?? [])
    .map(({ from, armorClassLeast }) => ({ from, value: armorClassLeast ?? 0 }))
    .reduce((one, other) => (other.value > one.value ? other : one), { from: "", value: 0 });
  return least.value > result.value ? replaced(least.from, least.value) : result;
}
