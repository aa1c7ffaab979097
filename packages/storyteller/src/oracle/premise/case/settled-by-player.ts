import { capitalise } from "#english/noun-phrase";
import { entriesIn } from "../lore/lore.ts";
import type { Turn } from "../turn.ts";
import { blame } from "./overrule.ts";
import { piecesOf } from "./leads.ts";

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
    person !== undefined && (CONFESSES.test(speech) || (BLAMES.test(whole) && !DENIES.test(whole.replace(/^it was \S+(?: \S+)? who /iu, ""))));
  if (isBlamed) {
    blame(turn, kept, person.name);
    kept.enough = true;
    return "So that is settled.";
  }
  const head = kept.prize.words.split(" ").at(-1)!.replace(/[^\p{L}]/gu, "");
  const isFound =
    found !== "" &&
    head.length > 2 &&
    new RegExp(`^(?:you find )?(?:(?:the|his|her|their|your|my|an?|\\p{L}+['’]s) )*(?:\\p{L}+ )?${head}(?![\\p{L}'’])`, "iu").test(found);
  if (!isFound || turn.wasSaid("prize found")) return "";
  turn.markSaid("prize found");
  kept.enough = piecesOf(kept).found > 0;
  return `${capitalise(kept.prize.words)}: that is what you came for, and somebody will want ${kept.prize.is === "they" ? "them" : kept.prize.is === "he" ? "him" : kept.prize.is === "she" ? "her" : "it"} back.`;
}
