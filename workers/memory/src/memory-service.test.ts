import { createExecutionContext, env, runInDurableObject } from "cloudflare:test";
import { describe, expect, it } from "vitest";

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
import { MemoryService } from "./memory-service.ts";

describe("remembering turns", () => {
  it("recalls what a turn said, with the turn it came from and why", async () => {
    const key = newCampaign();
    await service.remember({
      ...key,
      source: turn(3),
      items: [item("Hanne hid the silver locket under the altar.", { entities: ["Hanne"] })],
      entities: [entity("Hanne")],
      at: new Date().toISOString(),
    });
    await rememberTurn(key, turn(9), [item("The ferry crossed the grey river at dusk.")]);

    const { items } = await service.recall({
      ...key,
      situation: "I ask Hanne about the lockets.",
      limit: 5,
      budget: 2_000,
    });

    expect(items[0]).toMatchObject({
      content: "Hanne hid the silver locket under the altar.",
      kind: "episode",
      turnId: turnId(3),
      turnNumber: 3,
      reason: "names Hanne, speaks of lockets",
    });
    expect(items[0]?.relevance_score).toBeGreaterThan(0.5);
    expect(items.map(({ content }) => content)).not.toContain("The ferry crossed the grey river at dusk.");
  });

  it("takes the same message twenty times at once for one", async () => {
    const key = newCampaign();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        rememberTurn(key, turn(1), [item("The bridge fell."), item("A troll laughed.", { key: "b" })]),
      ),
    );

    expect(answers.map(({ added }) => added).toSorted((a, b) => b - a)).toEqual([
      2,
      ...Array.from({ length: 19 }, () => 0),
    ]);
    expect(new Set(answers.map(({ revision }) => revision))).toEqual(new Set([1]));
    expect((await service.overview(key)).totalMemories).toBe(2);
  });

  it("replaces what an edited reply's older version left", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1, 1), [item("The dragon is red.")]);
    await rememberTurn(key, turn(1, 2), [item("The dragon is blue.")]);

    expect(await recalled(key, "dragon")).toEqual(["The dragon is blue."]);
  });

  it("ignores an older version that arrives late", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1, 2), [item("The dragon is blue.")]);
    expect(await rememberTurn(key, turn(1, 1), [item("The dragon is red.")])).toEqual({
      revision: 1,
      added: 0,
      items: [],
    });

    expect(await recalled(key, "dragon")).toEqual(["The dragon is blue."]);
  });

  it("stores one item per key of a source, and nothing blank", async () => {
    const key = newCampaign();
    const { added } = await rememberTurn(key, turn(1), [item("A key."), item("A key."), item("   ", { key: "blank" })]);

    expect(added).toBe(1);
  });

  it("updates the world's lore by key, and leaves the rest of it", async () => {
    const key = newCampaign();
    await rememberTurn(key, { kind: "world" }, [
      item("Magic is rare.", { key: "magic" }),
      item("Seas are wide.", { key: "seas" }),
    ]);
    await rememberTurn(key, { kind: "world" }, [item("Magic is forbidden.", { key: "magic" })]);

    expect(await recalled(key, "magic seas")).toEqual(
      expect.arrayContaining(["Magic is forbidden.", "Seas are wide."]),
    );
    expect((await service.overview(key)).totalMemories).toBe(2);
  });

  it("finds a person by an alias", async () => {
    const key = newCampaign();
    await service.remember({
      ...key,
      source: turn(1),
      items: [item("She keeps the toll house.", { entities: ["Hanne Vask"] })],
      entities: [entity("Hanne Vask", { aliases: ["the Tollkeeper"] })],
      at: new Date().toISOString(),
    });

    const { items } = await service.recall({ ...key, situation: "Where is the tollkeeper?", limit: 5, budget: 500 });
    expect(items.map(({ reason }) => reason)).toEqual(["names Hanne Vask"]);
  });
});

