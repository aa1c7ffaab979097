import type { MemoryEntity } from "#contracts/entities/memory";
import type { ClientMessage } from "#contracts/memory/client-messages";
import type { EntityDraft } from "#contracts/memory/items";
import { AppError } from "#worker-kit/errors";
import type { EntityRef, StatedRelationship } from "../../ports.ts";
import type { RequestHandler } from "../request.ts";

type Stored = Extract<ClientMessage, { type: "store_entity_with_relationships" }>;

/** The type of an entity that is sent without a type. */
const DEFAULT_TYPE = "person";

/**
 * Answers store_entity_with_relationships with entity_store_complete. The entity is stored under the client's id. Sending the same id
 * again updates it; fields that are left out stay as they were.
 */
export const storeEntity: RequestHandler<"store_entity_with_relationships"> = {
  reply: "entity_store_complete",
  failure: "Failed to store entity",
  nothing: () => ({ entityId: null }),
  answer({ entityId, entityData, relationships }, { writing }) {
    const stated = relationships.map(statedOf);
    const existing = writing.updateEntity(entityId, entityData);
    if (!existing || stated.length > 0) writing.storeEntity(entityId, { ...draftOf(existing), ...entityData }, stated);
    return { entityId };
  },
};

const draftOf = (existing: MemoryEntity | null): Omit<EntityDraft, "name"> => ({
  type: existing?.type ?? DEFAULT_TYPE,
  description: existing?.description ?? "",
  aliases: existing?.aliases ?? [],
});

function statedOf({
  targetId,
  targetName,
  type,
  description = "",
}: Stored["relationships"][number]): StatedRelationship {
  return { target: targetOf(targetId, targetName), type, description };
}

function targetOf(id: string | undefined, name: string | undefined): EntityRef {
  if (id !== undefined) return { id };
  if (name !== undefined) return { name };
  throw new AppError("invalid_input", "A relationship needs a targetId or a targetName");
}
