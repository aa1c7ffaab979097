import stored from "#rules/spell-list-rows" with { type: "json" };
import { idOfName } from "./id-of-name.ts";

/** Which spell is on whose list (SRD 5.2, "Spell Descriptions"). What a spell does stands elsewhere. */
export interface ListedSpell {
  readonly id: string;
  readonly name: string;
  /** 0 for a cantrip. */
  readonly level: number;
  readonly school: string;
  /** Ids of classes. */
  readonly classes: readonly string[];
  readonly ritual: boolean;
}

type Row = readonly [name: string, level: number, school: string, classes: string, ritual?: 1];

/** The stored rows of the table, as the static asset has them. */
export type SpellListRows = readonly unknown[];

/** The rows. Null in the chat worker until `setSpellLists` (docs/decisions/041-load-the-creatures.md). */
let loaded: SpellListRows | null = stored;
let index: Map<string, ListedSpell> | undefined;

/** Whether the table of the classes' spell lists is loaded. */
export const hasSpellLists = (): boolean => loaded !== null;

/** Sets the table of the classes' spell lists. The chat worker calls this before it uses the rules. */
export function setSpellLists(table: SpellListRows): void {
  loaded = table;
  index = undefined;
}

/** The table as a map, made when it is first used. */
function all(): Map<string, ListedSpell> {
  if (index) return index;
  if (loaded === null) throw new Error("The table of spell lists is not loaded.");
  index = new Map(
    (loaded as readonly Row[]).map(([name, level, school, classes, ritual]) => {
      const id = idOfName(name);
      return [id, { id, name, level, school, classes: classes.split(" "), ritual: ritual === 1 }];
    }),
  );
  return index;
}

/** All spells of the lists. */
export const listedSpells = (): readonly ListedSpell[] => [...all().values()];

/** A spell of the lists by its id. */
export const listedSpell = (id: string): ListedSpell | undefined => all().get(id);

/** The spells of a class's list from one level to another. */
export const spellsOf = (classId: string, least: number, most: number): readonly ListedSpell[] =>
  listedSpells().filter(({ classes, level }) => classes.includes(classId) && level >= least && level <= most);
