import { describe, expect, it } from "vitest";

import { played } from "./played.fake.ts";

const STATION = {
  title: "Deep Quiet",
  world: "Station Halloran lies on the floor of Europa's ocean. Eleven people, two submarines, one greenhouse.",
  notes:
    "Somebody has switched off the beacon from inside. I am the new security officer and I want to know who it was. Dr. Imani Sale runs the lab, Petrov runs the kitchen, and Commander Birgitta Holm wants it kept quiet. I start in the lock, still wet.",
  hero: "Kit Marlow",
  heroNotes: "Ex-police, claustrophobic, cannot swim. Keeps a paper notebook.",
};

/** The last reply to what the player types. */
async function replyTo(...typed: readonly string[]): Promise<string> {
  const game = played(STATION, "meb");
  let last = await game.say("");
  for (const text of typed) last = await game.say(text);
  return last;
}

describe("what the player narrates of others", () => {
  it("is so, and nobody says it", async () => {
    expect(await replyTo("I go to the kitchen.", "He shakes his head.")).toMatch(/^Petrov shakes his head\./u);
  });

  it("comes before what the hero does in the same message", async () => {
    const reply = await replyTo("I go to the lab.", "Petrov comes in with a tray. I take the tray from him.");
    expect(reply).toContain("Petrov comes in with a tray.");
    expect(reply).toContain("You take");
  });

  it("brings whom it names before the hero's eyes", async () => {
    const game = played(STATION, "meb");
    await game.say("");
    await game.say("I go to the lab.");
    await game.say("Petrov comes in with a tray.");
    expect(game.state().scene?.present).toContain("Petrov");
  });

  it("keeps the words of somebody with who says them", async () => {
    expect(await replyTo("I go to the kitchen.", "“By night,” says Petrov. “With a spanner.”")).toContain(
      "“By night,” says Petrov. “With a spanner.”",
    );
  });
});

describe("a premise in free words", () => {
  it("has the goal of a clause, with what somebody has done", async () => {
    expect(await replyTo()).toContain("Your goal: find out who has switched off the beacon from inside.");
  });

  it("tells the hero's notes to the player, though they have no subject", async () => {
    expect(await replyTo()).toContain("You are ex-police, claustrophobic, cannot swim. You keep a paper notebook.");
  });

  it("goes where the words lead, and says there what follows", async () => {
    const reply = await replyTo("I go to the kitchen. “Petrov, did you take a key?”");
    expect(reply).toMatch(/^You go to the kitchen\./u);
    expect(reply).toMatch(/says Petrov/u);
  });

  it("calls over a distance without going there", async () => {
    const game = played(STATION, "meb");
    await game.say("");
    const reply = await game.say("I call Petrov on the radio and ask what is for dinner.");
    expect(reply).toMatch(/^You call Petrov on the radio/u);
    expect(game.state().scene?.place).not.toBe("the kitchen");
  });

  it("hurts nobody by a deed that names nobody", async () => {
    const game = played(STATION, "meb");
    await game.say("");
    await game.say("I go to the kitchen.");
    expect(await game.say("I throw a chip at a seagull.")).toMatch(/^You throw a chip at a seagull\./u);
    expect(game.state().encounter).toBeNull();
  });

  it("answers whether the goal is reached", async () => {
    expect(await replyTo("Is it done?")).toMatch(/^Not yet\. Still open: find out who has switched off the beacon/u);
  });
});
