import { plainText, truncate } from "../../../shared/format/truncate.ts";
import { sentencesOf } from "./sentences.ts";

const LENGTH = 75;
/**
 * Phrases that memory itself uses in its reasons (workers/memory/src/domain/reason.ts). All other words of a reason come from the story.
 */
const OWN = /\b(?:you pinned it|names|speaks of|says it in other words|happened beside something you speak of|and)\b/gu;
const WORD = /[\p{L}\p{N}]{3,}/gu;

/** Shortens a recalled text to the sentence that has most words in common with the reason. A long sentence is cut at a word. */
export function recallSummary(content: string, reason: string): string {
  const sought = wordsIn(reason.replaceAll(OWN, " "));
  const sentences = sentencesOf(plainText(content)).map((sentence) => {
    const words = wordsIn(sentence);
    return { sentence, speaks: sought.filter((one) => words.some((word) => word.startsWith(one))).length };
  });
  const most = Math.max(0, ...sentences.map(({ speaks }) => speaks));
  return truncate(sentences.find(({ speaks }) => speaks === most)?.sentence ?? "", LENGTH);
}

const wordsIn = (text: string): readonly string[] => text.toLowerCase().match(WORD) ?? [];
