import { afterAll, beforeEach, describe, expect, it, vi } from "vitest";

import { STORY } from "#storyteller/testing/model-server";
import { setNarrator, theNarrators } from "../test/narrators.ts";
import { own } from "../test/own-connection.ts";
import { player } from "../test/requests.ts";
import { calls, freshCalls } from "../test/worker.ts";

const { configured } = theNarrators;
afterAll(() => {
  setNarrator(configured);
  Object.assign(calls, freshCalls());
});

let tables = 0;
let campaignId: string;
beforeEach(() => {
  Object.assign(calls, freshCalls());
  campaignId = `mira-own-${(tables += 1)}`;
  for (const level of ["info", "warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
});

/** Plays a turn and returns the answer's body. */
async function play(message = "I knock.", more: object = {}): Promise<Record<string, unknown>> {
  const mira = await player("mira");
  const body = { campaignId, message, memoryEnhanced: false, ...more };
  return (await mira.post("/api/chat/gamemaster", body)).json<Record<string, unknown>>();
}

describe("a player's own model", () => {
  it("narrates with the player's key, and its tokens are the connection's and not the site's", async () => {
    calls.chosen = own();
    calls.reservation = "r1";
    expect(await play()).toMatchObject({ state: "complete", source: "llm" });
    await vi.waitFor(() => expect(calls.used).toHaveLength(1));
    expect(calls.used).toMatchObject([{ userId: "mira", purpose: "turn", connectionId: "own", reservation: "r1" }]);
    expect(calls.used[0]?.tokens).toMatchObject({ input: expect.any(Number), output: expect.any(Number) });
    await vi.waitFor(() => expect(calls.activity.length).toBeGreaterThan(0));
    expect(calls.activity.at(-1)?.usage).toBeUndefined();
  });

  it("may give way to another in the middle of a story, and back", async () => {
    calls.chosen = own();
    expect(await play()).toMatchObject({ source: "llm", model: "keyed" });
    calls.chosen = own({ id: "other", model: "good" });
    expect(await play("I wait.")).toMatchObject({ source: "llm", model: "good", response: STORY });
    calls.chosen = "oracle";
    expect(await play("I go in.")).toMatchObject({ source: "oracle" });
    calls.chosen = own();
    expect(await play("I ask.")).toMatchObject({ source: "llm", model: "keyed" });
  });

  it("that fails is not replaced by anybody else unasked, and says what to do", async () => {
    calls.chosen = own({ key: null });
    expect(await play()).toMatchObject({ code: "game_master_key" });
  });
});

describe("what was reserved for a turn", () => {
  it("is free again when the same turn was sent twice", async () => {
    calls.chosen = own();
    const turnId = crypto.randomUUID();
    const send = () => play("I knock.", { turnId });
    calls.reservation = "first";
    await send();
    await vi.waitFor(() => expect(calls.used).toHaveLength(1));
    calls.reservation = "second";
    await send();
    await vi.waitFor(() => expect(calls.used).toHaveLength(2));
    expect(calls.used.map(({ reservation, tokens }) => [reservation, tokens === null])).toEqual([
      ["first", false],
      ["second", true],
    ]);
  });
});
