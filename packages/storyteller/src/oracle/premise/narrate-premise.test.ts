import { describe, expect, it } from "vitest";

import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import type { GmEvent, Memo, TranscriptTurn, TurnBrief } from "../../ports.ts";
import { applyStoryEvent } from "../../story/reduce-story.ts";
import { briefOf, CAMPAIGN } from "../testing/brief.fake.ts";
import { fakeSheet, fakeTable } from "../testing/table.fake.ts";
import type { Reading } from "../understand/reading.ts";
import { readLore } from "./lore.ts";
import { premiseScene } from "./reading-scene.ts";
import { narratePremise } from "./narrate-premise.ts";

const WORLD =
  "The sea left a hundred years ago and trees of salt grow on the dry seabed. A great chain hangs from the sky above the town of Brackwell. The Tidewardens guard it. Captain Ossa Vel leads the Tidewardens; she wants the chain to sing again. Old Marl keeps the Glass Well and sells water by the cup. The Salt Orchards begin a mile east of Brackwell.";
const NOTES =
  "The story begins in Brackwell at the foot of the chain, where I meet Captain Ossa Vel; light tone. Three nights ago the chain stopped singing. I want to find out why the chain fell silent.";
const HERO = "Pim is a gnome wizard. My sister Odile vanished under the chain last winter.";

function sceneOf(notes = NOTES, world = WORLD, hero = HERO): TurnBrief["scene"] {
  const base = briefOf(CAMPAIGN, fakeTable([], "scene")).scene;
  const [world0] = [base.world!];
  return {
    campaign: { ...base.campaign, name: "The Singing Chain", notes },
    world: { ...world0, name: "The Salt Orchards", description: world, additionalDetails: world },
    characters: [{ ...CHARACTER, notes: hero }],
  };
}

const CHARACTER: TurnBrief["scene"]["characters"][number] = {
  id: "hero",
  userId: "user",
  campaignId: "campaign",
  name: "Pim Thistlewick",
  race: "Gnome",
  customRace: "",
  background: "",
  customBackground: "",
  classes: [],
  level: 1,
  hp: { current: 10, max: 10 },
  armorClass: 10,
  speed: 25,
  abilityScores: { strength: 10, dexterity: 10, constitution: 10, intelligence: 10, wisdom: 10, charisma: 10 },
  skills: [],
  notes: "",
  managedExternally: false,
  externalUrl: null,
  createdAt: "2026-01-01T00:00:00Z",
  updatedAt: "2026-01-01T00:00:00Z",
};

const PLAIN: Reading = {
  act: "look",
  target: null,
  also: [],
  parts: [],
  instrument: null,
  topic: "",
  speech: "",
  manner: "plain",
  sure: true,
  alternatives: [],
};

/** Plays a story turn by turn and stores its state as chat would. */
function story(seed = "premise", luck?: number, scene = sceneOf()) {
  const table = fakeTable([fakeSheet({ name: "Pim Thistlewick" })], seed, luck);
  let state: StoryState = EMPTY_STORY;
  let memo: Memo | null = null;
  const transcript: TranscriptTurn[] = [];
  const next = async (playerText: string, reading: Partial<Reading> | null = {}) => {
    const number = transcript.length;
    const brief: TurnBrief = {
      ...briefOf(CAMPAIGN, table, { number, playerText, memo, story: state, transcript }),
      storySeed: `${seed}/${number}`,
      scene,
    };
    const events: GmEvent[] = [];
    for await (const event of narratePremise(
      brief,
      number === 0 || reading === null ? null : { ...PLAIN, ...reading },
      new AbortController().signal,
    ))
      events.push(event);
    const reply = events.map((event) => (event.type === "text" ? event.delta : "")).join("");
    for (const event of events) if (event.type === "story") state = applyStoryEvent(state, event.event, number);
    const done = events.find((event) => event.type === "done");
    memo = done?.memo ?? null;
    transcript.push({ turnId: `t${number}`, number, playerText, reply });
    return { reply, events, done, brief, state: () => state };
  };
  return { next, table, state: () => state, memo: () => memo };
}

