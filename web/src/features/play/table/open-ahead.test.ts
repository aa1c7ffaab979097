import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { queryClient } from "../../../shared/api/query-client.ts";
import { campaignQuery } from "../../../shared/api/records.ts";
import { setSession } from "../../../shared/session/session-store.ts";
import { loadTable, openAhead, tableOf } from "./open-ahead.ts";
import { openTable } from "./open-table.ts";
import { campaignId, replyMessages, world } from "./table.fake.ts";

vi.mock("./open-table.ts", () => ({ openTable: vi.fn() }));

const asked = (answer: Response | null) =>
  (globalThis.earlyAnswers = { [`/api/campaigns/${campaignId}`]: Promise.resolve(answer) });

beforeEach(() => {
  vi.mocked(openTable).mockImplementation(() => world(replyMessages(1)).table);
  setSession({ status: "signed-in", user: { uid: "u1", displayName: "Mira", email: "mira@varrow.pt" } });
});
afterEach(() => {
  setSession({ status: "signed-out", reason: "left" });
  vi.mocked(openTable).mockReset();
});

describe("A table whose campaign was requested before the app started", () => {
  beforeEach(() => asked(Response.json({ campaign: { id: campaignId } })));

  it("has its story before the page is first shown, and is loaded only once", async () => {
    await openAhead(campaignId);
    expect(queryClient.getQueryData(campaignQuery(campaignId).queryKey)).toEqual({ id: campaignId });
    const table = tableOf(campaignId);
    expect([table.getState().phase, table.getState().turns.length]).toEqual(["ready", 1]);
    const load = vi.spyOn(table, "load");
    await loadTable(table);
    expect(load).not.toHaveBeenCalled();
  });

  it("is a new one when it is opened again, and for another campaign", async () => {
    await openAhead(campaignId);
    const table = tableOf(campaignId);
    expect(tableOf("c2")).not.toBe(table);
    await loadTable(table);
    expect(tableOf(campaignId)).not.toBe(table);
    await loadTable(tableOf(campaignId));
    expect(openTable).toHaveBeenCalledTimes(4);
  });

  it("is not kept for the next player", async () => {
    await openAhead(campaignId);
    const table = tableOf(campaignId);
    setSession({ status: "signed-out", reason: "left" });
    expect(tableOf(campaignId)).not.toBe(table);
  });
});

describe("A table whose campaign was not requested early", () => {
  it("waits for its page", async () => {
    asked(null);
    await openAhead(campaignId);
    expect(openTable).not.toHaveBeenCalled();
    const table = tableOf(campaignId);
    expect(table.getState().phase).toBe("loading");
    await loadTable(table);
    expect(table.getState().phase).toBe("ready");
  });

  it("is not waited for longer than a second", async () => {
    vi.useFakeTimers();
    globalThis.earlyAnswers = { [`/api/campaigns/${campaignId}`]: new Promise(() => {}) };
    const opened = openAhead(campaignId);
    await vi.advanceTimersByTimeAsync(1_000);
    await opened;
    vi.useRealTimers();
    expect(openTable).not.toHaveBeenCalled();
  });
});
