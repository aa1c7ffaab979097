import { ACTS } from "#contracts/play/reading";

import stored from "./act-weights.json" with { type: "json" };
import { type Entity, entitiesOf, mentionsIn } from "./entities.ts";
import type { Act, ReadingScene } from "./reading.ts";
import { tokenize } from "./tokens.ts";
import { isCommon } from "./vocabulary.ts";
import { featuresOf } from "./word-features.ts";

/** Weights as the data file writes them (`bench/understanding/train.ts`): a feature, a tab, and two letters for each act. */
export interface StoredWeights {
  readonly step: number;
  readonly rows: string;
}

const LETTERS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";
const valueOf = new Map(LETTERS.split("").map((letter, at) => [letter, at]));

/** What the second reader sees of a message (`word-features.ts`). */
export function wordFeatures(text: string, scene: ReadingScene, entities = entitiesOf(scene)): readonly string[] {
  const tokens = tokenize(text);
  return featuresOf(text, tokens, mentionsIn(tokens, entities, isCommon), scene);
}

/**
 * A reader of acts that was trained on labelled messages (docs/oracle.md, "Two readers"): multinomial logistic regression over words,
 * of words, marks and kinds of names.
 */
export class SecondReader {
  readonly #step: number;
  readonly #rows = new Map<string, string>();

  constructor({ step, rows }: StoredWeights) {
    this.#step = step;
    for (const row of rows.split("\n")) {
      const tab = row.indexOf("\t");
      if (tab !== -1) this.#rows.set(row.slice(0, tab), row.slice(tab + 1));
    }
  }

  /** How likely each act is, from 0 to 1; the sum is 1. */
  likelihoods(text: string, scene: ReadingScene, entities?: readonly Entity[]): ReadonlyMap<Act, number> {
    const scores = new Float64Array(ACTS.length);
    for (const feature of wordFeatures(text, scene, entities)) {
      const pairs = this.#rows.get(feature) ?? "";
      for (let at = 0; at + 1 < pairs.length; at += 2) {
        const act = valueOf.get(pairs.charAt(at)) ?? 0;
        const steps = (valueOf.get(pairs.charAt(at + 1)) ?? 32) - 32;
        scores[act] = (scores[act] ?? 0) + steps * this.#step;
      }
    }
    const top = Math.max(...scores);
    const powers = scores.map((score) => Math.exp(score - top));
    const sum = powers.reduce((a, b) => a + b, 0);
    return new Map(ACTS.map((act, at) => [act, (powers[at] ?? 0) / sum]));
  }
}

let ours: SecondReader | null = null;
/** The reader with the weights of the data file, which are unpacked at its first use. */
export const secondReader = (): SecondReader => (ours ??= new SecondReader(stored));
