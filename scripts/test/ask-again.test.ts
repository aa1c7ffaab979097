import { describe, expect, it } from "vitest";

import { askAgain } from "./ask-again.ts";
import { sum, type ByFile, type Tally } from "./tally.ts";

const WELL: Tally = { passed: 2, failed: 0 };
const ILL: Tally = { passed: 1, failed: 1 };

/** Answers a run after the other, and keeps which files each was asked for. */
function runs(...answers: readonly ByFile[]) {
  const asked: (readonly string[])[] = [];
  const run = async (files: readonly string[]) => {
    asked.push(files);
    return answers[asked.length - 1] ?? new Map();
  };
  return { asked, run };
}

describe("Asking failed tests again", () => {
  it("asks nothing twice where all is well", async () => {
    const { asked, run } = runs(new Map([["rest", WELL]]));
    expect(sum(await askAgain(run, 2, () => {}))).toEqual({ passed: 2, failed: 0 });
    expect(asked).toEqual([[]]);
  });

  it("asks only the files that failed, counts their last answer, and names what passed only then", async () => {
    const said: string[] = [];
    const { asked, run } = runs(
      new Map([
        ["rest", WELL],
        ["wound", ILL],
      ]),
      new Map([["wound", WELL]]),
    );
    expect(sum(await askAgain(run, 2, (line) => said.push(line)))).toEqual({ passed: 4, failed: 0 });
    expect(asked).toEqual([[], ["wound"]]);
    expect(said.at(-1)).toBe("Passed only when asked again: wound");
  });

  it("lets fail what fails every time", async () => {
    const ill = new Map([["wound", ILL]]);
    const { asked, run } = runs(ill, ill, ill);
    expect(sum(await askAgain(run, 2, () => {}))).toEqual({ passed: 1, failed: 1 });
    expect(asked).toHaveLength(3);
  });

  it("runs everything again where the run itself failed, and lets that fail, too", async () => {
    const torn = new Map([["", { passed: 3, failed: 1 }]]);
    const mended = runs(torn, new Map([["rest", WELL]]));
    expect(sum(await askAgain(mended.run, 2, () => {}))).toEqual({ passed: 2, failed: 0 });
    expect(mended.asked).toEqual([[], []]);
    expect(sum(await askAgain(runs(torn, torn, torn).run, 2, () => {}))).toEqual({ passed: 3, failed: 1 });
    const well = runs(new Map([["wound", ILL]]), torn, new Map([["wound", WELL]]));
    expect(sum(await askAgain(well.run, 2, () => {}))).toEqual({ passed: 2, failed: 0 });
  });
});
