import { describe, expect, it } from "vitest";

import type { MemoryDraft } from "#contracts/memory/items";
import type { CampaignKey } from "#contracts/rpc/memory";
import { item, move, newCampaign, objectOf, recalled, service, rememberTurn, turn, turnId } from "../test/campaign.ts";

const held = (by: string, more: Partial<MemoryDraft> = {}): MemoryDraft =>
  item(`${by} carries the brass key.`, { state: { about: "the brass key", relation: "holder", value: by }, ...more });
const owes = (content: string): MemoryDraft =>
  item(content, { kind: "relationship", relationship: { from: "Hanne", to: "Orl", type: "owes" } });

/** The items as the player sees them, the oldest turn first. */
async function seen(key: CampaignKey): Promise<{ content: string; from: number | null; to: number | null }[]> {
  const { items } = await objectOf(key).queries().items({});
  return items
    .map(({ content, validFrom, validTo }) => ({ content, from: validFrom, to: validTo }))
    .toSorted((a, b) => (a.from ?? -1) - (b.from ?? -1));
}

const keyTalk = async (key: CampaignKey): Promise<string[]> => (await recalled(key, "the brass key")).toSorted();

describe("what holds", () => {
  it("is the latest that the story says, whatever was digested first; what it replaced stays in the history", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(4), [held("Orl")]);
    await rememberTurn(key, turn(2), [held("Hanne")]);

    expect(await keyTalk(key)).toEqual(["Orl carries the brass key."]);
    expect(await seen(key)).toEqual([
      { content: "Hanne carries the brass key.", from: 2, to: 4 },
      { content: "Orl carries the brass key.", from: 4, to: null },
    ]);
  });

  it("goes before what was told of it when it was otherwise, where that is asked", async () => {
    const key = newCampaign();
    const claimedBy = (by: string) =>
      item(`At the mill ${by} carries the brass key. The brass key shines.`, { key: "told" });
    await rememberTurn(key, turn(1), [claimedBy("Hanne"), held("Hanne")]);
    for (let number = 2; number < 30; number += 1) {
      await rememberTurn(key, turn(number), [item(`The brass key is spoken of in turn ${number}.`)]);
    }
    await rememberTurn(key, turn(30), [claimedBy("Orl"), held("Orl")]);
    const { items } = await service.recall({ ...key, situation: "Who has the brass key?", limit: 3, budget: 4_000 });

    expect(items[0]).toMatchObject({ content: "Orl carries the brass key." });
  });

  it("goes before all talk of the same, in whatever words it stands", async () => {
    const key = newCampaign();
    const lives = (content: string, value: "alive" | "dead") =>
      item(content, { key: "state", entities: ["Orl"], state: { about: "Orl", relation: "status", value } });
    await rememberTurn(key, turn(1), [lives("Orl is alive, though the fever was bad.", "alive")]);
    const says = (content: string) => item(content, { entities: ["Orl"], speaker: "Hanne" });
    await rememberTurn(key, turn(2), [says("Hanne: “Is Orl still alive?”")]);
    await rememberTurn(key, turn(3), [says("Hanne: “Orl is alive, very much alive, and mends nets again.”")]);
    for (let number = 4; number < 40; number += 1)
      await rememberTurn(key, turn(number), [item(`Nets are mended, ${number}.`)]);
    await rememberTurn(key, turn(40), [lives("Orl dies before the first snow.", "dead")]);
    for (let number = 41; number < 60; number += 1)
      await rememberTurn(key, turn(number), [item(`Rain falls on day ${number}.`)]);

    const asked = { ...key, situation: "Is Orl still alive?", limit: 5, budget: 4_000 };
    expect((await service.recall(asked)).items[0]).toMatchObject({ content: "Orl dies before the first snow." });
  });

  it("is not changed by who says the same again", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [held("Hanne")]);
    await rememberTurn(key, turn(2), [held("Orl")]);
    await rememberTurn(key, turn(3), [
      item("Orl still carries the brass key.", { state: { about: "Brass Key", relation: "holder", value: "the Orl" } }),
    ]);

    expect((await seen(key)).map(({ to }) => to)).toEqual([2, null, null]);
  });

  it("follows undo and redo", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [held("Hanne")]);
    await rememberTurn(key, turn(2), [held("Orl")]);
    await move(key, [turnId(2)], []);
    expect(await keyTalk(key)).toEqual(["Hanne carries the brass key."]);
    expect((await seen(key)).map(({ to }) => to)).toEqual([null]);

    await move(key, [], [turnId(2)]);
    expect(await keyTalk(key)).toEqual(["Orl carries the brass key."]);
  });

  it("follows a reply that is told otherwise", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [held("Hanne")]);
    await rememberTurn(key, turn(2), [held("Orl")]);
    await rememberTurn(key, turn(2, 2), [item("Nobody looks for the brass key.")]);

    expect(await keyTalk(key)).toEqual(["Hanne carries the brass key.", "Nobody looks for the brass key."]);
  });

  it("is told in a turn by its last word", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [held("Hanne", { key: "b" }), held("Orl", { key: "a" })]);
    await rememberTurn(key, turn(1, 2), [held("Orl", { key: "a" }), held("Hanne", { key: "b" })]);

    expect(await keyTalk(key)).toEqual(["Hanne carries the brass key."]);
  });

  it("begins with lore, and lore holds where the story says nothing", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(0), [held("Orl")]);
    await rememberTurn(key, { kind: "world" }, [held("Hanne", { kind: "lore" })]);

    expect(await seen(key)).toEqual([
      { content: "Hanne carries the brass key.", from: null, to: 0 },
      { content: "Orl carries the brass key.", from: 0, to: null },
    ]);
  });

  it("is a matter of one person and one relation only", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [
      held("Hanne"),
      item("The brass key hangs in the mill.", {
        key: "p",
        state: { about: "brass key", relation: "place", value: "the mill" },
      }),
    ]);
    await rememberTurn(key, turn(2), [
      item("Orl carries the iron key.", { state: { about: "the iron key", relation: "holder", value: "Orl" } }),
    ]);

    expect((await seen(key)).every(({ to }) => to === null)).toBe(true);
  });

  it("is one thing for the game master and another for the player, where it is secret", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [held("Hanne")]);
    await rememberTurn(key, turn(2), [held("Orl", { secret: true })]);

    expect(await keyTalk(key)).toEqual(["Orl carries the brass key."]);
    expect(await seen(key)).toEqual([{ content: "Hanne carries the brass key.", from: 1, to: null }]);
    const { results } = await objectOf(key).queries().search("who has the brass key?", 10);
    expect(results.map(({ content }) => content)).toEqual(["Hanne carries the brass key."]);
    expect((await service.known({ ...key, text: "brass key" })).entities).toHaveLength(1);
  });

  it("comes back where what replaced it was corrected by a turn", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [held("Hanne")]);
    await rememberTurn(key, turn(2), [held("Orl")]);
    const [orl] = (await service.recall({ ...key, situation: "Orl and the brass key", limit: 1, budget: 500 })).items;
    const correction = item("Orl never had it.", { key: "kept:0" });
    const at = new Date().toISOString();
    await service.correct({
      ...key,
      turnId: turnId(3),
      turnNumber: 3,
      closes: orl?.itemId ?? "",
      item: correction,
      entities: [],
      at,
    });

    expect(await keyTalk(key)).toEqual(["Hanne carries the brass key."]);
    await move(key, [turnId(3)], []);
    expect(await keyTalk(key)).toEqual(["Orl carries the brass key."]);
  });
});

