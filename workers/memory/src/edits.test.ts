import { runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";

import type { CampaignKey } from "#contracts/rpc/memory";
import { entity, item, newCampaign, objectOf, recalled, service, rememberTurn, turn } from "../test/campaign.ts";
import { dumpItems } from "../test/dump.ts";
import type { CampaignEdits } from "./ports.ts";

const hand = (key: CampaignKey) => objectOf(key).edits();
const eyes = (key: CampaignKey) => objectOf(key).queries();
/**
 * Expects an edit to throw. It runs inside the Durable Object, because an error that is thrown across RPC is also reported as unhandled.
 */
const refused = (key: CampaignKey, act: (hand: CampaignEdits) => unknown, why: string): Promise<void> =>
  runInDurableObject(objectOf(key), (memory) => expect(() => act(memory.edits())).toThrow(why));
/** The id of the item with this content. */
async function idOf(key: CampaignKey, content: string): Promise<string> {
  const { items } = await eyes(key).items({});
  return items.find((each) => each.content === content)?.id ?? "";
}

describe("correcting what is remembered", () => {
  it("changes what is recalled and shown, and keeps the wording before", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(3), [item("Hanne sold the locket.", { entities: ["Hanne"] })]);
    const id = await idOf(key, "Hanne sold the locket.");
    await hand(key).changeItem(id, { content: "Hanne buried the locket." });
    const changed = await hand(key).changeItem(id, { content: "Hanne hid the locket.", importance: 9 });

    expect(changed).toMatchObject({
      id,
      content: "Hanne hid the locket.",
      importance: 9,
      entities: ["Hanne"],
      source: { kind: "turn", turnNumber: 3 },
      history: [{ content: "Hanne sold the locket." }, { content: "Hanne buried the locket." }],
    });
    expect(await recalled(key, "what was hid?")).toEqual(["Hanne hid the locket."]);
    expect((await eyes(key).items({ q: "sold" })).items).toEqual([]);
  });

  it("stands when its turn is read again and says the same, and not where it says something else", async () => {
    const key = newCampaign();
    const said = item("Hanne sold the locket.");
    await rememberTurn(key, turn(3), [said]);
    const id = await idOf(key, said.content);
    await hand(key).changeItem(id, { content: "Hanne hid the locket.", pinned: true });
    await rememberTurn(key, turn(3, 2), [item("A prologue.", { key: "a" }), said]);
    expect((await eyes(key).item(id))?.content).toBe("Hanne hid the locket.");

    await rememberTurn(key, turn(3, 3), [item("Hanne lost the locket.")]);
    expect(await eyes(key).items({})).toMatchObject({ items: [{ content: "Hanne lost the locket.", pinned: false }] });
    await rememberTurn(key, turn(3, 4), [said]);
    expect(await eyes(key).items({})).toMatchObject({
      items: [{ content: "Hanne hid the locket.", pinned: true, history: [{ content: "Hanne sold the locket." }] }],
    });
  });

  it("takes a claim along only where the new wording still makes it, and brings it back with the old", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [
      item("Brakk waits in Varrow.", { state: { about: "Brakk", relation: "place", value: "Varrow" } }),
    ]);
    await rememberTurn(key, turn(2), [
      item("Brakk dies.", { state: { about: "Brakk", relation: "status", value: "dead" } }),
    ]);
    const known = async () => (await service.known({ ...key, text: "Brakk" })).entities[0];
    const [place, death] = [await idOf(key, "Brakk waits in Varrow."), await idOf(key, "Brakk dies.")];

    await hand(key).changeItem(place, { content: "Brakk waits in old VARROW, by the gate." });
    await hand(key).changeItem(death, { content: "Brakk falls, and sleeps." });
    expect(await known()).toMatchObject({ place: { value: "Varrow" }, status: null });
    await hand(key).changeItem(death, { content: "Brakk dies." });
    expect((await known())?.status).toMatchObject({ value: "dead" });
  });

  it("is for what the player can see: no secret, nothing undone, nothing that is not there", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [item("The butler did it.", { secret: true })]);
    const { items } = await service.recall({ ...key, situation: "the butler", limit: 1, budget: 100 });
    for (const id of [items[0]?.itemId ?? "", "999", "", "1 OR 1=1", "-1", "1e3", "9".repeat(40)]) {
      expect(await hand(key).changeItem(id, { content: "The cook did it." })).toBeNull();
      expect(await hand(key).forgetItem(id)).toBe(false);
    }
    expect(await recalled(key, "the butler")).toEqual(["The butler did it."]);
  });

  it("tells nobody of a change that is none", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [item("A bell.")]);
    const id = await idOf(key, "A bell.");
    await hand(key).changeItem(id, { pinned: true });
    const { revision } = await rememberTurn(key, turn(1), []);
    await hand(key).changeItem(id, { pinned: true, content: "A bell.", importance: 3 });

    expect((await rememberTurn(key, turn(1), [])).revision).toBe(revision);
  });
});

