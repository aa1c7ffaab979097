import { trimmedSentences } from "#english/sentence-ends";
import { wordsOf } from "../words.ts";

/** How many of the last replies are compared. The newest is last. */
const REPLIES = 6;
const OPENINGS = 3;
const OPENING_WORDS = 4;
const PHRASE_WORDS = 4;
const MOST_PHRASES = 3;

/**
 * A note that tells the model which habits its last replies share; at most 60 tokens, empty if nothing repeats. It names openings that
 * begin alike, phrases of four words that occur in two or more replies, and a habit of ending with a question.
 * @param replies oldest first
 */
export function repetitionNote(replies: readonly string[]): string {
  const last = replies.slice(-REPLIES).filter((reply) => reply.trim() !== "");
  if (last.length < OPENINGS) return "";
  const notes = [repeatedOpening(last), repeatedPhrases(last), questionHabit(last)].filter((note) => note !== "");
  return notes.length === 0 ? "" : `Vary: ${notes.join("; ")}.`;
}

function repeatedOpening(replies: readonly string[]): string {
  const firsts = replies.slice(-OPENINGS).map((reply) => wordsOf(reply)[0] ?? "");
  const same = firsts.every((word) => word === firsts[0]);
  if (!same) return "";
  const opening = wordsOf(replies.at(-1) ?? "")
    .slice(0, OPENING_WORDS)
    .join(" ");
  return `the last ${OPENINGS} replies open alike ("${opening}"), open otherwise`;
}

function repeatedPhrases(replies: readonly string[]): string {
  const seen = new Map<string, Set<number>>();
  replies.forEach((reply, at) => {
    const words = wordsOf(reply);
    for (let start = 0; start + PHRASE_WORDS <= words.length; start += 1) {
      const phrase = words.slice(start, start + PHRASE_WORDS);
      // A phrase of four short words is grammar, not a habit.
      if (phrase.filter((word) => word.length >= SHORTEST_TELLING).length < 2) continue;
      const key = phrase.join(" ");
      seen.set(key, (seen.get(key) ?? new Set()).add(at));
    }
  });
  const repeated = [...seen].filter(([, where]) => where.size >= 2).toSorted((a, b) => b[1].size - a[1].size);
  const phrases: string[] = [];
  for (const [phrase] of repeated) {
    if (phrases.length === MOST_PHRASES) break;
    if (!phrases.some((other) => overlaps(other, phrase))) phrases.push(phrase);
  }
  return phrases.length === 0 ? "" : `worn by now: ${phrases.map((phrase) => `"${phrase}"`).join(", ")}`;
}

const SHORTEST_TELLING = 4;

/** Whether two phrases are parts of one longer phrase. */
const overlaps = (one: string, other: string): boolean => {
  const words = one.split(" ");
  return other.split(" ").filter((word) => words.includes(word)).length >= PHRASE_WORDS - 1;
};

function questionHabit(replies: readonly string[]): string {
  const ends = replies.slice(-OPENINGS).map((reply) => trimmedSentences(reply).at(-1) ?? "");
  return ends.every((sentence) => /\?["”’)]*$/u.test(sentence)) ? "do not end on a question again" : "";
}
