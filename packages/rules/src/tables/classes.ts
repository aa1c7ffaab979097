import { BARBARIAN } from "./classes/barbarian.ts";
import { BARD } from "./classes/bard.ts";
import { CLERIC } from "./classes/cleric.ts";
import { DRUID } from "./classes/druid.ts";
import { FIGHTER } from "./classes/fighter.ts";
import { MONK } from "./classes/monk.ts";
import { PALADIN } from "./classes/paladin.ts";
import { RANGER } from "./classes/ranger.ts";
import { ROGUE } from "./classes/rogue.ts";
import { SORCERER } from "./classes/sorcerer.ts";
import { WARLOCK } from "./classes/warlock.ts";
import { WIZARD } from "./classes/wizard.ts";
import type { ClassFeature, ClassTable } from "./class-table.ts";

/** The twelve classes, each with the subclass that the SRD has. */
export const CLASS_TABLE: readonly ClassTable[] = [
  BARBARIAN,
  BARD,
  CLERIC,
  DRUID,
  FIGHTER,
  MONK,
  PALADIN,
  RANGER,
  ROGUE,
  SORCERER,
  WARLOCK,
  WIZARD,
];

/** A class by its id or its name; undefined for the player's own. */
export const classTable = (name: string): ClassTable | undefined =>
  CLASS_TABLE.find(({ id }) => id === name.trim().toLowerCase());

/** Features of a class and its subclass that a hero of this class level has. */
export const featuresAt = (table: ClassTable, subclass: string | null, level: number): readonly ClassFeature[] =>
  [...table.features, ...(subclass === table.subclass.id ? table.subclass.features : [])]
    .filter((feature) => feature.level <= level)
    .toSorted((one, other) => one.level - other.level);
