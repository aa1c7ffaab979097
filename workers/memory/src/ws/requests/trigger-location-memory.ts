import type { RequestHandler } from "../request.ts";

/** Answers trigger_location_memory with location_memory_complete. */
export const triggerLocationMemory: RequestHandler<"trigger_location_memory"> = {
  reply: "location_memory_complete",
  failure: "Failed to trigger location memory",
  nothing: () => ({ relevantMemories: [] }),
  answer: ({ triggerEvent, contextEntities }, { reading }) => ({
    relevantMemories: reading.atPlace(triggerEvent, contextEntities),
  }),
};
