import { TITLES } from "#contracts/story/names";

const wordsOf = (name: string): string[] =>
  (
    name
      .normalize("NFC")
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+/gu) ?? []
  ).filter((word) => !TITLES.has(word));

interface Named {
  readonly name: string;
  readonly aliases?: readonly string[];
}

/** Finds the entry with this name or alias. Upper and lower case do not matter. */
export function sameName<Entry extends Named>(entries: readonly Entry[], wanted: string): Entry | undefined {
  const tidy = wanted.trim().normalize("NFC").toLowerCase();
  return entries.find(
    ({ name, aliases = [] }) => name.toLowerCase() === tidy || aliases.some((alias) => alias.toLowerCase() === tidy),
  );
}

/**
 * Finds the entry that a name means: the same name or alias in any case, or else the only entry whose words include all words of the name
 * ("Hesper" finds "Hesper Dray"). Undefined if no entry fits, or more than one.
 */
export function findName<Entry extends Named>(entries: readonly Entry[], wanted: string): Entry | undefined {
  const same = sameName(entries, wanted);
  if (same) return same;
  const words = wordsOf(wanted);
  if (words.length === 0) return undefined;
  const fitting = entries.filter(({ name, aliases = [] }) =>
    [name, ...aliases].some((each) => {
      const known = wordsOf(each);
      return known.length > 0 && words.every((word) => known.includes(word));
    }),
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}
