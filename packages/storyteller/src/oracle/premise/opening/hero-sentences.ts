import { pattern, storedPattern } from "../../patterns.ts";
import { isKnownVerb } from "#english/past-tense";
import { entriesIn, type Lore, type LoreSentence } from "../lore/lore.ts";
import { fromName, toSecondPerson } from "../words/person-words.ts";

/** Sentences of the texts, told to the hero. */

/** "A retired trapeze artist who …", "Salvage diver.": who the hero is. */
const OF_HERO = storedPattern("hero-sentences of hero", "u");

/** What the hero does or is, without a subject: "Keeps a notebook", "Thirty-one, owns a shop she never wanted". Null where it is a sentence. */
function ownFragment(text: string): string | null {
  const first = /^([\p{L}-]+)/u.exec(text)?.[1] ?? "";
  const plain = (verb: string) =>
    verb.endsWith("ies") ? `${verb.slice(0, -3)}y` : verb.replace(pattern("hero-sentences own fragment 3", "u"), "");
  const isVerb = (word: string) => /[^s]s$/u.test(word) && isKnownVerb(plain(word.toLowerCase()));
  const others = (rest: string) =>
    rest
      .replace(pattern("hero-sentences own fragment 4", "gu"), (whole, link: string, verb: string) =>
        isVerb(verb) ? `${link}${plain(verb)}` : whole,
      )
      .replace(
        pattern("hero-sentences own fragment 5", "gu"),
        (_, verb: string) =>
          `you ${isVerb(verb) ? plain(verb) : verb === "is" ? "are" : verb === "has" ? "have" : verb === "was" ? "were" : verb}`,
      )
      .replace(pattern("hero-sentences own fragment 6", "gu"), "your ");
  if (pattern("hero-sentences own fragment 2", "u").test(first) || isVerb(first)) {
    const verb =
      { Has: "have", Is: "are", Was: "were", Does: "do", Can: "can", Cannot: "cannot" }[first] ??
      plain(first.toLowerCase());
    return `You ${verb}${others(text.slice(first.length))}`;
  }
  // "Ex-police, claustrophobic, cannot swim."
  return pattern("hero-sentences own fragment", "u").test(text)
    ? `You are ${text.charAt(0).toLowerCase()}${others(text.slice(1))}`
    : null;
}

/** A sentence of the player's, told to them: "I" and the hero's name become "you" where that reads well. */
export function inSecondPerson({ text, source }: LoreSentence, lore: Lore): string {
  if (source === "hero" && OF_HERO.test(text))
    return `You are ${/^An? /u.test(text) ? text.charAt(0).toLowerCase() + text.slice(1) : `${/^[AEIOU]/u.test(text) ? "an" : "a"} ${text.charAt(0).toLowerCase()}${text.slice(1)}`}`;
  if (source === "hero" && !lore.heroes.some((name) => text.startsWith(name.split(" ")[0]!))) {
    const own = ownFragment(text);
    if (own !== null) return toSecondPerson(own);
  }
  for (const hero of lore.heroes.flatMap((name) => [name, name.split(" ")[0]!])) {
    if (text.startsWith(`${hero}'s `)) return toSecondPerson(`Your ${text.slice(hero.length + 3)}`);
    // In the hero's own texts "her" is the hero.
    const others = source !== "hero" && entriesIn(lore, text).some(({ kind, proper }) => kind === "person" && proper);
    const turned = fromName(text, hero, "you", others, lore.heroPronoun);
    if (turned !== null) return toSecondPerson(turned);
  }
  // "Thomas Bell was her brother" in the hero's own texts is about the hero.
  return toSecondPerson(
    source === "hero" ? text.replace(pattern("hero-sentences in second person", "u"), "$1 your ") : text,
  );
}
