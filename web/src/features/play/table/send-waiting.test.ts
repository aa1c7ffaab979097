import { describe, expect, it } from "vitest";

import { STORED_AT } from "../../../shared/offline/worker-messages.ts";
import type { OutboxEntry } from "./outbox.ts";
import { sendWaiting } from "./send-waiting.ts";

const entry = (turnId: string, campaignId = "c1"): OutboxEntry => ({
  order: { kind: "action", body: { campaignId, turnId, message: "I wait." } },
  sentAt: "2026-09-15T20:00:00.000Z",
  headTurnId: "t1",
});

/** A server whose table has this head, and an outbox with these entries. */
function world(waiting: OutboxEntry[], table: { headTurnId: string | null; openTurnId: string | null }) {
  const posted: unknown[] = [];
  const forgotten: string[] = [];
  const server = {
    table: () => Response.json(table),
    turn: () => new Response("data: …\n\n", { headers: { "Content-Type": "text/event-stream" } }),
  };
  const outbox = { all: async () => waiting, forget: async (_: string, turnId: string) => void forgotten.push(turnId) };
  const send = () =>
    sendWaiting(outbox, async (path, { method, body }) => {
      if (method !== "POST") return server.table();
      posted.push([path, JSON.parse(body as string)]);
      return server.turn();
    });
  return { server, send, posted, forgotten };
}

describe("What waits in the outbox, where its table is not open", () => {
  it("goes, as the same turn, and is forgotten", async () => {
    const { send, posted, forgotten } = world([entry("t2")], { headTurnId: "t1", openTurnId: null });
    expect(await send()).toEqual([{ campaignId: "c1", went: true }]);
    expect(posted).toEqual([["/api/chat/gamemaster", { campaignId: "c1", turnId: "t2", message: "I wait." }]]);
    expect(forgotten).toEqual(["t2"]);
  });

  it.each([
    { headTurnId: "t2", openTurnId: null },
    { headTurnId: "t1", openTurnId: "t2" },
  ])("does not go again where it has arrived: %o", async (table) => {
    const { send, posted, forgotten } = world([entry("t2")], table);
    expect(await send()).toEqual([{ campaignId: "c1", went: true }]);
    expect([posted, forgotten]).toEqual([[], ["t2"]]);
  });

  it.each([
    { headTurnId: "t9", openTurnId: null },
    { headTurnId: "t1", openTurnId: "t9" },
  ])("stays for its table to give back where the story went on: %o", async (table) => {
    const { send, posted, forgotten } = world([entry("t2")], table);
    expect(await send()).toEqual([{ campaignId: "c1", went: false }]);
    expect([posted, forgotten]).toEqual([[], []]);
  });

  it("stays where the game master refuses it, and the next one goes all the same", async () => {
    const { server, send, forgotten } = world([entry("t2", "c1"), entry("t3", "c2")], {
      headTurnId: "t1",
      openTurnId: null,
    });
    const answers = [Response.json({ code: "budget_spent" }, { status: 429 }), new Response("data: …\n\n")];
    server.turn = () => answers.shift() ?? Response.error();
    expect(await send()).toEqual([
      { campaignId: "c1", went: false },
      { campaignId: "c2", went: true },
    ]);
    expect(forgotten).toEqual(["t3"]);
  });

  it("is not measured by what the browser has kept of the table", async () => {
    const { server, send, posted } = world([entry("t2")], { headTurnId: "t1", openTurnId: null });
    server.table = () =>
      Response.json({ headTurnId: "t1", openTurnId: null }, { headers: { [STORED_AT]: "2026-09-15T20:00:00.000Z" } });
    await expect(send()).rejects.toThrow("cannot be reached");
    expect(posted).toEqual([]);
  });
});
