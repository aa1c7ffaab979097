import { describe, expect, it } from "vitest";
import { lastReply, play } from "../testing/play-by-id.fake.ts";
import { TO_THE_RESCUE } from "../testing/ways.fake.ts";

describe("words to somebody and what the hero does, in one sentence", () => {
  const GOES = "Leonie, stay close to me, we go down the goat path to the gatehouse";

  it("takes her along, and goes", async () => {
    const played = await play("ledger", [...TO_THE_RESCUE, GOES]);
    expect(played.progress.place).toBe("gatehouse");
    expect(played.progress.companions).toContain("leonie-orlebar");
    expect(lastReply(played)).toContain("takes your arm");
  });

  it("goes, with her who came along before", async () => {
    const played = await play("ledger", [...TO_THE_RESCUE, "Leonie, come with me", GOES]);
    expect(played.progress.place).toBe("gatehouse");
    expect(played.progress.companions).toContain("leonie-orlebar");
    expect(lastReply(played)).not.toContain("with you already");
  });

  it("gives a small order a nod, and the deed its own text", async () => {
    const reply = lastReply(await play("ledger", ["Wenna, hold the lantern, I count the steps"]));
    expect(reply).toContain("Wenna nods.");
    expect(reply).toContain("You count them down: eight");
  });

  it("leads where the words say, after what is said", async () => {
    const ways: readonly (readonly [string, string, string])[] = [
      ["lantern", "Annis, take my hand, let's go over to the oil-house before it gets worse", "oil-house"],
      ["charts", "Bess, mind my seat, I'll take the penny punt to the auction", "auction-barge"],
      ["first-evening", "Tib, bring the lantern, we go out to the lane together", "lane"],
      ["ledger", "Wenna, wait here for me please, I go up to the house and knock", "hall"],
    ];
    for (const [id, text, place] of ways) expect((await play(id, [text])).progress.place, text).toBe(place);
  });

  it("is only said, if the sentence goes nowhere", async () => {
    const { progress } = await play("ledger", ["Wenna, I know you row people, we both want the gate open"]);
    expect(progress.place).toBe("water-stairs");
  });

  it("knocks and goes in once", async () => {
    const reply = lastReply(await play("ledger", ["I climb to the front door and knock"]));
    expect(reply).not.toMatch(/Not in front of the house|find nothing/u);
    expect(reply).toContain("small maid with one stocking down");
  });

  it("lets a moment pass for “I wait till she has turned round and …”, and no evening", async () => {
    const text = "I wait till she goes for the pudding and whisper to Dilly: did she teach you anything to say to me?";
    const before = await play("ledger", ["Go up to the house"]);
    const played = await play("ledger", ["Go up to the house", text]);
    expect(played.progress.turns - before.progress.turns).toBe(1);
    expect(lastReply(played)).not.toContain("You wait.");
    expect(lastReply(played)).toContain("Dilly");
  });
});
