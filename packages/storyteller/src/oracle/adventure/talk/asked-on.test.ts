import { beforeAll, describe, expect, it } from "vitest";

import type { Played } from "../testing/play.fake.ts";
import { lastReply, play } from "../testing/play-by-id.fake.ts";

/** A question in a conversation: who it is for, what it is about, and that its answer is no line of another subject. */

/** Long plays take a while on a busy machine. */
const SLOW = 60_000;
let ford: Played;
let wayHouse: Played;

beforeAll(async () => {
  wayHouse = await play("lantern", ["I'll look for him.", "Joan, who are you?"]);
  ford = await play("lantern", ["I'll look for him.", "Let's go to the Third.", "On to the toll ford."]);
}, SLOW);

const atWayHouse = async (...words: string[]): Promise<string> =>
  lastReply(await play("lantern", words, { luck: 15, from: wayHouse }));
const atFord = async (...words: string[]): Promise<string> =>
  lastReply(await play("lantern", words, { luck: 15, from: ford }));

describe("a question in a conversation", { timeout: SLOW }, () => {
  it("is answered by the one talked with, if they can", async () => {
    expect(await atFord("Mr Maddern, who are you?", "When did you last see Tobit?")).toContain("says Maddern");
    expect(await atFord("Annis, are you cold?", "What do you think of the reeve?")).toContain("says Annis");
  });

  it("goes on with them after a companion has answered one", async () => {
    const replies = await atFord("Mr Maddern, who are you?", "Why did the Third go out?", "Do you feel guilty?");
    expect(replies).toContain("says Maddern");
  });

  it("is one to the people of a new place, and not to the companion", async () => {
    expect(await atFord("who's in charge here?")).toContain("Piers Maddern");
  });

  it("about somebody elsewhere does not call them", async () => {
    for (const asked of ["Do you trust Brother Hallam?", "What do you know about Brother Hallam?"])
      expect(await atWayHouse(asked)).toContain("says Joan");
    expect(await atFord("Mr Maddern, do you know Tobit Lusk?")).toContain("says Maddern");
  });

  it("about being something calls nobody who is that", async () => {
    expect(await atWayHouse("Annis, are you cold?", "Do you want to be keeper?")).toContain("says Annis");
  });

  it("about a word of somebody's title is about that", async () => {
    expect(await atFord("Maddern, why is the toll so high?")).toContain("crowns");
  });

  it("about what somebody thinks of a thing is not answered by what they think at all", async () => {
    expect(await atFord("Bet, what do you think of the stove?")).not.toContain("I think if I sat down");
  });

  it("with a name after 'and' asks what they think of that one", async () => {
    expect(await atWayHouse("What do you think of Annis?", "And Bet?")).toContain("says Joan");
  });

  it("about who is escorted is no question about who they are", async () => {
    expect(await atFord("Bet, who are you escorting up that hill?")).not.toContain("Corporal Saltash");
  });

  it("about what lies somewhere else is asked of who knows it", async () => {
    expect(await atWayHouse("Annis, what's in the hollow hill?")).toContain("says Annis");
  });

  it("beside an act in one sentence leaves the act", async () => {
    expect(await atWayHouse("Let's go to the oil-house.", "search the bunk, what's missing from it?")).toContain(
      "mattress",
    );
  });
});

describe("what is said to two people", { timeout: SLOW }, () => {
  it("is heard by both", async () => {
    const reply = await atFord("Annis, stay behind me. Bet, did you know about the oil?");
    expect(reply).toContain("Annis");
    expect(reply).toContain("says Bet");
  });
});

describe("a comfort and a compliment", { timeout: SLOW }, () => {
  it("are said", async () => {
    expect(await atWayHouse("Annis, are you cold?", "Don't worry, we'll find him.")).toContain("says Annis");
    expect(await atWayHouse("Annis, are you cold?", "I like your coat.")).toContain("says Annis");
  });
});

describe("a look", { timeout: SLOW }, () => {
  it("at what is in a painting sees that, once the painting has been seen", async () => {
    const reply = await atFord(
      "I show the captain's lantern and cross over to the chapel",
      "I study the wall painting closely",
      "I look at the children in the painting",
    );
    expect(reply).toMatch(/brooms|sweeping/u);
    expect(reply).not.toContain("once more");
  });

  it("at a thing of one's own is not at another of its kind", async () => {
    const reply = await atWayHouse("Let's go to the Third.", "I look closely at my captain's lantern");
    expect(reply).toContain("march number");
  });
});
