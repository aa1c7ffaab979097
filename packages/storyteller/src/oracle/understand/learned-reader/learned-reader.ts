import { ACTS } from "#contracts/play/reading";

import { actFeatures } from "./act-features.ts";
import type { Doubts } from "./doubt.ts";
import {
  inputSize,
  kernelsOf,
  type Net,
  netOf,
  poolProducts,
  type Row,
  rowsIn,
  scoresOf,
  type StoredNet,
} from "./act-net.ts";
import type { Message } from "./message.ts";
import type { Act, Reading } from "../reading.ts";
import { WordProducts } from "./products.ts";
import { rulesFeatures } from "./rules-features.ts";
import { beginningsFor, type Candidate } from "./target-features.ts";
import {
  poolForTarget,
  scoreForAct,
  scoreForAll,
  type StoredTargetNet,
  sumsOfProducts,
  targetInputs,
  type TargetNet,
  targetNetOf,
} from "./target-net.ts";
import stored from "#storyteller/oracle-weights" with { type: "json" };
import { type Vectors, wordVectors } from "./vectors.ts";
import { beginningOf, type StoredWeights, Weights } from "./weights.ts";

/** How much the network's scores count beside those of words and rules. Chosen with messages that were not used for training. */
const NET_SHARE = 1.25;
/** The same for targets. */
const TARGET_NET_SHARE = 0.6;

/** Converts scores to likelihoods whose sum is 1. */
export function softmax(scores: Float64Array): Float64Array {
  let [top, sum] = [-Infinity, 0];
  for (const score of scores) top = Math.max(top, score);
  const powers = new Float64Array(scores.length);
  for (let at = 0; at < scores.length; at++) sum += powers[at] = Math.exp(scores[at]! - top);
  return powers.map((power) => power / sum);
}

/** How likely each option is: by all that was learned, and by the features and by the network alone. */
export interface Likelihoods {
  readonly all: Float64Array;
  readonly features: Float64Array;
  readonly network: Float64Array;
}

function likelihoodsOf(features: Float64Array, network: Float64Array, share: number): Likelihoods {
  return {
    all: softmax(features.map((score, at) => score + share * network[at]!)),
    features: softmax(features),
    network: softmax(network),
  };
}

export interface LearnedWeights {
  /** The weights of a message's words, for each act. */
  readonly words: StoredWeights;
  /** The weights of what the rules say about an act. */
  readonly rules: StoredWeights;
  /** The weights of the features of a candidate for the target. */
  readonly targets: StoredWeights;
  /** The network that reads acts from word vectors. */
  readonly net: StoredNet;
  /** The network that reads targets. */
  readonly targetNet: StoredTargetNet;
  /** The weights of what speaks for and against a reading. */
  readonly doubts: Doubts;
}

/**
 * A reader of acts and targets that was trained on labelled messages (docs/oracle.md, "Two readers"). It has a conditional logit model for
 * each of the two, and for acts a small network of word vectors. The rules' reading is one of its features.
 */
export class LearnedReader {
  readonly #words: Weights;
  readonly #rules: Weights;
  readonly #targets: Weights;

  readonly #vectors: Vectors;
  readonly #net: Net;
  readonly #targetNet: TargetNet;
  readonly #productsForActs: WordProducts;
  readonly #productsForTargets: WordProducts;
  #rows: { readonly message: Message; readonly rows: readonly Row[] } | null = null;

