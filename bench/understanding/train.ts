import { writeFileSync } from "node:fs";
import { join } from "node:path";

import { ACTS } from "#contracts/play/reading";
import {
  entitiesOf,
  inEnglish,
  inputSize,
  type Doubts,
  LearnedReader,
  type LearnedWeights,
  messageOf,
  rowsIn,
  storedNet,
  type StoredNet,
  storedTargetNet,
  type StoredTargetNet,
  type StoredWeights,
  storedWeights,
  targetInputs,
  targetsIn,
  wordVectors,
} from "#storyteller/understanding";

import { type Case, readCases } from "./cases.ts";
import { type Example, examplesOf, goalOf, netRows, wordsIn } from "./features.ts";
import { HELD_BACK, TRIAL } from "./held-back.ts";
import { impliedCases } from "./implied.ts";
import { learnDoubts, tryOn } from "./learn-doubts.ts";
import { type Choice, learn } from "./learn.ts";
import { practice } from "./practice.ts";
import { type NetExample, trainNet } from "./train-net.ts";
import { type TargetExample, trainTargetNet } from "./train-target-net.ts";

const SEED = 11;
const RATE = 0.1;
const SPARSE = 0.003;
/** If a feature and an act occur together in fewer messages than this, they get no weight, unless the feature is frequent. */
const TOGETHER = 3;
/** A feature that occurs in this many messages is frequent. It can also have weights for acts with which it rarely occurs. */
const OFTEN = 120;
/** How much a practice sentence counts in learning. A labelled message counts 1. */
const PRACTICE_WEIGHT = 0.5;
/** How much a message of `implied.txt` counts in learning. */
const IMPLIED_WEIGHT = 0.5;
/** How much a message for which the rules were written counts in learning targets. */
const OLD_WEIGHT = 0.8;
/** The number of parts for cross-validation. Each part is scored with what was learned from the other parts. */
const FOLDS = 3;
/**
 * The sets of messages for which the rules were written. The weights of the rules are not learned from them: on these messages the rules
 * look better than they are.
 */
const OLD: ReadonlySet<string> = new Set("abcdefghi");

/** A feature that occurs in fewer messages is not learned, because it would be a name rather than a word of the language. */
const minimumOf = (feature: string): number => (/^(?:[wq]2|2|1n|p1|z|u|fight) /u.test(feature) ? 6 : 2);
const MINIMUM = 5;
const STEP = 0.3;

/** A word feature whose weights have fewer steps in sum is not stored. */
const LEAST_STEPS = 3;

/** How much an example counts in learning targets. */
const weightOf = ({ set }: Example): number => (set === "implied" ? IMPLIED_WEIGHT : OLD.has(set) ? OLD_WEIGHT : 1);

const isOld = ({ set }: Example): boolean => OLD.has(set);

/** Numbers the features that occur in enough rows. */
function numbered(
  rows: Iterable<readonly string[]>,
  minimum: (feature: string) => number,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const features of rows) for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
  const frequent = [...counts].filter(([feature, count]) => count >= minimum(feature)).map(([feature]) => feature);
  return new Map(frequent.map((feature, at) => [feature, at]));
}

const known = (features: readonly string[], numbers: ReadonlyMap<string, number>): readonly number[] =>
  features.flatMap((feature) => numbers.get(feature) ?? []);

interface WordRow {
  readonly words: readonly string[];
  readonly goal: Float64Array;
  readonly weight: number;
}

/** The learned weights of words for acts. */
class WordWeights {
  readonly numbers: ReadonlyMap<string, number>;
  readonly weights: Float64Array;

  constructor(rows: readonly WordRow[]) {
    this.numbers = numbered(
      rows.map(({ words }) => words),
      minimumOf,
    );
    const together = new Uint16Array(this.numbers.size * ACTS.length);
    for (const { words, goal } of rows)
      for (const feature of known(words, this.numbers))
        for (let act = 0; act < ACTS.length; act++)
          if ((goal[act] ?? 0) > 0) together[feature * ACTS.length + act]! += 1;
    const counts = new Uint32Array(this.numbers.size);
    for (const { words } of rows) for (const feature of known(words, this.numbers)) counts[feature]! += 1;
    const choices = rows.map(({ words, goal, weight }): Choice => {
      const features = known(words, this.numbers);
      return {
        options: ACTS.map((_, act) =>
          Int32Array.from(features, (feature) => feature * ACTS.length + act).filter(
            (pair) => together[pair]! >= TOGETHER || counts[Math.floor(pair / ACTS.length)]! >= OFTEN,
          ),
        ),
        goal,
        weight,
      };
    });
    this.weights = learn(choices, this.numbers.size * ACTS.length, {
      rounds: 8,
      rate: RATE,
      sparse: SPARSE,
      seed: SEED,
    });
  }

