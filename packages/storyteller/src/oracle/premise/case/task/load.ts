import { pattern } from "../../../patterns.ts";
import { contentWords } from "../../lore/nouns.ts";
import { hold } from "../../moves/record/items.ts";
import type { Turn } from "../../turn.ts";
import type { Part } from "../../words/clauses.ts";

/** What is to be carried: once it is loaded, led or driven off, it goes where the hero goes. */

const hasWord = (text: string, of: string): boolean => {
  const words = contentWords(text);
  return [...contentWords(of)].some((word) => words.has(word));
};

/** Whether what is to be carried is with the hero. */
export function hasLoad(turn: Turn): boolean {
  const kept = turn.memo.case;
  return kept?.task?.kind === "carry" && turn.memo.held.some(({ thing }) => hasWord(thing, kept.prize.words));
}

/** A deed that loads it, or moves it or what it stands on: it is with the hero from now on. */
export function takesLoad(turn: Turn, part: Part): void {
  const kept = turn.memo.case;
  if (part.kind !== "do" || kept?.task?.kind !== "carry" || hasLoad(turn)) return;
  const isIt = hasWord(part.text, kept.prize.words) || pattern("task rides along").test(part.text);
  if (isIt && pattern("task loads").test(part.text)) hold(turn, kept.prize.words, true);
}

/** To load it is not yet to bring it. */
export const isLoading = (text: string): boolean => pattern("task only loads").test(text);

/** That it is with the hero, where words are about it or what it stands on; empty otherwise. */
export function withLoad(turn: Turn, said: string): string {
  if (!hasLoad(turn)) return "";
  const { words } = turn.memo.case!.prize;
  return hasWord(said, words) || pattern("task rides along").test(said) ? `You have ${words} with you.` : "";
}
