import type { Evidence } from "./evidence.ts";

/** What ranking needs to know about a candidate. It does not need the text. */
export interface Candidate {
  readonly id: number;
  readonly turnId: string | null;
  /** Null for an item that belongs to no turn. */
  readonly turnNumber: number | null;
  /** 1–10. */
  readonly importance: number;
  readonly pinned: boolean;
  /** True if the player must not see the item. */
  readonly secret: boolean;
}

/** What each lane found out about the candidates. A lane that found nothing is empty. */
export interface Findings {
  /** Evidence for the candidates that the words of the situation found. */
  readonly evidence: ReadonlyMap<number, Evidence>;
  /** How specific each named entity is, from 0 to 1. The hero is in every scene and says little; the locket is in only three. */
  readonly entities: ReadonlyMap<number, number>;
  /** The named entities that each item mentions. */
  readonly links: ReadonlyMap<number, readonly number[]>;
  /** The similarity of an item's meaning to the situation, from 0 to 1. Absent if there is no Embedder or it was too slow. */
  readonly vectors?: ReadonlyMap<number, number>;
  /** Items with a current state that the question asks for. */
  readonly holding?: ReadonlySet<number>;
  readonly latestTurn: number;
}

export interface Ranked {
  readonly candidate: Candidate;
  /** From 0 to 1. Above RELEVANT, the item is relevant to the situation. */
  readonly score: number;
}

/**
 * The weight of each finding, in log-odds. The weights of word findings were fitted to real conversations (docs/memory.md, Recall, lists
 * the effect of each). They are summed, because rank fusion measured worse. A lane without findings adds nothing, so no lane depends on
 * another.
 */
export const WEIGHTS: Readonly<Record<keyof Evidence, number>> = {
  words: 0.49,
  near: 4.05,
  around: 2.38,
  session: 0.73,
  answers: 2.39,
  answersNear: 1.94,
  sceneOfMany: -0.9,
  month: 3.21,
  day: 3.36,
  speaker: 0.85,
  otherSpeaker: -0.92,
  self: 0.16,
  novelty: 2.18,
  opensSession: 0.5,
  askedBefore: 2.44,
  asks: -0.44,
  times: 0.12,
  timesWhen: 0.41,
  saysWhen: 1.69,
  placesWhere: 2.51,
  reasonsWhy: 0.58,
  length: -0.14,
};
const ENTITIES = 3;
const VECTORS = 4;
/**
 * The weight of an item with the current state that the question asks for. It is high enough to rank before any other item about the
 * entity, however many words that item shares.
 */
const HOLDING = 12;
const IMPORTANCE = 0.6;
const RECENCY = 0.4;
/**
 * DOUBT is the sum at which a candidate is as likely relevant as not. STEEPNESS is how slowly the likelihood changes around that sum. For
 * questions about things never mentioned, nine conversations in ten have no item that reaches DOUBT. For three answerable questions in
 * four, an item exceeds it.
 */
const DOUBT = 7.2;
const STEEPNESS = 2;

/** The number of turns after which an item's recency is halved. */
const HALF_RECENT = 40;
/** The recency of items that belong to no turn (lore, notes). */
const TIMELESS = 0.5;
/** The similarity that any two texts have. Only similarity above it counts. */
const LEAST_ALIKE = 0.35;

/**
 * Scores and sorts the candidates that have any relation to the situation, and the pinned ones; best first. Of equal scores the newest
 * comes first, so that the same situation always recalls the same items.
 */
export function rank(candidates: readonly Candidate[], findings: Findings): Ranked[] {
  return candidates
    .map((candidate) => {
      const words = wordsOf(findings.evidence.get(candidate.id));
      const entities = entityShare(findings.links.get(candidate.id) ?? [], findings.entities);
      const alike = Math.max(0, ((findings.vectors?.get(candidate.id) ?? 0) - LEAST_ALIKE) / (1 - LEAST_ALIKE));
      const holds = findings.holding?.has(candidate.id) ?? false;
      const odds =
        words +
        ENTITIES * entities +
        VECTORS * alike +
        (holds ? HOLDING : 0) +
        (IMPORTANCE * candidate.importance) / 10 +
        RECENCY * recency(candidate.turnNumber, findings.latestTurn);
      const related = findings.evidence.has(candidate.id) || entities > 0 || alike > 0 || holds;
      return { candidate, score: related ? likelihood(odds) : 0, related };
    })
    .filter(({ candidate, related }) => related || candidate.pinned)
    .toSorted((a, b) => b.score - a.score || b.candidate.id - a.candidate.id);
}

/**
 * The log-odds from the words. The sum is written out, because hundreds of items are scored in each recall and a loop over the names
 * takes ten times as long.
 */
export function wordsOf(found: Evidence | undefined): number {
  if (!found) return 0;
  return (
    WEIGHTS.words * found.words +
    WEIGHTS.near * found.near +
    WEIGHTS.around * found.around +
    WEIGHTS.session * found.session +
    WEIGHTS.answers * found.answers +
    WEIGHTS.answersNear * found.answersNear +
    WEIGHTS.sceneOfMany * found.sceneOfMany +
    WEIGHTS.month * found.month +
    WEIGHTS.day * found.day +
    WEIGHTS.speaker * found.speaker +
    WEIGHTS.otherSpeaker * found.otherSpeaker +
    WEIGHTS.self * found.self +
    WEIGHTS.novelty * found.novelty +
    WEIGHTS.opensSession * found.opensSession +
    WEIGHTS.askedBefore * found.askedBefore +
    WEIGHTS.asks * found.asks +
    WEIGHTS.times * found.times +
    WEIGHTS.timesWhen * found.timesWhen +
    WEIGHTS.saysWhen * found.saysWhen +
    WEIGHTS.placesWhere * found.placesWhere +
    WEIGHTS.reasonsWhy * found.reasonsWhy +
    WEIGHTS.length * found.length
  );
}

function entityShare(ids: readonly number[], named: ReadonlyMap<number, number>): number {
  let all = 0;
  for (const weight of named.values()) all += weight;
  if (all === 0) return 0;
  let shared = 0;
  for (const id of ids) shared += named.get(id) ?? 0;
  return shared / all;
}

function recency(turn: number | null, latestTurn: number): number {
  if (turn === null) return TIMELESS;
  return HALF_RECENT / (HALF_RECENT + Math.max(0, latestTurn - turn));
}

/**
 * Turns log-odds into a likelihood, rounded to six decimals. Smaller differences are noise and would make the order depend on the
 * machine.
 */
const likelihood = (odds: number): number =>
  Math.round(1_000_000 / (1 + Math.exp((DOUBT - odds) / STEEPNESS))) / 1_000_000;
