import type { Slots } from "#english/template";
import type { NameMaker } from "./name-maker.ts";

/** The names that a text uses. */
export interface Cast {
  readonly settlements: readonly string[];
  readonly wilds: readonly string[];
  readonly people: readonly string[];
  readonly factions: readonly string[];
  readonly items: readonly string[];
}

/** Completes the lists of names to the wanted size. Known names come first; the name maker adds the rest. */
export function fullCast(known: readonly Partial<Cast>[], names: NameMaker, size: number): Cast {
  const fill = (list: keyof Cast, make: () => string): string[] => {
    const cast = [...new Set(known.flatMap((part) => part[list] ?? []))].slice(0, size);
    while (cast.length < size) cast.push(make());
    return cast;
  };
  return {
    settlements: fill("settlements", () => names.name("settlement")),
    wilds: fill("wilds", () => names.name("wild")),
    people: fill("people", () => names.person().full),
    factions: fill("factions", () => names.name("faction")),
    items: fill("items", () => names.name("item")),
  };
}

const SLOT_LISTS: Readonly<Record<string, keyof Cast>> = {
  settlement: "settlements",
  settlement2: "settlements",
  wild: "wilds",
  person: "people",
  person2: "people",
  faction: "factions",
  faction2: "factions",
  item: "items",
};

const slotsIn = (template: string): string[] => [
  ...new Set([...template.matchAll(/\{(\w+)/gu)].map((match) => match[1]!)),
];

/**
 * Fills a template's slots with names. Each list is used in order and then from its start again, so that no name is used for everything.
 */
export function castSlots(cast: Cast, world: string): (template: string) => Slots {
  const used: Record<keyof Cast, number> = { settlements: 0, wilds: 0, people: 0, factions: 0, items: 0 };
  return (template) => {
    const slots: Record<string, string> = { world };
    for (const slot of slotsIn(template)) {
      const list = SLOT_LISTS[slot];
      if (list !== undefined) slots[slot] = cast[list][used[list]++ % cast[list].length]!;
    }
    return slots;
  };
}

/** How many of the player's own names a template has slots for. Templates with more such slots are used first. */
export function roomFor(known: Cast, template: string): number {
  return slotsIn(template).filter((slot) => {
    const list = SLOT_LISTS[slot];
    return list !== undefined && known[list].length > 0;
  }).length;
}
