import { capitalise } from "#english/noun-phrase";
import { fateWords, isSenseless } from "../../lore/fates.ts";
import { type LoreEntry, shortName } from "../../lore/lore.ts";
import type { Turn } from "../../turn.ts";
import { isMany } from "../danger/danger-words.ts";

/** Where somebody stands with the hero, in a sentence. */
export function feeling(turn: Turn, entry: LoreEntry): string {
  const attitude = turn.member(entry.name)?.attitude ?? 0;
  // What a group thinks is not kept.
  if (entry.kind === "faction" && turn.member(entry.name) === undefined) return "";
  const who = capitalise(shortName(entry));
  if (isSenseless(turn.lore, entry)) return `${who} lies here, ${fateWords(turn.lore, entry, "ill")}.`;
  const many = isMany(entry.name) || entry.kind === "faction";
  const is = many ? "are" : "is";
  return attitude <= -2
    ? `${who} ${is} against you now.`
    : attitude === -1
      ? `${who} ${is} wary of you now.`
      : attitude === 0
        ? `${who} ${many ? "do" : "does"} not know what to make of you.`
        : attitude === 1
          ? `${who} ${is} well disposed to you.`
          : `${who} ${is} your friend${many ? "s" : ""}.`;
}
