import { runInDurableObject } from "cloudflare:test";
import { beforeAll, describe, expect, it } from "vitest";

import type { CampaignKey } from "#contracts/rpc/memory";
import { item, move, newCampaign, objectOf, service, turn, turnId } from "../test/campaign.ts";
import { everything, evening, say, relation, tale } from "../test/tale.ts";

let key: CampaignKey;
beforeAll(async () => {
  key = await tale();
});
const reading = (of: CampaignKey = key) => objectOf(of).queries();

describe("what the player is never told", () => {
  it("tells no secret, whatever is asked", async () => {
    const shown = await everything(key, "umbral");
    expect(shown).toContain("The Drowned Bell");
    expect(shown).toContain("Weeping Fen");
    expect(shown).not.toMatch(/umbral/iu);
  });

  it("tells nothing that was undone", async () => expect(await everything(key, "undone")).not.toMatch(/undone/iu));

  it("tells nothing of another campaign, nor to another user", async () => {
    const bob = await tale("bob");
    expect(await everything({ ...key, campaignId: bob.campaignId }, "bell")).not.toContain("Hanne keeps");
    expect((await reading({ userId: "bob", campaignId: key.campaignId }).items({})).items).toEqual([]);
    expect((await reading(newCampaign()).graph()).nodes).toEqual([]);
  });

  it("finds no secret item by its id", async () => {
    const ids = await runInDurableObject(objectOf(key), (_, { storage }) =>
      storage.sql.exec<{ id: number }>("SELECT id FROM items WHERE secret = 1").toArray(),
    );
    expect(ids.length).toBeGreaterThan(3);
    for (const { id } of ids) expect(await reading().item(String(id))).toBeNull();
    for (const id of ["", "0", "nonsense", "1e3", "9".repeat(40)]) expect(await reading().item(id)).toBeNull();
  });
});

describe("a situation", () => {
  it("knows quests, people, the place, what happened lately and what it calls to mind", async () => {
    const context = await reading().context({ situation: "I ask Hanne about the locket", entities: [], limit: 5 });

    expect(context.activeQuests.map(({ title, status }) => [title, status])).toEqual([["The silver locket", "active"]]);
    expect(context.keyNpcs.map(({ name, description }) => [name, description])).toEqual([["Hanne", "Keeps the toll."]]);
    expect(context.currentLocationInfo).toEqual({ name: "Weeping Fen" });
    expect(context.recentEvents[0]).toEqual({ summary: "Mira found the silver locket." });
    expect(context.contextualMemories.length).toBeLessThanOrEqual(5);
    expect(context.hasRelevantMemory).toBe(context.contextualMemories.some((one) => one.relevance_score > 0.5));
    for (const part of ["The Drowned Bell", "Weeping Fen", "The silver locket (active)", "Hanne: Keeps the toll."]) {
      expect(context.campaignContext).toContain(part);
    }
  });

  it("is empty where nothing is remembered", async () => {
    expect(await reading(newCampaign()).context({ situation: "Who is there?", entities: [], limit: 15 })).toEqual({
      activeQuests: [],
      keyNpcs: [],
      currentLocationInfo: null,
      recentEvents: [],
      contextualMemories: [],
      hasRelevantMemory: false,
      campaignContext: "",
    });
  });

  it("has relevant memories where the situation touches one, and none where it touches nothing", async () => {
    const unplayed = newCampaign();
    const hand = objectOf(unplayed).edits();
    const episodes = [
      "Hanne Brook gave the party the key of the toll house at the old pier.",
      "Jory the cutpurse was chased through the fish market after stealing a silver knife.",
      "The bell of Varrow was stolen from the church on the night of the storm.",
      "The party buried the ferryman under the willow.",
      "Captain Vell swore to burn the lighthouse if the tax is not paid.",
      "A white wolf led the party out of the marsh.",
      "The alchemist Ottoline sold the party a potion that smelled of oranges.",
      "The mill burnt down while the miller's daughter slept.",
    ];
    for (const [at, episode] of episodes.entries()) await hand.note(item(episode, { key: `${at}`, kind: "episode" }));
    const around = async (situation: string) => {
      const { hasRelevantMemory, contextualMemories } = await reading(unplayed).context({
        situation,
        entities: [],
        limit: 15,
      });
      return hasRelevantMemory && episodes.indexOf(contextualMemories[0]?.content ?? "");
    };
    expect(await around("I meet Hanne Brook at the pier")).toBe(0);
    expect(await around("Jory steps out of the alley with a knife")).toBe(1);
    expect(await around("We hear a bell ringing under the water near the church")).toBe(2);
    expect(await around("Captain Vell's ship lies below the dark lighthouse")).toBe(4);
    expect(await around("A wolf howls out on the marsh")).toBe(5);
    expect(await around("The miller's daughter asks about the mill")).toBe(7);
    for (const nothing of [
      "The dragon lands on the palace roof",
      "I sharpen my sword",
      "The stars are bright tonight",
    ]) {
      expect(await around(nothing)).toBe(false);
    }
  });

  it("at a place calls to mind first what was there", async () => {
    const memories = await reading().atPlace("We come back to the Broken Oar", ["Hanne"]);
    expect(memories[0]?.content).toBe("At the Broken Oar: Mira meets Hanne.");
    expect(memories.map(({ content }) => content)).toContain("Mira crossed the fen with Hanne.");
  });

  it("at a place calls to mind first the episodes of it that a client stored", async () => {
    const unplayed = newCampaign();
    const hand = objectOf(unplayed).edits();
    await hand.storeEntity("mill", { name: "Sunken Mill", type: "place", description: "", aliases: [] }, []);
    await hand.note(item("The copper ring opens the copper lock of the ferry.", { key: "1" }));
    await hand.note(item("A lantern burns under water near the Sunken Mill.", { key: "2" }));
    const event = "With the copper ring and the copper lock of the ferry we come to the Sunken Mill";
    const memories = await reading(unplayed).atPlace(event, []);
    expect(memories.map(({ content }) => content).filter((content) => content !== "Sunken Mill")).toEqual([
      "A lantern burns under water near the Sunken Mill.",
      "The copper ring opens the copper lock of the ferry.",
    ]);
  });
});

