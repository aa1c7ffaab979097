import type { EntityType } from "#contracts/memory/items";
import type { ReadName } from "./read-name.ts";
import { isMisspelling } from "./spelling.ts";
import { titlesAgree } from "./titles.ts";

/** Ways in which two names can mean the same entity, the most certain first. */
export const KINSHIPS = ["same", "titled", "part", "misspelt"] as const;
export type Kinship = (typeof KINSHIPS)[number];

/** An entity with all its names. */
export interface Named {
  readonly type: EntityType | null;
  readonly names: readonly ReadName[];
  /** True for the player's own characters. A longer name is never taken for one of them. */
  readonly party: boolean;
}

/** The fewest letters of a name's part. Many people may share a shorter part. */
const SHORTEST_PART = 3;

/**
 * How a name may mean a known entity. Null if it cannot. The rules are cautious. People are recognised by a title, by a part of their
 * name, and with a spelling mistake. Places, things and factions are recognised only by their own names.
 * @param careless whether the writer of the name often misspells
 */
export function kinship(name: ReadName, type: EntityType | null, other: Named, careless: boolean): Kinship | null {
  if (name.folded === "" || contradict(type, other.type)) return null;
  if (other.names.some(({ folded }) => folded === name.folded)) return "same";
  const person = type === "person" && (other.type === "person" || other.type === null);
  if (person && isTitled(name, other)) return "titled";
  if (person && other.type !== null && isPart(name, other)) return "part";
  if (type === null || type !== other.type) return null;
  const misspelt = other.names.some(
    ({ core, titles, epithet }) =>
      epithet === name.epithet &&
      titlesAgree(titles, name.titles) &&
      isMisspelling(name.core, core, { person, careless }),
  );
  return misspelt ? "misspelt" : null;
}

export const contradict = (a: EntityType | null, b: EntityType | null): boolean => a !== null && b !== null && a !== b;

const titlesOf = ({ names }: Named): string[] => names.flatMap(({ titles }) => titles);

/**
 * Whether the names differ only in a title or an epithet: "Captain Vell" and "Vell"; "Vell the Tollkeeper" and "Vell" or "the
 * Tollkeeper".
 */
function isTitled(name: ReadName, other: Named): boolean {
  if (name.definite && name.epithet === "") return other.names.some(({ epithet }) => epithet === name.folded);
  const core = name.core.join(" ");
  if (core.length < SHORTEST_PART) return false;
  if (!titlesAgree(name.titles, titlesOf(other))) return false;
  const epithets = other.names.flatMap(({ epithet }) => (epithet === "" ? [] : [epithet]));
  if (name.epithet !== "" && epithets.length > 0 && !epithets.includes(name.epithet)) return false;
  return other.names.some((one) => one.core.join(" ") === core && !one.definite);
}

/** Whether one name is a part of the other: "Ysolde" or "Marr" of "Ysolde Marr". Also "Ysolde Marr", if only an "Ysolde" is known. */
function isPart(name: ReadName, other: Named): boolean {
  if (name.epithet !== "" || name.definite || name.core.some((word) => word.length < SHORTEST_PART)) return false;
  const titles = titlesOf(other);
  if (name.titles.length > 0 && !name.titles.some((title) => titles.includes(title))) return false;
  const [only, ...more] = name.core;
  const full = other.names.filter(({ core }) => core.length > 1);
  if (only !== undefined && more.length === 0) {
    return full.some(({ core }) => core[0] === only || core.at(-1) === only);
  }
  // If the known person already has another full name, they are different people.
  if (other.party || full.length > 0) return false;
  return other.names.some(({ core }) => core.length === 1 && core[0] === only);
}
