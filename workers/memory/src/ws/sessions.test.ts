import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";

import { newCampaign, objectOf, service, turnId } from "../../test/campaign.ts";
import { join, type Player } from "../../test/player.ts";
import {
  appendFrame,
  beginSession,
  RETENTION,
  listening,
  noteAway,
  resumeSession,
  tidySessions,
} from "./session-log.ts";

const framesOf = (player: Player) => player.frames.map(({ type, seq }) => [type, seq]);
const episode = (campaignId: string, requestId: string, episodeData = "A storm came.") => ({
  type: "add_episode",
  requestId,
  episodeData,
  campaignId,
});

it("is opened by eight clients of a campaign at most: a ninth closes the oldest, for which nothing more is stored", async () => {
  const key = newCampaign();
  const players: Player[] = [];
  for (let opened = 0; opened < 9; opened += 1) players.push(await join(key));
  await players[0]!.until(({ closed }) => closed !== null);
  expect(players[0]!.closed?.code).toBe(4409);
  await service.announceTurn(key, { turnId: turnId(1), state: "open" });
  await players[8]!.frame("turn_started");
  expect(players.slice(1).map(({ closed }) => closed)).toEqual(players.slice(1).map(() => null));
  const { stored } = await runInDurableObject(objectOf(key), (_, { storage }) =>
    storage.sql.exec<{ stored: number }>("SELECT count(*) AS stored FROM ws_frames").one(),
  );
  expect(stored).toBe(8);
});

describe("a client that comes back", () => {
  it("gets what it missed, in order, under the numbers it had, and goes on from there", async () => {
    const key = newCampaign();
    const before = await join(key);
    before.send({ type: "health_check", requestId: "r1" });
    await before.frame("r1");
    const back = await before.cut();
    await service.announceTurn(key, { turnId: turnId(1), state: "open" });
    await service.announceTurn(key, { turnId: turnId(1), state: "complete" });

    const after = await join(key, back);
    after.send({ type: "health_check", requestId: "r2" });
    await after.frame("r2");
    expect(framesOf(after)).toEqual([
      ["welcome", 2],
      ["turn_started", 3],
      ["turn_ended", 4],
      ["health_check_complete", 5],
    ]);
    expect(after.frames[0]).toMatchObject({ session: back.session, resumed: true });
  });

  it("gets again what was sent but never arrived", async () => {
    const key = newCampaign();
    const before = await join(key);
    before.send(episode(key.campaignId, "r1"));
    await before.frame("r1");
    const { session } = await before.cut();

    const after = await join(key, { session, ack: 1 });
    expect(await after.frame("r1")).toEqual(await before.frame("r1"));
    expect(framesOf(after)).toEqual([["welcome", 1], ...framesOf(before).slice(1)]);
  });

  it("is told everything after the object was evicted, and after it was lost", async () => {
    const key = newCampaign();
    const before = await join(key);
    before.send({ type: "health_check", requestId: "r1" });
    await before.frame("r1");
    await evictDurableObject(objectOf(key), { webSockets: "close" });
    await before.until(({ closed }) => closed !== null);
    await service.announceTurn(key, { turnId: turnId(1), state: "open" });
    await evictDurableObject(objectOf(key));

    const after = await join(key, { session: before.session, ack: 1 });
    await after.frame("turn_started");
    expect(framesOf(after)).toEqual([
      ["welcome", 1],
      ["health_check_complete", 2],
      ["turn_started", 3],
    ]);
  });

  it("takes its place from a line that only seems to stand", async () => {
    const key = newCampaign();
    const halfOpen = await join(key);
    await service.announceTurn(key, { turnId: turnId(1), state: "open" });
    const after = await join(key, { session: halfOpen.session, ack: 1 });
    await halfOpen.until(({ closed }) => closed !== null);
    await service.announceTurn(key, { turnId: turnId(1), state: "complete" });
    await after.frame("turn_ended");

    expect(halfOpen.closed).toMatchObject({ code: 1000 });
    expect(framesOf(after)).toEqual([
      ["welcome", 1],
      ["turn_started", 2],
      ["turn_ended", 3],
    ]);
  });

  it.each([
    ["a session nobody knows", { session: "5f0c", ack: 1 }],
    ["the future", { ack: 99 }],
  ])("begins again where it comes back to %s", async (_, back) => {
    const key = newCampaign();
    const before = await join(key);
    const after = await join(key, { session: before.session, ...back });

    expect(after.frames).toEqual([{ type: "welcome", session: expect.any(String), resumed: false, seq: 1 }]);
    expect(after.session).not.toBe(before.session);
  });

  it("does not come back to another campaign's session", async () => {
    const [key, other] = [newCampaign(), newCampaign()];
    const before = await join(key);
    expect((await join(other, { session: before.session, ack: 1 })).frames[0]).toMatchObject({ resumed: false });
  });

  it("need not come back once it has said that it leaves", async () => {
    const key = newCampaign();
    const before = await join(key);
    before.socket.close(4000);
    await before.until(({ closed }) => closed !== null);
    expect((await join(key, { session: before.session, ack: 1 })).frames[0]).toMatchObject({ resumed: false });
  });
});

