import type { Relationship } from "#contracts/entities/memory";

/** One claim about a relationship, from some time in the story. */
export interface RelationshipClaim {
  readonly ended: boolean;
  readonly description: string;
  readonly turnId: string | null;
  readonly turnNumber: number | null;
  /** The turn in which it was said. Null before the first turn. */
  readonly since: number | null;
}

/**
 * Computes the state of a relationship from all claims about it, oldest first: since when it is valid, when it ended, and its latest
 * description. A relationship that began again after its end is valid from the new beginning.
 */
export function relationshipState(
  claims: readonly RelationshipClaim[],
): Pick<Relationship, "description" | "turnId" | "turnNumber" | "validFrom" | "validTo"> {
  const endedAt = claims.findLastIndex(({ ended }) => ended);
  const isOver = endedAt === claims.length - 1;
  const last = claims.findLast(({ ended }) => !ended) ?? claims.at(-1);
  const end = isOver ? claims[endedAt] : undefined;
  // Finds the claims of the current period, or of the last period if the relationship has ended.
  const before = claims.slice(0, isOver ? endedAt : claims.length).findLastIndex(({ ended }) => ended);
  const first = claims[before + 1];
  return {
    description: last?.description ?? "",
    turnId: last?.turnId ?? null,
    turnNumber: last?.turnNumber ?? null,
    validFrom: first === end ? null : (first?.since ?? null),
    validTo: end ? (end.since ?? 0) : null,
  };
}
