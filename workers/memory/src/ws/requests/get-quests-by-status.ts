import type { RequestHandler } from "../request.ts";

/** Answers get_quests_by_status with quests_by_status_complete. */
export const getQuestsByStatus: RequestHandler<"get_quests_by_status"> = {
  reply: "quests_by_status_complete",
  nothing: () => ({ quests: [] }),
  answer: ({ status }, { reading }) => ({ quests: reading.quests(status) }),
};
