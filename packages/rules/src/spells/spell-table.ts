import data from "../../data/spells.json" with { type: "json" };
import { LISTED_SPELLS } from "../tables/spell-lists.ts";
import type { Spell } from "./spell.ts";

type Row = Pick<Spell, "id" | "time" | "range" | "components" | "rounds"> &
  Partial<Pick<Spell, "cost" | "concentration" | "effects" | "guidance">>;

let index: Map<string, Spell> | undefined;

/** The table as a map, made when the first spell is asked for: a story without magic never reads it. */
function all(): Map<string, Spell> {
  if (index) return index;
  const rows = new Map((data as unknown as readonly Row[]).map((row) => [row.id, row]));
  index = new Map(
    LISTED_SPELLS.flatMap((listed) => {
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
