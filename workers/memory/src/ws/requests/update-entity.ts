import type { RequestHandler } from "../request.ts";
import { known } from "./known.ts";
import { withProperties } from "./properties.ts";
import { ENTITY_FIELDS } from "./store-entity.ts";

/** Answers update_entity with entity_update_complete. */
export const updateEntity: RequestHandler<"update_entity"> = {
  reply: "entity_update_complete",
  failure: "Failed to update entity",
  nothing: () => ({ entityId: null }),
  answer({ entityId, updateData }, { writing }) {
    known("entity", writing.updateEntity(entityId, withProperties(updateData, ENTITY_FIELDS)));
    return { entityId };
  },
};
