/** What ranking knows of a candidate; its text is not needed. */
export interface Candidate {
  readonly id: number;
  readonly turnId: string | null;
  readonly turnNumber: number | null;
  /** 1–10. */
  readonly importance: number;
  readonly pinned: boolean;
  /** Not for the player's eyes. */
  readonly secret: boolean;
}

/** What was found out about the situation. */
export interface Findings {
  /** BM25 by item, larger is better. */
  readonly lexical: ReadonlyMap<number, number>;
  /** 0..1: how much of what was asked the best lexical hit says. */
  readonly coverage: number;
  /** How telling each named entity is, 0..1: the hero is in every scene, the locket in three. */
  readonly entities: ReadonlyMap<number, number>;
  /** Which of the named entities an item is about. */
  readonly links: ReadonlyMap<number, readonly number[]>;
  readonly latestTurn: number;
}

interface Ranked {
  readonly candidate: Candidate;
  /** 0..1. */
  readonly score: number;
}

/** A weighted sum, because rank fusion measured worse on real conversations (design.md §7). They add up to 1. */
const WEIGHTS = { lexical: 0.55, entities: 0.25, importance: 0.12, recency: 0.08 };
/** Of the lexical weight, what the turns around an item may give it: an answer often lies beside its question. */
const NEIGHBOURHOOD = 0.3;
/** Turns after which a memory counts half as recent. */
const HALF_RECENT = 40;
/** What belongs to no turn (lore, notes) is as recent as something half forgotten. */
const TIMELESS = 0.5;

/**
 * Candidates that have anything to do with the situation, and the pinned ones; best first. Equal scores are ordered newest
 * first, so that the same situation always recalls the same.
 */
export function rank(candidates: readonly Candidate[], findings: Findings): Ranked[] {
  const best = Math.max(0, ...findings.lexical.values());
  const own = (id: number): number => (best > 0 ? (findings.lexical.get(id) ?? 0) / best : 0);
  const byTurn = bestByTurn(candidates, own);

  return candidates
    .map((candidate) => {
      const lexical =
        findings.coverage *
        ((1 - NEIGHBOURHOOD) * own(candidate.id) +
          NEIGHBOURHOOD * Math.max(own(candidate.id), around(byTurn, candidate.turnNumber)));
      const entities = entityShare(findings.links.get(candidate.id) ?? [], findings.entities);
      const score =
        WEIGHTS.lexical * lexical +
        WEIGHTS.entities * entities +
        (WEIGHTS.importance * candidate.importance) / 10 +
        WEIGHTS.recency * recency(candidate.turnNumber, findings.latestTurn);
      return { candidate, score: Math.min(1, Math.max(0, round(score))), related: lexical > 0 || entities > 0 };
    })
    .filter(({ candidate, related }) => related || candidate.pinned)
    .toSorted((a, b) => b.score - a.score || b.candidate.id - a.candidate.id);
}

function bestByTurn(candidates: readonly Candidate[], own: (id: number) => number): Map<number, number> {
  const byTurn = new Map<number, number>();
  for (const { id, turnNumber } of candidates) {
    if (turnNumber !== null) byTurn.set(turnNumber, Math.max(byTurn.get(turnNumber) ?? 0, own(id)));
  }
  return byTurn;
}

function around(byTurn: ReadonlyMap<number, number>, turnNumber: number | null): number {
  if (turnNumber === null) return 0;
  return Math.max(...[-1, 0, 1].map((step) => byTurn.get(turnNumber + step) ?? 0));
}

function entityShare(ids: readonly number[], named: ReadonlyMap<number, number>): number {
  let all = 0;
  for (const weight of named.values()) all += weight;
  if (all === 0) return 0;
  let shared = 0;
  for (const id of ids) shared += named.get(id) ?? 0;
  return shared / all;
}

function recency(turnNumber: number | null, latestTurn: number): number {
  if (turnNumber === null) return TIMELESS;
  return HALF_RECENT / (HALF_RECENT + Math.max(0, latestTurn - turnNumber));
}

/** Beyond the fourth decimal a difference is noise, and would make the order depend on the machine. */
const round = (score: number): number => Math.round(score * 10_000) / 10_000;
