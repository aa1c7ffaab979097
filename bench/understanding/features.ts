import { ACTS } from "#contracts/play/reading";
import {
  type Act,
  actFeatures,
  candidatesOf,
  entitiesOf,
  featuresForAct,
  inEnglish,
  inputsOf,
  messageOf,
  readByRules,
  type Reading,
  type ReadingScene,
  rulesFeatures,
  sharedFeatures,
  wordVectors,
} from "#storyteller/understanding";

import type { Case } from "./cases.ts";

/** How much of a message's weight goes to other acts that are as right as its label. */
const SHARED = 0.2;

/** A labelled message in the form from which the weights are learned. */
export interface Example {
  readonly set: string;
  /** Whether the scene also has names from elsewhere in the story. Only the weights for the target are learned from such examples. */
  readonly elsewhere: boolean;
  readonly words: readonly string[];
  /** For each act, the features that come from the rules. */
  readonly rules: readonly (readonly string[])[];
  /** For each candidate for the target, its features for the case that the act is the labelled one. */
  readonly candidates: readonly (readonly string[])[];
  /** The index of the right candidate; -1 if the label names nobody in the scene. */
  readonly target: number;
  /** How right each act is, as a share, in the order of `ACTS`. */
  readonly goal: Float64Array;
}

/** How right each act is for a label. The labelled act gets the most; the acts that are as right share the rest. */
export function goalOf(act: Act, also: readonly Act[]): Float64Array {
  const others = also.filter((other) => other !== act);
  const shared = others.length === 0 ? 0 : SHARED;
  return Float64Array.from(ACTS, (one) =>
    one === act ? 1 - shared : others.includes(one) ? shared / others.length : 0,
  );
}

/** The features of the words of a message in its scene. */
export const wordsIn = (text: string, scene: ReadingScene): readonly string[] =>
  actFeatures(messageOf(text, scene, entitiesOf(scene)));

/** The words of a message in its scene, as the network gets them. */
export function netRows(text: string, scene: ReadingScene): readonly Float32Array[] {
  return inputsOf(messageOf(inEnglish(text, scene), scene, entitiesOf(scene)), wordVectors());
}

/** One of this many messages is also learned in a scene with names from elsewhere. */
const EVERY = 3;

/**
 * Adds names from elsewhere in the story to a scene: some names of another scene, and the target of the message, if it can be elsewhere.
 * Labelled scenes have no such names, but scenes in play do.
 */
function withElsewhere({ text, scene, label }: Case, other: ReadingScene): ReadingScene {
  const target = label?.target ?? null;
  const message = text.toLowerCase();
  const named =
    target !== null &&
    target
      .toLowerCase()
      .split(" ")
      .some((word) => word.length > 2 && message.includes(word));
  const away = (name: string): boolean => named && name === target;
  return {
    ...scene,
    people: scene.people.filter(({ name }) => !away(name)),
    exits: scene.exits.filter((name) => !away(name)),
    elsewhere: [
      ...[...scene.people.map(({ name }) => name), ...scene.exits].filter(away),
      ...other.people.map(({ name }) => name),
      other.place,
    ],
  };
}

/** Makes examples from labelled messages. */
export function examplesOf(cases: readonly Case[]): readonly Example[] {
  return cases.flatMap((one, at) => {
    const other = cases[((at + cases.length / 2) % cases.length) | 0]?.scene;
    const apart = at % EVERY === 0 && other !== undefined ? [{ ...one, scene: withElsewhere(one, other) }] : [];
    return [one, ...apart].flatMap(({ text, scene, label, set }, turn): readonly Example[] => {
      if (label === null) return [];
      const english = inEnglish(text, scene);
      const message = messageOf(english, scene, entitiesOf(scene));
      const rules: Reading = readByRules(english, scene);
      const candidates = candidatesOf(message, rules);
      return [
        {
          set,
          elsewhere: turn > 0,
          words: actFeatures(message),
          rules: ACTS.map((act) => rulesFeatures(act, rules)),
          candidates: candidates.map((candidate) => [
            ...sharedFeatures(candidate),
            ...featuresForAct(candidate, label.act),
          ]),
          target: candidates.findIndex(({ entity }) => (entity?.name ?? null) === label.target),
          goal: goalOf(label.act, label.also),
        },
      ];
    });
  });
}
