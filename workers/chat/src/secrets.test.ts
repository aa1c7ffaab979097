import { expect, it } from "vitest";

import { player, STREAM } from "../test/requests.ts";
import { theStage } from "../test/scripted-game-master.ts";
import { calls } from "../test/worker.ts";

const PLAY = "/api/chat/gamemaster";
const memory = { kind: "fact", reason: "names Hanne", relevance_score: 0.9, turnNumber: 12 };

it("tells the game master what is secret, and the player never: not in the stream, the answer or the transcript", async () => {
  const mira = await player("mira");
  const campaignId = "mira-secrets";
  await mira.post(PLAY, { campaignId, message: "say one" });
  calls.recalled = [
    { ...memory, itemId: "1", turnId: crypto.randomUUID(), content: "Hanne keeps the toll." },
    { ...memory, itemId: "2", turnId: crypto.randomUUID(), content: "Hanne is the duke's spy.", secret: true },
  ];
  try {
    const streamed = await mira.post(PLAY, { campaignId, message: "I ask Hanne" }, STREAM);
    const shown = [
      await streamed.text(),
      await (await mira.post(PLAY, { campaignId, message: "I ask Hanne again" })).text(),
      await (await mira.get(`/api/chat/messages?campaignId=${campaignId}`)).text(),
    ];
    for (const text of shown) {
      expect(text).toContain("Hanne keeps the toll.");
      expect(text).not.toContain("spy");
    }
    expect(theStage.briefs.at(-1)?.recalled.map(({ itemId }) => itemId)).toEqual(["1", "2"]);
  } finally {
    calls.recalled = [];
  }
});
