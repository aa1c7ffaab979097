import type { ClientMessage } from "#contracts/memory/client-messages";
import { isPresent } from "#contracts/non-blank";
import { AppError } from "#worker-kit/errors";
import type { StatedRelationship } from "../../ports.ts";
import type { RequestHandler } from "../request.ts";
import { linesOf, propertiesOf, withProperties } from "./properties.ts";

type Stored = Extract<ClientMessage, { type: "store_entity_with_relationships" }>;

/** The type of an entity that is sent without a type. */
const DEFAULT_TYPE = "person";

/** The fields of an entity in the protocol. All others are stored as properties. */
export const ENTITY_FIELDS = ["name", "type", "description", "aliases"] as const;

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
    const entity = withProperties(entityData, ENTITY_FIELDS);
    const isKnown = writing.updateEntity(entityId, entity) !== null;
    if (!isKnown) writing.storeEntity(entityId, { type: DEFAULT_TYPE, ...entity }, stated);
    else if (stated.length > 0) writing.storeEntity(entityId, { name: entity.name }, stated);
    return { entityId };
  },
};

function statedOf(data: Stored["relationships"][number]): StatedRelationship {
  const { targetId: id, targetName: name, type, description } = data;
  if (id === undefined && name === undefined) {
    throw new AppError("invalid_input", "A relationship needs a targetId or a targetName");
  }
  const more = linesOf(propertiesOf(data, ["targetId", "targetName", "type", "description"]));
  return { target: { id, name }, type, description: [description, ...more].filter(isPresent).join("\n") };
}
