import { describe, expect, it } from "vitest";

import { loadAdventure } from "#content/adventures/testing";
import { playAdventure } from "../testing/play.fake.ts";

const play = async (...script: readonly string[]) =>
  playAdventure((await loadAdventure("ledger", 1))!, script, { luck: 15 });
const replyTo = async (...script: readonly string[]): Promise<string> =>
  (await play(...script)).turns.at(-1)?.reply ?? "";

const TO_CASE = [
  "Go up to the house",
  "Go through the green door",
  "Go through the narrow door",
  "Wipe the misted glass",
];
const TO_LEONIE = [
  ...TO_CASE,
  "Take the crank",
  "Go out by the garden door",
  "Tamsin, there is a woman breathing in Drusilla's glass. Please come and open it",
  "Leonie, come with me",
];
const TO_TABLE = [
  ...TO_LEONIE,
  "Leonie, stay here. I'm going to the gatehouse",
  "Say good evening to the loft",
  "Abel, come with me to the house",
  "No, the gate stays shut",
  "go up to the Green Room",
  "sleep",
  "go to the hall",
  "look around",
];
const WITH_LEONIE = [...TO_TABLE, "Go to the gallery", "Leonie, come with me", "Go to the hall"];

describe("the objections in the ledger", () => {
  it("lets a drowned man in at the door before everybody", async () => {
    const replies = (await play(...TO_TABLE)).turns.map(({ reply }) => reply).join("\n");
    expect(replies).toContain("I had it brushed, Mr Noon");
    expect(replies).toContain("a voice that he has certified");
  });

  it("has Abel ask for somebody beside him, and object when there is", async () => {
    const asked = [...TO_TABLE, "Abel, stand up and say it: you object. You're breathing."];
    expect(await replyTo(...asked)).toContain("If there was somebody stood next to me");
    expect(await replyTo(...asked, `"Stand next to me, Abel. Right here. Now say it."`)).toContain(
      "“I object,” says Abel",
    );
  });

  it.each(["I take Abel by the arm, and stand beside him before the table.", `"Stand next to me, Abel. Now say it."`])(
    "takes who stands beside Abel at once: %j",
    async (words) => {
      expect(await replyTo(...TO_TABLE, words)).toContain("the third stroke is nothing");
    },
  );

  it("takes both objections when the hero says them, and Sloe writes them down", async () => {
    const both = [...WITH_LEONIE, `"Abel Noon and Leonie Orlebar both object to their strokes," I say to Sloe.`];
    const reply = await replyTo(...both);
    expect(reply).toContain("“Certainly I object,” says Leonie");
    expect(reply).toContain("“I object,” says Abel");
    expect(await replyTo(...both, `"Mr Sloe, write it down: two living objections."`)).toContain("It is down");
    expect(await replyTo(...both, "I write stet in the margin")).toContain("Stet: let it stand");
  });

  it("takes the objection of the fourth name", async () => {
    expect(await replyTo(...TO_TABLE, `"I object too", I say, "as the fourth name."`)).toContain("To which stroke?");
  });
});

describe("in the ledger", () => {
  it("goes on after somebody was told to stay", async () => {
    expect(await replyTo(...TO_LEONIE, "Leonie, stay with Tamsin. I'm going over the weir to the gatehouse")).toMatch(
      /where I am put[^]*round room on the weir/u,
    );
  });

  it("leads up the stairs who steps over the third, and not down again", async () => {
    const reply = await replyTo("Go up to the house", "I go up to the Green Room, stepping over the third stair");
    expect(reply).toContain("A good bed");
    expect(reply).not.toContain("Mrs Achard and Dilly are here");
  });

  it("cuts the lead in the gallery for who says that they go to the gallery and cut it", async () => {
    const wire = [...TO_CASE, "Go out by the garden door", "Tamsin, lend me a wire", "go to the gallery"];
    expect(await replyTo(...wire, "I go to the gallery with the wire and cut the lead")).toContain("slides out");
  });

  it("gives a key, and takes none, where the hero puts the key in her hand", async () => {
    const key = ["Go up to the house", "Go down the passage to her room", "wait", "wait", "wait until night"];
    const reply = await replyTo(
      ...key,
      "I lift the thirty-first key from its hook",
      "go to the hall",
      "I put the key in her hand",
    );
    expect(reply).toContain("I was told to bring it away");
  });

  it("finds nothing for who leads somebody to where they are not looked for", async () => {
    expect(
      await replyTo(
        ...TO_LEONIE.filter((each) => each !== "Take the crank"),
        "Can you walk? Let's get you somewhere she won't look",
      ),
    ).not.toContain("iron rod");
  });

  it.each([
    [`"Good morning, Mrs Achard. You know Abel, I think. He's been dead a week."`, "was not expected"],
    ["Mrs Achard, who paid my school fees, and why?", "every quarter day"],
    ["Abel, what should I do?", "crank"],
  ])("answers in the hall: %j", async (words, answer) => {
    expect(await replyTo(...TO_TABLE, words)).toContain(answer);
  });
});
