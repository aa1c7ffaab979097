import { describe, expect, it } from "vitest";

import type { TurnAnswer } from "#contracts/play/turn";
import type { ErrorBody } from "#contracts/errors";
import type { Frame } from "../tools/harness/player/read-turn.ts";
import { Player } from "../tools/harness/player/player.ts";
import { sharedStack } from "../tools/harness/stack/shared-stack.ts";

describe("An evening over plain HTTP, as with curl", () => {
  const stack = sharedStack();

  it("goes from sign-up to a played story", async () => {
    const player = new Player(stack.url);
    const user = await player.signUp();
    expect(user.email).toBe(player.email);
    await player.signIn();
    const session = await player.call<{ user: { uid: string } }>("GET", "/api/auth/session");
    expect(session.body.user.uid).toBe(user.uid);

    const { world, campaign, character } = await player.readyToPlay();
    expect(world.description).not.toBe("");
    expect(campaign.worldId).toBe(world.id);
    expect(character.campaignId).toBe(campaign.id);

    const asJson = await player.call<TurnAnswer>("POST", "/api/chat/gamemaster", {
      campaignId: campaign.id,
      message: "I look around the harbour for the bell tower.",
    });
    expect(asJson.status).toBe(200);
    expect(asJson.body).toMatchObject({ state: "complete", source: "oracle", aiEnhanced: false });
    expect(asJson.body.response.length).toBeGreaterThan(10);

    const frames: Frame[] = [];
    for await (const frame of player.turn(campaign.id, "I ask the ferryman who rings it at night.")) frames.push(frame);
    expect(frames[0]?.event).toMatchObject({ type: "turn", message: "I ask the ferryman who rings it at night." });
    expect(frames.at(-1)?.event).toMatchObject({ type: "end", state: "complete" });
    const reply = frames.map(({ event }) => (event.type === "text" ? event.delta : "")).join("");

    const messages = await player.messages(campaign.id);
    expect(messages.map(({ sender, message }) => [sender, message])).toEqual([
      ["user", "I look around the harbour for the bell tower."],
      ["gm", asJson.body.response],
      ["user", "I ask the ferryman who rings it at night."],
      ["gm", reply],
    ]);
  });

  it("hides one player's things from another: the same 404 as for what does not exist", async () => {
    const owner = await Player.ready(stack.url);
    const { world, campaign, character } = await owner.readyToPlay();
    const thief = await Player.ready(stack.url);
    const turn = { campaignId: campaign.id, message: "I open the chest." };
    const attempts: readonly (readonly [method: string, path: string, body?: unknown])[] = [
      ["GET", `/api/worlds/${world.id}`],
      ["PATCH", `/api/worlds/${world.id}`, { name: "Mine" }],
      ["DELETE", `/api/worlds/${world.id}`],
      ["GET", `/api/campaigns/${campaign.id}`],
      ["PATCH", `/api/campaigns/${campaign.id}`, { name: "Mine" }],
      ["DELETE", `/api/campaigns/${campaign.id}`],
      ["GET", `/api/characters/${character.id}`],
      ["PATCH", `/api/characters/${character.id}`, { name: "Mine" }],
      ["DELETE", `/api/characters/${character.id}`],
      ["POST", "/api/chat/gamemaster", turn],
      ["GET", `/api/chat/messages?campaignId=${campaign.id}`],
      ["GET", `/api/chat/table?campaignId=${campaign.id}`],
      ["POST", "/api/chat/initialize-campaign", { campaignId: campaign.id }],
      ["GET", `/api/graph/status?campaignId=${campaign.id}`],
    ];
    for (const [method, path, body] of attempts) {
      const foreign = await thief.call<ErrorBody>(method, path, body);
      expect([method, path, foreign.status, foreign.body.code]).toEqual([method, path, 404, "not_found"]);
      const never = (text: string) => text.replaceAll(/[0-9a-f-]{36}/gu, crypto.randomUUID());
      const missing = await thief.call<ErrorBody>(method, never(path), body && JSON.parse(never(JSON.stringify(body))));
      expect([missing.status, missing.body.error]).toEqual([404, foreign.body.error]);
    }
    expect((await owner.call<{ world: { name: string } }>("GET", `/api/worlds/${world.id}`)).body.world.name).toBe(
      "Saltmarrow",
    );
    expect(await owner.messages(campaign.id)).toEqual([]);
  });

  it("refuses requests without a session, and changes from pages of other sites", async () => {
    const stranger = new Player(stack.url);
    const unknown = await stranger.call<ErrorBody>("GET", "/api/worlds");
    expect([unknown.status, unknown.body.error]).toEqual([401, "User not authenticated"]);

    const player = await Player.ready(stack.url);
    const response = await fetch(`${stack.url}/api/worlds`, {
      method: "POST",
      headers: { Cookie: player.cookies(), Origin: "https://elsewhere.example", "Content-Type": "application/json" },
      body: JSON.stringify({ genres: ["norse"], magicLevel: "low" }),
    });
    expect(response.status).toBe(403);
    expect((await player.call<{ worlds: unknown[] }>("GET", "/api/worlds")).body.worlds).toEqual([]);
  });
});
