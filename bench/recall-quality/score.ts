/** How well a ranking finds the evidence. Each number is a share from 0 to 1, averaged over all questions. */
export interface Quality {
  /** The share of the evidence that is among the first 5, 10 and 20 results. */
  readonly r5: number;
  readonly r10: number;
  readonly r20: number;
  /** One divided by the rank of the first result that is evidence. */
  readonly mrr: number;
  readonly ndcg10: number;
}

/** The quality for one question, from the recalled turns, the best first, and the turns that are evidence. */
export function qualityOf(recalled: readonly (string | null)[], evidence: readonly string[]): Quality {
  const wanted = new Set(evidence);
  const hits = recalled.map((turn) => turn !== null && wanted.has(turn));
  const found = (within: number): number => hits.slice(0, within).filter(Boolean).length / wanted.size;
  const gain = (flags: readonly boolean[]): number =>
    flags.slice(0, 10).reduce((sum, hit, place) => sum + (hit ? 1 / Math.log2(place + 2) : 0), 0);
  const first = hits.indexOf(true);
  return {
    r5: found(5),
    r10: found(10),
    r20: found(20),
    mrr: first < 0 ? 0 : 1 / (first + 1),
    ndcg10: gain(hits) / gain([...wanted].map(() => true)),
  };
}

export function averageOf(qualities: readonly Quality[]): Quality {
  const mean = (of: (quality: Quality) => number): number =>
    qualities.reduce((sum, quality) => sum + of(quality), 0) / Math.max(1, qualities.length);
  return {
    r5: mean(({ r5 }) => r5),
    r10: mean(({ r10 }) => r10),
    r20: mean(({ r20 }) => r20),
    mrr: mean(({ mrr }) => mrr),
    ndcg10: mean(({ ndcg10 }) => ndcg10),
  };
}
