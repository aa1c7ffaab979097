import type { VectorAnswer } from "./recall-vectors.ts";
import type { Match } from "./vector-index.ts";

/** As many of the most alike as are worth a look: what is not the best of them tells how alike anything is. */
const MOST = 64;
/** What is hardly more alike than the rest says nothing. */
const LEAST = 0.05;

/**
 * How much more alike each item is to what was asked than the least alike of those that were found, 0 to 1; best first. Models differ in
 * what they call alike: of one everything is 0.7, of another nothing above 0.5; what stands out from the rest means the same with all.
 */
export function likenessOf(
  answer: VectorAnswer,
  nearest: (asked: Float32Array, most: number) => Match[],
): ReadonlyMap<number, number> {
  const lists =
    answer.kind === "asked"
      ? answer.vectors.map((vector) => nearest(vector, MOST))
      : answer.lists.map((list) => list.map(({ itemId, similarity }) => ({ itemId: Number(itemId), similarity })));
  const best = new Map<number, number>();
  for (const { itemId, similarity } of lists.flatMap(outliers)) {
    best.set(itemId, Math.max(similarity, best.get(itemId) ?? 0));
  }
  return new Map([...best].toSorted(([, a], [, b]) => b - a));
}

function outliers(matches: readonly Match[]): Match[] {
  const sound = matches.filter(({ itemId, similarity }) => Number.isSafeInteger(itemId) && Number.isFinite(similarity));
  const floor = Math.max(0, Math.min(...sound.map(({ similarity }) => similarity)));
  return sound
    .map(({ itemId, similarity }) => ({ itemId, similarity: Math.min(1, (similarity - floor) / (1 - floor)) }))
    .filter(({ similarity }) => similarity >= LEAST);
}
