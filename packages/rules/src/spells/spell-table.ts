import stored from "#rules/spell-rows" with { type: "json" };
import { listedSpells } from "../tables/spell-lists.ts";
import type { Spell } from "./spell.ts";

type Row = Pick<Spell, "id" | "time" | "range" | "components" | "rounds"> &
  Partial<Pick<Spell, "cost" | "concentration" | "effects" | "guidance">>;

/** The stored rows of the table, as the static asset has them. */
export type SpellRows = readonly unknown[];

/**
 * The rows. In Node and in the browser's chunks they are there from the start. In a worker the file is one of its static assets, and this
 * is null until `setSpells` (docs/decisions/041-load-the-creatures.md).
 */
let loaded: SpellRows | null = stored;
let index: Map<string, Spell> | undefined;

/** Whether the table of spells is loaded. */
export const hasSpells = (): boolean => loaded !== null;

/** Sets the table of spells. A worker calls this before it uses the rules. */
export function setSpells(table: SpellRows): void {
  loaded = table;
  index = undefined;
}

/** The table as a map, made when the first spell is asked for: a story without magic never reads it. */
function all(): Map<string, Spell> {
  if (index) return index;
  if (loaded === null) throw new Error("The table of spells is not loaded.");
  const rows = new Map((loaded as readonly Row[]).map((row) => [row.id, row]));
  index = new Map(
    listedSpells().flatMap((listed) => {
      const row = rows.get(listed.id);
      return row
        ? [[listed.id, { concentration: false, effects: [], guidance: null, ...row, ...listed }] as const]
        : [];
    }),
  );
  return index;
}

/** A spell by its id. */
export const spellNamed = (id: string): Spell | undefined => all().get(id);

/** All spells of the SRD. */
export const spells = (): readonly Spell[] => [...all().values()];
