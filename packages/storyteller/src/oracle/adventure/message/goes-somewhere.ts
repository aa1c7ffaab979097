import { pattern, storedPattern } from "../../patterns.ts";
import { mentions, stemsOf } from "../stage/match-words.ts";
import { namesOf } from "../stage/prose.ts";
import { present, type Stage } from "../stage/stage.ts";

/** Whether words are a way. A place or a direction inside a sentence is none: the main verb of a clause of the hero must be one of going. */

const OPENS = "adventure goes-somewhere opens";
const SUBJECT = "adventure goes-somewhere subject";
const GOING = storedPattern("adventure goes-somewhere going");
/** "To the ford", "down the steps", "and out": a way without a verb. */
const BARE = storedPattern("adventure goes-somewhere bare");
/** What is moved: "I take the can to the Third". */
const MOVES = storedPattern("adventure goes-somewhere moves");

const clauses = (text: string): string[] =>
  text
    .replaceAll(pattern("goes-somewhere clauses 4", "gu"), ". ")
    .replaceAll(pattern("goes-somewhere clauses", "giu"), "about on the spot")
    .replaceAll(pattern("goes-somewhere clauses 2", "giu"), "")
    .split(pattern("goes-somewhere clauses 3"))
    .map((clause) => clause.replace(pattern(OPENS, "iu"), "").replace(pattern(SUBJECT, "iu"), "").trim())
    .filter((clause) => clause !== "");

/** The clauses of the words in which the hero goes somewhere. */
export const goingWords = (text: string): string =>
  clauses(text)
    .filter((clause) => GOING.test(clause) || MOVES.test(clause) || BARE.test(clause) || /^in\W*$/iu.test(clause))
    .join(", ");

/** Words that may stand beside a verb of going if nothing names where to. */
const BESIDE = storedPattern("adventure goes-somewhere beside", "u");
/** Motions on the spot: "I step back", "I get up", "I walk up and down". */
const ON_THE_SPOT = storedPattern("adventure goes-somewhere on the spot");

/** Whether a clause only says that the hero goes, "back", "out" or "in", and names nothing to go to. */
export const onlyGoes = (text: string): boolean =>
  clauses(text).some((clause) => {
    const words = clause.toLowerCase().match(/[\p{L}'’]+/gu) ?? [];
    const named = (word: string, at: number) => at > 0 && words[at - 1] === "with" && word.length > 2;
    return (
      words.length > 0 &&
      (GOING.test(clause) || BARE.test(clause) || pattern("goes-somewhere only goes").test(clause)) &&
      !ON_THE_SPOT.test(clause) &&
      words.every((word, at) => BESIDE.test(word) || named(word, at))
    );
  });

/** The words after the last "to" of a clause in which the hero carries or leads something: "the Third" in "I take the can to the Third". Empty if none does. */
export function carriedTo(stage: Stage, text: string): { readonly what: string; readonly to: string } | null {
  if (/["“?]/u.test(text)) return null;
  const called = present(stage).flatMap((person) => namesOf(person));
  for (const clause of text.split(/[.;!]+\s*/u)) {
    const words = clause.replace(pattern(OPENS, "iu"), "").replace(pattern(SUBJECT, "iu"), "");
    if (!MOVES.test(words)) continue;
    const [, what = "", to = ""] = pattern("goes-somewhere carried to").exec(words) ?? [];
    const goal = to.replace(/,.*$/u, "").replace(pattern("goes-somewhere carried to 2"), "");
    if (what === "" || goal === "" || mentions(called, stemsOf(goal)) >= 1) continue;
    return { what, to: goal };
  }
  return null;
}

/** A way without a verb, said to somebody: "on to the Seventh Post, Annis", "Annis, with me to the ford". Empty if the words are anything else. */
export function wayCalled(stage: Stage, text: string): string {
  if (/["“?]/u.test(text)) return "";
  const here = present(stage).flatMap((person) => namesOf(person));
  const parts = text.split(/,\s+|[.!]\s*$/u).filter((part) => part.trim() !== "");
  const ways = parts.filter((part) => part.length > 30 || mentions(here, stemsOf(part)) < 1);
  if (ways.length === parts.length && !/^\W*with me\b/iu.test(text)) return "";
  const [way = ""] = ways;
  return BARE.test(way.replace(pattern(OPENS, "iu"), "")) ? way : "";
}

/** "The Third, now. Come on.": the words, if they name a place and say nothing else but to come. */
export function onlyPlaceIn({ adventure }: Stage, text: string): string {
  const words = stemsOf(text).filter((word) => !COMES.has(word));
  const isName = ({ name, aliases }: { readonly name: string; readonly aliases: readonly string[] }) =>
    [name, ...aliases].some((each) => words.every((word) => stemsOf(each).includes(word)));
  return words.length > 0 &&
    !/["“?]/u.test(text) &&
    pattern("goes-somewhere only place in").test(text) &&
    adventure.places.some(isName)
    ? words.join(" ")
    : "";
}
const COMES = new Set(
  stemsOf("the now then next come on let's let go please quick quickly hurry off we back us to and"),
);
