/** Words that stand before a name without being one. */
export const TITLES: ReadonlySet<string> = new Set(
  "a an the old young big little lord lady sir dame captain master mistress father mother brother sister doctor dr mister mr mrs miss ms saint st king queen prince princess duke duchess count countess baron baroness".split(
    " ",
  ),
);

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

/** The entry of that name or alias, in any case. */
export function sameName<Entry extends Named>(entries: readonly Entry[], wanted: string): Entry | undefined {
  const tidy = wanted.trim().normalize("NFC").toLowerCase();
  return entries.find(
    ({ name, aliases = [] }) => name.toLowerCase() === tidy || aliases.some((alias) => alias.toLowerCase() === tidy),
  );
}

/**
 * The entry that a name means: the same name or alias in any case, or else the only one whose words hold all the words of the name
 * ("Hesper" finds "Hesper Dray"). Undefined where none fits or more than one does.
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
