import { describe, expect, it } from "vitest";

import { loadAdventure } from "#content/adventures/testing";
import { playAdventure, type Way } from "../testing/play.fake.ts";

const play = async (id: string, script: readonly string[], way: Way = { luck: 15 }) =>
  playAdventure((await loadAdventure(id, 1))!, script, way);
const lastReply = ({ turns }: Awaited<ReturnType<typeof play>>): string => turns.at(-1)?.reply ?? "";

describe("a question at a first meeting", () => {
  it("is answered, and not greeted", async () => {
    const adventure = (await loadAdventure("first-evening", 1))!;
    const greetings = adventure.people.flatMap(({ greet }) => greet.map((each) => each.slice(1, 20)));
    for (const question of ["are you scared?", "Tib, whose parcel is this", "Hanne do you have any children"]) {
      const reply = lastReply(await play("first-evening", [question]));
      for (const greeting of greetings) expect(reply, question).not.toContain(greeting);
    }
  });

  it("about a fear in other words finds what they say of it", async () => {
    expect(lastReply(await play("first-evening", ["Tib, are you frightened?"]))).toContain(
      "only scared till I've looked",
    );
  });

  it("about themselves is answered in their own words, and not twice alike", async () => {
    const { turns } = await play("first-evening", [
      "Go to the lane",
      "Aldous, do you have a family?",
      "do you have a wife, Aldous?",
    ]);
    expect(turns[2]?.reply).toMatch(/My father was reeve/u);
    expect(turns[3]?.reply).not.toBe(turns[2]?.reply);
  });

  it("is sent on to who knows, without a stock line before it", async () => {
    const reply = lastReply(await play("first-evening", ["Go to the lane", "Aldous, whose is the seventh loaf?"]));
    expect(reply).not.toMatch(/isn't on the roll|You'll want a bed/u);
  });
});

describe("what somebody hides", () => {
  it("is denied to who says it to their face without proof", async () => {
    expect(lastReply(await play("first-evening", ["Go to the lane", "I know about the nod, Aldous"]))).toContain(
      "You have no proof",
    );
  });
});

describe("a word alone", () => {
  it("is an accusation where it is one, and no riddle", async () => {
    expect(lastReply(await play("first-evening", ["Go to the lane", "liar"]))).toContain("You have no proof");
  });

  it("is a journey where it is a place that is known", async () => {
    const { progress } = await play("lantern", ["Go to the oil-house", "third post"]);
    expect(progress.place).toBe("third-post");
  });

  it("is never rolled for where it is a question to nobody", async () => {
    const { turns } = await play("lantern", ["Go to the oil-house", "what are you building up there"], { luck: 2 });
    expect(turns[2]?.rolls).toEqual([]);
  });
});

describe("the people of the charts and of the lantern", () => {
  it.each([
    ["charts", "Who are you?", /Lucasta Thrale/u],
    ["charts", "How long have you been at sea?", /Twenty-six years/u],
    ["charts", "Bess, tell me about my parents", /Off the Patience/u],
    ["charts", "Bess, who runs this place?", /I do/u],
    ["lantern", "How long has he been gone?", /Nine nights/u],
    ["lantern", "Where are we?", /way-house/u],
    ["lantern", "Can I trust you?", /trust that/u],
  ])("answer what a stranger asks first: in %s “%s”", async (id, words, answer) => {
    const { turns } = await playAdventure((await loadAdventure(id, 1))!, [words], { luck: 15 });
    expect(turns.at(-1)?.reply).toMatch(answer);
  });
});

describe("two questions in one breath", () => {
  it("are both answered, with a question mark or without", async () => {
    for (const words of [
      "how long have you run this place bess, and what should i do tonight?",
      "bess how long have you run this place and what should i do",
    ]) {
      const reply = lastReply(await play("charts", [words]));
      expect(reply, words).toMatch(/Twenty-two years/u);
      expect(reply, words).toMatch(/look at your ceiling/u);
    }
  });

  it("are two answers of the same person", async () => {
    const reply = lastReply(await play("charts", ["captain, who are you and why are you here?"]));
    expect(reply).toMatch(/Lucasta Thrale/u);
    expect(reply).toMatch(/asked nicely by a bank/u);
  });
});

describe("a question that was asked before", () => {
  it("is declined in the person's own words", async () => {
    const { turns } = await play("charts", ["bess, who runs this house?", "bess whose tavern is it, whose place"]);
    expect(turns.at(-1)?.reply).not.toMatch(/said what there is to say/u);
  });
});
