import type { Relationship } from "#contracts/entities/memory";
import type { GraphAnswer } from "#contracts/http/graph";

export interface Bond {
  readonly relationship: Relationship;
  /** "Hanne owes Bram". */
  readonly words: string;
}

/** What binds somebody to others, in words; what still holds comes first. */
export function bondsOf(entityId: string, { nodes, edges }: GraphAnswer): Bond[] {
  const nameOf = (id: string) => nodes.find((node) => node.id === id)?.name ?? id;
  return edges
    .filter(({ fromEntityId, toEntityId }) => fromEntityId === entityId || toEntityId === entityId)
    .map((relationship) => ({
      relationship,
      words: [nameOf(relationship.fromEntityId), ...verbOf(relationship.type), nameOf(relationship.toEntityId)].join(
        " ",
      ),
    }))
    .toSorted((a, b) => Number(a.relationship.validTo !== null) - Number(b.relationship.validTo !== null));
}

/** "owes" stands by itself; "sister of" wants its verb. */
const verbOf = (type: string): string[] =>
  / (?:of|to|with|in|at|from)$/u.test(type) && !/^\p{L}+s /u.test(type) ? ["is", type] : [type];