  scores(words: readonly string[]): Float64Array {
    const features = known(words, this.numbers);
    return Float64Array.from(ACTS, (_, act) =>
      features.reduce((sum, feature) => sum + (this.weights[feature * ACTS.length + act] ?? 0), 0),
    );
  }

  stored(): StoredWeights {
    const features = [...this.numbers].map(
      ([feature, number]) =>
        [feature, new Map(ACTS.map((_, act) => [act, this.weights[number * ACTS.length + act] ?? 0]))] as const,
    );
    return storedWeights(features, STEP, false, LEAST_STEPS);
  }
}

const storedSingles = (numbers: ReadonlyMap<string, number>, weights: Float64Array): StoredWeights =>
  storedWeights(
    [...numbers].map(([feature, number]) => [feature, new Map([[0, weights[number] ?? 0]])] as const),
    STEP,
    true,
  );

/**
 * Learns the weights of the rules in addition to those of the words. It uses only messages for which no rule was written and from which
 * those word weights were not learned.
 */
function rulesWeights(examples: readonly Example[], sentences: readonly WordRow[]): StoredWeights {
  const fresh = examples.filter((one) => !isOld(one));
  const choices = Array.from({ length: FOLDS }, (_, fold) => fold).flatMap((fold) => {
    const held = fresh.filter((_, at) => at % FOLDS === fold);
    const others = new Set(held);
    const words = new WordWeights([...wordRows(examples.filter((one) => !others.has(one))), ...sentences]);
    return held.map((one) => ({ one, offsets: words.scores(one.words) }));
  });
  const numbers = numbered(
    choices.map(({ one }) =>
      one.rules.flatMap((features, act) =>
        (one.goal[act] ?? 0) > 0 ? features : features.filter((feature) => !feature.startsWith("as ")),
      ),
    ),
    () => MINIMUM,
  );
  const weights = learn(
    choices.map(({ one, offsets }) => ({
      options: one.rules.map((features) => Int32Array.from(known(features, numbers))),
      offsets,
      goal: one.goal,
      weight: 1,
    })),
    numbers.size,
    { rounds: 8 + Math.ceil(6000 / Math.max(choices.length, 1)), rate: RATE, sparse: 0.02, seed: SEED },
  );
  return storedSingles(numbers, weights);
}

const wordRows = (examples: readonly Example[]): readonly WordRow[] =>
  examples.map(({ words, goal }) => ({ words, goal, weight: 1 }));

function targetWeights(examples: readonly Example[]): StoredWeights {
  const labelled = examples.filter(({ target }) => target !== -1);
  const unruled = (features: readonly string[], old: boolean): readonly string[] =>
    old ? features.filter((feature) => !feature.includes("rules")) : features;
  const rows = labelled.map((one) => ({
    one,
    candidates: one.candidates.map((features) => unruled(features, isOld(one))),
  }));
  const numbers = numbered(
    rows.flatMap(({ candidates }) => candidates),
    () => MINIMUM,
  );
  const weights = learn(
    rows.map(({ one, candidates }) => ({
      options: candidates.map((features) => Int32Array.from(known(features, numbers))),
      goal: Float64Array.from(candidates, (_, at) => (at === one.target ? 1 : 0)),
      weight: weightOf(one),
    })),
    numbers.size,
    { rounds: 8, rate: 0.05, sparse: 0.02, seed: SEED },
  );
  return storedSingles(numbers, weights);
}

const NET = { filters: 128, rounds: 10, rate: 1.5e-3, dropped: 0.5, hidden: 0.15, batch: 32, decay: 5e-4, seed: SEED };

const TARGET_NET = { filters: 48, rounds: 6, rate: 2e-3, dropped: 0.3, batch: 32, decay: 1e-4, seed: SEED };

/** How much a message without the things of its scene counts. */
const BARE_WEIGHT = 0.6;

/**
 * Every second message, in a scene that has only its people. A player also writes of things that no scene lists: "take the letters" is the
 * same act there, and the letters are a word like any other.
 */
const inBareScenes = (cases: readonly Case[]): readonly Case[] =>
  cases
    .filter((_, at) => at % 2 === 0)
    .map((one) => ({ ...one, scene: { ...one.scene, things: [], exits: [], inventory: [] } }));

