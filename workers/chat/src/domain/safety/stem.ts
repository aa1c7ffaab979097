/**
 * Irregular English plurals and past forms, which Porter's stemmer does not handle (M. F. Porter, "An algorithm for suffix stripping",
 * 1980).
 */

const IRREGULAR: ReadonlyMap<string, string> = new Map(
  `children:child men:man women:woman mice:mouse lice:louse teeth:tooth feet:foot geese:goose wolves:wolf knives:knife
   bled:bleed bloody:blood bloodied:blood gory:gore slain:slay slew:slay burnt:burn bitten:bite beaten:beat torn:tear tore:tear
   shot:shoot stung:sting hung:hang eaten:eat ate:eat drunk:drink drank:drink fallen:fall fell:fall stolen:steal stole:steal
   dying:die dead:die death:die deaths:die drowned:drown killer:kill killers:kill rapist:rape rapists:rape slavery:slave
   slaver:slave slavers:slave enslave:slave enslaves:slave enslaved:slave enslaving:slave enslavement:slave incestuous:incest
   sexual:sex sexually:sex nudity:nude pregnancy:pregnant pregnancies:pregnant racist:racism racists:racism sexist:sexism
   sexists:sexism`
    .split(/\s+/u)
    .map((pair) => pair.split(":") as [string, string]),
);

const VOWEL = "(?:[aeiou]|(?<=[^aeiou])y)";
const CONSONANT = "(?:[^aeiouy]|(?<=^|[aeiou])y)";
const SYLLABLES = new RegExp(`${VOWEL}+${CONSONANT}+`, "gu");
const ANY_VOWEL = new RegExp(VOWEL, "u");
/** Matches consonant, vowel, consonant at the end, where the last is not w, x or y. */
const SHORT_END = new RegExp(`${CONSONANT}[aeiouy][^aeiouwxy]$`, "u");

/** The number of times that a vowel is followed by a consonant. */
const measureOf = (stem: string): number => stem.match(SYLLABLES)?.length ?? 0;
const hasVowel = (stem: string): boolean => ANY_VOWEL.test(stem);
const endsDouble = (stem: string): boolean => /([^aeiouy])\1$/u.test(stem);
const endsShort = (stem: string): boolean => SHORT_END.test(stem);

/** Suffixes and their replacements. Only the first suffix that fits is tried, even if it may not be removed. */
type Rules = readonly (readonly [suffix: string, instead: string])[];
const rules = (text: string): Rules => text.split(" ").map((rule) => rule.split(":") as [string, string]);
const STEP_2 = rules(
  "ational:ate tional:tion enci:ence anci:ance izer:ize abli:able alli:al entli:ent eli:e ousli:ous ization:ize ation:ate ator:ate alism:al iveness:ive fulness:ful ousness:ous aliti:al iviti:ive biliti:ble",
);
const STEP_3 = rules("icate:ic ative: alize:al iciti:ic ical:ic ful: ness:");
const STEP_4 = rules(
  "al: ance: ence: er: ic: able: ible: ant: ement: ment: ent: sion:s tion:t ou: ism: ate: iti: ous: ive: ize:",
);

function replaced(word: string, step: Rules, least: number): string {
  const rule = step.find(([suffix]) => word.endsWith(suffix));
  if (!rule) return word;
  const stem = word.slice(0, word.length - rule[0].length) + rule[1];
  const measured = rule[1] === "s" || rule[1] === "t" ? stem : word.slice(0, word.length - rule[0].length);
  return measureOf(measured) > least ? stem : word;
}

function withoutInflection(word: string): string {
  // A later correction by Porter: "dies" and "died" are forms of "die".
  if (/^[a-z]ie[sd]$/u.test(word)) return word.slice(0, -1);
  let stem = word;
  if (stem.endsWith("sses") || stem.endsWith("ies")) stem = stem.slice(0, -2);
  else if (stem.endsWith("s") && !stem.endsWith("ss")) stem = stem.slice(0, -1);
  if (stem.endsWith("eed")) return measureOf(stem.slice(0, -3)) > 0 ? stem.slice(0, -1) : stem;
  const cut = /(?:ed|ing)$/u.exec(stem)?.[0].length ?? 0;
  if (cut === 0 || !hasVowel(stem.slice(0, -cut))) return stem;
  stem = stem.slice(0, -cut);
  if (/(?:at|bl|iz)$/u.test(stem)) return `${stem}e`;
  if (endsDouble(stem) && !/[lsz]$/u.test(stem)) return stem.slice(0, -1);
  return measureOf(stem) === 1 && endsShort(stem) ? `${stem}e` : stem;
}

/** The stem of a lower-case word. A word with other characters than a–z stays as it is. */
export function stemOf(word: string): string {
  if (!/^[a-z]{3,}$/u.test(word)) return word;
  const regular = IRREGULAR.get(word) ?? word;
  let stem = withoutInflection(regular);
  if (stem.endsWith("y") && hasVowel(stem.slice(0, -1))) stem = `${stem.slice(0, -1)}i`;
  stem = replaced(replaced(replaced(stem, STEP_2, 0), STEP_3, 0), STEP_4, 1);
  if (stem.endsWith("e")) {
    const bare = stem.slice(0, -1);
    if (measureOf(bare) > 1 || (measureOf(bare) === 1 && !endsShort(bare))) stem = bare;
  }
  return endsDouble(stem) && stem.endsWith("l") && measureOf(stem) > 1 ? stem.slice(0, -1) : stem;
}
