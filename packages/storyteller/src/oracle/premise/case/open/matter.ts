import { contentWords } from "../../lore/nouns.ts";
import { isFrame } from "../../opening/seeds.ts";
import type { Turn } from "../../turn.ts";

/** What the player has written of the matter, for the beginning; empty where it is only in the aim. */
export function matterInTexts(turn: Turn): string {
  const { aim, prize, threat } = turn.memo.case!;
  const wanted = contentWords(`${aim} ${prize.words} ${threat}`);
  const shared = (words: ReadonlySet<string>): number => [...words].filter((word) => wanted.has(word)).length;
  const [best] = turn.lore.written
    .filter(
      ({ source, text, words }) =>
        source !== "hero" &&
        source !== "notes" &&
        !isFrame(text) &&
        // "Linnet wants to find out why …" is the aim again.
        !turn.lore.heroes.some((name) => text.includes(name)) &&
        shared(words) > 1,
    )
    .toSorted((a, b) => shared(b.words) - shared(a.words));
  if (best === undefined) return "";
  turn.markSaid(best.text);
  return best.text;
}
