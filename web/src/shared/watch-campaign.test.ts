// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";

import { FakeServer } from "#memory-client/testing";
import { watchCampaign } from "./watch-campaign.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it("A page that gave up on the server connects again when the player comes back to it", async () => {
  const server = new FakeServer();
  const leaving = new AbortController();
  const received: string[] = [];
  watchCampaign("c1", { onPush: ({ type }) => received.push(type), onMissed: () => {} }, leaving.signal, server.open);
  await vi.advanceTimersByTimeAsync(0);

  server.state = "down";
  server.cut();
  await vi.advanceTimersByTimeAsync(60_000);
  const tries = server.sockets.length;
  await vi.advanceTimersByTimeAsync(60_000);
  expect(server.sockets).toHaveLength(tries);

  server.state = "up";
  document.dispatchEvent(new Event("visibilitychange"));
  await vi.advanceTimersByTimeAsync(0);
  server.send({ type: "memory_changed", revision: 2, turnId: null });
  expect(received).toContain("memory_changed");
  leaving.abort();
});
