import type { EntityType } from "#contracts/memory/items";
import type { ReadName } from "./read-name.ts";
import { isMisspelling } from "./spelling.ts";
import { titlesAgree } from "./titles.ts";

/** How a name is another's, the surest first. */
export const KINSHIPS = ["same", "titled", "part", "misspelt"] as const;
export type Kinship = (typeof KINSHIPS)[number];

/** Something by all the names it has. */
export interface Named {
  readonly type: EntityType | null;
  readonly names: readonly ReadName[];
  /** One of the player's own characters: nobody else is found to be one of them by a longer name. */
  readonly party: boolean;
}

/** Shorter parts of a name are too many people's. */
const SHORTEST_PART = 3;

/**
 * How a name could be one of somebody's; null where it could not. Careful rather than complete: people are also known by their title,
 * by a part of their name and by a slip of the pen, but places, things and factions only by their names.
 * @param careless whether the name was written by one who misspells
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

/** "Captain Vell" and "Vell"; "Vell the Tollkeeper" and "Vell", or "the Tollkeeper". */
function isTitled(name: ReadName, other: Named): boolean {
  if (name.definite && name.epithet === "") return other.names.some(({ epithet }) => epithet === name.folded);
  const core = name.core.join(" ");
  if (core.length < SHORTEST_PART) return false;
  if (!titlesAgree(name.titles, titlesOf(other))) return false;
  const epithets = other.names.flatMap(({ epithet }) => (epithet === "" ? [] : [epithet]));
  if (name.epithet !== "" && epithets.length > 0 && !epithets.includes(name.epithet)) return false;
  return other.names.some((one) => one.core.join(" ") === core && !one.definite);
}

/** "Ysolde" or "Marr" of Ysolde Marr; and Ysolde Marr, where only an Ysolde is known. */
function isPart(name: ReadName, other: Named): boolean {
  if (name.epithet !== "" || name.definite || name.core.some((word) => word.length < SHORTEST_PART)) return false;
  const titles = titlesOf(other);
  if (name.titles.length > 0 && !name.titles.some((title) => titles.includes(title))) return false;
  const [only, ...more] = name.core;
  const full = other.names.filter(({ core }) => core.length > 1);
  if (only !== undefined && more.length === 0) {
    return full.some(({ core }) => core[0] === only || core.at(-1) === only);
  }
  // Another full name says that it is somebody else.
  if (other.party || full.length > 0) return false;
  return other.names.some(({ core }) => core.length === 1 && core[0] === only);
}
