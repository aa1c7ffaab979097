import { ARMOR, FEATS, gearList, listedSpells, magicItems, WEAPONS } from "#rules/hero-tables";

/** Finds what the rules know by the names that D&D Beyond uses, also those of older editions: `Crossbow, Light`, `Scale Mail`, `Leather`. */

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The words of a name in order of the alphabet: `Crossbow, Light` and `Light Crossbow` are the same. */
const keyOf = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll(/[’']/gu, "")
    .split(/[^a-z0-9]+/u)
    .filter(Boolean)
    .toSorted()
    .join(" ");

/** An index of lists by the words of the names, made when it is first needed. The first list that has a name wins. */
function indexed(lists: () => readonly (readonly Named[])[]): (name: string) => string | null {
  let index: ReadonlyMap<string, string> | null = null;
  return (name) => {
    index ??= new Map(
      lists()
        .flat()
        .toReversed()
        .map((one) => [keyOf(one.name), one.id]),
    );
    return index.get(keyOf(name)) ?? null;
  };
}

/** A name without what is in brackets: how many pieces, or how long something lasts. */
const bare = (name: string): string => name.replaceAll(/\([^)]*\)/gu, " ");
const thing = indexed(() =>
  [WEAPONS, ARMOR, gearList(), magicItems()].map((list) => list.map(({ id, name }) => ({ id, name: bare(name) }))),
);
const spell = indexed(() => [listedSpells()]);

/** The id of a spell. The rules leave out who invented it: `Tasha's Hideous Laughter`. */
export const knownSpell = (name: string): string | null => spell(name) ?? spell(name.replace(/^\S+[’']s /u, ""));
export const knownFeat = indexed(() => [FEATS]);

/** Names that share too few words with those of the rules. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ["bolts crossbow", "Bolts"],
  ["clothes common", "Clothes, Traveler's"],
]);

/** The id of a weapon, armour, gear or magic item. A plain thing may have words behind a comma that the rules do not: `Rope, Hempen`. */
export function knownThing(written: string): string | null {
  const name = bare(written);
  const [first = ""] = name.split(",");
  return thing(name) ?? thing(`${name} armor`) ?? thing(ALIASES.get(keyOf(name)) ?? "") ?? thing(first);
}