describe("forgetting", () => {
  it("is for good: not recalled, not shown, not brought back by its turn", async () => {
    const key = newCampaign();
    const said = [item("The duke's shame.", { entities: ["the duke"] }), item("A quiet ball.", { key: "b" })];
    await rememberTurn(key, turn(1), said);
    expect(await hand(key).forgetItem(await idOf(key, "The duke's shame."))).toBe(true);
    await rememberTurn(key, turn(1, 2), said);

    expect(await recalled(key, "the duke's shame")).toEqual([]);
    expect((await eyes(key).items({})).items.map(({ content }) => content)).toEqual(["A quiet ball."]);
  });

  it("lets what it had replaced hold again", async () => {
    const key = newCampaign();
    const holds = (value: string) =>
      item(`${value} has the key.`, { state: { about: "key", relation: "holder", value } });
    await rememberTurn(key, turn(1), [holds("Hanne")]);
    await rememberTurn(key, turn(2), [holds("Orl")]);
    await hand(key).forgetItem(await idOf(key, "Orl has the key."));

    expect(await recalled(key, "who has the key?")).toEqual(["Hanne has the key."]);
  });
});

describe("noting", () => {
  it("keeps one note under a key, and what it said before", async () => {
    const key = newCampaign();
    const first = await hand(key).note(item("Ask Orl.", { key: "todo", kind: "note", context: "at the mill" }));
    const again = await hand(key).note(item("Ask Hanne.", { key: "todo", kind: "note" }));

    expect(again).toBe(first);
    expect(await eyes(key).item(first)).toMatchObject({
      content: "Ask Hanne.",
      context: "at the mill",
      source: { kind: "player" },
      history: [{ content: "Ask Orl." }],
    });
  });

  it("survives any text", async () => {
    const key = newCampaign();
    const texts = ["'; DROP TABLE items; --", '"', "x".repeat(8_000), "🐉".repeat(4_000), "\n\t."];
    for (const [place, text] of texts.entries()) {
      const id = await hand(key).note(item(text, { key: `${place}`, entities: ["", '"', "the", text.slice(0, 120)] }));
      expect((await eyes(key).item(id))?.content).toBe(text);
    }
  });

  it("stands after the turns told so far, before those to come", async () => {
    const key = newCampaign();
    const at = (value: string) => ({ state: { about: "Orl", relation: "place", value } as const });
    const place = async () => (await service.known({ ...key, text: "Orl" })).entities[0]?.place?.value;
    await rememberTurn(key, turn(1), [item("Orl is in Varrow.", at("Varrow"))]);
    await hand(key).note(item("Orl is in Aldermoor.", { key: "n", ...at("Aldermoor") }));
    expect(await place()).toBe("Aldermoor");
    await rememberTurn(key, turn(2), [item("Orl is in Thornwick.", at("Thornwick"))]);
    expect(await place()).toBe("Thornwick");
  });
});

