/**
 * M. F. Porter's algorithm for suffix stripping (1980), in the variant of FTS5's `porter` tokenizer. The thesaurus must use the same
 * stems as the full-text index. Words must be folded. A word with characters other than a–z is its own stem.
 */
export function stem(word: string): string {
  if (word.length < 3 || !/^[a-z]+$/u.test(word)) return word;
  return [plural, pastOrGoing, finalY, ...SUFFIXES.map((step) => stripLongest(step)), finalE].reduce(
    (rest, step) => step(rest),
    word,
  );
}

const isVowel = (word: string, at: number): boolean =>
  "aeiou".includes(word.charAt(at)) || (word.charAt(at) === "y" && at > 0 && !isVowel(word, at - 1));

const hasVowel = (word: string): boolean => Array.from(word, (_, at) => isVowel(word, at)).includes(true);

/** The number of times that vowels are followed by consonants in the word. */
function measure(word: string): number {
  let count = 0;
  for (let at = 1; at < word.length; at += 1) if (isVowel(word, at - 1) && !isVowel(word, at)) count += 1;
  return count;
}

const endsDoubled = (word: string): boolean =>
  word.length > 1 && word.at(-1) === word.at(-2) && !isVowel(word, word.length - 1);

/** Whether the word ends as in "hop" or "fil": consonant, vowel, consonant, and the last letter is not w, x or y. */
function endsShort(word: string): boolean {
  const last = word.length - 1;
  return (
    last >= 2 && !isVowel(word, last) && isVowel(word, last - 1) && !isVowel(word, last - 2) && !/[wxy]$/u.test(word)
  );
}

function plural(word: string): string {
  if (/(?:sse|ie)s$/u.test(word)) return word.slice(0, -2);
  return /[^s]s$/u.test(word) ? word.slice(0, -1) : word;
}

function pastOrGoing(word: string): string {
  if (word.endsWith("eed")) return measure(word.slice(0, -3)) > 0 ? word.slice(0, -1) : word;
  const rest = word.replace(/(?:ed|ing)$/u, "");
  if (rest === word || !hasVowel(rest)) return word;
  if (/(?:at|bl|iz)$/u.test(rest)) return `${rest}e`;
  if (endsDoubled(rest) && !/[lsz]$/u.test(rest)) return rest.slice(0, -1);
  return measure(rest) === 1 && endsShort(rest) ? `${rest}e` : rest;
}

const finalY = (word: string): string =>
  word.endsWith("y") && hasVowel(word.slice(0, -1)) ? `${word.slice(0, -1)}i` : word;

interface Step {
  /** A suffix is removed only if the measure of the rest is greater than this. */
  readonly beyond: number;
  readonly suffixes: ReadonlyMap<string, string>;
}

const pairs = (text: string): ReadonlyMap<string, string> =>
  new Map(text.split(" ").map((pair) => pair.split(">") as [string, string]));

const SUFFIXES: readonly Step[] = [
  {
    beyond: 0,
    suffixes: pairs(
      "ational>ate tional>tion enci>ence anci>ance izer>ize bli>ble alli>al entli>ent eli>e ousli>ous ization>ize ation>ate " +
        "ator>ate alism>al iveness>ive fulness>ful ousness>ous aliti>al iviti>ive biliti>ble logi>log",
    ),
  },
  { beyond: 0, suffixes: pairs("icate>ic ative> alize>al iciti>ic ical>ic ful> ness>") },
  {
    beyond: 1,
    suffixes: pairs(
      "al> ance> ence> er> ic> able> ible> ant> ement> ment> ent> ion> ou> ism> ate> iti> ous> ive> ize>",
    ),
  },
];

/** Tries only the longest suffix of the list that the word has. */
const stripLongest =
  ({ beyond, suffixes }: Step) =>
  (word: string): string => {
    for (let length = Math.min(7, word.length - 1); length > 1; length -= 1) {
      const onto = suffixes.get(word.slice(-length));
      if (onto === undefined) continue;
      const rest = word.slice(0, -length);
      if (word.endsWith("ion") && length === 3 && !/[st]$/u.test(rest)) return word;
      return measure(rest) > beyond ? rest + onto : word;
    }
    return word;
  };

function finalE(word: string): string {
  const rest = word.endsWith("e") ? word.slice(0, -1) : word;
  const silent = rest !== word && (measure(rest) > 1 || (measure(rest) === 1 && !endsShort(rest)));
  const left = silent ? rest : word;
  return left.endsWith("ll") && measure(left) > 1 ? left.slice(0, -1) : left;
}
