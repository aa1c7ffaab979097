import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";

import type { Message } from "#contracts/play/turn";
import type { Frame } from "../tools/harness/player/read-turn.ts";
import { Player } from "../tools/harness/player/player.ts";
import { Stack } from "../tools/harness/stack/stack.ts";
import { storedWith } from "../tools/harness/stack/stored.ts";
import { playWithWord } from "../tools/harness/player/unique-word.ts";

/** Milliseconds between two pieces of text. It is slow, so that the runtime can be killed in the middle of a reply. */
const PACE = { GM_PACE_MS: "700" };
/** After this many pieces, the reply is longer than what a crash may lose: half a second of text. */
const PIECES = 2;
const PATIENCE = { timeout: 90_000, interval: 500 };

let stack: Stack;
beforeAll(async () => {
  stack = await Stack.start(PACE);
});
afterAll(() => stack?.stop());

describe("When something breaks in the middle of a reply", () => {
  it("stores the player's words and the text so far, and marks the turn as interrupted, after the runtime is killed", async () => {
    const player = await Player.ready(stack.url);
    const { campaign } = await player.readyToPlay();
    const turnId = crypto.randomUUID();
    const received = await receiveTheStart(
      player.turn(campaign.id, "I look around.", { turnId, detailLevel: "immersive" }),
    );
    await stack.crash();

    const reply = await vi.waitUntil(async () => ended(await player.messages(campaign.id), turnId), PATIENCE);
    expect(reply.state).toBe("interrupted");
    expect(reply.message).not.toBe("");
    expect(received.startsWith(reply.message) || reply.message.startsWith(received)).toBe(true);
    const messages = await player.messages(campaign.id);
    expect(messages[0]).toMatchObject({ turnId, sender: "user", message: "I look around." });
  });

  it("runs the turn to its end and stores it when the player leaves", { tags: ["long"] }, async () => {
    const player = await Player.ready(stack.url);
    const { campaign } = await player.readyToPlay();
    const turnId = crypto.randomUUID();
    const received = await receiveTheStart(
      player.turn(campaign.id, "I look around.", { turnId, detailLevel: "immersive" }),
    );
    const reply = await vi.waitUntil(async () => ended(await player.messages(campaign.id), turnId), PATIENCE);
    expect(reply.state).toBe("complete");
    expect(reply.message.length).toBeGreaterThan(received.length);
    expect(reply.message.startsWith(received)).toBe(true);
  });

  it("has the whole story again after the server was stopped and started", { tags: ["long"] }, async () => {
    const player = await Player.ready(stack.url);
    const { campaign } = await player.readyToPlay();
    for await (const { event } of player.turn(campaign.id, "I knock.")) if (event.type === "end") break;
    const before = await player.messages(campaign.id);
    await stack.restart();
    expect(await player.messages(campaign.id)).toEqual(before);
    expect(before).toHaveLength(2);
  });
});

describe("A deletion that was answered just before the runtime ended", () => {
  it("erases a campaign's table and memory after the runtime was killed at once", async () => {
    const player = await Player.ready(stack.url);
    const { campaignId, word } = await playWithWord(player, stack.dataDir);
    const crash = stack.aim();
    const path = `/api/campaigns/${campaignId}`;
    const { status } = await player.call("DELETE", path, { preserveCharacterData: true });
    const back = crash();
    expect(status).toBe(204);
    await back;
    await vi.waitFor(() => expect(storedWith(stack.dataDir, word)).toEqual({}), PATIENCE);
  });

  it(
    "erases every campaign of an account, and then its last row, after the server was stopped at once",
    { tags: ["long"] },
    async () => {
      const player = await Player.ready(stack.url);
      const stories = [await playWithWord(player, stack.dataDir), await playWithWord(player, stack.dataDir)];
      expect((await player.call("DELETE", "/api/account", { password: player.password })).status).toBe(204);
      await stack.restart();
      for (const { campaignId, word } of stories) {
        await vi.waitFor(() => expect(storedWith(stack.dataDir, word)).toEqual({}), PATIENCE);
        await vi.waitFor(() => expect(placesOf(campaignId)).toEqual([]), PATIENCE);
      }
      await vi.waitFor(() => expect(storedWith(stack.dataDir, "deleted:")).toEqual({}), PATIENCE);
    },
  );
});

/** The database tables that contain a text, except the queue's own records. */
const placesOf = (text: string): string[] =>
  Object.keys(storedWith(stack.dataDir, text)).filter((place) => !place.includes("queue"));

/** The game master's message of a turn. Undefined until the turn has ended. */
const ended = (messages: readonly Message[], turnId: string): Message | undefined =>
  messages.find((message) => message.turnId === turnId && message.sender === "gm" && message.state !== "open");

/** Receives the first pieces of text of a turn and then closes the connection. */
async function receiveTheStart(frames: AsyncIterable<Frame>): Promise<string> {
  const pieces: string[] = [];
  for await (const { event } of frames) {
    if (event.type === "end") throw new Error("The reply was over before it could be interrupted");
    if (event.type === "text") pieces.push(event.delta);
    if (pieces.length === PIECES) break;
  }
  return pieces.join("");
}
