import { describe, expect, it } from "vitest";

import type { CampaignKey } from "#contracts/rpc/memory";
import {
  entity,
  item,
  move,
  newCampaign,
  objectOf,
  recalled,
  service,
  rememberTurn,
  turn,
  turnId,
} from "../test/campaign.ts";
import { dumpItems } from "../test/dump.ts";

const NOTHING = { merges: [], summaries: [] };
const idOf = async (key: CampaignKey, name: string): Promise<string> =>
  (await service.names(key)).find((each) => each.name === name)?.id ?? "";
const merge = async (key: CampaignKey, ...pairs: [keep: string, drop: string][]) =>
  (await service.consolidate(key, { merges: pairs.map(([keep, drop]) => ({ keep, drop })), summaries: [] })).merged;

describe("making two one", () => {
  it("says of the one what was said of the other, under all their names", async () => {
    const key = newCampaign();
    const at = (value: string) => ({
      state: { about: value === "Varrow" ? "Hanne" : "The Tollkeeper", relation: "place", value } as const,
    });
    await rememberTurn(key, turn(1), [
      item("The Tollkeeper waits in Aldermoor.", { knowers: ["The Tollkeeper"], ...at("Aldermoor") }),
    ]);
    await rememberTurn(key, turn(2), [item("Hanne sleeps in Varrow.", at("Varrow"))]);
    const [hanne, keeper] = [await idOf(key, "Hanne"), await idOf(key, "The Tollkeeper")];
    expect(await merge(key, [hanne, keeper])).toBe(1);

    expect(await service.names(key)).toMatchObject([{ id: hanne, name: "Hanne", aliases: ["tollkeeper"] }]);
    expect(await recalled(key, "Where is the tollkeeper?")).toEqual(["Hanne sleeps in Varrow."]);
    expect(await dumpItems(key)).toMatchObject([
      { entities: '["Hanne"]', knowers: '["Hanne"]', holds: 0 },
      { entities: '["Hanne"]', holds: 1 },
    ]);
    expect(await objectOf(key).edits().updateEntity(keeper, {})).toMatchObject({ id: hanne });
    await rememberTurn(key, turn(3), [item("The tollkeeper wakes.", { entities: ["the Tollkeeper"] })]);
    expect(await service.names(key)).toHaveLength(1);
  });

  it("leaves nothing between the one and themselves, and one thing where both stood so to a third", async () => {
    const key = newCampaign();
    const bond = (from: string, to: string, key_: string) =>
      item(`${from} trusts ${to}.`, { key: key_, relationship: { from, to, type: "trusts" } });
    await rememberTurn(key, turn(1), [
      bond("Hanne", "Keeper", "a"),
      bond("Hanne", "Orl", "b"),
      bond("Keeper", "Orl", "c"),
      bond("Orl", "Keeper", "d"),
    ]);
    await merge(key, [await idOf(key, "Hanne"), await idOf(key, "Keeper")]);
    const bonds = (await objectOf(key).queries().relationships({ name: "Keeper" }, [])) ?? [];

    expect(bonds.map(({ description }) => description).toSorted()).toEqual([
      "Keeper trusts Orl.",
      "Orl trusts Keeper.",
    ]);
    expect((await objectOf(key).queries().items({})).items).toHaveLength(4);
  });

  it("goes in circles, twice, and for nobody without harm", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [item("All meet.", { entities: ["Hanne", "Orl", "Brakk"] })]);
    const [a, b, c] = [await idOf(key, "Hanne"), await idOf(key, "Orl"), await idOf(key, "Brakk")];

    expect(await merge(key, [a, b], [b, c], [c, a], [a, a], [a, "nobody"], ["", c])).toBe(2);
    expect(await service.names(key)).toMatchObject([{ name: "Hanne", aliases: ["brakk", "orl"] }]);
    expect(await merge(key, [a, b])).toBe(0);
  });

  it("lasts when the ledger is read again", async () => {
    const key = newCampaign();
    const said = {
      ...key,
      source: turn(1),
      items: [item("Orl bows.", { entities: ["Orl"] })],
      entities: [entity("Orl")],
      at: "2031-01-01T00:00:00.000Z",
    };
    await service.remember(said);
    await rememberTurn(key, turn(2), [item("Hanne bows.", { entities: ["Hanne"] })]);
    await merge(key, [await idOf(key, "Hanne"), await idOf(key, "Orl")]);
    await service.beginRebuild(key);
    await service.remember(said);
    await service.endRebuild(key);

    expect(await service.names(key)).toMatchObject([{ name: "Hanne", aliases: ["orl"], type: "person" }]);
  });
});