describe("following the ledger's head", () => {
  it("does not recall what was undone, and recalls it again after redo", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [item("The wizard is kind.")]);
    await rememberTurn(key, turn(2), [item("The wizard is dead.")]);

    await move(key, [turnId(2)], []);
    expect(await recalled(key, "wizard")).toEqual(["The wizard is kind."]);
    expect((await service.overview(key)).lastDigestedTurnId).toBe(turnId(1));

    await move(key, [], [turnId(2)]);
    expect(await recalled(key, "wizard")).toHaveLength(2);
  });

  it("keeps out a turn that was undone before it was digested", async () => {
    const key = newCampaign();
    await move(key, [turnId(1)], [turnId(1, 1)]);
    await rememberTurn(key, turn(1), [item("The wizard is dead.")]);
    await rememberTurn(key, turn(1, 1, 1), [item("The wizard fled.")]);

    expect(await recalled(key, "wizard")).toEqual(["The wizard fled."]);
  });

  it("keeps an undone turn out when its edited version arrives", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [item("The wizard is dead.")]);
    await move(key, [turnId(1)], []);
    await rememberTurn(key, turn(1, 2), [item("The wizard is quite dead.")]);
    expect(await recalled(key, "wizard")).toEqual([]);

    await move(key, [], [turnId(1)]);
    expect(await recalled(key, "wizard")).toEqual(["The wizard is quite dead."]);
  });

  it("changes nothing when told the same move twice", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [item("The wizard is kind.")]);
    await move(key, [turnId(1)], [], 1);
    const before = await rememberTurn(key, turn(1), []);
    await move(key, [turnId(1)], [], 1);

    expect(await rememberTurn(key, turn(1), [])).toEqual(before);
  });

  it("applies the later of two head moves that arrive in the wrong order, for each turn separately", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [item("The wizard is kind.")]);
    await rememberTurn(key, turn(2), [item("The wizard is dead.")]);
    await move(key, [], [turnId(2)], 8);
    await move(key, [turnId(2), turnId(1)], [], 7);

    expect(await recalled(key, "wizard")).toEqual(["The wizard is dead."]);
  });
});

describe("forgetting a campaign", () => {
  it("leaves no row of it, and nothing to recall", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(1), [item("The wizard is kind.", { entities: ["Wizard Orl"] })]);
    await service.erase(key);

    expect(await recalled(key, "wizard Orl")).toEqual([]);
    const rows = await runInDurableObject(objectOf(key), (_, { storage }) =>
      ["sources", "items", "item_index", "entities", "entity_names"].map(
        (table) => storage.sql.exec<{ rows: number }>(`SELECT count(*) AS rows FROM ${table}`).one().rows,
      ),
    );
    expect(rows).toEqual([0, 0, 0, 0, 0]);
  });

  it("stays forgotten when the queue delivers an old turn late", async () => {
    const key = newCampaign();
    const before = new Date(Date.now() - 60_000).toISOString();
    await service.erase(key);
    await service.remember({ ...key, source: turn(1), items: [item("The wizard is kind.")], entities: [], at: before });

    expect(await recalled(key, "wizard")).toEqual([]);
    expect((await service.overview(key)).totalMemories).toBe(0);
  });

  it("may be asked for twice, and for a campaign that never remembered anything", async () => {
    const key = newCampaign();
    await service.erase(key);
    await service.erase(key);

    expect((await service.overview(key)).totalMemories).toBe(0);
  });
});

describe("what a context question needs", () => {
  it("tells the latest turns of the active path in an event each, newest first, without secrets", async () => {
    const key = newCampaign();
    for (let number = 0; number < 8; number += 1) {
      const deed = item("A deed that the episode tells of.", { key: "deed", kind: "event" });
      await rememberTurn(key, turn(number), [deed, item(`Event ${number}.`)]);
    }
    await rememberTurn(key, turn(8), [item("The butler did it.", { secret: true })]);
    await move(key, [turnId(7)], []);

    expect(await service.overview(key)).toEqual({
      recentEvents: ["Event 6.", "Event 5.", "Event 4.", "Event 3.", "Event 2."],
      totalMemories: 15,
      lastDigestedTurnId: turnId(8),
    });
  });
});

