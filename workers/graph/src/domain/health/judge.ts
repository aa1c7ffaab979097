import type { MemorySearchResult } from "#contracts/entities/memory";
import type { HealthQuestion, MemoryHealthAnswer } from "#contracts/http/graph";
import type { LedgerQuestion } from "./question.ts";

/** A memory with a higher score than this claims to have to do with what was asked. */
const RELEVANT = 0.5;

/** What was found for each question, held against the ledger. */
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
    found: [...(found[place] ?? [])],
  }));
  const right = judged.filter(({ recalled }) => recalled).length;
  return { questions: judged, share: judged.length === 0 ? null : right / judged.length };
}

/** What was told must be found by a turn that tells it; of what never was, nothing may be found that claims to fit. */
function isRecalled({ neverSaid, evidence }: LedgerQuestion, found: readonly MemorySearchResult[]): boolean {
  if (neverSaid === "") return found.some(({ turnId }) => turnId !== null && evidence.includes(turnId));
  const name = neverSaid.toLowerCase();
  return found.every(
    ({ relevance_score, content }) => relevance_score <= RELEVANT && !content.toLowerCase().includes(name),
  );
}
