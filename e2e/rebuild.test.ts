import { describe, expect, it, vi } from "vitest";

import type { GraphStatusAnswer } from "#contracts/http/graph";
import type { TurnAnswer } from "#contracts/play/turn";
import { Player } from "../tools/harness/player/player.ts";
import { dumpMemory, itemsOf } from "../tools/harness/player/remembered.ts";
import { sharedStack } from "../tools/harness/stack/shared-stack.ts";

const DEEDS = [
  "I look around.",
  "I ask the nearest person for their name, and what troubles them.",
  "I promise to bring back what was lost.",
  "I walk to the harbour.",
  "I search the boats for a hidden locket.",
  "I attack the smuggler with my sword.",
  "I ask who rules this town.",
];

describe("Reading a story into memory again", () => {
  const stack = sharedStack();

  it("gives the memory that was there: edits, branches and the player's own hand and all", async () => {
    const player = await Player.ready(stack.url);
    const { campaign } = await player.readyToPlay();
    const campaignId = campaign.id;
    const act = async (message: string) =>
      (await player.call<TurnAnswer>("POST", "/api/chat/gamemaster", { campaignId, message })).body;
    const status = async () =>
      (await player.call<GraphStatusAnswer>("GET", `/api/graph/status?campaignId=${campaignId}`)).body;
    const settled = () =>
      vi.waitUntil(
        async () => {
          const { pending, rebuilding } = await status();
          return pending === 0 && !rebuilding;
        },
        { timeout: 60_000, interval: 250 },
      );

    const turns: TurnAnswer[] = [];
    for (const deed of DEEDS) turns.push(await act(deed));
    const edited = turns[2]!;
    const reply = "Odrun the Ferryman nods. Captain Ysolde Marr owes Odrun the Ferryman a silver bell.";
    await player.call("POST", `/api/chat/turns/${edited.turnId}/edit`, { campaignId, reply });
    await player.call("POST", "/api/chat/head", { campaignId, move: "undo" });
    await player.call("POST", "/api/chat/head", { campaignId, move: "undo" });
    await act("I follow Odrun to the ferry instead.");
    await act("I ask Odrun about the bell.");
    await vi.waitUntil(
      async () => (await itemsOf(player, campaignId)).some(({ content }) => content.includes("silver bell")),
      { timeout: 60_000, interval: 250 },
    );
    await settled();

    const [first, second, third] = (await itemsOf(player, campaignId)).filter(({ source }) => source.kind === "turn");
    await player.call("PATCH", `/api/memory/items/${first!.id}`, { campaignId, pinned: true });
    await player.call("PATCH", `/api/memory/items/${second!.id}`, { campaignId, content: "It was another way." });
    await player.call("DELETE", `/api/memory/items/${third!.id}`, { campaignId });
    const before = await dumpMemory(player, campaignId);
    expect(JSON.stringify(before)).toContain("It was another way.");

    const started = await player.call<GraphStatusAnswer>("POST", "/api/graph/rebuild", { campaignId });
    expect(started.status).toBe(202);
    expect(started.body.rebuilding).toBe(true);
    expect(started.body.pending).toBeGreaterThan(DEEDS.length - 2);
    await settled();

    expect(await dumpMemory(player, campaignId)).toEqual(before);

    // A rebuild does not digest turns that are not on the active path.
    await player.call("POST", "/api/chat/head", { campaignId, turnId: turns.at(-1)!.turnId });
    await settled();
    expect((await itemsOf(player, campaignId)).map(({ source }) => source.kind === "turn" && source.turnId)).toContain(
      turns.at(-1)!.turnId,
    );
  });
});
