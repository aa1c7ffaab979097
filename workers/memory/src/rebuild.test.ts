import { describe, expect, it } from "vitest";

import type { MemoryDraft } from "#contracts/memory/items";
import type { CampaignKey } from "#contracts/rpc/memory";
import { entity, item, move, newCampaign, objectOf, recalled, service, turn, turnId } from "../test/campaign.ts";
import { dumpEntities, dumpItems } from "../test/dump.ts";

const AT = (hours: number): string => new Date(Date.UTC(2031, 0, 1, hours)).toISOString();
const PEOPLE = ["Hanne Vask", "Orl", "Brakk"];
const PLACES = ["the mill", "Varrow", "the salt gate"];

/** The items of turn `number`: an episode, a place, a debt and the status of a quest. */
function draftsOf(number: number): MemoryDraft[] {
  const [who, where] = [PEOPLE[number % 3] ?? "", PLACES[number % 2] ?? ""];
  const whom = PEOPLE[(number + 1) % 3] ?? "";
  return [
    item(`${who} comes to ${where} in turn ${number}.`, { key: "episode", entities: [who], importance: 4 }),
    item(`${who} is at ${where}.`, {
      key: "place",
      state: { about: who, relation: "place", value: where },
      knowers: [whom],
    }),
    item(`${who} owes ${whom} ${number} pennies.`, {
      key: "debt",
      relationship: { from: who, to: whom, type: "owes" },
    }),
    item(`The bell is sought (${number}).`, {
      key: "quest",
      quest: { title: "The Bell", status: number < 9 ? "open" : "completed" },
    }),
    item(`Only ${who} knows of the ${number} graves.`, { key: "secret", secret: true, entities: [who] }),
  ];
}

const digest = (key: CampaignKey, number: number, more: MemoryDraft[] = []) =>
  service.remember({
    ...key,
    source: turn(number),
    items: [...draftsOf(number), ...more],
    entities: PEOPLE.map((name, place) =>
      entity(name, {
        description: `${name}, as met in turn ${number + place}.`,
        aliases: [`${name} the ${number % 2 ? "Elder" : "Bold"}`],
      }),
    ),
    at: AT(number),
  });

async function played(key: CampaignKey, turns = 12): Promise<void> {
  for (let number = 0; number < turns; number += 1) await digest(key, number);
  await move(key, [turnId(7)], []);
}

/** Corrects, pins and forgets some items as the player. */
async function meddle(key: CampaignKey): Promise<void> {
  const { items } = await objectOf(key).queries().items({});
  const find = (content: string) => items.find((each) => each.content === content)?.id ?? "";
  const hand = objectOf(key).edits();
  await hand.changeItem(find("Orl comes to Varrow in turn 1."), {
    content: "Orl limps to Varrow in turn 1.",
    pinned: true,
  });
  await hand.changeItem(find("Brakk is at Varrow."), { content: "Brakk is nowhere to be seen." });
  await hand.forgetItem(find("Brakk owes Hanne Vask 11 pennies."));
  await hand.note(item("Never trust Orl.", { key: "note", kind: "note", entities: ["Orl"] }));
}

describe("reading the ledger again", () => {
  it("gives the same memory, with all that the player made of it", async () => {
    const key = newCampaign();
    await played(key);
    await meddle(key);
    const before = [await dumpItems(key), await dumpEntities(key), await recalled(key, "Orl in Varrow and the bell")];
    await service.beginRebuild(key);
    for (const number of [11, 3, 0, 1, 2, 4, 5, 10, 6, 7, 8, 9]) await digest(key, number);
    await service.endRebuild(key);

    expect([await dumpItems(key), await dumpEntities(key), await recalled(key, "Orl in Varrow and the bell")]).toEqual(
      before,
    );
  });

  it("gives the same as having read it once, in whatever order it was first read", async () => {
    const [once, shuffled] = [newCampaign(), newCampaign()];
    await played(once);
    await move(shuffled, [turnId(7)], []);
    for (const number of [5, 11, 0, 7, 3, 2, 1, 9, 10, 4, 8, 6]) await digest(shuffled, number);

    expect(await dumpItems(shuffled)).toEqual(await dumpItems(once));
    expect(await dumpEntities(shuffled)).toEqual(await dumpEntities(once));
  });

  it("keeps what is remembered until its turn is read again, and says that it is under way", async () => {
    const key = newCampaign();
    await played(key, 4);
    const before = await dumpItems(key);
    await service.beginRebuild(key);
    expect(await service.digestStatus(key)).toMatchObject({
      rebuilding: true,
      digestedThrough: -1,
      lastDigestedTurnId: null,
    });
    expect((await dumpItems(key)).map(({ content }) => content)).toEqual(before.map(({ content }) => content));
    expect(await recalled(key, "Brakk")).not.toEqual([]);

    for (let number = 0; number < 4; number += 1) await digest(key, number);
    await service.endRebuild(key);
    expect(await service.digestStatus(key)).toMatchObject({ rebuilding: false, digestedThrough: 3 });
  });

  it("takes out names that nobody speaks of any more, and no other", async () => {
    const key = newCampaign();
    const said = { ...key, at: AT(1), items: [item("Hanne meets the Pale One.", { entities: ["Hanne", "Pale One"] })] };
    await service.remember({ ...said, source: turn(0), entities: [entity("Hanne"), entity("Pale One")] });
    await objectOf(key).edits().storeEntity("mine", entity("Orl"), []);
    await service.beginRebuild(key);
    await service.remember({
      ...said,
      source: turn(0),
      items: [item("Hanne meets nobody.", { entities: ["Hanne"] })],
      entities: [],
    });
    await service.endRebuild(key);

    expect((await service.names(key)).map(({ name }) => name)).toEqual(["Hanne", "Orl"]);
    expect((await dumpEntities(key)).map(({ name }) => name)).toEqual(["Hanne", "Orl"]);
    expect((await service.known({ ...key, text: "the Pale One" })).entities).toEqual([]);
  });
});
