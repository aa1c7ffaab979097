/**
 * Measures how long each named part of a task took, in milliseconds. The platform's clock advances only while the code awaits something.
 */
export interface Stages {
  /** Waits for the work and records how long it took. Times with the same name are added up. */
  time<Work extends PromiseLike<unknown>>(name: string, work: Work): Promise<Awaited<Work>>;
  /** Records the time since the start. Only the first call with a name counts. */
  mark(name: string): void;
  /** All times recorded so far, rounded to tenths of a millisecond. */
  all(): Readonly<Record<string, number>>;
}

export function startStages(now: () => number = () => performance.now()): Stages {
  const start = now();
  const took = new Map<string, number>();
  return {
    async time<Work extends PromiseLike<unknown>>(name: string, work: Work): Promise<Awaited<Work>> {
      const from = now();
      try {
        return await work;
      } finally {
        took.set(name, (took.get(name) ?? 0) + now() - from);
      }
    },
    mark(name) {
      if (!took.has(name)) took.set(name, now() - start);
    },
    all: () => Object.fromEntries([...took].map(([name, ms]) => [name, Math.round(ms * 10) / 10])),
  };
}

/** Formats the times as a Server-Timing header, which browsers show beside the request. */
export const serverTiming = (stages: Readonly<Record<string, number>>): string =>
  Object.entries(stages)
    .map(([name, ms]) => `${name};dur=${ms}`)
    .join(", ");
