import { clip, sentencesOf } from "#english/sentences";
import type { SessionEvent, SessionSummarizer } from "../ports.ts";

const MOST_SENTENCES = 4;
const LONGEST_SENTENCE = 240;
/** If two sentences share this much of their words, they say the same. */
const ALIKE = 0.6;
/** Adjusts an event's importance by its kind: a quest says more about a sitting than its importance alone, dialogue says less. */
const KIND_WEIGHT: Partial<Record<SessionEvent["kind"], number>> = {
  quest: 2,
  relationship: 1,
  fact: 0.5,
  dialogue: -2,
};

/** Summarises a sitting without a model: its most important events, one sentence each, in the order in which they happened. */
export function createOracleSummarizer(): SessionSummarizer {
  return {
    summarize: async (events, signal) => {
      signal.throwIfAborted();
      return { summary: summaryOf(events), source: "oracle" };
    },
  };
}

function summaryOf(events: readonly SessionEvent[]): string {
  const turn = events.flatMap(({ kind, content, importance }, place) => {
    const sentence = headline(content);
    return sentence === "" ? [] : [{ sentence, place, weight: importance + (KIND_WEIGHT[kind] ?? 0) }];
  });
  const chosen: typeof turn = [];
  for (const candidate of turn.toSorted((a, b) => b.weight - a.weight || a.place - b.place)) {
    if (chosen.length === MOST_SENTENCES) break;
    if (chosen.every(({ sentence }) => !alike(sentence, candidate.sentence))) chosen.push(candidate);
  }
  return chosen
    .toSorted((a, b) => a.place - b.place)
    .map(({ sentence }) => sentence)
    .join(" ");
}

/** The first sentence of an event, without its place. An episode begins with the deed. */
function headline(content: string): string {
  const [first = ""] = sentencesOf(content.replace(/^At [^:.!?]{1,130}: /u, ""));
  return clip(first.trim(), LONGEST_SENTENCE);
}

function alike(a: string, b: string): boolean {
  const [mine, theirs] = [wordsOf(a), wordsOf(b)];
  const shared = [...mine].filter((word) => theirs.has(word)).length;
  return shared / Math.max(1, Math.min(mine.size, theirs.size)) >= ALIKE;
}

const wordsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu));
