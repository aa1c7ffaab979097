import { describe, expect, it } from "vitest";

import type { TurnCompleted } from "#contracts/queue/messages";

import { check, digest, REPLY } from "./turn.fake.ts";

describe("what a turn claims", () => {
  const claims = async (turn: Partial<TurnCompleted>) =>
    (await digest(turn)).items.flatMap(({ state, relationship, quest }) => state ?? relationship ?? quest ?? []);

  it("is read out of the prose, each in the sentence that says it", async () => {
    const { items } = await digest({
      playerText: "I give Hanne the silver locket",
      reply:
        "Old Corvin watches. Hanne, Corvin's sister, turns it over. Hanne trusts you now. Corvin is the ferryman here.",
    });
    expect(items.find(({ state }) => state?.relation === "attitude")?.content).toBe("Hanne trusts you now.");
    expect(items.find(({ relationship }) => relationship)).toMatchObject({
      kind: "relationship",
      content: "Hanne, Corvin's sister, turns it over.",
      relationship: { from: "Hanne", to: "Old Corvin", type: "sister of" },
    });
    expect(items.find(({ key }) => key === "deed")?.state).toEqual({
      about: "silver locket",
      relation: "holder",
      value: "Hanne",
    });
  });

  it("stands in the deed once, where the reply repeats it: both end together", async () => {
    const { items } = await digest({
      playerText: "I hide the silver locket under the mill wheel",
      reply: "You hide the silver locket under the mill wheel. Nobody stops you.",
    });
    const state = { about: "silver locket", relation: "holder", value: "under the mill wheel" };
    expect(items.filter((item) => item.state !== undefined)).toMatchObject([{ key: "deed", kind: "event", state }]);
  });

  it("is where somebody lives, which ends when they live elsewhere, and no tie between the two", async () => {
    expect(await claims({ playerText: "", reply: "Hanne Vask lives in Varrow Point." })).toEqual([
      { about: "Hanne Vask", relation: "place", value: "Varrow Point" },
    ]);
  });

  it("is whom somebody swears fealty to, whatever they may sound like", async () => {
    const reply = "Hanne Vask swears fealty to the Salt Margravine.";
    expect(await claims({ playerText: "", reply })).toContainEqual({
      about: "Hanne Vask",
      relation: "allegiance",
      value: "Salt Margravine",
    });
  });

  it("is nothing that was tried and failed", async () => {
    const turn = {
      playerText: "I steal the ledger",
      reply: "A hand closes on your wrist, and it is Corvin's own hand.",
    };
    expect(await claims({ ...turn, rolls: [check(false)] })).toEqual([]);
    expect(await claims({ ...turn, rolls: [check(true)] })).toEqual([
      { about: "ledger", relation: "holder", value: "Mira" },
    ]);
  });

  it("is who has a thing that the sheets gained", async () => {
    const effects: TurnCompleted["effects"] = [
      { type: "item", characterId: "m", name: "silver locket", delta: 1, reason: "" },
    ];
    expect(await claims({ effects })).toEqual([{ about: "silver locket", relation: "holder", value: "Mira" }]);
  });

  it("is a quest in the deed that gives one's word", async () => {
    const { items } = await digest({ playerText: "I promise Hanne the silver locket" });
    expect(items[0]).toMatchObject({
      key: "deed",
      quest: { title: "Promise to Hanne: silver locket", status: "active" },
    });
  });
});

const STORY: TurnCompleted["story"] = {
  quests: [
    { title: "The silent bell", status: "active", sentence: "Mira learned more of the silent bell from Hanne." },
  ],
  states: [
    {
      state: { about: "Hanne", relation: "attitude", value: "friendly" },
      sentence: "Hanne is friendly towards Mira now.",
    },
  ],
  present: ["Hanne", "Brother Odo"],
  reminders: ["you sold the ferry to Corvin"],
};

