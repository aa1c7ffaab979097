import { fitsDates, type Question } from "./question.ts";
import type { ItemFeature } from "./item-features.ts";
import type { WordFit } from "./word-fit.ts";

/** What the score of a candidate is computed from: facts about the item and about the situation. */
export interface Grounds {
  readonly question: Question;
  readonly fit: WordFit;
  readonly feature: ItemFeature;
  readonly opensSession: boolean;
  /**
   * Whether the item was said by the only speaker that the situation names. False if somebody else said it. Null if the situation names
   * no speaker or several.
   */
  readonly bySpeakerNamed: boolean | null;
  /** How well a question in the previous turn fits the situation. The item may be the answer to it. */
  readonly askedBefore: number;
}

/** Each finding for or against a candidate. WEIGHTS has the weight of each. */
export function evidenceOf(grounds: Grounds) {
  const { question, fit, feature: note, opensSession, bySpeakerNamed, askedBefore } = grounds;
  const { traits, novelty } = note;
  const { month, day } = fitsDates(question.dates, note.day);
  const is = (fact: boolean): number => (fact ? 1 : 0);
  return {
    words: fit.words,
    near: fit.near,
    around: fit.around,
    session: fit.session,
    answers: fit.answers,
    answersNear: fit.answersNear,
    sceneOfMany: is(question.many) * fit.scene,
    month: is(month),
    day: is(day),
    speaker: is(bySpeakerNamed === true),
    otherSpeaker: is(bySpeakerNamed === false),
    self: is(bySpeakerNamed === true) * traits.self,
    novelty,
    opensSession: is(opensSession),
    askedBefore,
    asks: is(traits.asks),
    times: traits.times,
    timesWhen: is(question.when) * traits.times,
    saysWhen: is(question.when && traits.times > 0) * fit.own,
    placesWhere: is(question.where && traits.places),
    reasonsWhy: is(question.why && traits.reasons),
    length: Math.log1p(traits.length),
  };
}

export type Evidence = ReturnType<typeof evidenceOf>;
