import { afterAll, beforeAll, describe, expect, it } from "vitest";

import type { ErrorBody } from "#contracts/errors";
import type { GeneratedWorldAnswer } from "#contracts/http/worlds";
import type { TurnAnswer } from "#contracts/play/turn";
import { BEFORE_THE_CHECK, STORY } from "#storyteller/testing/model-server";
import { type ModelServer, startModelServer } from "../tools/harness/servers/model-server.ts";
import { Player } from "../tools/harness/player/player.ts";
import { Stack } from "../tools/harness/stack/stack.ts";

describe("An evening with a model as game master, set up by the environment alone", () => {
  let server: ModelServer;
  let stack: Stack;
  beforeAll(async () => {
    server = await startModelServer();
    stack = await Stack.start({
      GM_PROVIDER: "openai",
      GM_MODELS: "keyed",
      OPENAI_BASE_URL: server.baseUrl,
      OPENAI_API_KEY: "a key that only this test knows",
      // Enough for two turns even while the 8,000 tokens that were reserved for the first still count.
      GM_DAILY_TOKENS: "20000",
    });
  });
  afterAll(async () => {
    await stack?.stop();
    await server?.close();
  });

  it("is narrated by the model over the server's dice until the day's budget is spent, and then by the oracle", async () => {
    const player = await Player.ready(stack.url);
    const { campaign } = await player.readyToPlay();
    const playTurn = <Body>(more: object = {}) =>
      player.call<Body>("POST", "/api/chat/gamemaster", { campaignId: campaign.id, message: "Is she lying?", ...more });

    for (const _ of [1, 2]) {
      const { status, body } = await playTurn<TurnAnswer>();
      expect(status).toBe(200);
      expect(body).toMatchObject({ state: "complete", source: "llm", aiEnhanced: true, model: "keyed" });
      expect(body.response).toBe(`${BEFORE_THE_CHECK}\n\n${STORY}`);
      expect(body.rolls).toMatchObject([{ check: { skill: "insight", dc: 15 } }]);
      expect(body.tokens).toEqual({ input: 1_800, output: 150 });
    }

    // A moment passes after a turn until api knows how many tokens it used.
    let refused = await playTurn<ErrorBody>();
    for (let tries = 0; refused.status === 200 && tries < 30; tries += 1) refused = await playTurn<ErrorBody>();
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      code: "budget_spent",
      details: { resetsAt: expect.stringMatching(/T00:00:00/u) },
    });

    const oracle = await playTurn<TurnAnswer>({ gameMaster: "oracle" });
    expect(oracle.body).toMatchObject({ state: "complete", source: "oracle", aiEnhanced: false });
  });

  it("says that the model could not describe a world, and has the oracle do it where the player wishes", async () => {
    const player = await Player.ready(stack.url);
    const path = "/api/worlds/new/generate-description";
    const wish = { genres: ["nautical"], magicLevel: "low" };
    const failed = await player.call<ErrorBody>("POST", path, wish);
    expect(failed).toMatchObject({ status: 502, body: { code: "game_master_failed", details: { retryable: true } } });
    const answer = await player.call<GeneratedWorldAnswer>("POST", path, { ...wish, gameMaster: "oracle" });
    expect(answer).toMatchObject({ status: 201, body: { source: "oracle" } });
  });
});
