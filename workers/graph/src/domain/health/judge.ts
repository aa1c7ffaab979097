import type { MemorySearchResult } from "#contracts/entities/memory";
import type { HealthQuestion, MemoryHealthAnswer } from "#contracts/http/graph";
import type { LedgerQuestion } from "./question.ts";

/** An item with a higher score than this counts as an answer to the question. */
const RELEVANT = 0.5;

/** Compares what memory found for each question with the ledger. */
export function judge(
  questions: readonly LedgerQuestion[],
  found: readonly (readonly MemorySearchResult[])[],
): MemoryHealthAnswer {
  const judged = questions.map((asked, place): HealthQuestion => ({
    question: asked.question,
    expected: asked.expected,
    turnId: asked.turnId,
    turnNumber: asked.turnNumber,
    recalled: isRecalled(asked, found[place] ?? []),
    found: matchesFirst(asked, found[place] ?? []),
  }));
  const right = judged.filter(({ recalled }) => recalled).length;
  return { questions: judged, share: judged.length === 0 ? null : right / judged.length };
}

/** What memory found, with what decided the question first: the item of a turn with the answer that says most of it. */
function matchesFirst({ neverSaid, evidence, expected }: LedgerQuestion, found: readonly MemorySearchResult[]) {
  const sought = new Set(wordsOf(expected ?? neverSaid));
  const worth = ({ turnId, content }: MemorySearchResult): number =>
    (turnId !== null && evidence.includes(turnId) ? 1_000 : 0) +
    wordsOf(content).filter((word) => sought.has(word)).length;
  return found.toSorted((a, b) => worth(b) - worth(a));
}

const wordsOf = (text: string): string[] => [...new Set(text.toLowerCase().match(/[\p{L}\p{N}]{3,}/gu))];

/**
 * Whether memory recalled the right thing. For a question that the ledger answers, it must find a turn with the answer. For a question
 * about somebody who was never mentioned, it must find nothing that counts as an answer.
 */
function isRecalled({ neverSaid, evidence }: LedgerQuestion, found: readonly MemorySearchResult[]): boolean {
  if (neverSaid === "") return found.some(({ turnId }) => turnId !== null && evidence.includes(turnId));
  const name = neverSaid.toLowerCase();
  return found.every(
    ({ relevance_score, content }) => relevance_score <= RELEVANT && !content.toLowerCase().includes(name),
  );
}
