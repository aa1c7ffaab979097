import * as z from "zod/mini";

import { amount, flag, listOf, orElse, part, words } from "./lenient.ts";

/**
 * The fields that we read from a character in the format of D&D Beyond's character service (version 5), a small part of the whole. Every
 * field except the name and the ability scores may be missing.
 */

const statistic = z.object({ id: z.number(), value: amount });

/** A modifier of a number: for example a race's ability bonus, a trained skill or an item's armour bonus. */
const modifier = z.object({
  type: z.string(),
  subType: z.string(),
  value: amount,
  fixedValue: amount,
  statId: amount,
  isGranted: flag,
  restriction: words,
  /** The class feature or the item that grants the modifier. */
  componentId: amount,
  availableToMulticlass: flag,
});
export type Modifier = z.output<typeof modifier>;

const item = z.object({
  equipped: flag,
  isAttuned: flag,
  quantity: amount,
  definition: part({
    id: amount,
    name: words,
    filterType: words,
    armorClass: amount,
    armorTypeId: amount,
    canAttune: flag,
    weight: amount,
  }),
});
export type Item = z.output<typeof item>;

/** A spell of a class, species, feat or item. */
const spell = z.object({
  prepared: flag,
  alwaysPrepared: flag,
  /** True for the spells of a class that prepares none. */
  countsAsKnownSpell: flag,
  /** 1 to 6 in the order of the sheet. */
  spellCastingAbilityId: amount,
  definition: part({ name: words }),
});
export type Spell = z.output<typeof spell>;

const spells = z.object({
  race: listOf(spell),
  class: listOf(spell),
  background: listOf(spell),
  item: listOf(spell),
  feat: listOf(spell),
});
const NO_SPELLS: z.output<typeof spells> = { race: [], class: [], background: [], item: [], feat: [] };

const characterClass = z.object({
  id: amount,
  level: z.number(),
  isStartingClass: flag,
  definition: z.object({ name: z.string() }),
  subclassDefinition: part({ name: words }),
  classFeatures: listOf(z.object({ definition: part({ id: amount }) })),
});

const modifiers = z.object({
  race: listOf(modifier),
  class: listOf(modifier),
  background: listOf(modifier),
  item: listOf(modifier),
  feat: listOf(modifier),
  condition: listOf(modifier),
});
const NO_MODIFIERS: z.output<typeof modifiers> = {
  race: [],
  class: [],
  background: [],
  item: [],
  feat: [],
  condition: [],
};

const ExportedSheet = z.object({
  id: amount,
  name: z.string(),
  stats: z.array(statistic),
  bonusStats: listOf(statistic),
  overrideStats: listOf(statistic),
  race: part({ fullName: words, baseName: words, weightSpeeds: part({ normal: part({ walk: amount }) }) }),
  background: part({
    hasCustomBackground: flag,
    definition: part({ name: words }),
    customBackground: part({ name: words }),
  }),
  classes: listOf(characterClass),
  baseHitPoints: amount,
  bonusHitPoints: amount,
  overrideHitPoints: amount,
  removedHitPoints: amount,
  modifiers: orElse(modifiers, NO_MODIFIERS),
  inventory: listOf(item),
  /** Things that the player made up. */
  customItems: listOf(z.object({ name: words, quantity: amount, weight: amount })),
  currencies: part({ cp: amount, sp: amount, ep: amount, gp: amount, pp: amount }),
  feats: listOf(z.object({ definition: part({ name: words }) })),
  classSpells: listOf(z.object({ characterClassId: amount, spells: listOf(spell) })),
  spells: orElse(spells, NO_SPELLS),
  /** Numbers that the player wrote over computed ones, by the kind of number. */
  characterValues: listOf(z.object({ typeId: z.number(), value: amount })),
  customSpeeds: listOf(z.object({ movementId: z.number(), distance: amount })),
  traits: part({ personalityTraits: words, ideals: words, bonds: words, flaws: words, appearance: words }),
  notes: part({ backstory: words }),
});
export type ExportedSheet = z.output<typeof ExportedSheet>;

/** The service puts a sheet into `data`. Older exports put it into `character`. */
const wrapping = z.object({ data: z.optional(z.unknown()), character: z.optional(z.unknown()) });

/** Reads a sheet from JSON, which is a response of the service or a text that the player pasted. Null if it is not a character sheet. */
export function readSheet(json: string): ExportedSheet | null {
  let said: unknown;
  try {
    said = JSON.parse(json);
  } catch {
    return null;
  }
  const wrapped = z.safeParse(wrapping, said).data;
  const read = z.safeParse(ExportedSheet, wrapped?.data ?? wrapped?.character ?? said);
  return read.success ? read.data : null;
}
