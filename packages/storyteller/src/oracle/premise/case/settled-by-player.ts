import { capitalise } from "#english/noun-phrase";
import { entriesIn } from "../lore/lore.ts";
import type { Turn } from "../turn.ts";
import { blame } from "./overrule.ts";
import type { KeptCase } from "./kept-case.ts";

/** What the player states as found out is so: who did it, or that the hero has what the story is about. */

const CONFESSES =
  /\b(?:i|we)(?: (?:only|just|never|did|didn't|did not))*(?: (?:meant? to|killed|murdered|pushed|struck|drowned|poisoned|strangled|shot|stabbed|took|stole|did it|paid for it|had (?:him|her|it|them)))\b/iu;
const BLAMES = /\b(?:it (?:was|is) )?(?:\S+ ){1,3}?(?:who )?(?:did it|killed|murdered|stole|took|has hidden|is behind (?:it|this|all))\b/iu;
const DENIES = /\b(?:who|not|never|nobody|whether|if|asked|said|think|didn't)\b/iu;

/** Answers what the player is told of it; empty where the statement settles nothing. */
export function settledByPlayer(turn: Turn, whole: string, found: string, speech: string): string {
  const kept = turn.memo.case;
  if (kept === null || kept.announced) return "";
  const person = entriesIn(turn.lore, whole).find(({ name }) =>
    turn.people.some((each) => each.name === name && each.kind === "person"),
  );
  const isBlamed =
    person !== undefined && (CONFESSES.test(speech) || (BLAMES.test(whole) && !DENIES.test(whole.replace(/^it (?:was|is) .*? who /iu, ""))));
  if (isBlamed) {
    blame(turn, kept, person.name);
    kept.enough = true;
    return "So that is settled.";
  }
  return found !== "" && prizeAt(kept, found) === 0 ? prizeFound(turn, kept) : "";
}

const TAKES =
  /^(?:\p{Ll}+ly )?(?:take|grab|lift|carry|free|untie|unlock|pick up|pull|drag|get|catch|seize|snatch|rescue|release|let|pocket|steal)\b/iu;

/** The hero takes what the story is about; empty where a deed takes something else. */
export function takesPrize(turn: Turn, text: string): string {
  const kept = turn.memo.case;
  if (kept === null || kept.announced || !TAKES.test(text)) return "";
  return prizeAt(kept, text.replace(/^(?:\p{Ll}+ly )?\S+ (?:up |out |go )?/iu, "")) === 0 ? prizeFound(turn, kept) : "";
}

/** Where a text names the prize by its noun; -1 where it does not, 0 at its beginning. */
function prizeAt(kept: KeptCase, text: string): number {
  const nouns = [kept.prize.words, kept.prize.alias].flatMap((each) => each.split(" ").at(-1)!.replace(/[^\p{L}]/gu, "")).filter((noun) => noun.length > 2);
  return nouns.some((noun) =>
    new RegExp(`^(?:you find )?(?:(?:the|his|her|their|your|my|an?|\\p{L}+['’]s) )*(?:\\p{L}+ )?${noun}(?![\\p{L}'’])`, "iu").test(text),
  )
    ? 0
    : -1;
}

function prizeFound(turn: Turn, kept: KeptCase): string {
  if (turn.wasSaid("prize found")) return "";
  turn.markSaid("prize found");
  kept.enough = true;
  const them = { they: "them", he: "him", she: "her", it: "it" }[kept.prize.is];
  return `${capitalise(kept.prize.words)}: that is what you came for, and somebody will want ${them} back.`;
}
