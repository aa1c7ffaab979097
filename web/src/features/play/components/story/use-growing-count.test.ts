// @vitest-environment jsdom
import { renderHook, waitFor } from "@testing-library/react";
import { beforeAll, describe, expect, it } from "vitest";

import "../../../../shared/testing/dom.fake.ts";
import { markFirstPageReady } from "../../../../shared/first-page.ts";
import { useGrowingCount } from "./use-growing-count.ts";

/** Opens a story. Returns the counts of turns that were rendered, in their order. */
function open(total: number, isWhole = false) {
  const counts: number[] = [];
  const hook = renderHook(
    (now: { total: number }) => {
      const count = useGrowingCount(now.total, isWhole);
      const shown = Math.min(count, now.total);
      if (counts.at(-1) !== shown) counts.push(shown);
      return count;
    },
    { initialProps: { total } },
  );
  return { ...hook, counts };
}

describe("a story that opens", () => {
  beforeAll(() => markFirstPageReady());

  it("begins with its last turn, and grows until all turns are there", async () => {
    const story = open(17);
    expect(story.counts[0]).toBe(1);
    await waitFor(() => expect(story.result.current).toBe(Infinity));
    expect(story.counts).toEqual([1, 4, 9, 14, 17]);
  });

  it("keeps its first turn when a new turn comes", async () => {
    const story = open(9);
    await waitFor(() => expect(story.result.current).toBe(Infinity));
    story.rerender({ total: 10 });
    expect(story.result.current).toBe(Infinity);
  });

  it("is whole at once where a link leads to one of its turns", () => {
    expect(open(40, true).counts).toEqual([40]);
  });
});
