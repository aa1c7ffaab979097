import type { RequestHandler } from "../request.ts";

/** Answers get_contextual_memory with contextual_memory_complete. */
export const getContextualMemory: RequestHandler<"get_contextual_memory"> = {
  reply: "contextual_memory_complete",
  failure: "Failed to get contextual memory",
  nothing: () => ({ campaignContext: null }),
  answer({ currentSituation, relevantEntities, maxContextItems }, { reading }) {
    const situation = { situation: currentSituation, entities: relevantEntities, limit: maxContextItems };
    return { campaignContext: reading.context(situation) };
  },
};
