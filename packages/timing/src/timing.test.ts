import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { growingDelay } from "./growing-delay.ts";
import { pause } from "./pause.ts";
import { withDeadline } from "./with-deadline.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Whether the promise has settled after this many milliseconds. */
async function isSettledAfter(promise: Promise<unknown>, milliseconds: number): Promise<boolean> {
  let isSettled = false;
  const settle = () => (isSettled = true);
  promise.then(settle, settle);
  await vi.advanceTimersByTimeAsync(milliseconds);
  return isSettled;
}

describe("a pause", () => {
  it("lasts as long as it should", async () => {
    const paused = pause(100);
    expect(await isSettledAfter(paused, 99)).toBe(false);
    expect(await isSettledAfter(paused, 1)).toBe(true);
  });

  it("ends at once when its signal aborts, and leaves no timer", async () => {
    const abort = new AbortController();
    const paused = pause(100, abort.signal);
    abort.abort();
    expect(await isSettledAfter(paused, 0)).toBe(true);
    expect(await isSettledAfter(pause(100, abort.signal), 0)).toBe(true);
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("a deadline", () => {
  it("gives what comes in time, and leaves no timer", async () => {
    expect(await withDeadline(Promise.resolve("Hanne"), 100, "Recall")).toBe("Hanne");
    expect(vi.getTimerCount()).toBe(0);
  });

  it("says what took too long", async () => {
    const failure = withDeadline(pause(200), 100, "Recall").catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(100);
    expect(await failure).toEqual(new Error("Recall took more than 100 ms"));
  });

  it("passes on the failure of the work", async () => {
    await expect(withDeadline(Promise.reject(new Error("Memory is down")), 100, "Recall")).rejects.toThrow(
      "Memory is down",
    );
  });
});

describe("the delays between attempts", () => {
  it("grow by their factor, up to the longest", () => {
    const growth = { first: 2, longest: 300, factor: 4 };
    expect([0, 1, 2, 3, 4, 2_000].map((attempt) => growingDelay(growth, attempt))).toEqual([2, 8, 32, 128, 300, 300]);
  });
});
