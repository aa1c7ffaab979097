import { describe, expect, it } from "vitest";

import { StoryChanges } from "#contracts/play/story";
import type { Recalled } from "#contracts/play/turn";

import { createOracleChronicler } from "../../chronicler.ts";
import { CAMPAIGN, play, type Played } from "../play.fake.ts";
import { calledBy } from "./names.ts";
import { Story } from "./state.ts";

const LUCKY = { ...CAMPAIGN, detailLevel: "detailed" as const, luck: 20 };
const changesIn = ({ events }: Played): StoryChanges => {
  const done = events.find((event) => event.type === "done");
  return StoryChanges.parse(done?.story);
};
const someone = async () => {
  const { turns } = await play(LUCKY, []);
  const story = Story.parse(turns[0]!.memo);
  const person = story.people.find(({ at }) => at === story.place)!;
  return { person, name: calledBy(person.name, "") };
};
const chronicled = async ({ brief, reply, events }: Played) => {
  const done = events.find((event) => event.type === "done");
  const { items } = await createOracleChronicler().chronicle(
    {
      type: "turn.completed",
      userId: "user",
      campaignId: "campaign",
      worldId: "world",
      turnId: brief.turnId,
      parentTurnId: null,
      number: brief.number,
      version: 1,
      kind: brief.kind,
      state: "complete",
      playerText: brief.playerText,
      reply,
      rolls: [],
      effects: [],
      introduced: [],
      ...(done?.story && { story: done.story }),
      characterNames: ["Alda Venn"],
      at: "2026-01-01T00:00:00Z",
    },
    new AbortController().signal,
  );
  return items;
};

describe("what a turn of the oracle's changed", () => {
  it("names the foe as long as the fight goes on", async () => {
    const { turns } = await play({ ...LUCKY, luck: 2 }, ["I attack the grey wolf", "I attack again"]);
    for (const turn of turns.slice(1, 3))
      expect(changesIn(turn).cast).toContainEqual({ name: "the grey wolf", type: "creature" });
  });

  it("is at the opening: a trouble heard of, and who was met, where and as what", async () => {
    const { turns } = await play(LUCKY, []);
    const { person } = await someone();
    const { quests, states, present } = changesIn(turns[0]!);
    expect(quests).toMatchObject([{ status: "open", sentence: expect.stringContaining(person.name) }]);
    expect(states.map(({ state }) => state)).toEqual(
      expect.arrayContaining([
        { about: person.name, relation: "role", value: person.role },
        { about: person.name, relation: "place", value: person.at },
      ]),
    );
    expect(present).toContain(person.name);
  });

  it("is a promise under one title, from giving one's word to keeping it", async () => {
    const { person, name } = await someone();
    const { turns } = await play(LUCKY, [`I promise ${name} to find the key`, `I keep my promise to ${name}`]);
    const title = `Promise to ${name}: find the key`;
    expect(changesIn(turns[1]!).quests).toContainEqual({
      title,
      status: "active",
      sentence: `Alda Venn promised ${person.name} to find the key.`,
    });
    expect(changesIn(turns[2]!).quests).toContainEqual(expect.objectContaining({ title, status: "completed" }));
  });

  it("is a promise broken where nobody waits for it any more", async () => {
    const { name } = await someone();
    const idle = Array.from({ length: 48 }, () => "I look around");
    const { turns } = await play(LUCKY, [`I promise ${name} to find the key`, ...idle]);
    const closed = turns
      .flatMap((turn) => changesIn(turn).quests)
      .filter(({ title }) => title.endsWith("find the key"));
    expect(closed.map(({ status }) => status)).toEqual(["active", "failed"]);
  });

  it("is how somebody feels, where that changed", async () => {
    const { person, name } = await someone();
    const { turns } = await play(LUCKY, [`I insult ${name}`, "I look around"]);
    const feels = (turn: Played) =>
      changesIn(turn).states.filter(({ state }) => state.relation === "attitude" && state.about === person.name);
    expect(feels(turns[1]!)).toHaveLength(1);
    expect(feels(turns[2]!)).toEqual([]);
  });

  it("says nothing of somebody the reply does not name", async () => {
    const { turns } = await play(LUCKY, ["I look around", "I wait", "We head north", "I search the place carefully"]);
    for (const turn of turns) {
      for (const { state } of changesIn(turn).states)
        expect(turn.reply.includes(calledBy(state.about, "")) || state.relation === "status").toBe(true);
    }
  });
});

describe("a turn that reminds", () => {
  const recalled = (content: string, more: Partial<Recalled> = {}): Recalled => ({
    itemId: "m1",
    content,
    kind: "event",
    turnId: "t0",
    turnNumber: 1,
    reason: "names the well",
    relevance_score: 1,
    ...more,
  });
  const reminded = async (memory: Recalled) => {
    const { turns } = await play(LUCKY, ["I wait", "I wait", "What do I remember about the poisoned well?"], () => [
      memory,
    ]);
    return turns.at(-1)!;
  };

  it("hands on the words of the memory, and leaves no second memory of it", async () => {
    const turn = await reminded(recalled("Alda Venn poisoned the well of Oldmere with hemlock."));
    expect(turn.reply).toContain("poisoned the well of Oldmere");
    expect(changesIn(turn).reminders).toEqual(["you poisoned the well of Oldmere with hemlock"]);
    for (const { content } of await chronicled(turn)) expect(content).not.toContain("Oldmere");
  });

  it("never tells the player a secret", async () => {
    const turn = await reminded(recalled("Alda Venn poisoned the well of Oldmere with hemlock.", { secret: true }));
    expect(turn.reply).not.toContain("Oldmere");
  });

  it("lets somebody bring up only what they were there to learn", async () => {
    const { person, name } = await someone();
    const memory = `The well of Oldmere was poisoned before ${name} came.`;
    const told = async (knowers: string[] | null) => (await reminded(recalled(memory, { knowers }))).reply;
    const asRemembered = new RegExp(`(?:says|tells|nods|said)[^.]*${name}|${name}[^.]*(?:says|tells|nods|said)`, "u");
    const sentenceOf = (reply: string) => reply.split("\n\n").find((part) => part.includes("Oldmere")) ?? "";
    expect(sentenceOf(await told([person.name]))).toMatch(asRemembered);
    expect(sentenceOf(await told(["Somebody Else"]))).toContain("Oldmere");
    expect(sentenceOf(await told(["Somebody Else"]))).not.toMatch(asRemembered);
  });
});
