import { describe, expect, it } from "vitest";

import { ApiError } from "../../../shared/api/api-error.ts";
import { idOf, opens, reminders, replyMessages, settle, world } from "./table.fake.ts";

const rest = { type: "hit_points", delta: -3 } as const;
const refused = new ApiError("Nobody trades here.", { status: 409, code: "refused_by_rules" });
const sheetCalls = (calls: readonly string[]) => calls.filter((call) => call.startsWith("sheet"));

describe("a change of a sheet", () => {
  it("is refused in the server's words, and the story stays as it was", async () => {
    const { table, server, state, calls } = world(replyMessages(1));
    await table.load();
    server.refusal = refused;
    const before = state().turns;
    const readBefore = calls.length;
    await expect(table.changeSheet("mira", rest)).rejects.toBe(refused);
    expect(state()).toMatchObject({ turns: before, moving: false, booked: null });
    expect(calls.slice(readBefore).filter((call) => call.startsWith("messages"))).toEqual([]);
  });

  it("is not asked for while the game master replies, nor before the table is laid", async () => {
    const { table, lines, calls } = world(replyMessages(1));
    expect(await table.changeSheet("mira", rest)).toBeNull();
    await table.load();
    void table.act("I wait.", reminders);
    await settle();
    lines.at(-1)?.listener.received({ id: "1.0", event: opens(idOf(100)) });
    expect(await table.changeSheet("mira", rest)).toBeNull();
    expect(sheetCalls(calls)).toEqual([]);
  });

  it("shows the story again when another tab has begun a turn meanwhile", async () => {
    const { table, server, lines } = world(replyMessages(1));
    await table.load();
    server.refusal = new ApiError("A turn is running", { status: 409, code: "turn_in_flight" });
    server.open = idOf(7);
    await expect(table.changeSheet("mira", rest)).rejects.toThrow("A turn is running");
    expect(lines.at(-1)?.turnId).toBe(idOf(7));
  });

  it("keeps its id when its answer was lost and the player tries again, so that it is not done twice", async () => {
    const { table, server, state } = world(replyMessages(1));
    await table.load();
    server.refusal = new ApiError("The server is down", { status: 0, code: "network" });
    await expect(table.changeSheet("mira", rest)).rejects.toThrow("The server is down");
    server.refusal = null;
    await table.changeSheet("mira", rest);
    expect(state().booked?.turnId).toBe(idOf(100));
    await table.changeSheet("mira", rest);
    expect(state().booked?.turnId).toBe(idOf(101));
  });

  it("becomes a quiet entry at the end of the story, and can be undone", async () => {
    const { table, state, calls } = world(replyMessages(1));
    await table.load();
    expect(await table.changeSheet("mira", rest)).toBe("Done: hit_points.");
    expect(sheetCalls(calls)).toEqual([`sheet mira ${JSON.stringify(rest)}`]);
    expect(state().turns.at(-1)).toMatchObject({ kind: "sheet", text: "Done: hit_points.", playerText: "" });
    expect(state()).toMatchObject({
      headTurnId: idOf(100),
      canUndo: true,
      booked: { turnId: idOf(100), characterId: "mira", words: "Done: hit_points." },
    });
  });

  it("does not stand in the way of the X-card, which takes back what was told before it", async () => {
    const { table, state, calls } = world(replyMessages(1));
    await table.load();
    await table.changeSheet("mira", rest);
    await table.playXCard();
    expect(calls).toContain(`x-card ${idOf(1)}`);
    expect(state().turns.map(({ turnId }) => turnId)).not.toContain(idOf(1));
  });
});
