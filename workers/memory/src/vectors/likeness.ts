import type { VectorAnswer } from "./recall-vectors.ts";
import type { Match } from "./vector-index.ts";

/** The number of most similar items that are used. The least similar of them serves as the baseline. */
const MOST = 64;
/** An item that is hardly more similar than the baseline is left out. */
const LEAST = 0.05;

/**
 * How much more similar each item is to the situation than the least similar of the found items, from 0 to 1; best first. A baseline is
 * needed because models differ: with one, everything has 0.7, with another, nothing exceeds 0.5. The distance from the baseline means the
 * same for all models.
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
