import { describe, expect, it } from "vitest";

import { campaigns, measure } from "./measures.fake.ts";

/** Every third of the benchmark's campaigns, shorter: `npm run bench:oracle` plays all twenty for two hundred turns. */
const PLAYED = campaigns(20).filter((_, i) => i % 4 === 2);

const told: string[] = [];

describe.each(PLAYED)("eighty turns against a scripted player: $name", (campaign) => {
  it("stay fresh, whole, within their words and true to the sheet, and the story gets on", async () => {
    const { figures } = await measure(campaign, 80);
    told.push(...figures.sentences);
    expect(figures.distinct).toBeGreaterThanOrEqual(0.95);
    expect(figures.slips).toEqual([]);
    expect(figures.inRange).toBeGreaterThanOrEqual(0.99);
    expect(figures.deadActing).toBe(0);
    expect(figures.wrongModifiers).toBe(0);
    expect(figures.checks).toBeGreaterThan(10);
    expect(figures.opened).toBeGreaterThanOrEqual(2);
    expect(figures.scenes).toBeGreaterThanOrEqual(4);
    expect(figures.largestMemo).toBeLessThanOrEqual(8_192);
  });
});

describe("all of them together", () => {
  it("hardly share a sentence, whatever their genres", () => {
    expect(told.length).toBeGreaterThan(1_000);
    expect(new Set(told).size / told.length).toBeGreaterThanOrEqual(0.95);
  });
});
