import { isPresent } from "#contracts/non-blank";
import type { RequestHandler } from "../request.ts";
import { known } from "./known.ts";
import { linesOf, propertiesOf } from "./properties.ts";

/** Answers update_relationship with relationship_update_complete. Fields of the client's own become lines of the description. */
export const updateRelationship: RequestHandler<"update_relationship"> = {
  reply: "relationship_update_complete",
  nothing: () => ({ relationshipId: null }),
  answer({ relationshipId, updateData }, { writing }) {
    const { type, description, ended } = updateData;
    const more = linesOf(propertiesOf(updateData, ["type", "description", "ended"]));
    const words = [description, ...more].filter(isPresent).join("\n");
    const change = {
      ...(type !== undefined && { type }),
      ...(ended !== undefined && { ended }),
      ...(words !== "" && { description: words }),
    };
    return { relationshipId: known("relationship", writing.updateRelationship(relationshipId, change)).id };
  },
};
