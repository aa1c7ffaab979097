import { AROUND, type Hits, NEAR, Walk } from "./hits.ts";
import type { Session } from "./item-features.ts";

/** A word of the situation, and where in the story it occurs. */
export interface Term {
  readonly word: string;
  /** 1 for the player's own words, less for other words. */
  readonly stress: number;
  /** The weight of the word: its stress, multiplied by its rarity. */
  readonly weight: number;
  readonly said: Hits;
  /** Where words occur that may answer this word, and the weight of those words. */
  readonly answered: Hits;
  readonly answerWeight: number;
}

/** The turn and the session of an item. */
export interface Place {
  readonly turn: number;
  readonly session: Session;
}

/**
 * How well the words of a situation fit an item and the turns around it. All fields except `words` are shares of the situation's weight,
 * from 0 to 1.
 */
export interface WordFit {
  /** The number of the situation's words in the item, weighted by their stress. */
  readonly words: number;
  /** Words in the item itself. */
  readonly own: number;
  /** Words in the item or up to three turns away. The share falls with the distance. */
  readonly near: number;
  /** Words in the eight turns before and after. More occurrences count more. */
  readonly around: number;
  /** Words anywhere up to three turns away, without regard to the distance. */
  readonly scene: number;
  /** Words in the whole session. More occurrences count more. */
  readonly session: number;
  /** Words of the situation that the item answers with other words. */
  readonly answers: number;
  readonly answersNear: number;
}

/**
 * An item that contains this many of the situation's words counts as containing all, because an item rarely repeats a whole situation.
 */
const FULL = 6;

/** Saturation as in BM25: more occurrences count more, but each further one adds less. */
const saturated = (times: number): number => (times * 2.2) / (times + 1.2);

/** The total weight of a situation: the sum of its heaviest words. */
export const fullWeight = (terms: readonly Term[]): number =>
  terms
    .map(({ weight }) => weight)
    .toSorted((a, b) => b - a)
    .slice(0, FULL)
    .reduce((sum, weight) => sum + weight, 0);

/** Items of one turn. If the place is null, items that belong to no turn. */
export interface PlacedItems {
  readonly items: readonly number[];
  readonly place: Place | null;
}

type Growing = { -readonly [Share in keyof WordFit]: number };

/** Computes how well the words fit each of the items. The places must be in story order. */
export function fitsOf(terms: readonly Term[], whole: number, story: readonly PlacedItems[]): WordFit[] {
  const fits = story.flatMap(({ items }) => items.map(nothing));
  for (const term of terms) {
    const said = new Walk(term.said);
    const answered = new Walk(term.answered);
    let at = 0;
    for (const { items, place } of story) {
      if (place) {
        said.to(place.turn, place.session);
        answered.to(place.turn, place.session);
      }
      for (const item of items) {
        const fit = fits[at++] as Growing;
        if (!place) scoreTimelessTerm(fit, term, whole, item);
        else if (said.session + answered.session > 0) scoreTerm(fit, term, whole, item, said, answered);
      }
    }
  }
  return fits;
}

const nothing = (): Growing => ({
  words: 0,
  own: 0,
  near: 0,
  around: 0,
  scene: 0,
  session: 0,
  answers: 0,
  answersNear: 0,
});

/** Adds the fit of one word to an item of a turn. Other items of the same turn count as if they were one turn away. */
function scoreTerm(fit: Growing, term: Term, whole: number, item: number, said: Walk, answered: Walk): void {
  const share = term.weight / whole;
  const saysIt = said.here > 0 && term.said.says(item);
  if (said.session > 0) {
    const own = saysIt ? 1 : 0;
    const beside = said.here - own;
    const nearest = saysIt ? 1 : Math.max(said.nearest, beside > 0 ? A_TURN_AWAY.near : 0);
    if (saysIt) fit.words += term.stress;
    if (saysIt) fit.own += share;
    fit.near += share * nearest;
    fit.around += share * saturated(said.around + own + beside * A_TURN_AWAY.around);
    if (nearest > 0) fit.scene += share;
    fit.session += share * saturated(said.session);
  }
  if (answered.session > 0) {
    const answer = term.answerWeight / whole;
    const own = !saysIt && answered.here > 0 && term.answered.says(item) ? 1 : 0;
    const beside = answered.here - own;
    if (own > 0) fit.answers += answer;
    fit.answersNear += answer * saturated(answered.near + own + beside * A_TURN_AWAY.near);
  }
}

const A_TURN_AWAY = { near: NEAR[1] ?? 0, around: AROUND[1] ?? 0 };

/** Adds the fit of one word to an item that belongs to no turn. Such an item has no surrounding turns. */
function scoreTimelessTerm(
  fit: Growing,
  { stress, weight, said, answered, answerWeight }: Term,
  whole: number,
  item: number,
): void {
  if (said.says(item)) {
    const share = weight / whole;
    fit.words += stress;
    fit.own += share;
    fit.near += share;
    fit.around += share;
    fit.scene += share;
    fit.session += share;
  } else if (answered.says(item)) {
    const answer = answerWeight / whole;
    fit.answers += answer;
    fit.answersNear += answer;
  }
}
