/**
 * The fewest letters of a word that may differ by one letter (ONE_SLIP) or by two (TWO_SLIPS). Words in names of things need more
 * letters, because they resemble each other more than people's names do.
 */
const ONE_SLIP = { person: 5, other: 7 };
const TWO_SLIPS = 9;

/**
 * Whether one name may be the other one misspelt: they have the same number of words, and one word differs by one or two letters,
 * according to its length. Differences that usually distinguish names do not count as mistakes: another first letter, a number, or a
 * plural. Another ending (Hanna and Hanne, Mario and Maria) counts as a mistake only if the writer often misspells.
 */
export function isMisspelling(
  mine: readonly string[],
  theirs: readonly string[],
  { person, careless }: { readonly person: boolean; readonly careless: boolean },
): boolean {
  if (mine.length !== theirs.length) return false;
  const differing = mine.flatMap((word, place) => (word === theirs[place] ? [] : [[word, theirs[place]!] as const]));
  const [pair] = differing;
  if (!pair || differing.length > 1) return false;
  const [a, b] = pair;
  const shorter = Math.min(a.length, b.length);
  const allowed = shorter >= TWO_SLIPS ? 2 : shorter >= (person ? ONE_SLIP.person : ONE_SLIP.other) ? 1 : 0;
  if (allowed === 0 || a[0] !== b[0] || /[\p{N}]/u.test(a + b) || isRoman(a) || isRoman(b)) return false;
  if (isPlural(a, b) || isPlural(b, a)) return false;
  if (!careless && differsInEnding(a, b)) return false;
  return distance(a, b) <= allowed;
}

const isPlural = (one: string, many: string): boolean => many === `${one}s` || many === `${one}es`;
const isRoman = (word: string): boolean => /^[ivxlcdm]+$/u.test(word);

/** Whether two words differ only in their last one or two letters. */
function differsInEnding(a: string, b: string): boolean {
  const stem = Math.max(a.length, b.length) - 1;
  return a.slice(0, stem) === b.slice(0, stem) || a.slice(0, -1) === b.slice(0, -1);
}

/** The number of letters to insert, delete, change or swap with their neighbour (optimal string alignment). */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, place) => place);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      let least = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (same ? 0 : 1));
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) least = Math.min(least, before[j - 2]! + 1);
      row.push(least);
    }
    [before, last] = [last, row];
  }
  return last[b.length]!;
}
