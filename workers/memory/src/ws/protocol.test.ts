import { evictDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";

import { entity, item, move, newCampaign, objectOf, service, rememberTurn, turn, turnId } from "../../test/campaign.ts";
import { join } from "../../test/player.ts";

describe("requests on /ws", () => {
  it("answers a health check", async () => {
    const player = await join(newCampaign());
    player.send({ type: "health_check", requestId: "r1" });

    expect(await player.frame("r1")).toEqual({
      type: "health_check_complete",
      requestId: "r1",
      status: "healthy",
      service: "memory",
      graph_engine: "sqlite-fts5",
      seq: 2,
    });
  });

  it("searches the campaign", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(2), [item("Hanne hid the silver locket.")]);
    const player = await join(key);
    player.send({ type: "search_campaign", requestId: "r1", query: "locket", campaignId: key.campaignId });

    expect(await player.frame("r1")).toEqual({
      type: "search_complete",
      requestId: "r1",
      results: [
        {
          itemId: expect.any(String),
          content: "Hanne hid the silver locket.",
          relevance_score: expect.any(Number),
          kind: "episode",
          turnId: turnId(2),
          reason: "speaks of locket",
        },
      ],
      totalResults: 1,
      query: "locket",
      campaignId: key.campaignId,
      seq: 2,
    });
  });

  it("never shows the player a secret, though the game master knows it", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [
      item("The butler poisoned the duke.", { secret: true }),
      item("The butler serves wine.", { key: "b" }),
    ]);
    const player = await join(key);
    player.send({ type: "search_campaign", requestId: "r1", query: "butler poisoned", campaignId: key.campaignId });

    expect(await player.frame("r1")).toMatchObject({
      results: [{ content: "The butler serves wine." }],
      totalResults: 1,
    });
    const { items } = await service.recall({ ...key, situation: "butler poisoned", limit: 5, budget: 500 });
    expect(items).toHaveLength(2);
  });

  it("stores an episode from the player's hand and tells every tab", async () => {
    const key = newCampaign();
    const [player, otherTab] = [await join(key), await join(key)];
    const episodeData = { title: "Session one", summary: "We met the ferryman.", importance: 7 };
    const frame = { type: "add_episode", requestId: "r1", episodeData, campaignId: key.campaignId };
    player.send(frame);

    expect(await player.frame("r1")).toMatchObject({ type: "episode_add_complete", campaignId: key.campaignId });
    for (const tab of [player, otherTab]) {
      expect(await tab.frame("memory_changed")).toMatchObject({ revision: 1, turnId: null });
    }
    const { items } = await service.recall({ ...key, situation: "the ferryman", limit: 5, budget: 500 });
    expect(items).toMatchObject([{ content: "Session one\nWe met the ferryman.", turnId: null, turnNumber: null }]);
  });

  it("stores an episode once when the same request is sent again", async () => {
    const key = newCampaign();
    const player = await join(key);
    const frame = { type: "add_episode", requestId: "r1", episodeData: "A storm came.", campaignId: key.campaignId };
    player.send(frame);
    player.send(frame);
    await player.until(({ frames }) => frames.filter(({ requestId }) => requestId === "r1").length === 2);

    expect((await service.overview(key)).totalMemories).toBe(1);
  });

  it("refuses an empty episode with the request's own reply", async () => {
    const key = newCampaign();
    const player = await join(key);
    player.send({ type: "add_episode", requestId: "r1", episodeData: { title: " " }, campaignId: key.campaignId });

    expect(await player.frame("r1")).toMatchObject({
      type: "episode_add_complete",
      error: "An episode needs a summary or content",
    });
  });

  it("does not act on another campaign than the connection's", async () => {
    const [key, other] = [newCampaign(), newCampaign()];
    await rememberTurn(other, turn(1), [item("A secret map.")]);
    const player = await join(key);
    player.send({ type: "search_campaign", requestId: "r1", query: "map", campaignId: other.campaignId });

    expect(await player.frame("r1")).toMatchObject({
      type: "search_complete",
      results: [],
      error: "This connection belongs to another campaign",
    });
  });
});

describe("pushes on /ws", () => {
  it("tells of a turn's beginning, its end, and what was remembered of it", async () => {
    const key = newCampaign();
    const player = await join(key);
    await service.announceTurn(key, { turnId: turnId(1), state: "open" });
    await service.announceTurn(key, { turnId: turnId(1), state: "complete" });
    await rememberTurn(key, turn(1), [item("It rained.")]);
    await rememberTurn(key, turn(1), [item("It rained.")]);
    await move(key, [turnId(1)], []);
    await player.until(({ frames }) => frames.length === 6);

    expect(player.frames.slice(1)).toEqual([
      { type: "turn_started", turnId: turnId(1), seq: 2 },
      { type: "turn_ended", turnId: turnId(1), state: "complete", seq: 3 },
      { type: "memory_changed", revision: 1, turnId: turnId(1), seq: 4 },
      { type: "memory_changed", revision: 2, turnId: null, seq: 5 },
      { type: "head_moved", headTurnId: null, seq: 6 },
    ]);
  });

  it("hear where the story stands after a move, though memory had nothing to follow", async () => {
    const key = newCampaign();
    const tab = await join(key);
    await service.moveHead({ ...key, epoch: 1, headTurnId: turnId(3), left: [turnId(4)], joined: [] });

    expect(await tab.frame("head_moved")).toEqual({ type: "head_moved", headTurnId: turnId(3), seq: 2 });
    expect(tab.frames.map(({ type }) => type)).toEqual(["welcome", "head_moved"]);
  });

  it("do not mind a tab that has gone", async () => {
    const key = newCampaign();
    const [leaving, staying] = [await join(key), await join(key)];
    leaving.socket.close(1000, "bye");
    await leaving.until(({ closed }) => closed !== null);
    await rememberTurn(key, turn(1), [item("It rained.")]);

    expect(await staying.frame("memory_changed")).toMatchObject({ revision: 1 });
    expect(leaving.frames).toHaveLength(1);
  });

  it("closes every connection of an erased campaign", async () => {
    const key = newCampaign();
    const player = await join(key);
    await service.erase(key);
    await player.until(({ closed }) => closed !== null);

    expect(player.closed).toEqual({ code: 1001, reason: "The campaign was deleted" });
  });
});

describe("an object that was evicted", () => {
  it("remembers all, keeps its connections and goes on counting their frames", async () => {
    const key = newCampaign();
    await service.remember({
      ...key,
      source: turn(1),
      items: [item("She keeps the toll house.", { entities: ["Hanne"] })],
      entities: [entity("Hanne", { aliases: ["the Tollkeeper"] })],
      at: new Date().toISOString(),
    });
    const player = await join(key);
    await service.announceTurn(key, { turnId: turnId(2), state: "open" });

    await evictDurableObject(objectOf(key));
    player.send({ type: "search_campaign", requestId: "r1", query: "the tollkeeper", campaignId: key.campaignId });
    expect(await player.frame("r1")).toMatchObject({ seq: 3, results: [{ reason: "names Hanne" }] });

    await evictDurableObject(objectOf(key));
    await rememberTurn(key, turn(2), [item("It rained.")]);
    expect(await player.frame("memory_changed")).toMatchObject({ seq: 4, revision: 2 });
    expect(player.closed).toBeNull();
  });

  it("answers a heartbeat without a frame of its own", async () => {
    const key = newCampaign();
    const player = await join(key);
    await evictDurableObject(objectOf(key));
    player.send("ping");
    await player.until(({ raw }) => raw.includes("pong"));

    expect(player.frames).toHaveLength(1);
  });
});
