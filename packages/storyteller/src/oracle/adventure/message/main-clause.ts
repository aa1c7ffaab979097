import { storedPattern } from "../../patterns.ts";
import { nounKinds, verbIn } from "../../understand/lexicon/vocabulary.ts";

/**
 * The main clause of an act that the player wrote as a long sentence. What hangs on it says which thing, why, when or how: "the plate
 * Dilly carried here", "to see Sloe", "before she comes back", "for who is next". None of these may decide what is done, to what, or where.
 */
export interface MainClause {
  readonly main: string;
  /** What a way is for, as an act of its own: "open the case" of "I go to the gallery to open the case". Empty if there is none. */
  readonly purpose: string;
}

/** Who says, asks or thinks something has it in a clause that belongs to the verb. */
const SAYS = storedPattern("main-clause says");
/** "(rude, I know)" */
const ASIDE = /\s*\([^)]*\)/gu;
/** "Once she has gone, I": a clause before the main one. */
const BEFORE = storedPattern("main-clause before");
/** "top to bottom", "as quietly as I can", "like a thief" */
const MANNER = storedPattern("main-clause manner");
/** "for who is next": "the order book for who is next", but "look for whose it is" */
const INSIDE = storedPattern("main-clause question inside");
const CUTS = [
  MANNER,
  // "so that", "because", "before she", "while nobody"
  storedPattern("main-clause conjunction", "u"),
  // "the plate that she", ", the thing that"
  storedPattern("main-clause relative", "u"),
  INSIDE,
  MANNER,
];
/** "the plate Dilly carried", "the steps I counted": a noun, a subject, and what it does or did. */
const REDUCED = storedPattern("main-clause reduced", "u");
const TO = storedPattern("main-clause to", "su");
/** "I want to", "I help her to": what follows is what is done. */
const NEEDS_IT = storedPattern("main-clause needs it");
const GOES = storedPattern("main-clause goes");
/** "along the weir after her light": a way, and whom it follows. */
const FOLLOWS = storedPattern("main-clause follows", "u");
/** "to see what it is", "to find out", "to make sure": it is no act of its own. */
const TO_KNOW = storedPattern("main-clause to know");

/** Whether a clause only says or thinks something. */
export const isReported = (clause: string): boolean => SAYS.test(clause);

const isVerb = (word: string): boolean => verbIn(word.toLowerCase()) !== null || /\p{L}{2}(?:ed|en)$/u.test(word);

/** Cuts "the plate Dilly carried here" after "plate". */
function withoutReduced(text: string): string {
  const found = REDUCED.exec(text);
  if (found === null) return text;
  const [, before = "", noun = "", helper, verb = ""] = found;
  if (helper === undefined && !isVerb(verb)) return text;
  if (isVerb(noun) && nounKinds(noun.toLowerCase()) === "") return text;
  return text.slice(0, found.index + before.length);
}

/** The main clause of the words of one act. */
export function mainClause(text: string): MainClause {
  if (/["“”?]/u.test(text)) return { main: text, purpose: "" };
  const whole = text.slice(BEFORE.exec(text)?.[0].length ?? 0).replaceAll(ASIDE, "");
  if (SAYS.test(whole)) return { main: whole, purpose: "" };
  const main = withoutReduced(cutAt(whole)).replace(/[\s,;:–—-]+$/u, "");
  const way = GOES.test(main) ? (FOLLOWS.exec(main)?.[1] ?? main) : main;
  const { before, purpose } = withPurpose(way);
  if (purpose === "") return { main: way, purpose: "" };
  if (GOES.test(before)) return { main: before, purpose: TO_KNOW.test(purpose) ? "" : purpose };
  return { main: TO_KNOW.test(purpose) ? before : way, purpose: "" };
}

/** The words before the first clause that hangs on them. */
function cutAt(text: string): string {
  let words = text;
  for (const pattern of CUTS) {
    for (let at = pattern.exec(words); at !== null; at = pattern.exec(words)) {
      const left = words.slice(0, at.index).trimEnd();
      if (left.split(/\s+/u).length < (pattern === INSIDE ? 3 : 2)) break;
      words = left;
    }
  }
  return words;
}

/** "I go to the hall to see her": what is done, and what for. The purpose is empty if there is none. */
function withPurpose(text: string): { readonly before: string; readonly purpose: string } {
  for (let from = 0; ;) {
    const found = TO.exec(text.slice(from));
    if (found === null) return { before: text, purpose: "" };
    const [, verb = "", rest = ""] = found;
    const before = text.slice(0, from + found.index);
    // "To bed" and "to Needle Light" are places.
    const isNoun = /^\p{Lu}/u.test(verb) || (nounKinds(verb.toLowerCase()) !== "" && rest.trim() === "");
    if (verbIn(verb.toLowerCase())?.form === "base" && !isNoun && !NEEDS_IT.test(before))
      return { before, purpose: `${verb}${rest}` };
    from += found.index + 3;
  }
}
