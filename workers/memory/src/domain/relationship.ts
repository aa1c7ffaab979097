import type { Relationship } from "#contracts/entities/memory";

/** What was said at some time of how one stands to another. */
export interface RelationshipClaim {
  readonly ended: boolean;
  readonly description: string;
  readonly turnId: string | null;
  readonly turnNumber: number | null;
  /** The turn it was said in; null before the first. */
  readonly since: number | null;
}

/**
 * How it stands after all that was said, oldest first: from when it holds, or held until it ended, and the latest word on it.
 * What began anew after it had ended holds from then.
 */
export function relationshipState(
  claims: readonly RelationshipClaim[],
): Pick<Relationship, "description" | "turnId" | "turnNumber" | "validFrom" | "validTo"> {
  const endedAt = claims.findLastIndex(({ ended }) => ended);
  const isOver = endedAt === claims.length - 1;
  const last = claims.findLast(({ ended }) => !ended) ?? claims.at(-1);
  const end = isOver ? claims[endedAt] : undefined;
  // The run of claims that stand now, or that stood before the end.
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
