const TITLES =
  /^(?:lord|lady|sir|dame|count|countess|baron|baroness|father|mother|brother|sister|master|mistress|captain|doctor|doc|dr|old|young|big|little|the|uncle|auntie|messer|madonna|goodman|goodwife|professor|saint|st|king|queen|prince|princess|emperor|empress|duke|duchess|abbot|abbess|inspector|constable|burgomaster|burgomistress|sergeant|jarl|magistrate|general|admiral|bosun|aunt|reverend|bishop|elder|chief|maestro|ser|don|doña|coach|sheikh|sultan|vizier|commander|marshal|granny|widow|long|reeve|padre|dona|senhor|senhora|grandmother|grandfather|headmistress|headmaster|colonel|major|warden|lieutenant|vicar|nurse)\.?$/iu;

/** The short name of a person in speech: the first meaningful word of their name, letters only. The fallback if there is none. */
export function calledBy(name: string, fallback: string): string {
  const words = name.normalize("NFC").match(/[\p{L}\p{M}]+(?:['’-][\p{L}\p{M}]+)*/gu) ?? [];
  const first = words.find((word) => !TITLES.test(word) && word.length > 1) ?? words[0] ?? "";
  if (first === "" || first.length > 24) return fallback;
  return first.charAt(0).toUpperCase() + first.slice(1);
}

/** The short name of a person who may have no proper name: "the ferryman" stays as it is. */
export const calledOf = (whom: string): string => (/^\p{Ll}/u.test(whom) ? whom : calledBy(whom, whom));
