import { describe, expect, it } from "vitest";

import { lastReply, play } from "../testing/play-by-id.fake.ts";

describe("what an adventure answers to what nobody wrote", () => {
  it("keeps the mark that the player makes up, and the ending bears it", async () => {
    const { turns } = await play("first-evening", [
      "A heron, standing on one leg",
      "Go out to the lane",
      "Go home",
      "Go home",
    ]);
    expect(turns[1]?.reply).toContain("a heron");
    expect(turns.at(-1)?.reply).toContain("a heron");
  });

  it("says what comes of a question that is walked away from, before it tells of the next place", async () => {
    const { turns } = await play("ledger", ["Go up to the house", "wait until supper", "Go through the green door"]);
    expect(turns.at(-2)?.reply).toContain("And shall you open the gate");
    expect(turns.at(-1)?.reply).toMatch(/^You leave the table without an answer[^]*Ledgers to the ceiling/u);
  });

  it("lets time pass as long as the player waits for it, and tells only the last of the times", async () => {
    const played = await play(
      "lantern",
      Array.from({ length: 9 }, () => "Wait until midwinter"),
    );
    expect(played.turns.map(({ reply }) => reply).join("\n")).toContain("something has to be done about the lamps");
    expect((lastReply(played).match(/\bdusk\b/giu) ?? []).length).toBeLessThan(2);
  });

  it("does not jump to another time of day because the player waits a moment", async () => {
    const { progress } = await play("ledger", ["Wait", "Wait"]);
    expect(progress.time).toBeLessThan(2);
  });

  it("leaves the sum to the player, and agrees when it is said", async () => {
    const clues = ["Count the steps", "Go up to the house", "Examine the name cards", "Go through the green door"];
    const played = await play("ledger", [
      ...clues,
      "Tilt the ledger to the lamp",
      "I think Mrs Achard crossed out the names",
    ]);
    expect(played.turns.at(-2)?.reply).not.toContain("told her politely");
    expect(lastReply(played)).toContain("told her politely that the gate would be opened");
  });

  it("tells what is known already in fewer words the second time", async () => {
    const { turns } = await play("ledger", ["Ask Wenna about the bell", "Ask Wenna about the bell"]);
    expect(turns[2]!.reply.length).toBeLessThan(turns[1]!.reply.length);
    expect(turns[2]!.reply).toContain("has told you that");
  });

  it("takes a named way without a verb, and a question for the one who can answer it", async () => {
    const { turns, progress } = await play("charts", [
      "Crawl under the third table",
      "Bess, where did this knife come from?",
      "off to the guild along the quay",
    ]);
    expect(turns[2]?.reply).toContain("Hester Quill’s knife");
    expect(progress.place).toBe("guild");
  });

  it("goes to whom the player goes to talk to, where they were seen last", async () => {
    const { progress } = await play("first-evening", [
      "Go out to the lane",
      "Go to the bakehouse",
      "go talk to Aldous about the sacks",
    ]);
    expect(progress.place).toBe("lane");
  });

  it("says that somebody is not here, and where they were", async () => {
    const played = await play("ledger", [
      "Go up to the house",
      "Go through the green door",
      "Dilly, are you frightened?",
    ]);
    expect(lastReply(played)).toBe("Dilly Roke is not here. You last saw her at the Hall.");
  });

  it("takes along who is asked and would come, and says so at every place", async () => {
    const played = await play("lantern", ["Promise Annis that I will look for him", "let's go east together, Annis"]);
    expect(played.progress.companions).toEqual(["annis"]);
    expect(lastReply(played)).toContain("Annis is with you");
  });

  it("opens a fight with whom the player strikes at, and goes on with it at a word", async () => {
    const { turns, progress } = await play("lantern", [
      "Go east to the Third Post",
      "Go on to the ford",
      "swing my sword at Wick",
      "again",
    ]);
    expect(turns[4]?.rolls.length).toBeGreaterThan(0);
    expect(progress.fight === "f-escort" || progress.fights["f-escort"] !== undefined).toBe(true);
  });

  it("takes a rough hand to somebody as rough, with dice and a price", async () => {
    const { progress, turns } = await play("ledger", ["Go up to the house", "I shove Dilly aside"], { luck: 3 });
    expect(turns.at(-1)?.rolls).not.toEqual([]);
    expect(progress.attitudes["dilly-roke"]).toBeLessThan(1);
  });

  it("tells one thing at a time, and no new question while another waits", async () => {
    const { turns } = await play("ledger", ["Go up to the house", "wait until supper", "look at the portrait"]);
    expect(turns.filter(({ reply }) => reply.includes("And shall you open the gate"))).toHaveLength(1);
    expect(turns.every(({ reply }) => reply.split("\n\n").length <= 6)).toBe(true);
  });

  it("offers the ways past what bars the way", async () => {
    const { turns } = await play("lantern", [
      "Go east to the Third Post",
      "Go on to the ford",
      "Go across to the chapel",
    ]);
    expect(turns.at(-1)?.offers).toContain("Claim the captain's exemption");
  });
});
