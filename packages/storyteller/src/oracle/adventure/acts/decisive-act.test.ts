import { describe, expect, it } from "vitest";

import { lastReply, play } from "../testing/play-by-id.fake.ts";

/** Leads to the reading of the will, without words to anybody that would move Aldous. */
const TO_THE_READING = ["Go to the lane", "Go to the bakehouse", ...Array.from({ length: 8 }, () => "Wait")];

describe("a silence", () => {
  it.each([
    "I hold my tongue",
    "i let him say it",
    "not a word from me. it's his to tell",
    "I won't say anything, I keep my mouth shut",
  ])("says nothing for the hero at the climax: %s", async (text) => {
    const played = await play("first-evening", [...TO_THE_READING, text]);
    const reply = lastReply(played);
    expect(played.turns.map(({ reply: each }) => each).join("\n")).toContain("comes to the place where the parchment");
    expect(reply).not.toMatch(/you say\b|You lay it|“Larkin,” you/u);
    expect(played.turns.at(-1)?.rolls).toEqual([]);
    expect(["", "tin"]).toContain(played.progress.ended);
  });

  it("is the choice of waiting, where there is one", async () => {
    const promised = [
      "Go to the lane",
      "I give Aldous my scarf, he looks frozen",
      "Aldous, I promise you will not stand alone",
    ];
    const played = await play("first-evening", [
      ...promised,
      ...TO_THE_READING.slice(1),
      "I bite my tongue and leave it to him",
    ]);
    expect(played.turns.map(({ reply }) => reply).join("\n")).toContain("He gets as far as");
  });

  it("in any other scene is taken as one, without three turns going by", async () => {
    const played = await play("first-evening", ["I keep quiet"]);
    expect(lastReply(played)).toMatch(/^You say nothing\./u);
    expect(played.progress.turns).toBe(1);
  });
});

describe("what is said to somebody's face", () => {
  it("is an accusation and no look at what lies elsewhere", async () => {
    const script = ["Go to the lane", "Go down to the ash pit", "Go back to the lane", "Aldous, I have seen the sacks"];
    const reply = lastReply(await play("first-evening", script));
    expect(reply).not.toMatch(/ash pit|Not here/u);
    expect(reply).toContain("You have no proof");
  });

  it("is a promise to the person who is here, even if it names another", async () => {
    const played = await play("first-evening", ["Go to the lane", "I promise to give Hanne your good word"]);
    expect(lastReply(played)).not.toContain("is not here");
    expect(played.progress.promised).toEqual(["aldous"]);
  });

  it("is an order and no rough hand, in a second sentence too", async () => {
    const { turns } = await play("lantern", ["i am going nowhere. Annis, hold the rope"], { luck: 2 });
    expect(turns[1]?.rolls).toEqual([]);
    expect(turns[1]?.reply).not.toContain("where your hands are");
  });

  it("does not end the story by words about something else", async () => {
    const played = await play("first-evening", [...TO_THE_READING, "I throw my hat at the ceiling"]);
    expect(played.progress.ended).toBe("");
    expect(lastReply(played)).not.toContain("You lay it on the board");
  });

  it("does not end the story by a question about the choice", async () => {
    const played = await play("first-evening", [...TO_THE_READING, "Tib, should I tell them the name?"]);
    expect(played.progress.ended).toBe("");
  });
});

describe("a lamp", () => {
  it.each([
    '"Hold the light, Annis."',
    "Annis, hold the lamp's light here, I look at the tracks",
    '"Bring the light, Annis."',
  ])("is not lit by words about a light: %s", async (text) => {
    const script = [
      `"Of course I'll look for him," I tell the girl.`,
      "go to the oil-house",
      "I take a can of oil to the Third, with Annis",
      text,
    ];
    const played = await play("lantern", script, { luck: 15 });
    expect(played.progress.place).toBe("third-post");
    expect(played.progress.flags).not.toContain("third-lit");
  });
});

describe("what was found out beside the point", () => {
  it("is given to who asks Joan and then does not look at her", async () => {
    const asked = await play("lantern", [
      `"Joan. Tobit Lusk. Tell me what you gave him to eat and when." I look at the fire, not at her, and wait.`,
    ]);
    expect(lastReply(asked)).toContain("to the mug");
    expect(asked.progress.clues).toContain("seven-loaves");
  });
});

describe("what is denied", () => {
  it.each([
    "i'm not putting anything out. annis, hold the rope",
    "I won't put them out",
    "we are not walking before it, never",
  ])("is not done at the climax: %s", async (text) => {
    const script = [
      "Go east to the Third Post",
      "Go on to the ford",
      "Claim the captain's exemption",
      "Go across to the chapel",
      "Study the wall painting",
      "Go to the way-house",
    ];
    const played = await play("lantern", [...script, ...Array.from({ length: 8 }, () => "Wait until midwinter"), text]);
    expect(played.turns.at(-2)?.offers).toContain("Put them out, and walk before it");
    expect(played.progress.ended).toBe("");
  });
});

describe("a gift and a song", () => {
  it("are taken as what they are", async () => {
    const played = await play("first-evening", ["Go to the lane", "I offer him my scarf, he looks frozen"]);
    expect(lastReply(played)).toContain("Aldous takes your scarf");
    expect(played.progress.attitudes["aldous"]).toBe(0);
  });

  it("want no dice", async () => {
    const { turns } = await play("first-evening", ["i hum the tune my gran had for ovens"]);
    expect(turns[1]?.rolls).toEqual([]);
  });
});

describe("what was done", () => {
  it("is not done again: a parcel is opened once", async () => {
    const { turns } = await play("first-evening", ["Open the parcel", "Go to the lane", "wait", "open the parcel"]);
    expect(turns.at(-1)?.reply).toContain("You have opened it already.");
    expect(turns.at(-1)?.offers).not.toContain("Open it in front of him");
  });

  it("leaves the hero where they went: what waits for an answer waits at its place", async () => {
    const played = await play("first-evening", [...TO_THE_READING, "I walk out to the lane", "Larkin!"]);
    expect(played.turns.at(-2)?.reply).toContain("It waits for you there.");
    expect(played.progress.ended).toBe("");
  });
});