describe("what stands between two", () => {
  it("is what was said last of the same two in the same regard", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [owes("Hanne owes Orl a horse.")]);
    await rememberTurn(key, turn(2), [owes("Hanne owes Orl two horses.")]);
    await rememberTurn(key, turn(3), [owes("Hanne owes Orl two horses.")]);
    const edges = await objectOf(key).queries().relationships({ name: "Hanne" }, []);

    expect(edges).toMatchObject([{ type: "owes", description: "Hanne owes Orl two horses.", validTo: null }]);
    expect((await seen(key)).map(({ to }) => to)).toEqual([2, null, null]);
  });

  it("is nothing between one and themselves, or between nobody", async () => {
    const key = newCampaign();
    const claims = [
      { from: "Hanne", to: "hanne", type: "knows" },
      { from: "Hanne", to: "...", type: "knows" },
      { from: "Hanne", to: "Orl", type: "  " },
    ];
    await rememberTurn(
      key,
      turn(1),
      claims.map((relationship, place) =>
        item(`Claim ${place} of Hanne.`, { key: `${place}`, entities: ["Hanne"], relationship }),
      ),
    );

    expect(await objectOf(key).queries().relationships({ name: "Hanne" }, [])).toEqual([]);
    expect(await seen(key)).toHaveLength(3);
  });
});

describe("how a quest stands", () => {
  it("is the latest word on its title, under one id", async () => {
    const key = newCampaign();
    const quest = (status: "open" | "completed") =>
      item(`The bell is to be found: ${status}.`, {
        kind: "quest",
        quest: { title: status === "open" ? "The Drowned Bell" : "the drowned bell", status },
      });
    await rememberTurn(key, turn(1), [quest("open")]);
    const [before] = await objectOf(key).queries().quests(null);
    await rememberTurn(key, turn(5), [quest("completed")]);

    expect(await objectOf(key).queries().quests(null)).toMatchObject([
      { id: before?.id, title: "The Drowned Bell", status: "completed", turnNumber: 5 },
    ]);
    await move(key, [turnId(5)], []);
    expect(await objectOf(key).queries().quests("open")).toMatchObject([{ id: before?.id, turnNumber: 1 }]);
  });
});

describe("who knows of it", () => {
  it("is told to the game master with what is recalled", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [
      item("Orl forged the toll seal.", { key: "a", knowers: ["Hanne", "Orl", "  "] }),
      item("The toll is three pennies.", { key: "b" }),
      item("The toll house burns tonight.", { key: "c", knowers: [], secret: true }),
    ]);
    const { items } = await service.recall({ ...key, situation: "the toll", limit: 5, budget: 900 });
    const claimedBy = new Map(
      items.map(({ content, knowers, secret }) => [content, [knowers?.toSorted() ?? null, secret]]),
    );

    expect(claimedBy).toEqual(
      new Map([
        ["Orl forged the toll seal.", [["Hanne", "Orl"], false]],
        ["The toll is three pennies.", [null, false]],
        ["The toll house burns tonight.", [[], true]],
      ]),
    );
  });
});
