import { ACTS } from "#contracts/play/reading";
import { entitiesOf } from "#storyteller/oracle/understand/entities";
import { inEnglish } from "#storyteller/oracle/understand/german";
import { messageOf } from "#storyteller/oracle/understand/message";
import type { Act, Reading, ReadingScene } from "#storyteller/oracle/understand/reading";
import { actFeatures } from "#storyteller/oracle/understand/act-features";
import { rulesFeatures } from "#storyteller/oracle/understand/rules-features";
import { candidatesOf, featuresForAct, sharedFeatures } from "#storyteller/oracle/understand/target-features";
import { readByRules } from "#storyteller/oracle/understand/understand";

import type { Case } from "./cases.ts";

/** The share of a message's weight for acts that are as good as its label. */
const SHARED = 0.2;

/** A labelled message as the learner sees it. */
export interface Example {
  readonly set: string;
  /** Whether the scene has names from elsewhere. Only the target learns from such examples. */
  readonly elsewhere: boolean;
  readonly words: readonly string[];
  /** The rules' value for each act. */
  readonly rules: readonly (readonly string[])[];
  /** The features of each candidate for the target, if the act is the labelled one. */
  readonly candidates: readonly (readonly string[])[];
  /** The index of the right candidate; -1 where the label names nobody in the scene. */
  readonly target: number;
  /** The share of each act that is right, in the order of `ACTS`. */
  readonly goal: Float64Array;
}

/** The share of each act for a label: the act itself, and the acts that are as good. */
export function goalOf(act: Act, also: readonly Act[]): Float64Array {
  const others = also.filter((other) => other !== act);
  const shared = others.length === 0 ? 0 : SHARED;
  return Float64Array.from(ACTS, (one) =>
    one === act ? 1 - shared : others.includes(one) ? shared / others.length : 0,
  );
}

/** The features of words in a scene. */
export const wordsIn = (text: string, scene: ReadingScene): readonly string[] =>
  actFeatures(messageOf(text, scene, entitiesOf(scene)));

/** One in so many messages is repeated with names from elsewhere. */
const EVERY = 3;

/**
 * A scene with names from elsewhere in the story: some of another scene, and the target that the message names, if it can be elsewhere.
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

/** The examples of labelled messages. */
export function examplesOf(cases: readonly Case[]): readonly Example[] {
  return cases.flatMap((one, at) => {
    const other = cases[((at + cases.length / 2) % cases.length) | 0]?.scene;
    const apart = at % EVERY === 0 && other !== undefined ? [{ ...one, scene: withElsewhere(one, other) }] : [];
    return [one, ...apart].flatMap(({ text, scene, label, set }, turn): readonly Example[] => {
      if (label === null) return [];
      const english = inEnglish(text);
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
