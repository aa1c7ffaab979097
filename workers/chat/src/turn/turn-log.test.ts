import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { player } from "../../test/requests.ts";
import { theStage } from "../../test/scripted-game-master.ts";
import { calls } from "../../test/worker.ts";

const PLAY = "/api/chat/gamemaster";

interface Line {
  event: string;
  [field: string]: unknown;
}

/** The log entries that a turn writes, as text and parsed. */
async function linesOf(work: () => Promise<unknown>): Promise<{ said: string; lines: Line[] }> {
  const said: string[] = [];
  const collect = (line: unknown) => void said.push(String(line));
  for (const level of ["info", "warn", "error"] as const) vi.spyOn(console, level).mockImplementation(collect);
  await work();
  vi.restoreAllMocks();
  return { said: said.join("\n"), lines: said.map((line) => JSON.parse(line) as Line) };
}

beforeEach(() => {
  theStage.held = false;
  Object.assign(calls, { recalls: [], recalled: [], memory: "well", scene: "at once" });
});
afterEach(() => vi.restoreAllMocks());

describe("a turn's log line", () => {
  it("has its ids, its end, its teller, its cost and what every stage took, and not a word of the story", async () => {
    const campaignId = "mira-logged";
    const mira = await player("mira");
    await mira.post(PLAY, { campaignId, message: "say Once upon a zqtime" });
    calls.recalled = [{ ...locket, content: "Mira promised Hanne the zqlocket" }];
    const turnId = crypto.randomUUID();
    const { said, lines } = await linesOf(() =>
      mira.post(PLAY, { campaignId, turnId, message: "say The zqflame is blue; check" }),
    );
    const turn = lines.filter(({ event }) => event === "turn");
    const ms = expect.any(Number) as number;
    expect(turn).toEqual([
      {
        level: "info",
        event: "turn",
        userId: "mira",
        campaignId,
        turnId,
        number: 2,
        kind: "action",
        state: "complete",
        source: "oracle",
        model: null,
        inputTokens: 0,
        outputTokens: 0,
        replyChars: expect.any(Number) as number,
        recalled: 1,
        withMemory: true,
        flagged: 0,
        stages: { letIn: ms, recall: ms, firstText: ms, guard: ms, total: ms },
      },
    ]);
    expect(Number(turn[0]?.["replyChars"])).toBeGreaterThan(10);
    expect(said).not.toContain("zq");
    const request = lines.find(({ event }) => event === "request");
    expect(request).toMatchObject({ service: "chat", route: "/api/chat/gamemaster", status: 200, turnId });
    expect(Object.keys(request?.["stages"] as object)).toEqual(["session", "table", "told", "total"]);
  });

  it("is written for a turn that failed too, and says that memory was missing", async () => {
    const campaignId = "mira-logged-failing";
    const mira = await player("mira");
    await mira.post(PLAY, { campaignId, message: "say Once" });
    calls.memory = "down";
    const { said, lines } = await linesOf(() => mira.post(PLAY, { campaignId, message: "say zqHalf; fail" }));
    expect(lines.filter(({ event }) => event === "turn")).toMatchObject([
      { state: "failed", withMemory: false, recalled: null },
    ]);
    expect(said).not.toContain("zq");
  });
});

const locket = {
  itemId: "1",
  kind: "event",
  reason: "names Hanne",
  relevance_score: 0.9,
  turnId: null,
  turnNumber: null,
};
