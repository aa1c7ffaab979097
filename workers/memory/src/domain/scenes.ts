import type { Term } from "./word-fit.ts";

/** The share of a word's weight that turns 0, 1, 2 and 3 turns away get. */
const LENDS = [1, 0.6, 0.4, 0.3];
/** The weight of a word that answers the question, relative to a word of the question. */
const ANSWERS = 0.5;
/** Turns with higher numbers are not scored as scenes; only their items can be found. No campaign has that many turns. */
const MOST_TURNS = 1_000_000;
const BINS = 512;

/** The turns in whose surroundings most words of the situation occur: at most `most`, best first. */
export function bestScenes(terms: readonly Term[], latestTurn: number, most: number): number[] {
  const size = Math.min(latestTurn, MOST_TURNS) + 1;
  const scores = new Float32Array(size);
  for (const { weight, answerWeight, said, answered } of terms) {
    lend(scores, said.turns, weight);
    lend(scores, answered.turns, answerWeight * ANSWERS);
  }
  const least = cutoff(scores, most);
  const best: number[] = [];
  scores.forEach((score, turn) => {
    if (score > 0 && score >= least) best.push(turn);
  });
  // Of equal scores, the later turn comes first, because it is closer to the current state of the story.
  return best.toSorted((a, b) => (scores[b] ?? 0) - (scores[a] ?? 0) || b - a).slice(0, most);
}

function lend(scores: Float32Array, turns: Iterable<number>, weight: number): void {
  let before = -1;
  for (const turn of turns) {
    if (turn === before || turn >= scores.length) continue;
    before = turn;
    for (let away = 0; away < LENDS.length; away += 1) {
      const share = weight * (LENDS[away] ?? 0);
      if (turn >= away) scores[turn - away] = (scores[turn - away] ?? 0) + share;
      if (away > 0 && turn + away < scores.length) scores[turn + away] = (scores[turn + away] ?? 0) + share;
    }
  }
}

/** A score that about `most` scores reach, or a few more. Sorting all scores would cost more than the rest of the function. */
function cutoff(scores: Float32Array, most: number): number {
  let highest = 0;
  for (const score of scores) highest = Math.max(highest, score);
  if (highest === 0) return 0;
  const bins = new Uint32Array(BINS);
  for (const score of scores) {
    if (score > 0) {
      const bin = Math.min(BINS - 1, Math.floor((score / highest) * BINS));
      bins[bin] = (bins[bin] ?? 0) + 1;
    }
  }
  let reached = 0;
  for (let bin = BINS - 1; bin >= 0; bin -= 1) {
    reached += bins[bin] ?? 0;
    if (reached >= most) return (bin / BINS) * highest;
  }
  return 0;
}
