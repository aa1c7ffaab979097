import type { MemorySearchResult } from "#contracts/entities/memory";

const RELEVANT = 0.5;
const MOST = 3;

/** What is most relevant of some memories, in one text: those scored above 0.5, at most three, joined by spaces. */
export const summarizeMemories = (
  memories: readonly Pick<MemorySearchResult, "content" | "relevance_score">[],
): string =>
  memories
    .filter(({ relevance_score }) => relevance_score > RELEVANT)
    .slice(0, MOST)
    .map(({ content }) => content)
    .join(" ");
