import type { HeroBuild, HeroItem } from "#contracts/entities/hero-build";
import type { KnownSpell } from "#rules/hero";
import {
  armorNamed,
  classTable,
  gearList,
  ARMOR,
  listedSpells,
  magicItemNamed,
  magicItems,
  WEAPONS,
} from "#rules/hero-tables";
import { gearItem } from "#rules/sheet";

/** Where a thing is: in the pack, on the body, or in a hand. */
export const PLACES = ["carried", "worn", "main", "off", "both"] as const;
export type Place = (typeof PLACES)[number];

export const placeOf = ({ worn, wielded }: HeroItem): Place => wielded ?? (worn ? "worn" : "carried");

/** The armour that a thing is, plain or magic: of which kind; null for anything else. */
const armorKind = ({ item }: HeroItem) => armorNamed(magicItemNamed(item ?? "")?.effect.armor ?? item ?? "")?.category;
const isBodyArmor = (item: HeroItem): boolean => !["shield", undefined].includes(armorKind(item));

/** Which hands a grip takes. */
const HANDS: Readonly<Record<Place, readonly string[]>> = {
  carried: [],
  worn: [],
  main: ["main", "both"],
  off: ["off", "both"],
  both: ["main", "off", "both"],
};

/** The build with a thing at another place. What was in the same hand, or the armour worn before, goes into the pack. */
export function withPlace(build: HeroBuild, key: string, place: Place): HeroBuild {
  const moved = build.gear.find((one) => one.key === key);
  const dresses = place === "worn" && moved !== undefined && isBodyArmor(moved);
  return {
    ...build,
    gear: build.gear.map((one) => {
      if (one.key === key) {
        return { ...one, worn: place === "worn", wielded: place === "carried" || place === "worn" ? null : place };
      }
      const wielded = one.wielded !== null && HANDS[place].includes(one.wielded) ? null : one.wielded;
      return { ...one, wielded, worn: one.worn && !(dresses && isBodyArmor(one)) };
    }),
  };
}

export const withItem = (build: HeroBuild, key: string, changes: Partial<HeroItem>): HeroBuild => ({
  ...build,
  gear: build.gear.map((one) => (one.key === key ? { ...one, ...changes } : one)),
});

export const withoutItem = (build: HeroBuild, key: string): HeroBuild => ({
  ...build,
  gear: build.gear.filter((one) => one.key !== key),
});

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** Everything that the rules sell or find, for the list that helps with typing. */
export const allThings = (): readonly { readonly id: string; readonly name: string }[] => [
  ...WEAPONS,
  ...ARMOR,
  ...gearList(),
  ...magicItems(),
];

/** A key that no other line of the sheet has: `rope-2`. */
function freshKey(build: HeroBuild, id: string): string {
  const word =
    id
      .toLowerCase()
      .replaceAll(/[^a-z0-9]+/gu, "-")
      .replaceAll(/^-|-$/gu, "")
      .slice(0, 60) || "thing";
  for (let number = 1; ; number += 1) {
    const key = `${word}-${number}`;
    if (!build.gear.some((one) => one.key === key)) return key;
  }
}

/** The build with one more thing: of the rules by its name, or else the player's own. One that is there already is counted. */
export function withThing(build: HeroBuild, name: string): HeroBuild {
  const known = allThings().find((one) => same(one.name, name));
  const held = build.gear.find((one) => (known ? one.item === known.id : one.item === null && same(one.name, name)));
  if (held) return withItem(build, held.key, { quantity: Math.min(9_999, held.quantity + 1) });
  const key = freshKey(build, known?.id ?? name);
  const fresh = known ? gearItem(key, known.id) : { ...gearItem(key, ""), name: name.trim() };
  return { ...build, gear: [...build.gear, { ...fresh }] };
}

/** The build with one more spell: of the rules by its name, cast with a class whose list has it, or else one of the player's own. */
export function withSpell(build: HeroBuild, name: string): HeroBuild {
  const spell = listedSpells().find((one) => same(one.name, name));
  if (!spell) {
    const own = { name: name.trim(), kind: "spell", dice: null, text: "", uses: null } as const;
    const isThere = build.homebrew.some((one) => one.kind === "spell" && same(one.name, name));
    return isThere ? build : { ...build, homebrew: [...build.homebrew, own] };
  }
  if (build.spells.some(({ id }) => id === spell.id)) return build;
  const casters = build.classes
    .flatMap(({ id }) => classTable(id) ?? [])
    .filter((table) => table.spellAbility !== null);
  const caster = casters.find(({ id }) => spell.classes.includes(id));
  const learnt: KnownSpell = {
    id: spell.id,
    class: caster?.id ?? null,
    ability: (caster ?? casters[0])?.spellAbility ?? "charisma",
    prepared: true,
    always: spell.level === 0,
    inBook: caster?.id === "wizard" && spell.level > 0,
  };
  return { ...build, spells: [...build.spells, learnt] };
}
