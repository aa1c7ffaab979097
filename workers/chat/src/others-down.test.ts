import { env, evictDurableObject, runDurableObjectAlarm, runInDurableObject } from "cloudflare:test";
import { beforeEach, describe, expect, it, vi } from "vitest";

import type { MessagesAnswer } from "#contracts/http/chat";
import type { TurnAnswer } from "#contracts/play/turn";
import { player, STREAM } from "../test/requests.ts";
import { theStage } from "../test/scripted-game-master.ts";
import { calls } from "../test/worker.ts";
import { MOST_ATTEMPTS } from "./domain/outbox.ts";
import { STALE_AFTER_MS } from "./domain/transfer/import-state.ts";
import { writeImport } from "./store/import-state.ts";

const PLAY = "/api/chat/gamemaster";
/** Cloudflare repeats an alarm that throws six times and then gives it up. */
const TRIES = 7;

const tableOf = (campaignId: string) => env.GAME_TABLE.getByName(`mira:${campaignId}`);
const inStorage = <Answer>(campaignId: string, task: (storage: DurableObjectStorage) => Answer) =>
  runInDurableObject(tableOf(campaignId), (_, { storage }) => task(storage));
/** Makes all postponed outbox entries due now. */
const hurry = (campaignId: string) => inStorage(campaignId, ({ sql }) => void sql.exec("UPDATE outbox SET due_at = 0"));

const queuedTurns = () => calls.queued.flatMap((one) => (one.type === "turn.completed" ? [one.turnId] : []));

beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
  Object.assign(calls, { queue: "well", queued: [], memory: "well", scene: "at once", erased: [], activity: [] });
});

describe("a database that is down", () => {
  it("is said to be away, and nothing of the turn is begun; the same turn is told once it is back", async () => {
    const campaignId = "mira-no-d1";
    const mira = await player("mira");
    const turn = { campaignId, message: "say one", turnId: crypto.randomUUID() };
    calls.scene = "down";
    for (const headers of [{}, STREAM]) {
      const refused = await mira.post(PLAY, turn, headers);
      expect([refused.status, await refused.json()]).toMatchObject([
        503,
        { code: "unavailable", error: "This part of Lorehearth does not answer right now. Please try again." },
      ]);
    }
    expect(await inStorage(campaignId, ({ sql }) => sql.exec("SELECT name FROM sqlite_master").toArray())).toEqual([]);
    calls.scene = "at once";
    expect((await mira.post(PLAY, turn)).status).toBe(200);
  });

  it("that is slow holds up the turn that asks it, and not the story that is read", async () => {
    const campaignId = "mira-slow-d1";
    const mira = await player("mira");
    await mira.post(PLAY, { campaignId, message: "say one" });
    calls.scene = "held";
    const asked = mira.post(PLAY, { campaignId, message: "say two" });
    const { messages } = await (await mira.get(`/api/chat/messages?campaignId=${campaignId}`)).json<MessagesAnswer>();
    expect(messages.map(({ message }) => message)).toEqual(["say one", "one."]);
    calls.scene = "at once";
    expect(await (await asked).json()).toMatchObject({ state: "complete", response: "two." });
  });
});

describe("a campaign that is deleted while api is asked who may play there", () => {
  it("is not found, and its table stays empty", async () => {
    const campaignId = "mira-deleted-meanwhile";
    const mira = await player("mira");
    await mira.post(PLAY, { campaignId, message: "say one" });
    calls.scene = "held";
    const { length } = calls.spends;
    const asked = mira.post(PLAY, { campaignId, message: "say two" });
    await vi.waitFor(() => expect(calls.spends.length).toBeGreaterThan(length));
    await tableOf(campaignId).erase();
    calls.scene = "at once";
    expect((await asked).status).toBe(404);
    expect(await inStorage(campaignId, ({ sql }) => sql.exec("SELECT name FROM sqlite_master").toArray())).toEqual([]);
  });
});

describe("a queue that is down", () => {
  it("costs the player nothing, and gets every turn in order once it is back", async () => {
    const campaignId = "mira-no-queue";
    const mira = await player("mira");
    calls.queue = "down";
    const turns: string[] = [];
    for (const message of ["say one", "say two"]) {
      const answer = await mira.post(PLAY, { campaignId, message });
      expect(answer.status).toBe(200);
      turns.push((await answer.json<TurnAnswer>()).turnId);
    }
    for (let tried = 0; tried < TRIES; tried += 1) {
      await hurry(campaignId);
      // The alarm may already have run by itself.
      await runDurableObjectAlarm(tableOf(campaignId));
    }
    expect(calls.queued).toEqual([]);

    calls.queue = "well";
    await hurry(campaignId);
    await runDurableObjectAlarm(tableOf(campaignId));
    expect(calls.queued.map((message) => message.type === "turn.completed" && message.turnId)).toEqual(turns);
    expect(await inStorage(campaignId, ({ sql }) => sql.exec("SELECT 1 FROM outbox").toArray())).toEqual([]);
  });
});

