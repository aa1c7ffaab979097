import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { backoff, waitToRetry } from "./backoff.ts";
import { watchLine } from "./stream-timeout.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a watched line", () => {
  it("is cut when nothing is heard for half a minute", () => {
    const watch = watchLine(new AbortController().signal);
    vi.advanceTimersByTime(29_000);
    expect(watch.signal.aborted).toBe(false);
    vi.advanceTimersByTime(2_000);
    expect(watch.signal.aborted).toBe(true);
    watch.end();
  });

  it("lives as long as there are signs of life", () => {
    const watch = watchLine(new AbortController().signal);
    for (let beat = 0; beat < 10; beat++) {
      vi.advanceTimersByTime(15_000);
      watch.alive();
    }
    expect(watch.signal.aborted).toBe(false);
    watch.end();
  });

  it("is let go of when the player leaves, and not touched after its end", () => {
    const leaving = new AbortController();
    const watch = watchLine(leaving.signal);
    watch.end();
    vi.advanceTimersByTime(120_000);
    expect(watch.signal.aborted).toBe(false);
    leaving.abort();
    expect(watch.signal.aborted).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("trying again", () => {
  it("waits longer each time, up to a bound", () => {
    const waits = Array.from({ length: 50 }, (_, index) => backoff(index + 1, () => 0.5));
    expect(waits.slice(0, 4)).toEqual([500, 1_000, 2_000, 4_000]);
    expect(Math.max(...waits)).toBe(15_000);
    expect(backoff(3, () => 0)).toBeLessThan(backoff(3, () => 1));
  });

  it("does not outlast the player's leaving", async () => {
    const leaving = new AbortController();
    const waited = waitToRetry(60_000, leaving.signal);
    leaving.abort();
    await waited;
    expect(vi.getTimerCount()).toBe(0);
  });
});
