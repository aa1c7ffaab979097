import { gzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";

import { LABELLED, readCases } from "../../../../../../bench/understanding/cases.ts";
import { judge } from "../../../../../../bench/understanding/measure.ts";
import { HELD_BACK } from "../../../../../../bench/understanding/held-back.ts";
import { ACTS } from "#contracts/play/reading";

import { actFeatures } from "./act-features.ts";
import { emptyNet, inputSize, storedNet } from "./act-net.ts";
import { entitiesOf } from "../entities.ts";
import { LearnedReader, learnedReader } from "./learned-reader.ts";
import { messageOf } from "./message.ts";
import type { ReadingScene } from "../reading.ts";
import { candidatesOf } from "./target-features.ts";
import { emptyTargetNet, storedTargetNet } from "./target-net.ts";
import { readByRules, understand } from "../understand.ts";
import { wordVectors } from "./vectors.ts";
import { Weights, numbersOf, storedWeights } from "./weights.ts";
import stored from "#storyteller/oracle-weights" with { type: "json" };

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
const seen = (text: string) => ({
  message: messageOf(text, harbour, entitiesOf(harbour)),
  rules: readByRules(text, harbour),
});
const sum = (all: Float64Array): number => all.reduce((a, b) => a + b, 0);
const nothing = storedWeights([], 1, true);

describe("the reader that was trained on labelled messages", () => {
  it("gives every act a likelihood, and they sum up to one", () => {
    const { message, rules } = seen("I haul the toll box over to Greta");
    const likelihoods = learnedReader().acts(message, rules).all;
    expect(likelihoods).toHaveLength(ACTS.length);
    expect(sum(likelihoods)).toBeCloseTo(1);
  });

  it("gives everybody and everything of the scene, and nobody, a likelihood to be the target, and they sum up to one", () => {
    const { message, rules } = seen("I haul the toll box over to Greta");
    const candidates = candidatesOf(message, rules);
    expect(candidates.map(({ entity }) => entity?.name ?? null)).toEqual([
      "Greta Lind",
      "Old Anselm",
      "toll box",
      "mooring post",
      "river road",
      "boathouse",
      "short bow",
      "blanket",
      null,
    ]);
    const targets = learnedReader().targets(message, candidates, ["give", "talk"]);
    for (const { all, features, network } of targets.values())
      for (const likelihoods of [all, features, network]) expect(sum(likelihoods)).toBeCloseTo(1);
  });

  it("thinks every act as likely as any other where it learned nothing", () => {
    const { message, rules } = seen("I wait");
    const net = storedNet(emptyNet(1, inputSize(wordVectors())));
    const targetNet = storedTargetNet(emptyTargetNet(1, inputSize(wordVectors())));
    const learned = { words: nothing, rules: nothing, targets: nothing, net, targetNet, doubts: {} };
    const reader = new LearnedReader(learned, wordVectors());
    expect(new Set(reader.acts(message, rules).all).size).toBe(1);
    const targets = reader.targets(message, candidatesOf(message, rules), ["wait"]);
    expect(new Set(targets.get("wait")?.all).size).toBe(1);
    expect(reader.certainty({ always: 1, reading: 3 })).toBe(0.5);
  });

  it("has weights for what it sees of most messages", () => {
    const known = new Weights(stored.words);
    const shares = cases.slice(0, 200).map(({ text, scene }) => {
      const features = actFeatures(messageOf(text, scene, entitiesOf(scene)));
      const found = features.filter((feature) => {
        const scores = new Float64Array(ACTS.length);
        known.addTo(scores, feature);
        return scores.some((score) => score !== 0);
      });
      return found.length / features.length;
    });
    expect(shares.reduce((a, b) => a + b, 0) / shares.length).toBeGreaterThan(0.6);
  });

  it("has a weight for each option that its data file names, and no option that is no act", () => {
    for (const { rows, marks, counts, options, weights } of [stored.words, stored.rules, stored.targets]) {
      expect(numbersOf(rows).reduce((a, b) => a + b, 0)).toBe(marks.length);
      expect(weights).toHaveLength(counts === "" ? marks.length : numbersOf(counts).reduce((a, b) => a + b, 0));
      expect(options).toHaveLength(counts === "" ? 0 : weights.length);
      expect(Math.max(0, ...numbersOf(options))).toBeLessThan(ACTS.length);
    }
  });

  it("stays small enough to be read before the first message", () => {
    expect(gzipSync(JSON.stringify(stored)).length).toBeLessThanOrEqual(190 * 1024);
  });
});

describe("the rules and the learned reader together", () => {
  it("read more acts and targets of unknown messages right than the rules alone", () => {
    const unknown = cases.filter(({ set }) => HELD_BACK.includes(set));
    const both = judge(unknown).filter(({ actRight, targetRight }) => actRight && targetRight).length;
    const rules = unknown.filter(({ text, scene, label }) => {
      const { act, target } = readByRules(text, scene);
      return label !== null && (label.act === act || label.also.includes(act)) && label.target === target;
    }).length;
    expect(both).toBeGreaterThan(rules + unknown.length / 25);
  });

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

  it("find somebody of the story who is elsewhere", () => {
    const story: ReadingScene = { ...harbour, elsewhere: ["Nurse Holloway", "Pell Hithe"] };
    expect(understand("go to Nurse Holloway", story)).toMatchObject({ act: "travel", target: "Nurse Holloway" });
    expect(understand("ask Nurse Holloway about it", story)).toMatchObject({ act: "talk", target: "Nurse Holloway" });
  });

  it("offer two other readings where they ask", () => {
    const asked = judge(cases.filter(({ set }) => HELD_BACK.includes(set))).filter(({ reading }) => !reading.sure);
    expect(asked.length).toBeGreaterThan(0);
    for (const { reading } of asked) {
      expect(reading.alternatives).toHaveLength(reading.act === "selfharm" ? 0 : 2);
      for (const { act, target } of reading.alternatives)
        expect({ act, target }).not.toEqual({ act: reading.act, target: reading.target });
    }
  });
});

describe("stored weights", () => {
  it("give back what was stored, to half a step", () => {
    const features = Array.from(
      { length: 300 },
      (_, at) => [`feature ${at}`, new Map([[at % 33, at / 20 - 7]])] as const,
    );
    const weights = new Weights(storedWeights(features, 0.5, false));
    for (const [feature, own] of features) {
      const scores = new Float64Array(33);
      weights.addTo(scores, feature);
      for (const [option, weight] of own) expect(Math.abs((scores[option] ?? 0) - weight)).toBeLessThanOrEqual(0.25);
    }
  });

  it("have nothing to say of a feature that was not learned", () => {
    expect(new Weights(nothing).of("feature")).toBe(0);
  });
});