describe("summing up", () => {
  it("keeps a session's latest summary", async () => {
    const key = newCampaign();
    const startedAt = "2031-01-01T20:00:00.000Z";
    await service.remember({ ...key, source: turn(0), items: [item("It begins.")], entities: [], at: startedAt });
    const write = async (summary: string) =>
      (await service.consolidate(key, { merges: [], summaries: [{ startedAt, summary, source: "oracle" }] }))
        .summarized;

    expect([await write("A beginning."), await write("A beginning."), await write("A good beginning.")]).toEqual([
      1, 0, 1,
    ]);
    expect((await service.timeline(key)).sessions).toMatchObject([
      { startedAt, summary: "A good beginning.", summarySource: "oracle" },
    ]);
  });
});

describe("a session's summary", () => {
  it("is forgotten where a turn of it comes late, however long ago that was", async () => {
    const key = newCampaign();
    const at = (minute: number) => `2031-01-01T20:0${minute}:00.000Z`;
    const play = (number: number, content: string) =>
      service.remember({ ...key, source: turn(number), items: [item(content)], entities: [], at: at(number) });
    await play(0, "It begins.");
    await service.consolidate(key, { merges: [], summaries: [{ startedAt: at(0), summary: "A beginning." }] });
    await play(1, "The bell rang after all.");

    expect((await service.timeline(key)).sessions).toMatchObject([{ startedAt: at(0), summary: "" }]);
  });
});

describe("fading", () => {
  /** Remembers one turn on each day, so that each turn is a session of its own. */
  async function days(key: CampaignKey, count: number, importance = 3): Promise<void> {
    for (let day = 0; day < count; day += 1) {
      const at = new Date(Date.UTC(2031, 0, 1 + day)).toISOString();
      const items = [
        item(`The ${["heron", "locket", "ferry", "candle", "mirror"][day]} of day ${day}.`, { importance }),
      ];
      await service.remember({ ...key, source: turn(day), items, entities: [], at });
    }
  }
  const weights = async (key: CampaignKey) =>
    (await objectOf(key).queries().items({})).items.map(({ importance }) => importance).toReversed();

  it("takes a little from what was never recalled and is older than three sessions, once a day", async () => {
    const key = newCampaign();
    await days(key, 5);
    await service.recall({ ...key, situation: "the locket", limit: 1, budget: 500 });
    expect((await service.consolidate(key, NOTHING)).faded).toBe(1);
    expect(await weights(key)).toEqual([2, 3, 3, 3, 3]);

    expect((await service.consolidate(key, NOTHING)).faded).toBe(0);
    expect(await weights(key)).toEqual([2, 3, 3, 3, 3]);
  });

  it("leaves at least the least importance", async () => {
    const key = newCampaign();
    await days(key, 5, 1);
    expect((await service.consolidate(key, NOTHING)).faded).toBe(0);
    expect(await weights(key)).toEqual([1, 1, 1, 1, 1]);
  });

  it("leaves alone what the player pinned or weighed", async () => {
    const key = newCampaign();
    await days(key, 5);
    const { items } = await objectOf(key).queries().items({});
    await objectOf(key)
      .edits()
      .changeItem(items[4]?.id ?? "", { pinned: true });
    await objectOf(key)
      .edits()
      .changeItem(items[3]?.id ?? "", { importance: 8 });
    expect((await service.consolidate(key, NOTHING)).faded).toBe(0);
  });

  it("spares a story of three sessions, undone ones not counted", async () => {
    const key = newCampaign();
    await days(key, 5);
    await move(
      key,
      [3, 4].map((day) => turnId(day)),
      [],
    );
    expect((await service.consolidate(key, NOTHING)).faded).toBe(0);
  });
});
