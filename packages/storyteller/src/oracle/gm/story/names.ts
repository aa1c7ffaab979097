const TITLES =
  /^(?:lord|lady|sir|dame|count|countess|baron|baroness|father|mother|brother|sister|master|mistress|captain|doctor|doc|dr|old|young|big|little|the|uncle|auntie|messer|madonna|goodman|goodwife|professor|saint|st|king|queen|prince|princess|emperor|empress|duke|duchess|abbot|abbess|inspector|constable|burgomaster|burgomistress|sergeant|jarl|magistrate|general|admiral|bosun|aunt|reverend|bishop|elder|chief|maestro|sheikh|sultan|vizier|commander|marshal|granny|widow|long)\.?$/iu;

/** What someone is called in speech: the first telling word of their name, letters only; the fallback where there is none. */
export function calledBy(name: string, fallback: string): string {
  const words = name.normalize("NFC").match(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu) ?? [];
  const first = words.find((word) => !TITLES.test(word) && word.length > 1) ?? words[0] ?? "";
  if (first === "" || first.length > 24) return fallback;
  return first.charAt(0).toUpperCase() + first.slice(1);
}

/** The same of somebody who may have no name: "the ferryman" stays. */
export const calledOf = (whom: string): string => (/^\p{Ll}/u.test(whom) ? whom : calledBy(whom, whom));

/** A name that a player gave to a world or campaign, fit to stand in a sentence: at most five plain words, else null. */
export function safeName(name: string): string | null {
  const tidy = name
    .normalize("NFC")
    .replace(/[^\p{L}\p{M}\p{N}'’\- ]+/gu, " ")
    .replace(/\s+/gu, " ")
    .trim();
  return tidy === "" || tidy.length > 40 || tidy.split(" ").length > 5 ? null : tidy;
}

/** A made name that sits well in a sentence: singular, and with no word twice. Asks again a few times, then takes what comes. */
export function fitting(make: () => string): string {
  let name = make();
  for (let tries = 0; tries < 12 && !fits(name); tries++) name = make();
  return name;
}

function fits(name: string): boolean {
  const stems = name
    .toLowerCase()
    .split(/[\s-]+/u)
    .map((word) => word.slice(0, 4));
  return !/[^s'’]s$/u.test(name) && new Set(stems).size === stems.length;
}
