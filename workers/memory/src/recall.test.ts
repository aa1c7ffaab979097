import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { Recalled } from "#contracts/play/turn";
import type { CampaignKey } from "#contracts/rpc/memory";
import { RELEVANT } from "./domain/relevant.ts";
import { item, move, newCampaign, objectOf, recalled, service, rememberTurn, turn, turnId } from "../test/campaign.ts";

const DEEDS = ["hides", "steals", "breaks", "finds", "sells"];
const THINGS = ["locket", "sword", "lantern", "key", "map", "crown", "bell"];

/** A campaign of forty turns. Every fifth turn is undone. Some items are pinned and some are secret. */
async function played(): Promise<CampaignKey> {
  const key = newCampaign();
  for (let number = 0; number < 40; number += 1) {
    const deed = `${DEEDS[number % DEEDS.length]} the ${THINGS[number % THINGS.length]}`;
    const more = { entities: ["Hanne"], pinned: number % 13 === 0, secret: number % 7 === 0 };
    await rememberTurn(key, turn(number), [item(`Hanne ${deed} in turn ${number}.`, more)]);
  }
  await move(
    key,
    Array.from({ length: 8 }, (_, fifth) => turnId(fifth * 5)),
    [],
  );
  return key;
}

const ask = async (key: CampaignKey, situation: string, limit = 10, budget = 1_000): Promise<Recalled[]> =>
  (await service.recall({ ...key, situation, limit, budget })).items;

const hostile = fc.oneof(
  fc.string({ unit: "binary", maxLength: 2_000 }),
  fc.constantFrom(
    '"',
    '""" OR *',
    "NEAR(locket sword, 2) AND NOT key",
    "content: locket",
    "locket* ^sword {a b} : -key",
    "'; DROP TABLE items; --",
    "🐉🗝️ 👩‍👩‍👧",
    "\ud800",
    "\0",
    "locket ".repeat(285),
    "x".repeat(2_000),
    `${Array.from({ length: 300 }, (_, n) => `word${n}`).join(" ")} locket`,
  ),
  fc.array(fc.constantFrom(...THINGS, ...DEEDS, "Hanne", "the", '"', "*"), { maxLength: 60 }).map((w) => w.join(" ")),
);

describe("recall", () => {
  it("survives any situation, limit and budget: active memories only, within the budget, scored 0 to 1", async () => {
    const key = await played();
    await fc.assert(
      fc.asyncProperty(
        hostile,
        fc.oneof(fc.integer({ min: -2, max: 20 }), fc.constantFrom(NaN, Infinity, 2.5)),
        fc.oneof(fc.integer({ min: -10, max: 400 }), fc.constantFrom(NaN, Infinity)),
        async (situation, limit, budget) => {
          const items = await ask(key, situation, limit, budget);
          expect(items.length).toBeLessThanOrEqual(limit > 0 ? limit : 0);
          const spent = items.reduce((sum, { content }) => sum + content.length, 0);
          expect(spent).toBeLessThanOrEqual(budget > 0 ? budget : 0);
          for (const { relevance_score, turnNumber, reason } of items) {
            expect(relevance_score).toBeGreaterThanOrEqual(0);
            expect(relevance_score).toBeLessThanOrEqual(1);
            expect((turnNumber ?? 0) % 5).not.toBe(0);
            expect(reason).not.toBe("");
          }
        },
      ),
      { numRuns: 120 },
    );
  });

  it("is the same every time", async () => {
    const key = await played();
    const first = await ask(key, "Hanne finds the lantern, the crown and the bell");

    expect(first.length).toBeGreaterThan(5);
    expect(await ask(key, "Hanne finds the lantern, the crown and the bell")).toEqual(first);
  });

  it("gives pinned memories first, then the best", async () => {
    const key = await played();
    const items = await ask(key, "the bell", 4);

    const pinned = items.filter(({ reason }) => reason.startsWith("you pinned it"));
    expect(new Set(pinned.map(({ turnNumber }) => turnNumber))).toEqual(new Set([13, 26, 39]));
    expect(items.slice(0, 3)).toEqual(pinned);
    expect(items[3]?.content).toContain("bell");
  });

  it("says of each memory where it is from", async () => {
    const key = newCampaign();
    for (const source of [turn(1), { kind: "world" }, { kind: "campaign" }, { kind: "import" }] as const)
      await rememberTurn(key, source, [item(`The bell in the ${source.kind} is cracked.`)]);

    const found = await ask(key, "the cracked bell");
    expect(found).toHaveLength(4);
    for (const { content, source } of found) expect(content).toBe(`The bell in the ${source} is cracked.`);
  });

  it("gives who looks for something the best first, and nothing that only is pinned", async () => {
    const key = await played();
    await rememberTurn(key, turn(41), [item("The tin whistle lies under the stair.")]);
    const { results } = await objectOf(key).queries().search("tin whistle", 4);

    expect(results[0]?.content).toBe("The tin whistle lies under the stair.");
    expect(results.map((found) => found.turnId)).not.toEqual(expect.arrayContaining([turnId(13)]));
  });

  it("gives the pinned ones, and nothing else, to silence", async () => {
    const key = await played();

    const items = await ask(key, "");
    expect(new Set(items.map(({ turnNumber }) => turnNumber))).toEqual(new Set([13, 26, 39]));
  });

  it("finds the one right memory among many like it", async () => {
    const key = newCampaign();
    for (let number = 0; number < 300; number += 1) {
      await rememberTurn(key, turn(number), [item(`The party walks the road and camps by the road, day ${number}.`)]);
    }
    await rememberTurn(key, turn(300), [item("Orl whispers that the road-warden's password is 'heron'.")]);
    for (let number = 301; number < 400; number += 1) {
      await rememberTurn(key, turn(number), [item(`The party walks the road and camps by the road, day ${number}.`)]);
    }

    expect((await recalled(key, "The warden on the road asks me for the password."))[0]).toContain("heron");
  });

  it.each([
    ["은빛 자물쇠를 숨겼다.", "자물쇠를"],
    ["Žofie schovala medailon.", "zofie"],
    ["किला जल गया।", "किला"],
  ])("finds %s in its own script", async (content, situation) => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [item(content)]);

    expect(await recalled(key, situation)).toEqual([content]);
  });

  it("recalls lore and the player's notes, which have no turn", async () => {
    const key = newCampaign();
    await rememberTurn(key, { kind: "world" }, [item("The moon Selis drowns sailors.", { kind: "lore" })]);

    expect(await ask(key, "sailors under the moon")).toMatchObject([{ kind: "lore", turnId: null, turnNumber: null }]);
  });

  it("leaves out the turns that the game master has before it anyway", async () => {
    const key = newCampaign();
    for (const number of [1, 2, 3]) await rememberTurn(key, turn(number), [item(`The bell rings ${number} times.`)]);
    const request = { ...key, situation: "the bell", limit: 5, budget: 500, exclude: [turnId(3), turnId(9)] };

    expect(new Set((await service.recall(request)).items.map(({ turnNumber }) => turnNumber))).toEqual(new Set([1, 2]));
  });

  it("keeps campaigns apart, and users", async () => {
    const key = newCampaign("ada");
    await rememberTurn(key, turn(1), [item("The password is heron.")]);

    expect(await recalled(newCampaign("ada"), "password")).toEqual([]);
    expect(await recalled({ ...key, userId: "bob" }, "password")).toEqual([]);
  });
});

