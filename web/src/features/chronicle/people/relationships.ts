import type { Relationship } from "#contracts/entities/memory";
import type { GraphAnswer } from "#contracts/http/graph";

export interface RelationshipSentence {
  readonly relationship: Relationship;
  /** A sentence such as "Hanne owes Bram". */
  readonly words: string;
}

/** The relationships of an entity as sentences, current ones first. */
export function relationshipsOf(entityId: string, { nodes, edges }: GraphAnswer): RelationshipSentence[] {
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

/** The verb of a relationship. Some relationship types are verbs themselves ("owes"); others need "is" ("is sister of"). */
const verbOf = (type: string): string[] =>
  / (?:of|to|with|in|at|from)$/u.test(type) && !/^\p{L}+s /u.test(type) ? ["is", type] : [type];
