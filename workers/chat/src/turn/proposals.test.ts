import { beforeEach, describe, expect, it } from "vitest";

import { STANDARD_RULES } from "#contracts/entities/house-rules";
import type { FlagAnswer } from "#contracts/http/safety";
import type { MessagesAnswer, TableAnswer } from "#contracts/http/chat";
import type { Roll } from "#contracts/play/dice";
import type { Effect } from "#contracts/play/effects";
import type { TurnAnswer } from "#contracts/play/turn";
import type { TurnBrief } from "#storyteller/ports";
import { framesOf, player, STREAM } from "../../test/requests.ts";
import { scriptedGameMaster, theStage } from "../../test/scripted-game-master.ts";
import { setNarrator } from "../../test/narrators.ts";
import { narratorOf } from "../../test/narrator-of.ts";
import { calls } from "../../test/worker.ts";

type Player = Awaited<ReturnType<typeof player>>;

const ASKING = { ...STANDARD_RULES, confirmChanges: true };

beforeEach(() => {
  theStage.held = false;
  setNarrator({ source: "oracle", gameMaster: () => scriptedGameMaster });
  Object.assign(calls, { known: [], corrected: [], memory: "well", houseRules: ASKING });
});

type Change = {
  readonly [Type in Effect["type"]]: Omit<Extract<Effect, { type: Type }>, "characterId">;
}[Effect["type"]];
const FIVE_GOLD: Change = { type: "gold", delta: 5, reason: "a purse" };

/** A game master that makes these changes of the first hero's sheet, after it has done something else; by a roll if that gives one. */
function changing(changes: readonly Change[], first: (turn: TurnBrief) => Promise<Roll | void> = async () => {}) {
  setNarrator(
    narratorOf(async (turn) => {
      const roll = (await first(turn)) ?? undefined;
      const characterId = turn.table.sheets()[0]?.characterId ?? "";
      for (const change of changes) await turn.table.change({ ...change, characterId }, roll);
      return "It is done.";
    }),
  );
}

const play = async (mira: Player, campaignId: string, message = "say hello") =>
  (await mira.post("/api/chat", { campaignId, message })).json<TurnAnswer>();
const decide = (mira: Player, campaignId: string, turnId: string, accept: boolean, flagId = "proposed-0") =>
  mira.post(`/api/chat/turns/${turnId}/flags`, { campaignId, flagId, choice: "keep", record: accept });
const sheetOf = async (mira: Player, campaignId: string) =>
  (await (await mira.get(`/api/chat/table?campaignId=${campaignId}`)).json<TableAnswer>()).sheets[0]!;
const goldOf = async (mira: Player, campaignId: string) => (await sheetOf(mira, campaignId)).gold;
const move = (mira: Player, campaignId: string, way: "undo" | "redo") =>
  mira.post("/api/chat/head", { campaignId, move: way });

/** Mira at a table whose game master has proposed five gold. */
async function proposed(campaignId: string) {
  const mira = await player("mira");
  changing([FIVE_GOLD]);
  const turn = await play(mira, campaignId);
  return { mira, turn, turnId: turn.turnId };
}