describe("a recap", () => {
  it("tells what somebody went through in the last sessions only, and how they are now", async () => {
    expect(await reading().recap("the tollkeeper", 1)).toEqual({
      recent_actions: ["Mira crossed the fen with Hanne."],
      relationships_changed: ["Hanne, the Tollkeeper, has joined the Iron Guild."],
      quests_involved: [],
      current_status: "Hanne, the Tollkeeper, has joined the Iron Guild. Hanne is at Weeping Fen.",
    });
    expect(await reading().recap("Hanne", 2)).toMatchObject({
      relationships_changed: ["Hanne, the Tollkeeper, has joined the Iron Guild.", "Hanne trusts Mira."],
      quests_involved: ["The silver locket"],
    });
  });

  it("also has every episode and relationship that a client stored, without any turn", async () => {
    const unplayed = newCampaign();
    const hand = objectOf(unplayed).edits();
    await hand.storeEntity("hanne", { name: "Hanne", type: "person", description: "", aliases: [] }, [
      { target: { name: "Orlo" }, type: "owes", description: "" },
    ]);
    await hand.note(item("Hanne took a copper ring.", { key: "1" }));
    await hand.note(item("Hanne rowed to the mill.", { key: "2" }));
    expect(await reading(unplayed).recap("Hanne", 5)).toMatchObject({
      recent_actions: ["Hanne rowed to the mill.", "Hanne took a copper ring."],
      relationships_changed: ["Hanne owes Orlo."],
    });
  });

  it("is null for who is unknown, or known in secret only", async () => {
    expect(await reading().recap("Corvin", 3)).toBeNull();
    expect(await reading().recap("Umbral Court", 3)).toBeNull();
  });
});

