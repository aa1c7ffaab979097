import { exports } from "cloudflare:workers";
import { afterEach, beforeEach, expect, it } from "vitest";

import type { ChatRpc } from "#contracts/rpc/chat";
import { framesOf, player, STREAM } from "../test/requests.ts";
import { theStage } from "../test/scripted-game-master.ts";

const chat = (exports as unknown as { ChatService: ChatRpc }).ChatService;

beforeEach(() => {
  theStage.held = true;
});
afterEach(() => {
  theStage.held = false;
});

it("closes the stream of a session that was ended, while the turn goes on for the other devices", async () => {
  const campaignId = "mira-signed-out";
  const [thief, mira] = [await player("mira", "session-stolen"), await player("mira")];
  const turnId = crypto.randomUUID();
  const play = { campaignId, turnId, message: "say one; wait; say two" };
  const stolen = await thief.post("/api/chat/gamemaster", play, STREAM);
  const own = await mira.get(`/api/chat/turns/${turnId}/stream?campaignId=${campaignId}`);

  await chat.signedOut({ userId: "mira", campaignId }, ["session-stolen"]);
  // The stream ends although the game master still waits.
  expect((await framesOf(stolen)).map(({ type }) => type)).not.toContain("end");

  theStage.held = false;
  expect((await framesOf(own)).at(-1)).toMatchObject({ type: "end", data: { state: "complete" } });
});
