import { indexOfName, type LoreKind, type LoreSentence } from "./lore-entry.ts";
import { lexicon } from "../../understand/lexicon/lexicon.ts";
import { kindOfNoun } from "./nouns.ts";

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
    befores.every((each) => /\b(?:since|until|All|at|in|under|across|towards?|answered|during) $/u.test(each))
  )
    return "thing";
  // "the crown of Scotland", but "the widow of Thomas".
  if (
    befores.length > 0 &&
    befores.every(
      (each) =>
        /\b(?:the|an?) (?:\p{Ll}+ )?\p{Ll}+ of $/iu.test(each) &&
        !/\b(?:son|daughter|brother|sister|wife|widow|husband|friend|child|mother|father|murder|death|body|ghost|men|grave|fate|love|word|voice|trail|sign|story|case|disappearance|servants?|heirs?|house) of $/u.test(
          each,
        ),
    )
  )
    return "thing";
  return "person";
}
