import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { MemoryClient } from "./memory-client.ts";
import type { Push, RequestType } from "./request-types.ts";
import { FakeServer } from "./testing/server.fake.ts";

const SECOND = 1_000;
let server: FakeServer;
let client: MemoryClient;

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  client = new MemoryClient({ campaignId: "c1", address: "http://play.example", open: server.open });
});
afterEach(() => {
  client.close();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);
const still = Promise.resolve("still waiting");
const search = (query = "rain") => client.request("search_campaign", { query });
/** How a request that is expected to fail fails. */
const failureOf = (request: Promise<unknown>) =>
  request.then(
    () => expect.unreachable("It should have failed"),
    (error: unknown) => (error as Error).message,
  );

describe("connecting", () => {
  it("is connected once the service greets", async () => {
    expect(client.connected).toBe(false);
    await client.connect();
    expect(client.connected).toBe(true);
    expect(server.socket.url).toBe("ws://play.example/ws?campaignId=c1");
  });

  it("fails with 'WebSocket connection timeout' after ten seconds", async () => {
    server.state = "silent";
    const failure = failureOf(client.connect());
    await pass(10 * SECOND - 1);
    expect(await Promise.race([failure, still])).toBe("still waiting");
    await pass(1);
    expect(await failure).toBe("WebSocket connection timeout");
  });

  it("tries five times after a loss, one second times the attempt apart, then says so", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const gaveUp = vi.fn();
    client.on("max_reconnect_attempts_reached", gaveUp);
    await client.connect();
    server.state = "down";
    server.cut();
    const waits = [];
    for (const attempt of [1, 2, 3, 4, 5]) {
      await pass(SECOND * attempt - 1);
      const before = server.sockets.length;
      await pass(1);
      waits.push(server.sockets.length - before);
    }
    expect(waits).toEqual([1, 1, 1, 1, 1]);
    expect(gaveUp).toHaveBeenCalledOnce();
    expect(log).toHaveBeenCalledExactlyOnceWith("Max reconnection attempts reached");
    await pass(60 * SECOND);
    expect(server.sockets).toHaveLength(6);
  });

  it("has all five tries again once a line has stood", async () => {
    await client.connect();
    for (let loss = 0; loss < 8; loss += 1) {
      server.cut();
      await pass(SECOND);
      expect(client.connected).toBe(true);
    }
  });

  it("tries again at once where the network is back, also after it gave up", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    server.state = "down";
    client.tryNow();
    await pass(16 * SECOND);
    expect(server.sockets).toHaveLength(6);
    server.state = "up";
    client.tryNow();
    await pass(0);
    expect(client.connected).toBe(true);
  });

  it("does not open a second line beside one that is being opened", async () => {
    client.tryNow();
    client.tryNow();
    await client.connect();
    expect(server.sockets).toHaveLength(1);
  });

  it("leaves without coming back, and tells the service so", async () => {
    await client.connect();
    client.close();
    await pass(60 * SECOND);
    expect(server.sockets).toHaveLength(1);
    expect(server.socket.closedWith).toBe(4000);
  });

  it("lets a line stand that it leaves before, so that the browser does not complain", async () => {
    server.state = "silent";
    client.tryNow();
    await pass(0);
    client.close();
    expect(server.socket.closedWith).toBeUndefined();
    server.greet({ resumed: false });
    expect(server.socket.closedWith).toBe(4000);
    expect(client.connected).toBe(false);
  });
});

describe("requests", () => {
  it("fail with 'WebSocket not connected' while there is no line", async () => {
    expect(await failureOf(search())).toBe("WebSocket not connected");
    await client.connect();
    server.cut();
    expect(await failureOf(search())).toBe("WebSocket not connected");
  });

  it("carry a requestId of their own, and each gets its own reply", async () => {
    await client.connect();
    const [rain, storm] = [search("rain"), search("storm")];
    const [first, second] = server.requests;
    expect(first).toEqual({ type: "search_campaign", requestId: expect.any(String), query: "rain", campaignId: "c1" });
    expect(first?.requestId).not.toBe(second?.requestId);
    server.answer({ type: "search_complete", totalResults: 2 }, second);
    server.answer({ type: "search_complete", totalResults: 1 }, first);
    expect(await rain).toMatchObject({ totalResults: 1 });
    expect(await storm).toMatchObject({ totalResults: 2 });
  });

  it.each<[RequestType, number, string]>([
    ["search_campaign", 30, "Search request timeout"],
    ["add_episode", 30, "Add episode request timeout"],
    ["health_check", 10, "Health check timeout"],
    ["get_contextual_memory", 30, "Request timeout"],
    ["store_quest", 30, "Request timeout"],
  ])("%s that is not answered in %i seconds fails with '%s'", async (type, seconds, message) => {
    await client.connect();
    const failure = failureOf(client.request(type, {}));
    await pass(seconds * SECOND - 1);
    expect(await Promise.race([failure, still])).toBe("still waiting");
    await pass(1);
    expect(await failure).toBe(message);
    // A late reply finds nobody.
    server.answer({ type: "late" });
  });

  it.each<[RequestType, object, string]>([
    ["search_campaign", { type: "search_complete", error: "No such campaign" }, "No such campaign"],
    ["search_campaign", { type: "search_complete", error: "" }, "Request failed"],
    ["search_campaign", { type: "error" }, "Request failed"],
    ["get_contextual_memory", { type: "error" }, "Failed to get contextual memory"],
    ["trigger_location_memory", { type: "error" }, "Failed to trigger location memory"],
    ["generate_character_recap", { type: "error" }, "Failed to generate character recap"],
    ["store_entity_with_relationships", { type: "error" }, "Failed to store entity"],
    ["store_dialogue", { type: "error" }, "Failed to store dialogue"],
    ["update_entity", { type: "error" }, "Failed to update entity"],
  ])("%s answered with %j fails with '%s'", async (type, reply, message) => {
    await client.connect();
    const failure = failureOf(client.request(type, {}));
    server.answer(reply);
    expect(await failure).toBe(message);
  });

  it("fail at once where they are larger than the service takes, and keep the line", async () => {
    await client.connect();
    expect(await failureOf(client.request("store_dialogue", { speaker: "Hanne", text: "é".repeat(33_000) }))).toBe(
      "The request is too large",
    );
    expect(server.requests).toEqual([]);
  });

  it("wait their turn where they are more than the service takes in a second", async () => {
    await client.connect();
    for (let asked = 0; asked < 100; asked += 1) search().catch(() => {});
    expect(server.requests).toHaveLength(40);
    await pass(SECOND);
    expect(server.requests).toHaveLength(80);
    await pass(SECOND);
    expect(server.requests).toHaveLength(100);
  });

  it("are not troubled by frames that are none", async () => {
    await client.connect();
    const found = search();
    for (const data of ["", "{", "null", "[]", "pong", '{"type":7,"seq":1}', '{"type":"x"}', new ArrayBuffer(4)]) {
      server.say(data);
    }
    server.answer({ type: "search_complete" });
    expect(await found).toMatchObject({ type: "search_complete" });
  });
});