describe("what is recalled beside the words themselves", () => {
  const long = "The rain goes on falling, and the party tells old stories by the fire.";

  it("is the answer that was given to a question", async () => {
    const key = newCampaign();
    for (let number = 0; number < 30; number += 1)
      await rememberTurn(key, turn(number), [item(`${long} Night ${number}.`)]);
    await rememberTurn(key, turn(30), [item("Hanne, where did you hide the locket?", { speaker: "Orlo" })]);
    await rememberTurn(key, turn(31), [item("Under the third stone, behind the mill.", { speaker: "Hanne" })]);

    expect((await recalled(key, "Where is the locket?")).slice(0, 2)).toContain(
      "Under the third stone, behind the mill.",
    );
  });

  it("is what says the same in other words", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [item("Brakk leans his axe against the wall.")]);
    await rememberTurn(key, turn(2), [item("The ferryman counts his silver.")]);

    expect(await recalled(key, "What weapons are there?")).toContain("Brakk leans his axe against the wall.");
    expect(await recalled(key, "Who steals from the ferryman?")).toContain("The ferryman counts his silver.");
  });

  it("goes by the player's words more than by what was told last", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [item("The password of the road-warden is heron.")]);
    await rememberTurn(key, turn(2), [
      item("The lighthouse at Gallows Reach has a green lamp, a broken stair and an owl."),
    ]);

    const texts =
      "You stand below the lighthouse at Gallows Reach. Its green lamp swings, and an owl sits on the stair.";
    expect((await recalled(key, `I say the password.\n${texts}`))[0]).toContain("heron");
    expect((await recalled(key, `I look up.\n${texts}`))[0]).toContain("lighthouse");
  });

  it("has a score that tells what fits from what only shares a word", async () => {
    const key = newCampaign();
    for (let number = 0; number < 30; number += 1)
      await rememberTurn(key, turn(number), [item(`${long} Night ${number}.`)]);
    await rememberTurn(key, turn(40), [item("Orl whispers that the road-warden's password is 'heron'.")]);
    const [fitting] = await ask(key, "What is the road-warden's password?");
    const [chaff] = await ask(key, "I ask the king's cook about the poisoned pie and old stories of his kitchen.");

    expect(fitting?.content).toContain("heron");
    expect(fitting?.relevance_score).toBeGreaterThan(RELEVANT);
    expect(chaff?.relevance_score).toBeLessThan(RELEVANT);
  });

  it("is of the campaign as it is now, also after its memory was erased", async () => {
    const key = newCampaign();
    for (let number = 0; number < 5; number += 1)
      await rememberTurn(key, turn(number), [item(`The bell rings ${number} times.`)]);
    expect(await recalled(key, "the bell")).toHaveLength(5);
    await service.erase(key);
    // Waits, because a turn from the same millisecond as the erasure counts as older than it.
    await new Promise((resolve) => setTimeout(resolve, 2));
    await rememberTurn(key, turn(50), [item("The bell is broken.")]);

    expect(await ask(key, "the bell")).toMatchObject([{ content: "The bell is broken.", turnNumber: 50 }]);
  });
});
