import { pattern } from "../../patterns.ts";
import { TITLES } from "#english/names";
import { indexOfName, type LoreKind, type LoreSentence } from "./lore-entry.ts";
import { lexicon } from "../../understand/lexicon/lexicon.ts";
import { isGivenName, isBreak, kindOfNoun } from "./nouns.ts";

interface Named {
  readonly name: string;
  readonly definite: boolean;
  readonly proper: boolean;
}

/** Countries, peoples and feasts of our own world. */
export function knownKind(name: string): LoreKind | null {
  const { place, faction, thing } = lexicon().knownNames;
  return place.includes(name) ? "place" : faction.includes(name) ? "faction" : thing.includes(name) ? "thing" : null;
}

/**
 * Guesses the kind of a name that no word around it explains. With an article, a plural is a group and anything else a thing. A single
 * word that always follows "since", "at", "in" or the like is a thing. Every other name is a person.
 */
export function guessKind({ name, definite, proper }: Named, sentences: readonly LoreSentence[]): LoreKind {
  if (!proper) return kindOfNoun(name.split(" ").at(-1) ?? "") ?? "thing";
  if (definite) return name.endsWith("s") ? "faction" : "thing";
  const befores = sentences.flatMap(({ text }) => {
    const from = indexOfName(text, name);
    return from < 0 ? [] : [text.slice(0, from)];
  });
  if (
    !name.includes(" ") &&
    befores.length > 0 &&
    befores.every((each) => pattern("guess-kind guess kind 2", "u").test(each))
  )
    return "thing";
  // "the crown of Scotland", but "the widow of Thomas".
  if (
    befores.length > 0 &&
    befores.every(
      (each) => pattern("guess-kind guess kind 3").test(each) && !pattern("guess-kind guess kind", "u").test(each),
    )
  )
    return "thing";
  // "becomes Pieman to the Duchy", "a spy for Staplex": a single word that never does anything, and no family word or verb of people leads to.
  if (
    !name.includes(" ") &&
    !isGivenName(name) &&
    befores.length > 0 &&
    !sentences.some(({ text }) => isActing(text, name))
  )
    return "thing";
  return "person";
}

/** Whether a sentence makes a single word somebody: its subject, its speaker, or whom somebody knows, is related to or is ruled by. */
function isActing(text: string, name: string): boolean {
  const at = indexOfName(text, name);
  if (at < 0) return false;
  const [before, after] = [text.slice(0, at), text.slice(at + name.length)];
  if (pattern("guess-kind is acting 5", "u").test(after)) return true;
  // "the exile Veskar"
  const noun = pattern("guess-kind is acting", "u").exec(before)?.[1];
  if (
    noun !== undefined &&
    !isBreak(noun) &&
    !pattern("guess-kind is acting 7", "u").test(noun) &&
    !/^(?:place|thing)$/u.test(kindOfNoun(noun) ?? "")
  )
    return true;
  // "Cook Stavros prays."
  const trade = pattern("guess-kind is acting 6", "u").exec(before)?.[1];
  if (trade !== undefined && (TITLES.has(trade) || kindOfNoun(trade) === "person")) return true;
  const isSubject =
    pattern("guess-kind is acting 2", "u").test(before) && pattern("guess-kind is acting 3", "u").test(after);
  return (
    isSubject ||
    (pattern("guess-kind is acting 4", "u").test(before) && !pattern("guess-kind is acting 8", "u").test(before))
  );
}
