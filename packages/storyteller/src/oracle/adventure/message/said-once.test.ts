import { describe, expect, it } from "vitest";

import { lastReply, play } from "../testing/play-by-id.fake.ts";

const replyTo = async (id: string, ...script: readonly string[]): Promise<string> => lastReply(await play(id, script));

const ABOARD = ["Take the punt to the auction", "go aboard the Second Opinion"];
const AT_THE_WRECK = [
  "go to the pilots guild",
  "go down to the cutter",
  "sail for the combs",
  "sing the verses and steer",
];

describe("a reply says a thing once", () => {
  it("does not give back to the player what they say that they do not do", async () => {
    const reply = await replyTo("charts", 'I don\'t take it yet. I whisper to Bess, "Who is she, in the plum coat?"');
    expect(reply).not.toContain("You don't");
    expect(reply).toContain("Bess");
  });

  it("describes a thing once, when a deed has shown it and the player looks as well", async () => {
    const reply = await replyTo("charts", "I crawl under the third table and search it");
    expect(reply.match(/half a whale|a whale/gu)).toHaveLength(1);
  });

  it("puts away once what a deed has put away", async () => {
    const reply = await replyTo("charts", "I peel the vellum off the table and put it inside my fiddle case.");
    expect(reply).toContain("a noise like a plaster");
    expect(reply).not.toContain("and stays there");
  });

  it("gives a theory its conclusion, and no list of what is in the log already", async () => {
    const reply = await replyTo(
      "charts",
      "take the punt to the auction",
      "trade Mr Gonne a fact for a fact",
      "go to the pilots guild",
      "go down to the cutter",
      "lift the boards",
      "Put it together: who is cheating whom?",
    );
    expect(reply).toBe(
      "Plume sold Thrale a forged quarter; she paid him in his own lead; the widows’ silver is under the boards of the Prudence.",
    );
  });
});

describe("both halves of a message are played", () => {
  it("goes in quietly, and then goes through the desk", async () => {
    const reply = await replyTo("charts", ...ABOARD, "I slip into the captain's cabin and go through her desk.");
    expect(reply).toMatch(/^Sixty-one letters/u);
  });

  it("answers a question about an hour that stands beside another in the words of the person asked", async () => {
    const reply = await replyTo("lantern", "When is midwinter night? And what goes by, Joan?");
    expect(reply).not.toContain("still to come today");
    expect(reply).toContain("Joan");
  });
});

describe("where the hero is", () => {
  it("is not left by words that go to it", async () => {
    const { progress } = await play("charts", [
      ...AT_THE_WRECK,
      "I walk on across the sand to the wreck of the Patience.",
    ]);
    expect(progress.place).toBe("patience");
  });

  it("gives away nothing of a place where they have never been", async () => {
    const reply = await replyTo("charts", ...AT_THE_WRECK.slice(0, 3), "look for a bell at the lowest water");
    expect(reply).not.toContain("Patience");
  });

  it("is searched at the thing that is named, whatever is named beside it", async () => {
    const reply = await replyTo(
      "lantern",
      "go to the oil-house",
      "I search the bunk, under the straw and behind the boards",
    );
    expect(reply).toContain("four rungs");
  });
});

describe("what nobody has agreed to", () => {
  it("is said to the one who has assumed it, and is no word to the table", async () => {
    const reply = await replyTo(
      "lantern",
      "Go to the Third Post",
      "Go to the toll ford",
      "Hold on, I haven't agreed to carry anything. What do you want of me, reeve?",
    );
    expect(reply).not.toContain("Undo");
  });
});
