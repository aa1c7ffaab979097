import { fitsDates, type Question } from "./question.ts";
import type { ItemFeature } from "./item-features.ts";
import type { WordFit } from "./word-fit.ts";

/** What is known of a candidate and of the situation it shall fit. */
export interface Grounds {
  readonly question: Question;
  readonly fit: WordFit;
  readonly feature: ItemFeature;
  readonly opensSession: boolean;
  /** Of the only speaker the situation names: said by them, or by another. Null where it names none or several. */
  readonly bySpeakerNamed: boolean | null;
  /** How well the item before it fits by itself, where that asks something. */
  readonly askedBefore: number;
}

/** The findings that speak for a candidate, or against it, each with the weight of WEIGHTS. */
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