describe("what a table is answered, which stays awake for as long as it is played at", () => {
  it("is nothing that it would have to let go of: until then this worker would keep the call and all of its answer", async () => {
    const key = newCampaign();
    await rememberTurn(key, turn(0), [item("Hanne keeps the lamp.", { entities: ["Hanne"] })]);
    const asked = new MemoryService(createExecutionContext(), env);

    const recalled = await asked.recall({ ...key, situation: "Who has Hanne's lamp?", budget: 800, limit: 8 });
    expect(recalled.items).toHaveLength(1);
    expect(Symbol.dispose in recalled).toBe(false);
    const lost = { item: item("Hanne's lamp is gone."), entities: [], closes: null, at: new Date().toISOString() };
    const others = [
      await asked.known({ ...key, text: "Hanne" }),
      await asked.correct({ ...key, ...lost, turnId: turnId(1), turnNumber: 1 }),
      await asked.sealImport(key, 0),
    ];
    for (const answer of others) expect(Symbol.dispose in answer).toBe(false);
  });
});

describe("the digest log", () => {
  it("says how far the chronicler has read, out of order too", async () => {
    const key = newCampaign();
    for (const number of [0, 1, 4, 3]) await rememberTurn(key, turn(number), []);

    expect(await service.digestStatus(key)).toEqual({
      lastDigestedTurnId: turnId(4),
      digestedFrom: 0,
      digestedThrough: 1,
      digestedBeyond: [turnId(3), turnId(4)],
      deadLetters: [],
      rebuilding: false,
    });
  });

  it("counts a story without an opening scene from its first turn", async () => {
    const key = newCampaign();
    expect(await service.digestStatus(key)).toMatchObject({ digestedFrom: 0, digestedThrough: -1, digestedBeyond: [] });
    for (const number of [1, 2, 3]) await rememberTurn(key, turn(number), []);
    expect(await service.digestStatus(key)).toMatchObject({ digestedFrom: 1, digestedThrough: 3, digestedBeyond: [] });
    await rememberTurn(key, turn(5), []);
    expect(await service.digestStatus(key)).toMatchObject({
      lastDigestedTurnId: turnId(5),
      digestedFrom: 1,
      digestedThrough: 3,
      digestedBeyond: [turnId(5)],
    });
    await rememberTurn(key, turn(0), []);
    await rememberTurn(key, turn(4), []);
    expect(await service.digestStatus(key)).toMatchObject({ digestedFrom: 0, digestedThrough: 5, digestedBeyond: [] });
  });

  it("says which versions of a turn need no reading: those up to the one remembered, until a rebuild", async () => {
    const key = newCampaign();
    const digested = (version: number) => service.isDigested(key, { turnId: turnId(0), version });
    expect(await digested(2)).toBe(false);
    await rememberTurn(key, turn(0, 2), []);
    expect([await digested(1), await digested(2), await digested(3)]).toEqual([true, true, false]);
    await service.beginRebuild(key);
    expect(await digested(2)).toBe(false);
  });

  it("keeps a dead letter until its turn is digested after all", async () => {
    const key = newCampaign();
    await service.noteDeadLetter(key, { turnId: turnId(0), error: "unreadable" });
    expect((await service.digestStatus(key)).deadLetters).toEqual([{ turnId: turnId(0), error: "unreadable" }]);

    await rememberTurn(key, turn(0), []);
    await service.noteDeadLetter(key, { turnId: turnId(0), error: "late news" });
    expect((await service.digestStatus(key)).deadLetters).toEqual([]);
  });
});
