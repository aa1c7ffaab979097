import { pattern, storedPattern } from "../../../patterns.ts";
import { capitalise } from "#english/noun-phrase";
import { fateOf, foundFact } from "../../lore/fates.ts";
import { entriesIn, shortName } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";

/** Whom the hero has back: somebody missing or held whom a deed takes out, frees or picks up. */

const TAKES = storedPattern("found-again takes");

/** "I lift Lady Honk out": she is here from now on, and a beast goes along. A sentence about it; empty where nobody is found. */
export function foundAgain(turn: Turn, deed: string): string {
  if (!TAKES.test(deed) || pattern("found-again found again").test(deed)) return "";
  // "I pick up Bogdan's helmet": the helmet, and not Bogdan.
  const who = entriesIn(turn.lore, deed.replace(pattern("found-again found again 2", "u"), "")).find(
    (entry) =>
      turn.people.some(({ name }) => name === entry.name) &&
      /^(?:missing|held)$/u.test(fateOf(turn.lore, entry) ?? "") &&
      turn.member(entry.name)?.alive !== false,
  );
  if (who === undefined) return "";
  turn.fact(foundFact(who));
  turn.bring(turn.entry(who.name));
  turn.memo.last = who.name;
  if (who.kind === "creature" && !turn.memo.companions.includes(who.name)) turn.memo.companions.push(who.name);
  return `${capitalise(shortName(who))} is with you.`;
}