  readonly #doubts: Doubts;
  readonly #beginnings: ReadonlyMap<Act, readonly number[]> = new Map(
    ACTS.map((act) => [act, beginningsFor(act).map(beginningOf)]),
  );

  constructor({ words, rules, targets, net, targetNet, doubts }: LearnedWeights, vectors: Vectors) {
    this.#words = new Weights(words);
    this.#rules = new Weights(rules);
    this.#targets = new Weights(targets);
    this.#vectors = vectors;
    this.#net = netOf(net, inputSize(vectors));
    this.#targetNet = targetNetOf(targetNet, inputSize(vectors));
    this.#productsForActs = new WordProducts(kernelsOf(this.#net), this.#net.filters, vectors.dimensions);
    this.#productsForTargets = new WordProducts(this.#targetNet.words, this.#targetNet.filters, vectors.dimensions);
    this.#doubts = doubts;
  }

  /** The message as both networks get it. It is kept, because acts and targets are read one after the other. */
  #rowsOf(message: Message): readonly Row[] {
    if (this.#rows?.message !== message) this.#rows = { message, rows: rowsIn(message, this.#vectors) };
    return this.#rows.rows;
  }

  /** The likelihood of each act, from 0 to 1, in the order of `ACTS`. The sum is 1. */
  acts(message: Message, rules: Reading): Likelihoods {
    const network = scoresOf(
      this.#net,
      poolProducts(
        this.#net,
        this.#rowsOf(message).map(({ vector, inputs }) => this.#productsForActs.of(vector, inputs)),
      ).values,
    );
    const scores = new Float64Array(ACTS.length);
    for (const feature of actFeatures(message)) this.#words.addTo(scores, feature);
    for (const [at, act] of ACTS.entries())
      for (const feature of rulesFeatures(act, rules)) scores[at] = (scores[at] ?? 0) + this.#rules.of(feature);
    return likelihoodsOf(scores, network, NET_SHARE);
  }

  /** How likely a reading is right, from 0 to 1. */
  certainty(doubts: Doubts): number {
    return certaintyOf(doubts, this.#doubts);
  }

  /** For each act, the likelihood from 0 to 1 that each candidate is the target. The sum for an act is 1. */
  targets(message: Message, candidates: readonly Candidate[], acts: readonly Act[]): ReadonlyMap<Act, Likelihoods> {
    const shared = candidates.map(({ plain, byAct }) => this.#addTargets(byAct, this.#addTargets(plain, 0)));
    const rows = this.#rowsOf(message);
    const sums = sumsOfProducts(
      this.#targetNet,
      rows.map(({ vector, inputs }) => this.#productsForTargets.of(vector, inputs)),
    );
    const inputs = targetInputs(
      message,
      rows,
      candidates.map(({ entity }) => entity),
    );
    const found = inputs.map((input) => poolForTarget(this.#targetNet, sums, input).values);
    const forAll = inputs.map((input, at) => scoreForAll(this.#targetNet, found[at]!, input));
    return new Map(
      acts.map((act) => [
        act,
        likelihoodsOf(
          Float64Array.from(candidates, ({ byAct }, at) => (shared[at] ?? 0) + this.#ofAct(byAct, act)),
          Float64Array.from(inputs, (input, at) => scoreForAct(this.#targetNet, found[at]!, input, act, forAll[at]!)),
          TARGET_NET_SHARE,
        ),
      ]),
    );
  }

  /** Adds the weights of features of a candidate to a score. */
  #addTargets(features: readonly string[], before: number, beginning?: number): number {
    let score = before;
    for (const feature of features) score += this.#targets.of(feature, beginning);
    return score;
  }

  #ofAct(byAct: readonly string[], act: Act): number {
    let score = 0;
    for (const beginning of this.#beginnings.get(act) ?? []) score = this.#addTargets(byAct, score, beginning);
    return score;
  }
}

/** How likely a reading is right for which and against which this speaks, from 0 to 1. */
function certaintyOf(doubts: Doubts, weights: Doubts): number {
  const sum = Object.entries(doubts).reduce((all, [name, value]) => all + value * (weights[name] ?? 0), 0);
  return 1 / (1 + Math.exp(-sum));
}

/**
 * The learned weights. In Node they are there from the start. In a worker they would be a large part of its code, so the file is one of its
 * static assets, and this is null until `setLearnedWeights` (docs/decisions/040-load-the-oracles-weights.md).
 */
let weights: LearnedWeights | null = stored;
let ours: LearnedReader | null = null;

/** Whether the learned weights are loaded. */
export const hasLearnedWeights = (): boolean => weights !== null;

/** Gives the reader its weights. The worker calls this before the oracle reads a message. */
export function setLearnedWeights(loaded: LearnedWeights): void {
  weights = loaded;
  ours = null;
}

/**
 * The reader with the learned weights. They are unpacked when it is first used.
 * @throws Error if they are not loaded
 */
export function learnedReader(): LearnedReader {
  if (weights === null) throw new Error("The oracle's weights are not loaded: call setLearnedWeights first");
  return (ours ??= new LearnedReader(weights, wordVectors()));
}
