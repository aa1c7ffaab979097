import { describe, expect, it } from "vitest";

import { ApiError } from "../../../shared/api/api-error.ts";
import type { StreamedEvent } from "../api/turn-stream.ts";
import { askAgain, STORY_WENT_ON } from "./ask-again.ts";
import type { OutboxEntry } from "./outbox.ts";

const waits: OutboxEntry = {
  order: { kind: "action", body: { campaignId: "c1", turnId: "t2", message: "I wait." } },
  sentAt: "2026-09-15T20:00:00.000Z",
  headTurnId: "t1",
};
const unknown = new ApiError("Turn not found", { status: 404, code: "not_found" });

/** Sends a turn again at a table with this head. Returns the requests that were made, or the code of the refusal. */
async function again(headTurnId: string | null, entry: OutboxEntry | null = waits, attached?: Error) {
  const done: string[] = [];
  async function* line(name: string, error?: Error): AsyncGenerator<StreamedEvent> {
    done.push(name);
    if (error) throw error;
    yield null;
  }
  const received = askAgain({
    waiting: async () => entry,
    table: async () => ({ headTurnId, openTurnId: null }),
    ask: () => line("ask"),
    attach: () => line("attach", attached),
  });
  try {
    for await (const _ of received) done.push("heard");
  } catch (error) {
    done.push(error instanceof ApiError ? error.code : "broke");
  }
  return done;
}

describe("A turn that waited for the network", () => {
  it("is asked for where the story stands as it stood", async () => {
    expect(await again("t1")).toEqual(["ask", "heard"]);
  });

  it("is heard where it had arrived after all", async () => {
    expect(await again("t2")).toEqual(["ask", "heard"]);
    expect(await again("t9")).toEqual(["attach", "heard"]);
  });

  it("is not said where the story went on without it", async () => {
    expect(await again("t9", waits, unknown)).toEqual(["attach", STORY_WENT_ON]);
  });

  it("is asked for where it waits no more: the server has it", async () => {
    expect(await again("t9", null)).toEqual(["ask", "heard"]);
  });

  it("waits on where the table cannot be asked", async () => {
    const lost = new ApiError("lost", { status: 0, code: "network" });
    expect(await again("t9", waits, lost)).toEqual(["attach", "network"]);
  });
});
