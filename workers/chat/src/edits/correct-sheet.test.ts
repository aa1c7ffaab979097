import { beforeEach, describe, expect, it, vi } from "vitest";

import type { MessagesAnswer, TableAnswer } from "#contracts/http/chat";
import type { TurnAnswer } from "#contracts/play/turn";
import { player } from "../../test/requests.ts";
import { theStage } from "../../test/scripted-game-master.ts";
import { calls } from "../../test/worker.ts";

beforeEach(() => {
  for (const level of ["warn", "error"] as const) vi.spyOn(console, level).mockImplementation(() => {});
  theStage.held = false;
  Object.assign(calls, { sheets: [], sheetsFail: 0, edited: {}, memory: "well" });
});

/** A table at which Mira has been wounded, with what api and the player know of her sheet. */
async function wounded(campaignId: string) {
  const mira = await player("mira");
  const characterId = `mira-${campaignId}`;
  const play = async (message: string) => (await mira.post("/api/chat", { campaignId, message })).json<TurnAnswer>();
  const sheet = async () =>
    (await (await mira.get(`/api/chat/table?campaignId=${campaignId}`)).json<TableAnswer>()).sheets[0]!;
  const first = await play("wound 5");
  const correct = (seen: string, corrected: object, more: object = {}) =>
    mira.post("/api/chat/sheet", {
      campaignId,
      characterId,
      action: { type: "correct", seen, sheet: corrected },
      ...more,
    });
  const known = () => calls.sheets.findLast((update) => update.campaignId === campaignId)?.sheets[0];
  return { mira, play, sheet, correct, known, seen: first.turnId };
}

describe("an edit of a sheet that plays", () => {
  it("is a quiet entry at the head, over what play has set, and the pages have it at once", async () => {
    const campaignId = "mira-correct";
    const { mira, sheet, correct, known, seen } = await wounded(campaignId);
    const { max } = (await sheet()).hp;
    const answer = await correct(seen, { hp: { current: max - 1, max }, build: { coins: 1_200 } });
    const { turnId, response } = await answer.json<TurnAnswer>();
    expect([answer.status, response]).toEqual([200, expect.stringContaining("hit points, coins")]);
    expect(await sheet()).toMatchObject({ hp: { current: max - 1 }, gold: 12 });
    expect(known()).toMatchObject({ hp: { current: max - 1 }, gold: 12, turn: { id: turnId } });
    const { messages } = await (await mira.get(`/api/chat/messages?campaignId=${campaignId}`)).json<MessagesAnswer>();
    expect(messages.at(-1)).toMatchObject({ kind: "sheet", message: response });
  });

  it("is taken back by undo, and is not on another branch", async () => {
    const campaignId = "mira-correct-undo";
    const { mira, play, sheet, correct, seen } = await wounded(campaignId);
    const before = await sheet();
    const { turnId } = await (
      await correct(seen, { abilityScores: { ...before.abilityScores, strength: 19 } })
    ).json<TurnAnswer>();
    expect((await sheet()).abilityScores.strength).toBe(19);
    await mira.post("/api/chat/head", { campaignId, move: "undo" });
    expect(await sheet()).toEqual(before);
    await play("say on");
    expect((await sheet()).abilityScores).toEqual(before.abilityScores);
    await mira.post("/api/chat/head", { campaignId, turnId });
    expect((await sheet()).abilityScores.strength).toBe(19);
  });

  it("is refused if the sheet has changed since the form was opened, and nothing is written", async () => {
    const { play, sheet, correct, seen } = await wounded("mira-correct-stale");
    await play("wound 1");
    const before = await sheet();
    const stale = await correct(seen, { armorClass: 20 });
    expect([stale.status, await stale.json()]).toMatchObject([409, { code: "conflict" }]);
    expect(await sheet()).toEqual(before);
  });

  it("is written once by a form that is sent twice, and refused from the second of two tabs", async () => {
    const { sheet, correct, seen } = await wounded("mira-correct-tabs");
    const turnId = crypto.randomUUID();
    const sent = () => correct(seen, { armorClass: 20 }, { turnId });
    expect([(await sent()).status, (await sent()).status]).toEqual([200, 200]);
    expect((await correct(seen, { armorClass: 11 })).status).toBe(409);
    expect((await sheet()).armorClass).toBe(20);
  });

  it("is refused for a sheet that is managed elsewhere", async () => {
    const { correct, seen } = await wounded("mira-correct-linked");
    calls.edited = { managedExternally: true };
    const linked = await correct(seen, { armorClass: 20 });
    expect([linked.status, await linked.json()]).toMatchObject([409, { code: "character_read_only" }]);
  });

  it("is kept by the table while api is down", async () => {
    const { sheet, correct, seen } = await wounded("mira-correct-api-down");
    calls.sheetsFail = 9;
    expect((await correct(seen, { armorClass: 20 })).status).toBe(200);
    expect((await sheet()).armorClass).toBe(20);
  });
});
