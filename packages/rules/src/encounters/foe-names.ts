import { firstName } from "#contracts/story/names";
import { isKind } from "./foe-kinds.ts";

/** What tells foes of one kind apart at a glance. */
const MARKS =
  "tall scarred grey one-eyed lean young broad limping old quick crooked pale loud silent ragged short".split(" ");

const same = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();

/** The kind in a foe's name: "wolf" of "the wolf" or "wolves"; null for a proper name. */
function kindIn(name: string): string | null {
  const bare = name.trim().replace(/^(?:the|an?|some)\s+/iu, "");
  const isProper = bare === name.trim() && /^\p{Lu}/u.test(bare) && !isKind(bare);
  return isProper ? null : bare.replace(/^\p{Lu}/u, (letter) => letter.toLowerCase());
}

/**
 * Names for so many foes, each of its own and none that somebody has: "the tall bandit", "the scarred bandit". One with a name keeps it, but is
 * "the other Tam" if somebody is called so already. Kinds in another language are numbered.
 * @param taken the names in use in this story
 */
export function foeNames(name: string, count: number, taken: readonly string[]): string[] {
  const used = [...taken];
  const isFree = (one: string): boolean => !used.some((other) => same(one, other));
  const kind = kindIn(name);
  // "Tam" alone would mean Tam Orre, too.
  const isMistakable = kind === null && count === 1 && used.some((other) => same(firstName(other), name));
  const asName = isMistakable ? `the other ${name.trim()}` : name.trim();
  return Array.from({ length: count }, (_, at) => {
    const marked = kind !== null && isKind(kind) ? MARKS.map((mark) => `the ${mark} ${kind}`) : [];
    const wishes = count === 1 ? [asName, ...marked] : marked;
    let chosen = wishes.find(isFree);
    for (let number = at + 1; chosen === undefined; number += 1) {
      const numbered = `${asName} ${number}`;
      if (isFree(numbered)) chosen = numbered;
    }
    used.push(chosen);
    return chosen.slice(0, 120);
  });
}
