import type { RequestHandler } from "../request.ts";
import { known } from "./known.ts";

/** Answers get_entity_relationships with entity_relationships_complete. */
export const getEntityRelationships: RequestHandler<"get_entity_relationships"> = {
  reply: "entity_relationships_complete",
  nothing: () => ({ relationships: [] }),
  answer: ({ entityId, relationshipTypes }, { reading }) => ({
    relationships: known("entity", reading.relationships({ id: entityId }, relationshipTypes)),
  }),
};