describe("relationships", () => {
  it("are found from either end, by name and by id, and by type", async () => {
    const [hanne] = await reading().entities("person", { name: "hann" });
    const found = await reading().relationships({ id: hanne?.id ?? "" }, []);
    expect(found).toMatchObject([
      {
        fromEntityId: hanne?.id,
        type: "trusts",
        description: "Hanne trusts Mira.",
        turnId: turnId(1),
        validFrom: 1,
        validTo: null,
      },
    ]);
    expect(await reading().relationships({ name: "Mira" }, ["Trusts"])).toEqual(found);
    expect(await reading().relationships({ name: "Mira" }, ["hates"])).toEqual([]);
    expect(await reading().relationships({ id: "nobody" }, [])).toBeNull();
    expect(await reading().relationships({ name: "Umbral Court" }, [])).toBeNull();
  });
});

describe("entities", () => {
  it("come most spoken of first, with the names the player has heard", async () => {
    const people = await reading().entities("person", {});
    expect(people.map(({ name, aliases }) => [name, aliases])).toEqual([
      ["Hanne", ["Tollkeeper"]],
      ["Mira", []],
    ]);
    expect(people[0]?.mentions).toBeGreaterThanOrEqual(people[1]?.mentions ?? Infinity);
    expect(await reading().entities("person", { limit: 1 })).toHaveLength(1);
    expect(await reading().entities("person", { name: "Tollkeep" })).toMatchObject([{ name: "Hanne" }]);
    expect(await reading().entities("creature", {})).toEqual([]);
  });
});

describe("quests", () => {
  it("are as the latest word that the player heard has them", async () => {
    expect(await reading().quests(null)).toEqual([
      {
        id: expect.any(String),
        title: "The silver locket",
        description: "Mira found the silver locket.",
        status: "active",
        itemId: expect.any(String),
        turnId: turnId(6),
        turnNumber: 6,
      },
    ]);
    expect(await reading().quests("open")).toEqual([]);
    expect(await reading().quests("active")).toHaveLength(1);
  });
});

describe("the items", () => {
  it("come newest first, those that hold no more with when they ended", async () => {
    const { items, nextCursor } = await reading().items({});
    expect(nextCursor).toBeNull();
    expect(items.map(({ id }) => Number(id))).toEqual(items.map(({ id }) => Number(id)).toSorted((a, b) => b - a));
    const where = items.filter(({ content }) => content.startsWith("Hanne is at"));
    expect(where).toMatchObject([
      { content: "Hanne is at Weeping Fen.", validFrom: 5, validTo: null, source: { kind: "turn", turnId: turnId(5) } },
      { content: "Hanne is at Broken Oar.", validFrom: 0, validTo: 5 },
    ]);
    expect(items.find(({ kind }) => kind === "lore")).toMatchObject({ source: { kind: "campaign" }, validFrom: null });
    expect(await reading().item(where[0]?.id ?? "")).toEqual(where[0]);
  });

  it("are found by what one has typed so far, and by kind", async () => {
    const contents = async (q: string, kind?: "fact" | "quest") =>
      (await reading().items({ q, ...(kind ? { kind } : {}) })).items.map(({ content }) => content);
    expect((await contents("sil"))[0]).toContain("silver");
    expect((await contents("hanne", "fact")).length).toBeGreaterThan(1);
    for (const { kind } of (await reading().items({ kind: "fact" })).items) expect(kind).toBe("fact");
    for (const hostile of ['"', '" OR *', "NEAR(a b)", "'; DROP TABLE items;--", "   ", "*", "-"]) {
      expect(await contents(hostile)).toBeInstanceOf(Array);
    }
  });

  it("turn their pages without missing or repeating any while more is remembered", async () => {
    const long = newCampaign();
    for (let number = 0; number < 6; number += 1) {
      await say(
        long,
        turn(number),
        Array.from({ length: 20 }, (_, place) => item(`Item ${number}-${place}.`)),
      );
    }
    const seen: string[] = [];
    let cursor: string | null = null;
    do {
      const page = await reading(long).items(cursor === null ? {} : { cursor });
      seen.push(...page.items.map(({ content }) => content));
      cursor = page.nextCursor;
      await say(long, turn(100 + seen.length), [item(`Meanwhile ${seen.length}.`)]);
    } while (cursor !== null);
    expect(seen).toHaveLength(120);
    expect(new Set(seen).size).toBe(120);
    expect((await reading(long).items({ cursor: "nonsense" })).items).toHaveLength(50);
  });
});

