import { storedPattern } from "../../../patterns.ts";
import { type LoreEntry, isHero } from "../../lore/lore.ts";
import { contentWords } from "../../lore/nouns.ts";
import type { Turn } from "../../turn.ts";

/** What moves somebody: words that touch on what the texts say of them, or on the hero's own story. */

/** Whether words touch on what the player's texts say of somebody, or of the hero; a name alone does not. */
export function touchesOn(turn: Turn, who: LoreEntry, words: string): boolean {
  const plain = contentWords(
    [
      turn.place,
      turn.memo.case?.aim ?? "",
      ...turn.lore.entries.filter(({ proper }) => proper).map(({ name }) => name),
      ...turn.lore.heroes,
    ].join(" "),
  );
  const said = [...contentWords(words)].filter((word) => word.length > 3 && !plain.has(word));
  if (said.length === 0) return false;
  const about = turn.about(who).filter(({ source }) => source !== "story");
  const own = turn.lore.sentences.filter(({ source, text }) => source === "hero" && !CARRIES.test(text));
  return (
    said.some((word) => about.some((each) => each.words.has(word))) ||
    (!isHero(turn.lore, who) && said.filter((word) => own.some((each) => each.words.has(word))).length > 1)
  );
}
const CARRIES = storedPattern("touches-on carries");
