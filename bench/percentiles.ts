export interface Spread {
  readonly p50: number;
  readonly p99: number;
  readonly mean: number;
  readonly samples: number;
}

/** Summarizes how long things took. The times are rounded to tenths. */
export function spread(times: readonly number[]): Spread {
  const mean = times.reduce((sum, time) => sum + time, 0) / times.length;
  const [p50, p99] = [percentile(times, 0.5), percentile(times, 0.99)];
  return { p50: tenths(p50), p99: tenths(p99), mean: tenths(mean), samples: times.length };
}

/** The time below which the given share of the times is. */
export function percentile(times: readonly number[], share: number): number {
  const sorted = times.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

export const tenths = (value: number): number => Math.round(value * 10) / 10;