describe("a change that waits for the player's yes", () => {
  it("stands in its turn and changes nothing, and no doubt is raised about it", async () => {
    const campaignId = "mira-waits";
    const { mira, turn } = await proposed(campaignId);
    const effect = { ...FIVE_GOLD, characterId: `mira-${campaignId}` };
    expect(turn).toMatchObject({
      effects: [],
      flags: [{ id: "proposed-0", kind: "proposed", about: "Mira Vance", effect, resolved: false }],
    });
    expect(await goldOf(mira, campaignId)).toBe(0);
    const page = await mira.get(`/api/chat/messages?campaignId=${campaignId}`);
    expect((await page.json<MessagesAnswer>()).messages.at(-1)?.flags).toEqual(turn.flags);
  });

  it("is on the sheet once it is accepted, once however often that is asked, and undo takes both back", async () => {
    const campaignId = "mira-accepts";
    const { mira, turnId } = await proposed(campaignId);
    const answers = await Promise.all([1, 2, 3].map(() => decide(mira, campaignId, turnId, true)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await answers[0]!.json<FlagAnswer>()).flags).toMatchObject([{ kind: "proposed", resolved: true }]);
    expect(await goldOf(mira, campaignId)).toBe(5);
    const replayed = await framesOf(await mira.get(`/api/chat/turns/${turnId}/stream?campaignId=${campaignId}`));
    expect(replayed.map(({ type }) => type)).toEqual(["turn", "text", "effect", "guard", "end"]);
    await move(mira, campaignId, "undo");
    expect(await goldOf(mira, campaignId)).toBe(0);
    await move(mira, campaignId, "redo");
    expect(await goldOf(mira, campaignId)).toBe(5);
    expect(calls.corrected).toEqual([]);
  });

  it("is forgotten once it is declined, even if it is accepted afterwards", async () => {
    const campaignId = "mira-declines";
    const { mira, turnId } = await proposed(campaignId);
    expect((await decide(mira, campaignId, turnId, false)).status).toBe(200);
    expect((await decide(mira, campaignId, turnId, true)).status).toBe(200);
    expect(await goldOf(mira, campaignId)).toBe(0);
    expect(calls.corrected).toEqual([]);
  });

  it("cannot be decided about while its turn is taken back, after the X-card, or by somebody else", async () => {
    const campaignId = "mira-undone";
    const { mira, turnId } = await proposed(campaignId);
    expect((await decide(await player("thief"), campaignId, turnId, true)).status).toBe(404);
    await move(mira, campaignId, "undo");
    const refused = await decide(mira, campaignId, turnId, true);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "conflict" }]);
    expect((await decide(mira, campaignId, turnId, false)).status).toBe(409);
    await move(mira, campaignId, "redo");
    expect(await goldOf(mira, campaignId)).toBe(0);
    expect((await decide(mira, campaignId, turnId, true, "proposed-1")).status).toBe(404);
    await mira.post("/api/chat/x-card", { campaignId, turnId });
    expect((await decide(mira, campaignId, turnId, true)).status).toBe(404);
    expect(await goldOf(mira, campaignId)).toBe(0);
  });

  it("cannot be accepted while the game master replies: that turn began with the old sheet", async () => {
    const campaignId = "mira-in-flight";
    const { mira, turnId } = await proposed(campaignId);
    setNarrator({ source: "oracle", gameMaster: () => scriptedGameMaster });
    theStage.held = true;
    const playing = await mira.post("/api/chat", { campaignId, message: "wait" }, STREAM);
    const busy = await decide(mira, campaignId, turnId, true);
    expect([busy.status, await busy.json()]).toMatchObject([409, { code: "turn_in_flight" }]);
    theStage.held = false;
    await framesOf(playing);
    expect((await decide(mira, campaignId, turnId, true)).status).toBe(200);
    expect(await goldOf(mira, campaignId)).toBe(5);
  });

  it("is refused in words where later turns leave nothing of it, and then can still be declined", async () => {
    const campaignId = "mira-later";
    const { mira, turnId } = await proposed(campaignId);
    const action = { type: "coins", delta: 300 };
    await mira.post("/api/chat/sheet", { campaignId, characterId: `mira-${campaignId}`, action });
    const refused = await decide(mira, campaignId, turnId, true);
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "conflict" }]);
    expect(await goldOf(mira, campaignId)).toBe(3);
    expect((await decide(mira, campaignId, turnId, false)).status).toBe(200);
    await move(mira, campaignId, "undo");
    expect(await goldOf(mira, campaignId)).toBe(0);
  });

  it("kills nobody by gentle death once it is accepted", async () => {
    const campaignId = "mira-gentle";
    calls.houseRules = { ...ASKING, death: "gentle" };
    const mira = await player("mira");
    changing([{ type: "hit_points", delta: -200, reason: "a fall" }]);
    const { turnId } = await play(mira, campaignId);
    expect((await sheetOf(mira, campaignId)).life).toBe("up");
    await decide(mira, campaignId, turnId, true);
    calls.houseRules = STANDARD_RULES;
    expect(await sheetOf(mira, campaignId)).toMatchObject({ life: "stable", hp: { current: 0 } });
  });
});

describe("what waits", () => {
  const TYPES: Change[] = [
    FIVE_GOLD,
    { type: "item", name: "rope", delta: 1, reason: "" },
    { type: "condition", condition: "poisoned", present: true, reason: "" },
    { type: "temporary_hit_points", amount: 4, reason: "" },
    { type: "hit_points", delta: -3, reason: "a wound of words" },
    { type: "level_up", reason: "" },
  ];
  it("is gold, things, conditions, levels, and hit points that the server has not rolled", async () => {
    const mira = await player("mira");
    changing(TYPES);
    const { flags, effects } = await play(mira, "mira-all");
    expect(flags.map(({ effect }) => effect?.type)).toEqual(TYPES.map(({ type }) => type));
    expect(effects).toEqual([]);
  });

  it("is not what the server rolled, or what a fight does", async () => {
    const mira = await player("mira");
    const hurt: Change = { type: "hit_points", delta: -1, reason: "a dart" };
    changing([hurt], ({ table }) => table.roll("1d6", "Damage"));
    expect(await play(mira, "mira-rolled")).toMatchObject({ flags: [], effects: [hurt] });
  });

  it("is a wound that no dice gave, however the turn's last dice fell", async () => {
    const mira = await player("mira");
    const hurt: Change = { type: "hit_points", delta: -1, reason: "a dart" };
    changing([hurt], async ({ table }) => void (await table.roll("1d6", "How many doors?")));
    expect(await play(mira, "mira-odds")).toMatchObject({ flags: [{ kind: "proposed" }], effects: [] });
  });

  it("is nothing where the campaign does not ask for it, and nothing of the player's own", async () => {
    const mira = await player("mira");
    const campaignId = "mira-own-books";
    calls.houseRules = STANDARD_RULES;
    changing([FIVE_GOLD]);
    expect(await play(mira, campaignId)).toMatchObject({ flags: [], effects: [FIVE_GOLD] });
    calls.houseRules = ASKING;
    const action = { type: "coins", delta: 300 };
    await mira.post("/api/chat/sheet", { campaignId, characterId: `mira-${campaignId}`, action });
    expect(await goldOf(mira, campaignId)).toBe(8);
  });

  it("is known to the game master, and its sheet is as before", async () => {
    const mira = await player("mira");
    let seen: unknown;
    changing([], async ({ table }) => {
      const characterId = table.sheets()[0]?.characterId ?? "";
      const effect: Effect = { type: "gold", characterId, delta: 5, reason: "" };
      const waits = table.waits(effect);
      seen = [waits, (await table.change(effect)).gold];
    });
    await play(mira, "mira-told");
    expect(seen).toEqual([true, 0]);
  });
});
