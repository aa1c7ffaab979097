import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { FakeServer } from "#memory-client/testing";
import { setSession, useSession } from "../../../shared/session/session-store.ts";
import { type TableUpdate, watchTable } from "./watch-table.ts";

let server: FakeServer;
let leaving: AbortController;
const update: TableUpdate[] = [];
const onMissed = vi.fn();

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("location", { origin: "https://play.example" });
  server = new FakeServer();
  leaving = new AbortController();
  update.length = 0;
  onMissed.mockClear();
  watchTable("c1", { onUpdate: (each) => update.push(each), onMissed }, leaving.signal, server.open);
  await vi.advanceTimersByTimeAsync(0);
});
afterEach(() => {
  leaving.abort();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe("the table's line", () => {
  it("is as safe as the page", () => {
    expect(server.socket.url).toBe("wss://play.example/ws?campaignId=c1");
  });

  it("hears of turns and of the head, and not of what changes no story", () => {
    server.send({ type: "turn_started", turnId: "t1" });
    server.send({ type: "memory_changed", revision: 1, turnId: "t1" });
    server.send({ type: "turn_ended", turnId: "t1", state: "complete" });
    server.send({ type: "head_moved", headTurnId: null });

    expect(update.map(({ type }) => type)).toEqual(["turn_started", "turn_ended", "head_moved"]);
    expect(onMissed).not.toHaveBeenCalled();
  });

  it("hears afterwards what was said while it was cut; where that is lost, it says so", async () => {
    server.cut();
    await vi.advanceTimersByTimeAsync(1_000);
    server.send({ type: "turn_started", turnId: "t1" });
    expect(update).toHaveLength(1);
    expect(onMissed).not.toHaveBeenCalled();

    server.state = "silent";
    server.cut();
    await vi.advanceTimersByTimeAsync(1_000);
    server.greet({ resumed: false });
    expect(onMissed).toHaveBeenCalledOnce();
  });

  it("shows that the sign-in has ended", () => {
    setSession({ status: "signed-in", user: { uid: "u1", displayName: "Ada", email: "ada@example.org" } });
    server.cut(4401);
    expect(useSession.getState()).toEqual({ status: "signed-out", reason: "expired" });
  });

  it("is left with the page", async () => {
    leaving.abort();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(server.sockets).toHaveLength(1);
  });
});
