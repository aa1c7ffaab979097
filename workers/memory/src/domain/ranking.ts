import type { Evidence } from "./evidence.ts";

/** What ranking knows of a candidate; its text is not needed. */
export interface Candidate {
  readonly id: number;
  readonly turnId: string | null;
  /** Null for what belongs to no turn. */
  readonly turnNumber: number | null;
  /** 1–10. */
  readonly importance: number;
  readonly pinned: boolean;
  /** Not for the player's eyes. */
  readonly secret: boolean;
}

/** What each lane found out about the situation; a lane that has nothing to say is empty. */
export interface Findings {
  /** What speaks for the candidates that the words of the situation found. */
  readonly evidence: ReadonlyMap<number, Evidence>;
  /** How telling each named entity is, 0..1: the hero is in every scene, the locket in three. */
  readonly entities: ReadonlyMap<number, number>;
  /** Which of the named entities an item is about. */
  readonly links: ReadonlyMap<number, readonly number[]>;
  /** How alike in meaning an item is to the situation, 0..1; absent where there is no Embedder, or it came too late. */
  readonly vectors?: ReadonlyMap<number, number>;
  /** What is now so of those who are named, where that is asked. */
  readonly holding?: ReadonlySet<number>;
  readonly latestTurn: number;
}

export interface Ranked {
  readonly candidate: Candidate;
  /** 0..1; above RELEVANT the memory has to do with the situation. */
  readonly score: number;
}

/**
 * What each finding is worth, in log-odds. Those of the words were fitted to real conversations (docs/memory.md, Recall, has the worth
 * of each); a sum, because rank fusion measured worse. A lane without findings adds nothing, so none needs the others.
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
/** What is asked outright goes before whatever else was told of whoever is asked about, however many words it shares. */
const HOLDING = 12;
const IMPORTANCE = 0.6;
const RECENCY = 0.4;
/**
 * What a candidate must bring to be as likely to fit as not, and how fast doubt turns into certainty. Asked what was never spoken of,
 * nine conversations in ten have nothing that brings as much; three answers in four bring more.
 */
const DOUBT = 7.2;
const STEEPNESS = 2;

/** Turns after which a memory counts half as recent. */
const HALF_RECENT = 40;
/** What belongs to no turn (lore, notes) is as recent as something half forgotten. */
const TIMELESS = 0.5;
/** Below this, two texts are alike as any two are. */
const LEAST_ALIKE = 0.35;

/**
 * Candidates that have anything to do with the situation, and the pinned ones; best first. Equal scores are ordered newest
 * first, so that the same situation always recalls the same.
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

/** The log-odds that words lend. Written out, as hundreds are weighed at each recall, and a loop over names takes ten times as long. */
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

/** Beyond the sixth decimal a difference is noise, and would make the order depend on the machine. */
const likelihood = (odds: number): number =>
  Math.round(1_000_000 / (1 + Math.exp((DOUBT - odds) / STEEPNESS))) / 1_000_000;
