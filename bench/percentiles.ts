export interface Spread {
  readonly p50: number;
  readonly p99: number;
  readonly mean: number;
  readonly samples: number;
}

/** How long things took, rounded to tenths. */
export function spread(times: readonly number[]): Spread {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  const mean = sorted.reduce((sum, time) => sum + time, 0) / sorted.length;
  return { p50: tenths(at(0.5)), p99: tenths(at(0.99)), mean: tenths(mean), samples: sorted.length };
}

export const tenths = (value: number): number => Math.round(value * 10) / 10;
