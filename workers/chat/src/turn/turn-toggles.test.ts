import { beforeEach, describe, expect, it } from "vitest";

import type { LedgerPageAnswer } from "#contracts/http/portability";
import { ExportedTurn } from "#contracts/portability/ledger";
import { ALL_TOGGLES, type TurnAnswer } from "#contracts/play/turn";
import { player } from "../../test/requests.ts";
import { theStage } from "../../test/scripted-game-master.ts";
import { calls } from "../../test/worker.ts";

type Player = Awaited<ReturnType<typeof player>>;

beforeEach(() => {
  theStage.held = false;
  Object.assign(calls, { recalls: [], memory: "well" });
});

const QUIET = {
  memoryEnhanced: false,
  include: { campaignOverview: true, worldInfo: false, characterRecap: false },
  detailLevel: "minimal",
};

/** The settings with which the last turn was played: memory, reminders and detail level. */
async function togglesOf(task: () => Promise<Response>) {
  const before = calls.recalls.length;
  const answer = await task();
  expect(answer.status).toBe(200);
  const { include, detailLevel, searchMemory } = theStage.briefs.at(-1)!;
  const asked = calls.recalls.length > before;
  expect(searchMemory !== undefined).toBe(asked);
  return { memoryEnhanced: asked, include, detailLevel };
}

/** A story of two turns. The second one has the settings QUIET. */
async function setTable(mira: Player, campaignId: string, message = "say two"): Promise<string> {
  await mira.post("/api/chat", { campaignId, message: "say one" });
  const answer = await mira.post("/api/chat", { campaignId, message, ...QUIET });
  return (await answer.json<TurnAnswer>()).turnId;
}

describe("a turn that comes from another", () => {
  const WAYS = [
    ["a retry", (turnId: string) => `/api/chat/turns/${turnId}/retry`, {}],
    ["an edit", (turnId: string) => `/api/chat/turns/${turnId}/edit`, { message: "say three" }],
    ["a continuation", () => "/api/chat/continue", {}],
  ] as const;

  it.each(WAYS)("is told with the toggles of that turn: %s", async (name, path, body) => {
    const mira = await player("mira");
    const campaignId = `mira-toggles-${name.replaceAll(" ", "-")}`;
    const turnId = await setTable(mira, campaignId);
    expect(await togglesOf(() => mira.post(path(turnId), { campaignId, ...body }))).toEqual(QUIET);
    // The settings also pass on to the turn after that one.
    expect(await togglesOf(() => mira.post("/api/chat/continue", { campaignId }))).toEqual(QUIET);
  });

  it.each(WAYS)("is told as the player asks for now, where they do: %s", async (name, path, body) => {
    const mira = await player("mira");
    const campaignId = `mira-toggles-now-${name.replaceAll(" ", "-")}`;
    const turnId = await setTable(mira, campaignId);
    const now = { memoryEnhanced: true, include: { ...QUIET.include, worldInfo: true }, detailLevel: "detailed" };
    expect(await togglesOf(() => mira.post(path(turnId), { campaignId, ...body, ...now }))).toEqual(now);
  });

  it("has everything on after an opening, and where a note of the table turns out to be the story", async () => {
    const mira = await player("mira");
    await mira.post("/api/chat/initialize-campaign", { campaignId: "mira-toggles-opening" });
    expect(
      await togglesOf(() => mira.post("/api/chat/continue", { campaignId: "mira-toggles-opening" })),
    ).toMatchObject(ALL_TOGGLES);
    const campaignId = "mira-toggles-note";
    await mira.post("/api/chat", { campaignId, message: "say one" });
    const note = await mira.post("/api/chat", { campaignId, message: "I want to kill myself" });
    const { turnId, source } = await note.json<TurnAnswer>();
    expect(source).toBe("table");
    expect(await togglesOf(() => mira.post(`/api/chat/turns/${turnId}/retry`, { campaignId }))).toMatchObject(
      ALL_TOGGLES,
    );
  });

  it("has them in a campaign file, and all of them on where the file is older", async () => {
    const mira = await player("mira");
    const campaignId = "mira-toggles-file";
    await setTable(mira, campaignId);
    const file = await (await mira.get(`/api/chat/export?campaignId=${campaignId}`)).json<LedgerPageAnswer>();
    const { memoryEnhanced, include } = QUIET;
    expect(file.turns.map(({ toggles }) => toggles)).toEqual([ALL_TOGGLES, { memoryEnhanced, include }]);
    const { toggles: _, ...older } = file.turns[1]!;
    expect(ExportedTurn.parse(older).toggles).toEqual(ALL_TOGGLES);
  });
});
