import data from "../../data/spell-lists.json" with { type: "json" };
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

export const LISTED_SPELLS: readonly ListedSpell[] = (data as unknown as readonly Row[]).map(
  ([name, level, school, classes, ritual]) => ({
    id: idOfName(name),
    name,
    level,
    school,
    classes: classes.split(" "),
    ritual: ritual === 1,
  }),
);
const BY_ID = new Map(LISTED_SPELLS.map((one) => [one.id, one]));

export const listedSpell = (id: string): ListedSpell | undefined => BY_ID.get(id);

/** The spells of a class's list from one level to another. */
export const spellsOf = (classId: string, least: number, most: number): readonly ListedSpell[] =>
  LISTED_SPELLS.filter(({ classes, level }) => classes.includes(classId) && level >= least && level <= most);