describe("storing entities", () => {
  it("knows them by the client's id, and the story's by their name", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [item("Hanne Vask keeps the toll.", { entities: ["Hanne Vask"] })]);
    const drafted = { ...entity("Hanne Vask", { description: "A tollkeeper with a limp.", aliases: ["Hanne"] }) };
    await hand(key).storeEntity("npc-1", drafted, []);
    await hand(key).storeEntity("npc-1", { ...drafted, description: "" }, []);

    expect(await eyes(key).entities("person", {})).toMatchObject([
      { id: "npc-1", name: "Hanne Vask", description: "A tollkeeper with a limp.", mentions: 2 },
    ]);
    expect(await recalled(key, "who limps? the limp")).toEqual(["Hanne Vask: A tollkeeper with a limp."]);
  });

  it("keeps what the player says of somebody against whatever the story says", async () => {
    const key = newCampaign();
    await hand(key).storeEntity("orl", entity("Orl", { type: "creature", description: "A talking heron." }), []);
    const said = {
      ...key,
      source: turn(1),
      items: [item("Orl bows.", { entities: ["Orl"] })],
      at: new Date().toISOString(),
    };
    await service.remember({ ...said, entities: [entity("Orl", { description: "A wizard." })] });

    expect(await hand(key).updateEntity("orl", {})).toMatchObject({
      type: "creature",
      description: "A talking heron.",
    });
  });

  it("renames, and still hears the old name; two may not bear one name", async () => {
    const key = newCampaign();
    await hand(key).storeEntity("a", entity("Hanne"), []);
    await hand(key).storeEntity("b", entity("Orl"), []);
    expect(await hand(key).updateEntity("a", { name: "Hanne Vask" })).toMatchObject({
      id: "a",
      name: "Hanne Vask",
      aliases: ["Hanne"],
    });
    await rememberTurn(key, turn(1), [item("Hanne smiles.", { entities: ["Hanne"] })]);
    expect(await eyes(key).entities("person", { name: "vask" })).toMatchObject([{ id: "a", mentions: 2 }]);

    await refused(key, (mine) => mine.updateEntity("b", { name: "HANNE" }), "bears that name");
    expect(await hand(key).updateEntity("nobody", { name: "X" })).toBeNull();
    await refused(key, (mine) => mine.storeEntity("c", entity("…"), []), "must say something");
  });

  it("takes a hundred relationships, and all of them or none", async () => {
    const key = newCampaign();
    const others = Array.from({ length: 100 }, (_, n) => ({
      target: { name: `Guard ${n}` },
      type: "commands",
      description: "",
    }));
    await hand(key).storeEntity("captain", entity("Captain Ilse"), others);
    await hand(key).storeEntity("captain", entity("Captain Ilse"), others);
    expect(await eyes(key).relationships({ id: "captain" }, ["Commands"])).toHaveLength(100);

    const before = await dumpItems(key);
    const self = [...others, { target: { id: "captain" }, type: "knows", description: "herself" }];
    await refused(key, (mine) => mine.storeEntity("captain", entity("Ilse the Captain"), self), "themselves");
    const unknown = [{ target: { name: "the" }, type: "knows", description: "" }];
    await refused(key, (mine) => mine.storeEntity("heron", entity("Heron"), unknown), "must say something");
    expect(await dumpItems(key)).toEqual(before);
  });
});

describe("relationships by the player's hand", () => {
  it("are ended, renamed and told otherwise, and stay so when the turn is read again", async () => {
    const key = newCampaign();
    const owes = item("Hanne owes Orl a horse.", { relationship: { from: "Hanne", to: "Orl", type: "owes" } });
    await rememberTurn(key, turn(1), [owes]);
    const [edge] = (await eyes(key).relationships({ name: "Orl" }, [])) ?? [];
    const id = edge?.id ?? "";
    expect(await hand(key).updateRelationship(id, { description: "Hanne owes Orl two." })).toMatchObject({
      id,
      description: "Hanne owes Orl two.",
    });
    expect(await hand(key).updateRelationship(id, { ended: true })).toMatchObject({ id, validTo: 1 });
    expect(await hand(key).updateRelationship(id, { ended: false })).toMatchObject({ id, validTo: null });
    const renamed = await hand(key).updateRelationship(id, { type: "is friends with" });
    expect(renamed).toMatchObject({ type: "is friends with", validTo: null });
    await rememberTurn(key, turn(1, 2), [owes]);

    const current = ((await eyes(key).relationships({ name: "Hanne" }, [])) ?? []).filter(
      ({ validTo }) => validTo === null,
    );
    expect(current).toMatchObject([{ id: renamed?.id, type: "is friends with" }]);
    expect(await hand(key).updateRelationship("nothing", { ended: true })).toBeNull();
  });
});

describe("quests by the player's hand", () => {
  it("keep their id whatever becomes of them", async () => {
    const key = newCampaign();
    const quest = { id: "q1", title: "The Drowned Bell", description: "Find it.", status: "open" as const };
    expect(await hand(key).storeQuest(quest)).toBe("q1");
    expect(await hand(key).storeQuest({ ...quest, description: "Find it before the tide." })).toBe("q1");
    expect(
      await hand(key).storeQuest({
        title: "the drowned bell",
        description: "Found.",
        status: "completed",
        importance: 8,
      }),
    ).toBe("q1");
    expect(await hand(key).storeQuest({ ...quest, title: "The Bell of Orl", status: "failed" })).toBe("q1");
    await rememberTurn(key, turn(1), [
      item("The bell rings again.", { quest: { title: "The Drowned Bell", status: "active" } }),
    ]);

    expect(await eyes(key).quests(null)).toMatchObject([
      { id: "q1", title: "The Bell of Orl", status: "active", turnNumber: 1 },
    ]);
    await hand(key).storeQuest({ id: "q2", title: "A toll unpaid", description: "", status: "open" });
    await refused(key, (mine) => mine.storeQuest({ ...quest, id: "q2" }), "bears that title");
  });
});