describe("news that failed twelve times", () => {
  const parkedOf = (campaignId: string) => tableOf(campaignId).parkedOutbox();
  const failTwelveTimes = async (campaignId: string) => {
    const mira = await player("mira");
    calls.queue = "down";
    await mira.post(PLAY, { campaignId, message: "say one" });
    for (let tried = 0; tried < MOST_ATTEMPTS - 1; tried += 1) {
      await vi.waitFor(() => inStorage(campaignId, ({ sql }) => sql.exec("SELECT 1 FROM outbox").one()));
      await hurry(campaignId);
      await runDurableObjectAlarm(tableOf(campaignId));
    }
    return mira;
  };

  it("is kept, shown, and not sent again by itself", async () => {
    const campaignId = "mira-parked";
    const [warned, failed] = [vi.spyOn(console, "warn").mockClear(), vi.spyOn(console, "error").mockClear()];
    await failTwelveTimes(campaignId);
    expect(await parkedOf(campaignId)).toEqual([{ kind: "turn", attempts: 12, error: "The queue is down" }]);
    calls.queue = "well";
    await hurry(campaignId);
    expect(await runDurableObjectAlarm(tableOf(campaignId))).toBe(false);
    expect(calls.queued).toEqual([]);
    // Only the first and the last failure are logged.
    const said = (spy: typeof warned) => spy.mock.calls.filter(([line]) => String(line).includes('"outbox.'));
    expect([said(warned).length, said(failed).length]).toEqual([1, 1]);
  });

  it("is sent again when the next turn has ended", async () => {
    const campaignId = "mira-parked-played";
    const mira = await failTwelveTimes(campaignId);
    calls.queue = "well";
    await mira.post(PLAY, { campaignId, message: "say two" });
    await vi.waitFor(() => expect(queuedTurns()).toHaveLength(2), 5_000);
    expect(await parkedOf(campaignId)).toEqual([]);
  });

  it("is sent again when a rebuild asks for it, and stays parked where it fails once more", async () => {
    const campaignId = "mira-parked-asked";
    await failTwelveTimes(campaignId);
    await tableOf(campaignId).sendParkedOutbox();
    await vi.waitFor(async () => expect(await parkedOf(campaignId)).toMatchObject([{ attempts: 13 }]), 5_000);
    calls.queue = "well";
    await tableOf(campaignId).sendParkedOutbox();
    await vi.waitFor(() => expect(queuedTurns()).toHaveLength(1), 5_000);
    expect(await parkedOf(campaignId)).toEqual([]);
  });
});

describe("a queue that does not answer", () => {
  it("keeps nobody waiting: the turn is told, and so is the next one", async () => {
    const campaignId = "mira-slow-queue";
    const mira = await player("mira");
    calls.queue = "silent";
    for (const word of ["one", "two"]) {
      const answer = await mira.post(PLAY, { campaignId, message: `say ${word}` });
      expect(await answer.json()).toMatchObject({ state: "complete", response: `${word}.` });
    }
    calls.queue = "well";
    await vi.waitFor(() => expect(queuedTurns()).toHaveLength(2), 5_000);
  });

  it("gets a turn's message only once, although the recovery alarm runs as the turn ends", async () => {
    const campaignId = "mira-heard-once";
    const mira = await player("mira");
    const turnId = crypto.randomUUID();
    theStage.held = true;
    const playing = mira.post(PLAY, { campaignId, message: "say one;wait", turnId }, STREAM);
    await vi.waitFor(async () => expect(await inStorage(campaignId, (storage) => storage.getAlarm())).not.toBeNull());
    // The alarm waits for the turn's end, and sends the messages at the same time as the turn itself.
    const alarm = runDurableObjectAlarm(tableOf(campaignId));
    calls.queue = "silent";
    theStage.held = false;
    await (await playing).text();
    await scheduler.wait(50);
    calls.queue = "well";
    await alarm;
    await mira.post(PLAY, { campaignId, message: "say two" });
    await vi.waitFor(() => expect(queuedTurns()).toContain(turnId), 5_000);
    await vi.waitFor(() => expect(new Set(queuedTurns()).size).toBe(2), 5_000);
    expect(queuedTurns().filter((id) => id === turnId)).toEqual([turnId]);
  });
});

describe("an alarm", () => {
  it("that fails seven times is not given up, and does in the end what it was set for", async () => {
    const campaignId = "mira-stale-import";
    const owner = { userId: "mira", campaignId };
    await (await player("mira")).post(PLAY, { campaignId, message: "say one" });
    await inStorage(campaignId, async (storage) => {
      const heardAt = Date.now() - STALE_AFTER_MS - 1;
      writeImport(storage.sql, { ...owner, state: "open", heardAt } as Parameters<typeof writeImport>[1]);
      await storage.setAlarm(Date.now() + 60_000);
    });
    calls.memory = "down";
    for (let tried = 0; tried < TRIES; tried += 1) {
      expect(await runDurableObjectAlarm(tableOf(campaignId))).toBe(true);
      expect(await inStorage(campaignId, (storage) => storage.getAlarm())).not.toBeNull();
    }
    expect(calls.erased).toEqual([]);
    calls.memory = "well";
    await runDurableObjectAlarm(tableOf(campaignId));
    expect(calls.erased).toEqual([campaignId]);
  });

  it("that was lost is set again when the table wakes, so that its news still goes out", async () => {
    const campaignId = "mira-lost-alarm";
    const mira = await player("mira");
    calls.queue = "down";
    await mira.post(PLAY, { campaignId, message: "say one" });
    await vi.waitFor(async () => expect(await inStorage(campaignId, (storage) => storage.getAlarm())).not.toBeNull());
    await inStorage(campaignId, (storage) => storage.deleteAlarm());
    await evictDurableObject(tableOf(campaignId));
    calls.queue = "well";
    await mira.get(`/api/chat/messages?campaignId=${campaignId}`);
    await hurry(campaignId);
    await runDurableObjectAlarm(tableOf(campaignId));
    // Tables of other tests may send messages meanwhile, so only this campaign's are counted.
    await vi.waitFor(() => expect(calls.queued.filter((message) => message.campaignId === campaignId)).toHaveLength(1));
  });
});
