import { beforeAll, describe, expect, it } from "vitest";

import type { Played } from "../testing/play.fake.ts";
import { lastReply, play } from "../testing/play-by-id.fake.ts";

/** Long plays take a while on a busy machine. */
const SLOW = 60_000;

let ford: Played;
beforeAll(async () => {
  ford = await play("lantern", [
    `"Of course I'll look for him," I tell the girl.`,
    "go to the Third Post",
    "go to the toll ford",
    "Claim the captain's exemption",
    "go to the burnt chapel",
    "try the west door",
    "take the flask",
    "go back to the ford",
    "show Bet the fire-flask",
  ]);
}, SLOW);

const says = async (words: string): Promise<string> =>
  lastReply(await play("lantern", [words], { luck: 15, from: ford }));

describe("a straight question to somebody", { timeout: SLOW }, () => {
  it("about a name gets the name", async () => {
    expect(await says(`"Bet, what is the reeve's name?"`)).toContain("Maddern");
    expect(await says("what's his name?")).toContain("Piers Maddern");
    expect(await says("Annis, tell me your grandfather's name")).toContain("Tobit");
    const first = await play("lantern", [
      `"Of course I'll look for him," I tell the girl. "What's your name, and what's his?"`,
    ]);
    expect(lastReply(first)).toMatch(/Annis Lusk.*Tobit/su);
  });

  it("about a third person is answered by the one who is asked", async () => {
    const reply = await says("Either way: did Maddern order it?");
    expect(reply).toContain("says Bet");
    expect(reply).not.toContain("says Maddern");
  });

  it("is answered beside what is said and done before it", async () => {
    const played = await play("lantern", [
      "i read the tally slate",
      `I show Joan the tally slate: "Seven loaves on the keeper's line. Why didn't you tell the girl?"`,
    ]);
    expect(lastReply(played)).not.toMatch(/says Annis|Annis lets you/u);
    const ladder = await play("lantern", ["I look at the ladder. Why does she carry it?"]);
    expect(lastReply(ladder)).toMatch(/says (?:Annis|Joan)/u);
  });

  it("about food gets food, and no look round", async () => {
    const reply = lastReply(
      await play("lantern", ["is there anything to eat here? i've not had a hot meal since tuesday"]),
    );
    expect(reply).not.toContain("Ways on");
    expect(reply).toContain("says Joan");
  });
});

describe("words to somebody that are no question", { timeout: SLOW }, () => {
  it("are an order if they order", async () => {
    const reply = await says("Annis, run down the road and hood every lamp");
    expect(reply).toMatch(/^Annis looks/u);
    expect(reply).not.toContain("long snuffer");
  });

  it("do not make a guest of a theory", async () => {
    const reply = await says(
      `"Annis, he put them out himself so the thing would come along the road to him. Does that make sense?"`,
    );
    expect(reply).not.toContain("with you already");
  });
});

describe("an act with the hands", { timeout: SLOW }, () => {
  it("on somebody's chair does not hit them", async () => {
    expect(await says("I kick Maddern's chair over")).toBe("You kick Maddern's chair over.");
  });

  it("at somebody's throat is a threat", async () => {
    expect(await says("I hold my sword to Maddern's throat")).not.toMatch(/drawing, rolled|You leave/u);
  });

  it("beside a desk does not search the desk", async () => {
    expect(await says("I put my purse on the desk")).not.toContain("drawing, rolled");
  });

  it("lights the Third from a can in one message", async () => {
    const played = await play("lantern", [
      "take the can and fill it with oil",
      "off to the Third",
      "dig out the white stuff, fill it with the good oil and light it",
    ]);
    expect(played.progress.flags).toContain("third-lit");
  });
});
