import { describe, expect, it } from "vitest";

import { lastReply, play } from "../testing/play-by-id.fake.ts";

const replyTo = async (id: string, ...script: readonly string[]): Promise<string> => lastReply(await play(id, script));

const TO_THE_CHAPEL = [
  "Go to the Third Post",
  "Go to the toll ford",
  "Claim the captain's exemption",
  "Go to the burnt chapel",
];
const TO_THE_FORD = TO_THE_CHAPEL.slice(0, 2);
const WITH_ANNIS = ['"I\'ll look for him. Come with me, Annis."', ...TO_THE_CHAPEL];

describe("what is said and to whom", () => {
  it("is asked of the one who is spoken with, although a pronoun in it means somebody else here", async () => {
    const script = [...WITH_ANNIS, "Study the wall painting", '"Brother, what happened here?"'];
    const reply = await replyTo(
      "lantern",
      ...script,
      '"And the thing that walks behind her. Is it evil? What does it want?"',
    );
    expect(reply).toContain("says Hallam");
    expect(reply).not.toContain("says Annis");
  });

  it("is no payment where the player asks what another has paid", async () => {
    const { progress, turns } = await play("lantern", [
      ...TO_THE_FORD,
      '"Did Tobit Lusk come through here, nine or ten nights ago? What did he pay?" I ask the reeve',
    ]);
    expect(progress.passed).not.toContain("toll-chain");
    expect(turns.at(-1)?.reply).toContain("nine nights since");
  });

  it("asks nothing about a bystander whose name stands in it", async () => {
    const reply = await replyTo("charts", 'I say to Captain Thrale, "Room for a fiddler, Captain?"');
    expect(reply).toContain("For a singer");
    expect(reply).not.toContain("Cobb is at");
  });

  it("is said to the one who is named, and not to those about whom it asks", async () => {
    const reply = await replyTo("charts", 'I ask Bess, "What do you mean, measuring the table? Which lads?"');
    expect(reply).toContain("says Bess");
    expect(reply).not.toContain("says the sailor");
  });

  it("names the person in whose hand something is laid", async () => {
    const script = [...WITH_ANNIS, "Search by the west door", "Go to the toll ford"];
    const reply = await replyTo("lantern", ...script, 'I lay the fire-flask in Bet\'s hand. "You stood there after."');
    expect(reply).not.toContain("says Annis");
  });
});

describe("what a message leads to", () => {
  it("is the way, when what is carried along has been taken before", async () => {
    const { progress } = await play("lantern", [
      "go to the oil-house",
      "fill the can",
      "We take the can and start east along the causeway towards the Third",
    ]);
    expect(progress.place).toBe("third-post");
  });

  it("is the place of the person to whom the hero goes", async () => {
    const { progress } = await play("lantern", [
      "go to the oil-house",
      "I go back across the yard to the way-house, to Joan",
    ]);
    expect(progress.place).toBe("way-house");
  });
});
