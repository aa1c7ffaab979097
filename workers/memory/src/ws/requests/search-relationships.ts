import type { RequestHandler } from "../request.ts";
import { known } from "./known.ts";

/** Answers search_relationships with relationship_search_complete. The entity may be given by any of its names. */
export const searchRelationships: RequestHandler<"search_relationships"> = {
  reply: "relationship_search_complete",
  nothing: () => ({ relationships: [] }),
  answer: ({ entityName, relationshipTypes }, { reading }) => ({
    relationships: known("entity", reading.relationships({ name: entityName }, relationshipTypes)),
  }),
};
