import { importanceOf, toneOf } from "#contracts/memory/memory-worthiness";
import type { RequestHandler } from "../request.ts";

/** Answers store_dialogue with dialogue_store_complete. Importance and tone are computed from the words (docs/memory.md). */
export const storeDialogue: RequestHandler<"store_dialogue"> = {
  reply: "dialogue_store_complete",
  failure: "Failed to store dialogue",
  nothing: () => ({ dialogueId: null }),
  answer({ requestId, speaker, text, context }, { writing }, { session }) {
    const dialogueId = writing.note({
      key: `dialogue:${session}:${requestId}`,
      kind: "dialogue",
      content: text,
      entities: [speaker],
      importance: importanceOf(text),
      tone: toneOf(text),
      speaker,
      secret: false,
      pinned: false,
      context,
    });
    return { dialogueId };
  },
};
