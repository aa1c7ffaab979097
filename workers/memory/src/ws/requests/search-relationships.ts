import type { RequestHandler } from "../request.ts";
import { known } from "./known.ts";

/** search_relationships → relationship_search_complete: by any name the entity bears. */
export const searchRelationships: RequestHandler<"search_relationships"> = {
  reply: "relationship_search_complete",
  nothing: () => ({ relationships: [] }),
  answer: ({ entityName, relationshipTypes }, { reading }) => ({
    relationships: known("entity", reading.relationships({ name: entityName }, relationshipTypes)),
  }),
};