describe("the lore of the player's own world", () => {
  const lore = readLore({ ...briefOf(CAMPAIGN, fakeTable([], "lore")), scene: sceneOf() }, { facts: [], names: [] });
  const kindOf = (name: string) => lore.entries.find((entry) => entry.name === name)?.kind;

  it("holds every name of plain prose, and what it stands for", () => {
    expect(kindOf("Captain Ossa Vel")).toBe("person");
    expect(kindOf("Old Marl")).toBe("person");
    expect(kindOf("Odile")).toBe("person");
    expect(kindOf("Brackwell")).toBe("place");
    expect(kindOf("the Glass Well")).toBe("place");
    expect(kindOf("the Tidewardens")).toBe("faction");
    expect(kindOf("the great chain")).toBe("thing");
  });

  it("knows where people are, and takes a pronoun for whom it stands for", () => {
    expect(lore.entries.find(({ name }) => name === "Old Marl")?.at).toBe("the Glass Well");
    const game = readLore(
      {
        ...briefOf(CAMPAIGN, fakeTable([], "lore")),
        scene: sceneOf("Mara Quill runs the mill. She wants to sell it."),
      },
      { facts: [], names: [] },
    );
    expect(game.sentences.some(({ text }) => text === "Mara Quill wants to sell it.")).toBe(true);
  });

  it("reads what our own descriptions mark with bold letters", () => {
    const marked =
      "## Powers\n\n- **Nimrae Starweir**, a herald of Myr Falls who quotes songs.\n- **Myr Falls**, known for its elven hall.";
    const read = readLore(
      { ...briefOf(CAMPAIGN, fakeTable([], "lore")), scene: sceneOf("", marked, "") },
      { facts: [], names: [] },
    );
    expect(read.entries.find(({ name }) => name === "Nimrae Starweir")?.kind).toBe("person");
    expect(read.entries.find(({ name }) => name === "Myr Falls")?.kind).toBe("place");
  });
});

