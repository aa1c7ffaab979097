import type { RequestHandler } from "../request.ts";

/** Answers get_entities_by_type with entities_by_type_complete. */
export const getEntitiesByType: RequestHandler<"get_entities_by_type"> = {
  reply: "entities_by_type_complete",
  nothing: () => ({ entities: [] }),
  answer: ({ entityType, filters }, { reading }) => ({ entities: reading.entities(entityType, filters) }),
};
