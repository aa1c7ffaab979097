import { describe, expect, it } from "vitest";

import { lastReply, play } from "../testing/play-by-id.fake.ts";

const TO_THE_GUILD = ["go to the guild", "search the grate"];
const THEFT = [
  "go to the barge",
  "sing until nobody is watching the case",
  "go to the dry anchor",
  "crawl under the third table",
  "peel the vellum off",
];

describe("an accusation with proof", () => {
  it("is taken as one, and not answered from a drawer", async () => {
    const words = "I found the mould in your grate, Warden. You coined false crowns to buy your own forgery.";
    const played = await play("charts", [...TO_THE_GUILD, words]);
    expect(played.progress.clues).toContain("lead-mould");
    expect(lastReply(played)).toContain("It was to be put back");
    expect(lastReply(played)).not.toContain("Quill");
    const again = await play("charts", ["Warden, you coined false crowns in your grate with that mould."], {
      luck: 15,
      from: played,
    });
    expect(lastReply(again)).not.toMatch(/Quill|irregular/u);
  });

  it("is still followed by the answer to what was asked with it", async () => {
    const words = "I found the mould in your grate, Warden. You coined false crowns. Where are the other two quarters?";
    const reply = lastReply(await play("charts", [...TO_THE_GUILD, words]));
    expect(reply).toContain("It was to be put back");
    expect(reply.split("\n\n").length).toBeGreaterThan(1);
  });
});

describe("an invitation by name", () => {
  it.each(["Come, Tansy, eyes shut, we go down to the Prudence", "Tansy, come, we go now"])(
    "is accepted or declined: %s",
    async (words) => {
      expect(lastReply(await play("charts", ["go to the guild", words]))).toMatch(/Outside is wet|With my eyes shut/u);
    },
  );
});

describe("what was stolen", () => {
  it("can be laid beside its neighbour", async () => {
    const played = await play("charts", [...THEFT, "I lay my table piece next to it and compare them"]);
    expect(lastReply(played)).toContain("They do not meet");
  });
});

describe("a question about the hero", () => {
  it("is answered, and tells nothing of the mystery", async () => {
    const script = ["Count the steps", "Go up to the house", "Look at the name cards closely", "Am I tied up?"];
    expect(lastReply(await play("ledger", script))).not.toContain("*Who");
    const where = lastReply(await play("ledger", [...script.slice(0, -1), "Where am I? Am I tied up?"]));
    expect(where).toContain("You are at the Hall");
    expect(where).not.toContain("*Who");
  });
});

describe("a call to somebody who keeps out of sight", () => {
  it.each(["anyone up there?", "abel come down, it's over", "Hello?"])("is heard: %s", async (words) => {
    expect((await play("ledger", ["Edge along the causeway", words])).progress.flags).toContain("abel-out");
  });
});

describe("an accusation without proof", () => {
  it("is not taken for small talk", async () => {
    const script = ["Go up to the house", "mrs achard you drugged me and you put her in a glass"];
    expect(lastReply(await play("ledger", script))).toContain("I asked each of them a civil question");
  });
});
