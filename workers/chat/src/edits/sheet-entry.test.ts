import { beforeEach, describe, expect, it, vi } from "vitest";

import type { MessagesAnswer, TableAnswer } from "#contracts/http/chat";
import type { TurnAnswer } from "#contracts/play/turn";
import { framesOf, player, STREAM } from "../../test/requests.ts";
import { theStage } from "../../test/scripted-game-master.ts";
import { calls } from "../../test/worker.ts";

type Player = Awaited<ReturnType<typeof player>>;

beforeEach(() => {
  theStage.held = false;
  Object.assign(calls, { announced: [], memory: "well" });
});

/** Mira's browser at a table whose story has begun. */
async function seated(campaignId: string) {
  const mira = await player("mira");
  await mira.post("/api/chat", { campaignId, message: "say on" });
  const act = (action: object, more: object = {}) =>
    mira.post("/api/chat/sheet", { campaignId, characterId: `mira-${campaignId}`, action, ...more });
  return { mira, act };
}

const tableOf = async (mira: Player, campaignId: string) =>
  (await mira.get(`/api/chat/table?campaignId=${campaignId}`)).json<TableAnswer>();
const messagesOf = async (mira: Player, campaignId: string) =>
  (await (await mira.get(`/api/chat/messages?campaignId=${campaignId}`)).json<MessagesAnswer>()).messages;

const MAIL = { type: "add_item", item: "chain-mail", name: "Chain Mail", quantity: 1 };

describe("bookkeeping with a sheet", () => {
  it("is a quiet entry: a sentence and the changed sheet, without a game master", async () => {
    const campaignId = "mira-books";
    const { mira, act } = await seated(campaignId);
    const asked = theStage.briefs.length;
    const answer = await (await act(MAIL)).json<TurnAnswer>();
    expect(answer).toMatchObject({
      state: "complete",
      source: "table",
      response: expect.stringContaining("Chain Mail"),
    });
    const [sheet] = (await tableOf(mira, campaignId)).sheets;
    expect(sheet?.inventory).toEqual([{ name: "Chain Mail", quantity: 1 }]);
    expect(theStage.briefs).toHaveLength(asked);
    expect((await messagesOf(mira, campaignId)).at(-1)).toMatchObject({ kind: "sheet", message: answer.response });
    await vi.waitFor(() => expect(calls.announced.some(({ turnId }) => turnId === answer.turnId)).toBe(true));
  });

  it("changes what the rules derive, and is undone like a turn", async () => {
    const campaignId = "mira-worn";
    const { mira, act } = await seated(campaignId);
    await act(MAIL);
    const key = (await tableOf(mira, campaignId)).sheets[0]?.hero?.gear[0]?.key;
    const isWorn = async () => (await tableOf(mira, campaignId)).sheets[0]?.hero?.gear[0]?.worn;
    await act({ type: "wear", key, worn: true });
    expect(await isWorn()).toBe(true);
    await mira.post("/api/chat/head", { campaignId, move: "undo" });
    expect(await isWorn()).toBe(false);
    await mira.post("/api/chat/head", { campaignId, move: "redo" });
    expect(await isWorn()).toBe(true);
  });

  it("reaches the game master with the next turn, among the results of the turn before", async () => {
    const campaignId = "mira-next";
    const { mira, act } = await seated(campaignId);
    for (let times = 0; times < 12; times += 1) await act({ type: "coins", delta: 100, reason: "a find" });
    await mira.post("/api/chat", { campaignId, message: "say on" });
    const { transcript, table } = theStage.briefs.at(-1)!;
    expect(transcript).toHaveLength(1);
    expect(transcript[0]?.results?.filter((line) => line.includes("a find"))).toHaveLength(12);
    expect(table.sheets()[0]?.gold).toBe(12);
  });

  it("shows its dice, which can be checked like any others", async () => {
    const { act } = await seated("mira-tray");
    const answer = await (await act({ type: "roll", notation: "2d6+1", label: "Luck" })).json<TurnAnswer>();
    const [roll] = answer.rolls;
    expect(roll).toMatchObject({ label: "Luck", notation: "2d6+1", characterId: "mira-mira-tray" });
    expect(roll?.total).toBe(roll!.dice.reduce((sum, { value }) => sum + value, 1));
  });

  it("is done once, however often the same request comes", async () => {
    const campaignId = "mira-twice";
    const { mira, act } = await seated(campaignId);
    const turnId = crypto.randomUUID();
    const coins = { type: "coins", delta: 500 };
    const answers = await Promise.all([act(coins, { turnId }), act(coins, { turnId })]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await tableOf(mira, campaignId)).sheets[0]?.gold).toBe(5);
    expect((await act({ type: "coins", delta: 600 }, { turnId })).status).toBe(409);
  });

  it("is refused in words where the rules do not allow it, and then nothing is written", async () => {
    const campaignId = "mira-no";
    const { mira, act } = await seated(campaignId);
    const before = await tableOf(mira, campaignId);
    const refused = await act({ type: "coins", delta: -1 });
    expect([refused.status, await refused.json()]).toMatchObject([409, { code: "refused_by_rules" }]);
    const bought = await act({ type: "buy", item: "longsword", quantity: 1 });
    expect([bought.status, await bought.json()]).toMatchObject([409, { code: "refused_by_rules" }]);
    expect(await tableOf(mira, campaignId)).toEqual(before);
  });

  it.each([
    ["an action that there is not", { type: "fly" }, {}, 400],
    ["too much of a thing", { type: "drop", key: "rope", quantity: 1e9 }, {}, 400],
    ["half a coin", { type: "coins", delta: 0.5 }, {}, 400],
    ["a field that nobody knows", { type: "coins", delta: 1, secretly: true }, {}, 400],
    ["the sheet of somebody else", { type: "coins", delta: 1 }, { characterId: "nobody" }, 404],
  ])("is refused where it is %s", async (_, action, more, status) => {
    const { act } = await seated("mira-bad");
    expect((await act(action, more)).status).toBe(status);
  });

  it("waits until the story has begun, and while the game master replies", async () => {
    const mira = await player("mira");
    const early = await mira.post("/api/chat/sheet", {
      campaignId: "mira-early",
      characterId: "mira-mira-early",
      action: { type: "coins", delta: 1 },
    });
    expect([early.status, await early.json()]).toMatchObject([409, { code: "conflict" }]);
    const { act } = await seated("mira-busy");
    theStage.held = true;
    const playing = await mira.post("/api/chat", { campaignId: "mira-busy", message: "wait" }, STREAM);
    const busy = await act({ type: "coins", delta: 1 });
    expect([busy.status, await busy.json()]).toMatchObject([409, { code: "turn_in_flight" }]);
    theStage.held = false;
    expect((await framesOf(playing)).at(-1)?.type).toBe("end");
  });

  it("cannot be retried or edited: it can only be undone", async () => {
    const campaignId = "mira-again";
    const { mira, act } = await seated(campaignId);
    const { turnId } = await (await act({ type: "coins", delta: 1 })).json<TurnAnswer>();
    expect((await mira.post(`/api/chat/turns/${turnId}/retry`, { campaignId })).status).toBe(400);
    expect((await mira.post(`/api/chat/turns/${turnId}/edit`, { campaignId, message: "two" })).status).toBe(400);
  });
});