/** The examples for the network: the labelled messages, and a third of the practice sentences, which are much alike. */
function netExamples(cases: readonly Case[]): readonly NetExample[] {
  const sentences = practice(scenesOf(cases), SEED).filter((_, at) => at % 3 === 0);
  const examples = (some: readonly Case[], weight: number): readonly NetExample[] =>
    some.flatMap(({ text, scene, label }) =>
      label === null ? [] : [{ rows: netRows(text, scene), goal: goalOf(label.act, label.also), weight }],
    );
  return [
    ...examples(cases, 1),
    ...examples(inBareScenes(cases), BARE_WEIGHT),
    ...examples(impliedIn(cases), IMPLIED_WEIGHT),
    ...sentences.map(({ text, scene, act, also }) => ({
      rows: netRows(text, scene),
      goal: goalOf(act, also),
      weight: PRACTICE_WEIGHT,
    })),
  ];
}

/** The examples for the network of targets: the labelled messages and those of `implied.txt`. */
const targetExamples = (cases: readonly Case[]): readonly TargetExample[] =>
  [...cases, ...impliedIn(cases)].flatMap((one) => {
    if (one.label === null) return [];
    const { act, target } = one.label;
    const message = messageOf(inEnglish(one.text, one.scene), one.scene, entitiesOf(one.scene));
    const rows = rowsIn(message, wordVectors());
    const entities = targetsIn(message);
    const right = entities.findIndex((entity) => (entity?.name ?? null) === target);
    const weight = one.set === "implied" ? IMPLIED_WEIGHT : 1;
    return right === -1
      ? []
      : [{ rows, candidates: targetInputs(message, rows, entities), target: right, act, weight }];
  });

const scenesOf = (cases: readonly Case[]): readonly Case["scene"][] => [
  ...new Map(cases.map(({ scene }) => [JSON.stringify(scene), scene])).values(),
];

const impliedIn = (cases: readonly Case[]): readonly Case[] => impliedCases(scenesOf(cases), SEED);

const sentencesOf = (cases: readonly Case[]): readonly WordRow[] =>
  practice(scenesOf(cases), SEED).map(({ text, scene, act, also }) => ({
    words: wordsIn(text, scene),
    goal: goalOf(act, also),
    weight: PRACTICE_WEIGHT,
  }));

const rowsOf = (cases: readonly Case[], weight: number): readonly WordRow[] =>
  cases.flatMap(({ text, scene, label }) =>
    label === null
      ? []
      : [{ words: wordsIn(inEnglish(text, scene), scene), goal: goalOf(label.act, label.also), weight }],
  );

/** The parts of the second reader's data file. None needs another, so they can be learned side by side. */
const parts = {
  words: (cases: readonly Case[]): StoredWeights =>
    new WordWeights([
      ...rowsOf(cases, 1),
      ...rowsOf(inBareScenes(cases), BARE_WEIGHT),
      ...rowsOf(impliedIn(cases), IMPLIED_WEIGHT),
      ...sentencesOf(cases),
    ]).stored(),
  rules: (cases: readonly Case[]): StoredWeights =>
    rulesWeights(
      examplesOf(cases).filter(({ elsewhere }) => !elsewhere),
      sentencesOf(cases),
    ),
  targets: (cases: readonly Case[]): StoredWeights => targetWeights(examplesOf([...cases, ...impliedIn(cases)])),
  net: (cases: readonly Case[]): StoredNet => storedNet(trainNet(netExamples(cases), inputSize(wordVectors()), NET)),
  targetNet: (cases: readonly Case[]): StoredTargetNet =>
    storedTargetNet(trainTargetNet(targetExamples(cases), inputSize(wordVectors()), TARGET_NET)),
};

const learnAll = (cases: readonly Case[], doubts: Doubts): LearnedWeights => ({
  words: parts.words(cases),
  rules: parts.rules(cases),
  targets: parts.targets(cases),
  net: parts.net(cases),
  targetNet: parts.targetNet(cases),
  doubts,
});

/**
 * Learns from a file of labelled messages and writes the second reader's data file. Returns its length. When a reading is to be doubted is
 * learned first, from messages of which the rest of that reader knows nothing; then the rest is learned once more, from all messages.
 */
export function writeWeights(file: string, into: string): number {
  const cases = readCases(file).filter(({ set }) => !HELD_BACK.includes(set));
  const isTrial = ({ set }: Case): boolean => TRIAL.includes(set);
  const first = new LearnedReader(
    learnAll(
      cases.filter((one) => !isTrial(one)),
      {},
    ),
    wordVectors(),
  );
  const weights = learnAll(cases, learnDoubts(tryOn(cases.filter(isTrial), first)));
  const text = `${JSON.stringify(weights, null, 2)}\n`;
  writeFileSync(into, text);
  return text.length;
}

/** The data file of the second reader, which has learned from labelled messages. */
export const WEIGHTS = join(import.meta.dirname, "../../packages/content/assets/oracle/weights.json");
