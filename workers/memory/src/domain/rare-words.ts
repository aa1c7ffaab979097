/** How many memories a word occurs in. */
interface CountedWord {
  readonly word: string;
  readonly times: number;
}

/**
 * The words to rank memories by: the rarest first, as many as occur together in at most `mostMatches` memories. Ranking costs
 * by the match, and what every second memory says tells none of them apart. The rarest is always taken.
 */
export function rareWords(counted: readonly CountedWord[], mostMatches: number): string[] {
  const rarest = counted.filter(({ times }) => times > 0).toSorted((a, b) => a.times - b.times);
  let matches = 0;
  return rarest.filter(({ times }, place) => (matches += times) <= mostMatches || place === 0).map(({ word }) => word);
}
