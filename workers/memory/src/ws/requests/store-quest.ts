import type { RequestHandler } from "../request.ts";

/** store_quest → quest_store_complete. The same id, or the same title, again updates. */
export const storeQuest: RequestHandler<"store_quest"> = {
  reply: "quest_store_complete",
  nothing: () => ({ questId: null }),
  answer: ({ questData }, { writing }) => ({ questId: writing.storeQuest(questData) }),
};
