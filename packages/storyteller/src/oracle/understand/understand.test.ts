import { describe, expect, it } from "vitest";

import { LABELLED, readCases } from "../../../../../bench/understanding/cases.ts";
import { accuracy, judge } from "../../../../../bench/understanding/measure.ts";

const judged = judge(readCases(LABELLED));

describe("the oracle's reading of a player's words", () => {
  it("gets the act and the target of the labelled messages right", () => {
    const { act, target, wrongAndSure, asked } = accuracy(judged);
    expect(act).toBeGreaterThanOrEqual(0.89);
    expect(target).toBeGreaterThanOrEqual(0.92);
    expect(wrongAndSure).toBeLessThanOrEqual(0.12);
    expect(asked).toBeLessThanOrEqual(0.12);
  });

  it("does as well with the messages that nothing was tuned on", () => {
    const { act, target } = accuracy(judged.filter(({ one }) => one.held));
    expect(act).toBeGreaterThanOrEqual(0.84);
    expect(target).toBeGreaterThanOrEqual(0.9);
  });
});
