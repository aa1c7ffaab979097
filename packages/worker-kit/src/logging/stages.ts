/** How long each part of something took, by name. Milliseconds. The platform's clock stands still while nothing is awaited. */
export interface Stages {
  /** Waits for the work and notes how long it took. The same name twice adds up. */
  time<Work extends PromiseLike<unknown>>(name: string, work: Work): Promise<Awaited<Work>>;
  /** Notes how long it is since the beginning; the first time counts. */
  mark(name: string): void;
  /** What is known so far, in whole tenths. */
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

/** The same as a Server-Timing header, which browsers show beside the request. */
export const serverTiming = (stages: Readonly<Record<string, number>>): string =>
  Object.entries(stages)
    .map(([name, ms]) => `${name};dur=${ms}`)
    .join(", ");