describe("a line that is cut", () => {
  it("is taken up where it was left, and unanswered requests are asked again under their requestId", async () => {
    await client.connect();
    const stored = client.request("add_episode", { episodeData: "It rained." });
    const { request } = server;
    server.send({ type: "turn_started", turnId: "t1" });
    server.cut();
    await pass(SECOND);

    expect(server.socket.url).toBe("ws://play.example/ws?campaignId=c1&session=s1&ack=2");
    expect(server.requests).toEqual([request]);
    server.answer({ type: "episode_add_complete", message: "Episode added" });
    server.answer({ type: "episode_add_complete", message: "Episode added" });
    expect(await stored).toMatchObject({ message: "Episode added" });
  });

  it("brings each push once, though the service may tell it again", async () => {
    const pushes: Push[] = [];
    client.on("push", (push) => pushes.push(push));
    await client.connect();
    server.send({ type: "turn_started", turnId: "t1" });
    server.cut();
    await pass(SECOND);
    server.send({ type: "turn_started", turnId: "t1" }, 2);
    server.send({ type: "turn_ended", turnId: "t1", state: "complete" }, 3);

    expect(pushes.map(({ type }) => type)).toEqual(["turn_started", "turn_ended"]);
  });

  it("whose session is over says that something was missed, and does nothing twice", async () => {
    const missed = vi.fn();
    client.on("missed", missed);
    await client.connect();
    expect(missed).not.toHaveBeenCalled();
    const failure = failureOf(client.request("add_episode", { episodeData: "It rained." }));
    server.state = "silent";
    server.cut();
    await pass(SECOND);
    server.greet({ resumed: false });

    expect(await failure).toBe("Request failed");
    expect(server.requests).toEqual([]);
    expect(missed).toHaveBeenCalledOnce();
  });

  it("for good fails what waits for an answer", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    await client.connect();
    const failure = failureOf(search());
    server.state = "down";
    server.cut();
    await pass(15 * SECOND);
    expect(await failure).toBe("WebSocket not connected");
  });

  it("with 4409 is not taken up again, so that two pages do not push each other out for ever", async () => {
    vi.spyOn(console, "error").mockImplementation(() => {});
    const gaveUp = vi.fn();
    client.on("max_reconnect_attempts_reached", gaveUp);
    await client.connect();
    server.cut(4409);
    await pass(60 * SECOND);

    expect(gaveUp).toHaveBeenCalledOnce();
    expect(server.sockets).toHaveLength(1);
  });

  it("with 4401 is not taken up again: the sign-in has ended", async () => {
    const ended = vi.fn();
    client.on("ended", ended);
    await client.connect();
    const failure = failureOf(search());
    server.cut(4401);
    await pass(60 * SECOND);

    expect(await failure).toBe("WebSocket not connected");
    expect(ended).toHaveBeenCalledOnce();
    expect(server.sockets).toHaveLength(1);
  });
});

describe("the heartbeat", () => {
  it("is a 'ping' every thirty seconds", async () => {
    await client.connect();
    for (let beat = 1; beat <= 3; beat += 1) {
      await pass(30 * SECOND);
      server.say("pong");
      expect(server.socket.sent).toEqual(Array(beat).fill("ping"));
    }
  });

  it("finds out a line that only seems to stand", async () => {
    await client.connect();
    await pass(30 * SECOND);
    await pass(30 * SECOND);
    expect(client.connected).toBe(false);
    await pass(SECOND);
    expect(client.connected).toBe(true);
    expect(server.socket.url).toContain("session=s1");
  });
});

it("tells nobody who does not listen any more", async () => {
  const received = vi.fn();
  const forget = client.on("push", received);
  await client.connect();
  forget();
  server.send({ type: "memory_changed", revision: 1, turnId: null });
  expect(received).not.toHaveBeenCalled();
});