describe("a request that is sent again", () => {
  it("is answered as before and not run twice: at once, later, and after all was lost", async () => {
    const key = newCampaign();
    let player = await join(key);
    player.send(episode(key.campaignId, "r1"));
    const first = await player.frame("r1");
    for (const lose of [() => Promise.resolve(), () => evictDurableObject(objectOf(key), { webSockets: "close" })]) {
      const { session, ack } = player;
      await lose();
      player = await join(key, { session, ack });
      player.send(episode(key.campaignId, "r1"));
      expect(await player.frame("r1")).toEqual(first);
    }
    expect((await service.overview(key)).totalMemories).toBe(1);
  });

  it("is the same request in whatever order it names its fields", async () => {
    const key = newCampaign();
    const player = await join(key);
    player.send(episode(key.campaignId, "r1"));
    player.send(Object.fromEntries(Object.entries(episode(key.campaignId, "r1")).toReversed()));
    await player.until(({ frames }) => frames.filter(({ requestId }) => requestId === "r1").length === 2);

    expect(player.frames.filter(({ error }) => error !== undefined)).toEqual([]);
  });

  it("never gets another's reply: the same id for something else is an error", async () => {
    const key = newCampaign();
    const player = await join(key);
    player.send(episode(key.campaignId, "r1"));
    await player.frame("r1");
    player.send({ type: "search_campaign", requestId: "r1", query: "storm", campaignId: key.campaignId });
    const used = await player.frame("search_complete");
    expect(used).toMatchObject({ results: [], error: "This requestId was used for another request" });

    player.send(episode(key.campaignId, "r1", "Another storm came."));
    await player.until(({ ack }) => ack > used.seq);
    expect(player.frames.at(-1)).toMatchObject({ type: "episode_add_complete", error: used.error });
    expect((await service.overview(key)).totalMemories).toBe(1);
  });

  it("may have the same id in another tab", async () => {
    const key = newCampaign();
    const [one, other] = [await join(key), await join(key)];
    one.send(episode(key.campaignId, "r1", "A storm came."));
    other.send(episode(key.campaignId, "r1", "It passed."));
    for (const tab of [one, other]) expect((await tab.frame("r1")).error).toBeUndefined();

    expect((await service.overview(key)).totalMemories).toBe(2);
  });

  it("is numbered like every other frame where it cannot be read", async () => {
    const key = newCampaign();
    const player = await join(key);
    player.send("{");
    await player.frame("error");
    const after = await join(key, { session: player.session, ack: 1 });

    expect(await after.frame("error")).toEqual(await player.frame("error"));
  });
});

describe("what a session keeps", () => {
  const inStorage = <T>(work: (sql: SqlStorage) => T): Promise<T> =>
    runInDurableObject(objectOf(newCampaign()), (_, { storage }) => work(storage.sql));
  const NOW = Date.UTC(2026, 8, 15);
  const absent = () => false;
  const push = '{"type":"head_moved","headTurnId":null}';

  it("is kept for ten minutes after its client has gone, and not longer", async () => {
    await inStorage((sql) => {
      const session = beginSession(sql);
      appendFrame(sql, session, push, NOW);
      noteAway(sql, session, NOW);
      expect(listening(sql, absent, NOW + RETENTION.ms)).toEqual([session]);
      expect(resumeSession(sql, session, 1, NOW + RETENTION.ms)).toEqual([`${push.slice(0, -1)},"seq":2}`]);

      noteAway(sql, session, NOW);
      expect(resumeSession(sql, session, 1, NOW + RETENTION.ms + 1)).toBeNull();
      expect(listening(sql, absent, NOW + RETENTION.ms + 1)).toEqual([]);
      expect(sql.exec("SELECT * FROM ws_frames").toArray()).toEqual([]);
    });
  });

  it("begins its ten minutes when a lost object finds nobody there", async () => {
    await inStorage((sql) => {
      const session = beginSession(sql);
      expect(listening(sql, absent, NOW)).toEqual([session]);
      expect(resumeSession(sql, session, 1, NOW + RETENTION.ms)).toEqual([]);
    });
  });

  it("is at least the last thousand replies with a push each, and never much more", async () => {
    await inStorage((sql) => {
      const session = beginSession(sql);
      for (let frame = 0; frame < 2 * RETENTION.frames; frame += 1) appendFrame(sql, session, push, NOW);
      const last = 1 + 2 * RETENTION.frames;
      expect(resumeSession(sql, session, last - 2_000, NOW)).toHaveLength(2_000);
      expect(resumeSession(sql, session, last - 2_200, NOW)).toBeNull();
    });
  });

  it("is no more than sixteen million bytes", async () => {
    await inStorage((sql) => {
      const session = beginSession(sql);
      const large = JSON.stringify({ type: "search_complete", content: "x".repeat(400_000) });
      for (let frame = 0; frame < 99; frame += 1) appendFrame(sql, session, large, NOW);
      const [{ bytes } = { bytes: 0 }] = sql
        .exec<{ bytes: number }>("SELECT sum(octet_length(frame)) AS bytes FROM ws_frames")
        .toArray();
      expect(bytes).toBeGreaterThan(10_000_000);
      expect(bytes).toBeLessThanOrEqual(RETENTION.bytes);
      expect(resumeSession(sql, session, 99, NOW)).toHaveLength(1);
    });
  });

  it("goes on counting where everything was too old to keep", async () => {
    await inStorage((sql) => {
      const session = beginSession(sql);
      appendFrame(sql, session, push, NOW);
      tidySessions(sql, () => true, NOW + RETENTION.ms + 1);
      expect(resumeSession(sql, session, 1, NOW)).toBeNull();
      expect(resumeSession(sql, session, 2, NOW)).toEqual([]);
      expect(appendFrame(sql, session, push, NOW)).toContain('"seq":3');
    });
  });

  it("is not kept of more than twenty clients that are away", async () => {
    await inStorage((sql) => {
      const sessions = Array.from({ length: 25 }, (_, n) => {
        const session = beginSession(sql);
        noteAway(sql, session, NOW + n);
        return session;
      });
      tidySessions(sql, absent, NOW + 60_000);
      expect(listening(sql, absent, NOW + 60_000).toSorted()).toEqual(sessions.slice(5).toSorted());
    });
  });
});
