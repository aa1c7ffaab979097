import { AROUND, type Hits, NEAR, Walk } from "./hits.ts";
import type { Session } from "./item-features.ts";

/** A word of the situation, with where in the story it is said. */
export interface Term {
  readonly word: string;
  /** Of the player's own words 1, of others less. */
  readonly stress: number;
  /** How much it tells: its stress, and rare words more. */
  readonly weight: number;
  readonly said: Hits;
  /** Where words are said that may answer it, and how much those tell. */
  readonly answered: Hits;
  readonly answerWeight: number;
}

/** Where an item stands in the story. */
export interface Place {
  readonly turn: number;
  readonly session: Session;
}

/** How well the words of a situation fit an item and what was told around it. All but `words` are shares of what was asked, 0..1. */
export interface WordFit {
  /** How many of the words it says, by their stress. */
  readonly words: number;
  /** What it says itself. */
  readonly own: number;
  /** What is said no further than three turns away; a turn away counts less. */
  readonly near: number;
  /** What is said in the eight turns before and after, the more often the better. */
  readonly around: number;
  /** What is said no further than three turns away, wherever. */
  readonly scene: number;
  /** What its whole session says, the more often the better. */
  readonly session: number;
  /** What it says with other words. */
  readonly answers: number;
  readonly answersNear: number;
}

/** A situation is seldom wholly repeated: who says as much as this many of its words says all. */
const FULL = 6;

/** The more often the better, but less and less so: BM25's saturation. */
const saturated = (times: number): number => (times * 2.2) / (times + 1.2);

/** How much a situation asks for: the weight of its most telling words. */
export const fullWeight = (terms: readonly Term[]): number =>
  terms
    .map(({ weight }) => weight)
    .toSorted((a, b) => b - a)
    .slice(0, FULL)
    .reduce((sum, weight) => sum + weight, 0);

/** Items that stand at one place; without a place, those that belong to no turn. */
export interface PlacedItems {
  readonly items: readonly number[];
  readonly place: Place | null;
}

type Growing = { -readonly [Share in keyof WordFit]: number };

/** How well the words fit each of the items, one place after the other; the places come in the order of the story. */
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

/** Adds what an item of a turn says of a word, and what is said around it. What else its own turn says counts as if it were a turn away. */
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

/** Adds what an item says of a word that belongs to no turn: nothing is around it. */
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
