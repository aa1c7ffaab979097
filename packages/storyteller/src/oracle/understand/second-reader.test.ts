import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

import { LABELLED, readCases } from "../../../../../bench/understanding/cases.ts";
import { HELD_BACK, train } from "../../../../../bench/understanding/train.ts";
import { ACTS } from "#contracts/play/reading";

import stored from "./act-weights.json" with { type: "json" };
import { inEnglish } from "./german.ts";
import type { ReadingScene } from "./reading.ts";
import { SecondReader, secondReader } from "./second-reader.ts";
import { readByRules, understand } from "./understand.ts";

const cases = readCases(LABELLED);

const harbour: ReadingScene = {
  place: "The ferry landing at Osterholm",
  people: [
    { name: "Greta Lind", role: "ferrywoman" },
    { name: "Old Anselm", role: "toll keeper" },
  ],
  things: ["toll box", "mooring post"],
  exits: ["river road", "boathouse"],
  foes: [],
  inventory: ["short bow", "blanket"],
  hero: "Ida",
};

describe("the reader that was trained on labelled messages", () => {
  it("gives every act a likelihood, and they sum up to one", () => {
    const likelihoods = secondReader().likelihoods("I haul the toll box over to Greta", harbour);
    expect([...likelihoods.keys()]).toEqual([...ACTS]);
    expect([...likelihoods.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1);
  });

  it("thinks every act as likely as any other where it learned nothing", () => {
    const likelihoods = new SecondReader({ step: 1, rows: "" }).likelihoods("I wait", harbour);
    expect(new Set(likelihoods.values()).size).toBe(1);
  });

  it("reads most acts right in a set that it was not trained on", () => {
    const reader = new SecondReader(train(cases.filter(({ set }) => set !== "h" && set !== HELD_BACK)));
    const unseen = cases.filter(({ set }) => set === "h");
    const right = unseen.filter(({ text, scene, label }) => {
      const [[act] = ["nonsense"]] = [...reader.likelihoods(inEnglish(text), scene)].toSorted(([, a], [, b]) => b - a);
      return label !== null && (label.act === act || label.also.some((other) => other === act));
    });
    expect(right.length / unseen.length).toBeGreaterThanOrEqual(0.8);
  });

  it("has the weights that its training script makes", () => {
    expect(train(cases.filter(({ set }) => set !== HELD_BACK))).toEqual(stored);
  });

  it("stays small enough for the worker's bundle", () => {
    expect(gzipSync(JSON.stringify(stored)).length).toBeLessThanOrEqual(17 * 1024);
  });
});

describe("the two readers together", () => {
  it("read what the rules alone misread", () => {
    expect(readByRules("heavens protect us", harbour).act).not.toBe("pray");
    expect(understand("heavens protect us", harbour).act).toBe("pray");
  });

  it("take words that are spoken aloud for speech, whatever they ask", () => {
    expect(understand('"Where is the boathouse, Greta?"', harbour)).toMatchObject({
      act: "talk",
      target: "Greta Lind",
    });
  });

  it("leave harm to the player to the rules alone", () => {
    expect(understand("i want to kill myself, for real", harbour)).toMatchObject({ act: "selfharm", sure: true });
    expect(understand("I bury my face in the blanket and cry", harbour).act).not.toBe("selfharm");
  });

  it("ask before a blow that is for nobody", () => {
    expect(understand("I strike", harbour).sure).toBe(false);
  });

  it("offer what the rules read where the two differ and neither is strong", () => {
    const asked = cases
      .map(({ text, scene }) => ({ ...understand(text, scene), rules: readByRules(inEnglish(text), scene).act }))
      .filter(({ sure, act, rules, speech }) => !sure && act !== rules && speech === "");
    expect(asked.length).toBeGreaterThan(0);
    for (const { act, alternatives } of asked) {
      expect(alternatives).toHaveLength(2);
      expect(alternatives.map((other) => other.act)).not.toContain(act);
    }
  });
});
