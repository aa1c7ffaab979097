import type { RequestHandler } from "../request.ts";
import { known } from "./known.ts";

/** Answers update_relationship with relationship_update_complete. */
export const updateRelationship: RequestHandler<"update_relationship"> = {
  reply: "relationship_update_complete",
  nothing: () => ({ relationshipId: null }),
  answer: ({ relationshipId, updateData }, { writing }) => ({
    relationshipId: known("relationship", writing.updateRelationship(relationshipId, updateData)).id,
  }),
};