describe("a story from the player's own premise", () => {
  it("leaves to memory what is so of people and places, and not the first scene, which is over soon", async () => {
    const { next } = story(
      "wakes",
      undefined,
      sceneOf(
        "The story begins in the Clinic, where I meet Doctor Amara Singh.",
        "The Clinic stands on the quay. Doctor Amara Singh keeps the Clinic.",
      ),
    );
    const { events } = await next("");
    const introduced = events
      .filter((event) => event.type === "introduce")
      .map(({ name, description }) => [name, description]);
    expect(introduced).toContainEqual(["Doctor Amara Singh", "Doctor Amara Singh keeps the Clinic."]);
    expect(JSON.stringify(introduced)).not.toMatch(/begins|meet/u);
  });

  it("begins with the player's own first scene, place and people", async () => {
    const { reply, state } = await story().next("");
    expect(reply).toMatch(/^You are in Brackwell at the foot of the chain, where you meet Captain Ossa Vel\./u);
    expect(reply).not.toContain("light tone");
    expect(state().scene?.place).toBe("Brackwell");
    expect(state().scene?.present).toEqual(["Captain Ossa Vel"]);
    expect(state().threads[0]?.title).toBe("Find out why the chain fell silent");
  });

  it("tells nobody who is missing as if they were there", async () => {
    const { state } = await story().next("");
    expect(state().scene?.present).not.toContain("Odile");
  });

  it("brings no tavern into a world that has none", async () => {
    const game = story();
    let all = "";
    for (const text of ["", "look around", "search this place", "look around"])
      all += (await game.next(text, { act: "look" })).reply;
    expect(all).not.toMatch(/tavern|harbou?r|inn\b/iu);
  });

  it("keeps what the player said as lore", async () => {
    const game = story();
    await game.next("");
    await game.next("there is a broken bell called Grumbling Tom in the square", { act: "nonsense" });
    const { brief } = await game.next("look around");
    expect(premiseScene({ ...brief, memo: game.memo(), story: game.state() }).elsewhere?.join()).toMatch(
      /Grumbling Tom/u,
    );
  });

  it("says of nobody that somebody is not there", async () => {
    for (let seed = 0; seed < 6; seed++) {
      const game = story(`nobody ${seed}`);
      await game.next("");
      const { reply } = await game.next("Is somebody in there?", { act: "oracle" });
      expect(reply).not.toMatch(/somebody is not|no somebody/u);
    }
  });

  it("lets a wolf that the player brings in be fought at once", async () => {
    const game = story("wolf");
    await game.next("");
    const { reply } = await game.next("A wolf with no eyes leaps out of the dark", { act: "nonsense" });
    expect(reply).toMatch(/^A wolf with no eyes leaps out of the dark\./u);
    const { state } = await game.next("I attack", { act: "fight" });
    expect(state().encounter?.combatants.some(({ name }) => name === "the wolf")).toBe(true);
  });

  it("goes to known places, and finds there whom the texts put there", async () => {
    const game = story();
    await game.next("");
    const { reply, state } = await game.next("go to the Glass Well", { act: "travel", target: "the Glass Well" });
    expect(reply).toMatch(/^You go to the Glass Well\. Old Marl keeps the Glass Well/u);
    expect(state().scene?.present).toEqual(["Old Marl"]);
  });

  it("fights nobody who is not there", async () => {
    const game = story();
    await game.next("");
    const { done, state } = await game.next("I attack the dragon", { act: "fight" });
    expect(state().encounter).toBeNull();
    expect(done?.source).toBe("table");
  });

  it("moves no time, die or memory for a question to the table", async () => {
    const game = story();
    await game.next("");
    const before = game.table.rolls.length;
    const { done, events } = await game.next("How does sneak attack work?", { act: "rules" });
    expect(done?.source).toBe("table");
    expect(game.table.rolls.length).toBe(before);
    expect(events.filter(({ type }) => type === "story")).toEqual([]);
  });

  it("does what it offered, typed as it stands", async () => {
    const game = story();
    const { reply } = await game.next("");
    const offers = /You could (.+)\.$/u.exec(reply)?.[1]?.split(/, or |, /u) ?? [];
    expect(offers.length).toBeGreaterThanOrEqual(2);
    const { done, events } = await game.next(offers.at(-1)!, { act: "nonsense" });
    expect(done?.source).toBe("oracle");
    expect(events.find((event) => event.type === "read")?.reading.act).not.toBe("nonsense");
  });

  it("ends a fight with the foe down and out of the scene, and a goal to kill it with it", async () => {
    const scene = sceneOf(
      "I come to Emberhall in a storm. I want to kill the White Wolf.",
      "Wolves hunt in the Blackpine Wood, and they are led by the White Wolf. Emberhall is a village.",
      "",
    );
    for (let seed = 0; seed < 24; seed++) {
      const game = story(`wolf ${seed}`, undefined, scene);
      await game.next("");
      await game.next("go to the Blackpine Wood", { act: "travel", target: "the Blackpine Wood" });
      for (let round = 0; round < 6; round++) {
        const { reply, state } = await game.next("I attack the White Wolf", { act: "fight", target: "the White Wolf" });
        if (!reply.includes("goes down")) continue;
        expect(state().encounter).toBeNull();
        expect(state().scene?.present).not.toContain("the White Wolf");
        expect(state().threads.find(({ title }) => title === "Kill the White Wolf")?.state).toBe("resolved");
        return;
      }
    }
    throw new Error("The wolf stood in every fight");
  });

  it("takes gold for what is bought, and sells nothing to an empty purse", async () => {
    const game = story();
    await game.next("");
    await game.next("go to the Glass Well", { act: "travel", target: "the Glass Well" });
    const { reply } = await game.next("I buy a cup of water from Old Marl", { act: "buy", target: "Old Marl" });
    expect(reply).toMatch(/^You buy a cup of water from Old Marl for 1 gold\./u);
    expect(game.table.sheets()[0]?.gold).toBe(11);
  });

  it("tells the same turn of the same brief and dice", async () => {
    const [a, b] = [story("same"), story("same")];
    for (const text of ["", "look around", "I search the square"]) {
      expect((await a.next(text, { act: text.includes("search") ? "search" : "look" })).reply).toBe(
        (await b.next(text, { act: text.includes("search") ? "search" : "look" })).reply,
      );
    }
  });

  it("stands whatever the texts and the player write", async () => {
    const odd = [
      "",
      "\u0000",
      "**",
      "I I I my my",
      "The the The of of",
      "((([[[",
      "A".repeat(3_000),
      "\n\n#\n- \n",
      "“\"’'",
    ];
    for (const text of odd) {
      const game = story("odd", undefined, sceneOf(text, text, text));
      expect((await game.next("")).reply).not.toBe("");
      for (const act of [
        "talk",
        "look",
        "search",
        "travel",
        "fight",
        "take",
        "give",
        "buy",
        "cast",
        "rest",
        "oracle",
        "promise",
        "accuse",
        "use",
      ] as const)
        expect((await game.next(text === "" ? "x" : text, { act })).reply).not.toBe("");
    }
  });
});
