import type { RequestHandler } from "../request.ts";
import { withProperties } from "./properties.ts";

const QUEST_FIELDS = ["id", "title", "description", "status", "importance"] as const;

/** Answers store_quest with quest_store_complete. Sending the same id or the same title again updates the quest. */
export const storeQuest: RequestHandler<"store_quest"> = {
  reply: "quest_store_complete",
  nothing: () => ({ questId: null }),
  answer: ({ questData }, { writing }) => ({ questId: writing.storeQuest(withProperties(questData, QUEST_FIELDS)) }),
};
