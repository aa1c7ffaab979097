import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import type { TurnAnswer } from "#contracts/play/turn";
import { type ModelServer, startModelServer } from "../tools/harness/servers/model-server.ts";
import { Player } from "../tools/harness/player/player.ts";
import { Stack } from "../tools/harness/stack/stack.ts";
import { rowsOf } from "../tools/harness/stack/stored.ts";

/**
 * Two invented words for which the fake embedding model gives equal vectors. Only vectors can relate them, because the words are different.
 */
const FACT = "Hanne is a keeper of the lanterneel.";
const QUESTION = "Glowfish?";

describe("Remembering what was meant", () => {
  let server: ModelServer;
  let stack: Stack;
  beforeAll(async () => {
    server = await startModelServer();
    stack = await Stack.start({
      EMBEDDING_MODEL: "embed",
      EMBEDDING_DIMENSIONS: "256",
      EMBEDDING_BASE_URL: server.baseUrl,
    });
  });
  afterAll(async () => {
    await stack?.stop();
    await server?.close();
  });

  it("ends with the account: no vector of its turns is left", async () => {
    const player = await Player.ready(stack.url);
    const { campaign } = await player.readyToPlay();
    const turn = { campaignId: campaign.id, message: "I promise Hanne the silver locket." };
    await player.call("POST", "/api/chat/gamemaster", turn);
    const vectors = () => rowsOf(stack.dataDir, "item_vectors");
    await expect.poll(vectors, { timeout: 30_000 }).toBeGreaterThan(0);

    expect((await player.call("DELETE", "/api/account", { password: player.password })).status).toBe(204);
    await expect.poll(vectors, { timeout: 30_000 }).toBe(0);
  });

  it(
    "embeds turns and questions, and recalls by words where the embedding model is gone",
    { tags: ["long"] },
    async () => {
      const player = await Player.ready(stack.url);
      const { campaign } = await player.readyToPlay();
      const campaignId = campaign.id;
      const act = async (message: string) =>
        (await player.call<TurnAnswer>("POST", "/api/chat/gamemaster", { campaignId, message })).body;

      const { turnId } = await act("I look around.");
      await player.call("POST", `/api/chat/turns/${turnId}/edit`, { campaignId, reply: FACT });
      await vi.waitUntil(() => server.embedded.includes(FACT), { timeout: 30_000, interval: 250 });
      // The last turns are still in the transcript, so they are not recalled. Play some turns to make the fact old enough.
      for (let turn = 0; turn < 8; turn += 1) await act("I wait.");

      // The embedding model must answer within 150 ms. If it does not, recall uses words only.
      const recalled = async () => (await act(QUESTION)).recalled.map(({ content }) => content);
      await expect.poll(recalled, { timeout: 60_000 }).toContain(FACT);
      expect(server.embedded.some((text) => text.startsWith(QUESTION))).toBe(true);

      await server.close();
      expect((await act(QUESTION)).state).toBe("complete");
    },
  );
});