describe("a turn whose game master keeps count of the story", () => {
  it("is taken at its word, and only the rest is read out of the prose", async () => {
    const { items } = await digest({ reply: REPLY, story: STORY });
    expect(items.flatMap(({ quest }) => quest ?? [])).toEqual([{ title: "The silent bell", status: "active" }]);
    expect(items.flatMap(({ state }) => state ?? [])).toContainEqual(STORY.states[0]?.state);
    expect(items.find(({ key }) => key === "episode")?.knowers).toEqual(["Hanne", "Brother Odo"]);
  });

  it("leaves nothing of a memory that was called up: it belongs to its own turn", async () => {
    const reply =
      "Hanne pours you a cup. “I have not forgotten that you sold the ferry to Corvin,” says Hanne. You remember: long ago, you sold the ferry to Corvin. The rain falls.";
    const { items } = await digest({ playerText: "I sit down", reply, story: STORY });
    expect(items.length).toBeGreaterThan(2);
    for (const { content } of items) expect(content).not.toContain("ferry");
    const without = await digest({ playerText: "I sit down", reply });
    expect(JSON.stringify(without.items)).toContain("ferry");
  });

  it("leaves nothing of what a speaker who calls it up goes on to say of it", async () => {
    const turn =
      "“You sold the ferry to Corvin,” she says. “A year ago. You see, we keep count.” “Go and see,” says Brother Odo then.";
    const { items } = await digest({ playerText: "I sit down", reply: `Hanne looks up. ${turn}`, story: STORY });
    expect(JSON.stringify(items)).not.toMatch(/ferry|keep count|A year ago/u);
    expect(JSON.stringify(items)).toContain("Go and see");
  });

  it("is read for somebody new however many others it names", async () => {
    const names = ["Anna", "Berta", "Clara", "Doris", "Edith", "Frida", "Greta", "Hanne", "Irma", "Jutta"];
    const cast = names.map((name) => ({ name, type: "person" as const }));
    const crowd = names.map((name) => `You nod to ${name}, and ${name} nods.`).join(" ");
    const reply = `${crowd} Hildreth Ilveny swears fealty to the Vintners of Low Street.`;
    const { items } = await digest({ version: 2, reply, story: { ...STORY, cast } });
    expect(items.flatMap(({ state }) => state ?? [])).toContainEqual({
      about: "Hildreth Ilveny",
      relation: "allegiance",
      value: "Vintners of Low Street",
    });
  });

  it("says whom a promise is given to that names nobody", async () => {
    const quests = [{ title: "Help Hanne", status: "active" as const, sentence: "Mira promised Hanne to help them." }];
    const cast = [{ name: "Hanne", type: "person" as const }];
    const { items } = await digest({
      playerText: "I promise to help them, whatever it takes",
      reply: "You give your word, and Hanne takes it.",
      story: { ...STORY, quests, cast },
    });
    expect(items[0]).toMatchObject({ kind: "quest", entities: ["Mira", "Hanne"], quest: { title: "Help Hanne" } });
  });

  it("knows its tasks: a job that is taken and that nobody gave is no quest", async () => {
    const { items } = await digest({
      playerText: "I accept the job",
      reply: "You wait for an answer that does not come, and then it is dark.",
      story: { ...STORY, quests: [] },
    });
    expect(items.map(({ kind }) => kind)).not.toContain("quest");
  });

  it("counts only as far as a reply that the player changed still speaks of it", async () => {
    const edited = await digest({
      version: 2,
      reply: "The road is long, and you walk it alone until dusk.",
      story: STORY,
    });
    expect(edited.items.flatMap(({ state, quest }) => state ?? quest ?? [])).toEqual([]);
    const kept = await digest({ version: 2, reply: "Hanne smiles at you over the rim of the cup.", story: STORY });
    expect(kept.items.flatMap(({ state }) => state ?? [])).toHaveLength(1);
  });

  it("is still spoken of where a changed reply has somebody's title and last name only", async () => {
    const states = [
      {
        state: { about: "Doctor Amara Singh", relation: "place" as const, value: "the jetty" },
        sentence: "Doctor Amara Singh is at the jetty.",
      },
    ];
    const placesIn = async (reply: string) =>
      (await digest({ version: 2, reply, story: { ...STORY, states } })).items.flatMap(({ state }) => state ?? []);
    expect(await placesIn("Doctor Singh comes looking for you. The lamps are lit.")).toHaveLength(1);
    expect(await placesIn("A doctor comes looking for you. The lamps are lit.")).toEqual([]);
  });

  it("is read for what the player wrote into it, of people nobody keeps count of", async () => {
    const cast = [{ name: "Hanne", type: "person" as const }];
    const turn = { version: 2, story: { ...STORY, cast } };
    const facts = async (reply: string) =>
      (await digest({ ...turn, reply })).items.filter(({ kind }) => kind === "fact").map(({ content }) => content);
    expect(await facts("Odo is a keeper of the lanterneel.")).toEqual(["Odo is a keeper of the lanterneel."]);
    const { items } = await digest({ ...turn, reply: "Zephane hides the jade idol behind the seventh cask." });
    expect(items.flatMap(({ state }) => state ?? [])).toContainEqual({
      about: "jade idol",
      relation: "holder",
      value: "behind the seventh cask",
    });
    expect(items.find(({ state }) => state?.about === "jade idol")?.knowers).toContain("Zephane");
  });
});

describe("who knows of it", () => {
  it("is everybody who was there, and the one it is about; of a lonely deed nobody else", async () => {
    const { items } = await digest({ playerText: "I ask Hanne about Brakk", reply: REPLY });
    expect(items.find(({ key }) => key === "deed")?.knowers).toEqual(["Hanne"]);
    expect(items.find(({ key }) => key === "relationship:0")?.knowers).toEqual(["Hanne", "Ysolde"]);
    const alone = await digest({ playerText: "I hide the key under the third stone", reply: "Done." });
    expect(alone.items[0]?.knowers).toEqual([]);
  });

  it("is anybody, of what a place is", async () => {
    const introduced = [
      { name: "Drowned Bell", type: "place", description: "A tavern on stilts." },
      { name: "Brakk", type: "person", description: "A smuggler." },
    ];
    const { items } = await digest({ reply: REPLY, introduced });
    expect(items.find(({ content }) => content.startsWith("Drowned Bell"))).not.toHaveProperty("knowers");
    expect(items.find(({ content }) => content.startsWith("Brakk:"))?.knowers).toEqual(["Hanne", "Brakk"]);
  });

  it("stands beside what a line was said about", async () => {
    const reply = "Captain Ysolde Marr turns to the window. “Nobody rows out after dark any more,” she says.";
    const { items } = await digest({ playerText: "I ask about the light", reply });
    expect(items.find(({ kind }) => kind === "dialogue")?.context).toBe(
      "Mira asked about the light. Captain Ysolde Marr turns to the window.",
    );
  });
});