describe("the graph", () => {
  it("shows those the player has heard of, and what ties them", async () => {
    const { nodes, edges } = await reading().graph();
    const nameOf = (id: string) => nodes.find((node) => node.id === id)?.name;
    expect(nodes.map(({ name }) => name).toSorted()).toEqual([
      "Broken Oar",
      "Hanne",
      "Iron Guild",
      "Mira",
      "Weeping Fen",
    ]);
    expect(edges.map(({ fromEntityId, type, toEntityId }) => [nameOf(fromEntityId), type, nameOf(toEntityId)])).toEqual(
      expect.arrayContaining([
        ["Hanne", "trusts", "Mira"],
        ["Hanne", "is at", "Weeping Fen"],
        ["Mira", "is at", "Weeping Fen"],
        ["Hanne", "serves", "Iron Guild"],
      ]),
    );
    expect(new Set(edges.map(({ id }) => id)).size).toBe(edges.length);
  });

  it("shows the most spoken of where there are very many", async () => {
    const crowd = newCampaign();
    for (let number = 0; number < 30; number += 1) {
      const names = Array.from({ length: 10 }, (_, place) => `Guest ${number}-${place}`);
      await say(
        crowd,
        turn(number),
        names.map((name) => relation(name, "knows", "Hanne")),
      );
    }
    const { nodes, edges } = await reading(crowd).graph();
    expect(nodes).toHaveLength(200);
    expect(nodes[0]?.name).toBe("Hanne");
    expect(edges).toHaveLength(199);
  });
});

describe("the timeline", () => {
  it("forgets what sums up a session once that was told otherwise, corrected or forgotten", async () => {
    const summed = async (of: CampaignKey) => {
      const summaries = [0, 20].map((hours) => ({ startedAt: evening(hours), summary: "Mira and Hanne met." }));
      await service.consolidate(of, { merges: [], summaries });
      expect(await shown(of)).toEqual(["Mira and Hanne met.", "Mira and Hanne met."]);
      return of;
    };
    const shown = async (of: CampaignKey) => (await reading(of).timeline()).sessions.map(({ summary }) => summary);
    const deedOf = async (of: CampaignKey, q: string) => (await reading(of).items({ q })).items[0]?.id ?? "";

    const undone = await summed(await tale());
    await move(undone, [turnId(6)], []);
    expect(await shown(undone)).toEqual(["Mira and Hanne met.", ""]);

    const corrected = await summed(await tale());
    const change = { content: "Mira never asked." };
    await objectOf(corrected)
      .edits()
      .changeItem(await deedOf(corrected, "asks the Tollkeeper"), change);
    expect(await shown(corrected)).toEqual(["", "Mira and Hanne met."]);

    const forgotten = await summed(await tale());
    await objectOf(forgotten)
      .edits()
      .forgetItem(await deedOf(forgotten, "crossed the fen"));
    expect(await shown(forgotten)).toEqual(["Mira and Hanne met.", ""]);
  });

  it("tells each session's events in order, with the turns they come from", async () => {
    const { sessions } = await reading().timeline();
    expect(sessions.map(({ startedAt, endedAt, summary }) => [startedAt, endedAt, summary])).toEqual([
      [evening(0), evening(0.2), ""],
      [evening(20), evening(21), ""],
    ]);
    expect(sessions.map(({ events }) => events.map(({ content, turnNumber }) => [turnNumber, content]))).toEqual([
      [
        [0, "At the Broken Oar: Mira meets Hanne."],
        [1, "Mira promised Hanne the silver locket."],
        [2, "Mira asks the Tollkeeper about the bell."],
      ],
      [
        [5, "Mira crossed the fen with Hanne."],
        [6, "Mira found the silver locket."],
      ],
    ]);
  });
});
