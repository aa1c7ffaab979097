import { describe, expect, it } from "vitest";

import { DRY_FORK } from "../open-questions.fake.ts";
import { played } from "../played.fake.ts";
import { COPPER, faced } from "./climax/climax.fake.ts";

/** Plays until the hero is asked whom to name. */
async function enough(seed: string) {
  const story = played(DRY_FORK, seed, 20);
  await story.say("");
  const kept = () => story.kept().case!;
  for (let at = 0; at < 16; at++) {
    const { scene, lair, far } = kept().where;
    const name = kept().who[(["witness", "ally", "suspect"] as const)[at % 3]!];
    for (const words of [
      `I go to ${[scene, far, lair][at % 3]!}`,
      "I search the place",
      `I go to ${name}`,
      `I ask ${name} what happened`,
    ]) {
      if (kept().said.includes("asked")) break;
      await story.say(words);
    }
  }
  return { ...story, case: kept, isOver: () => story.state().threads.some(({ state }) => state === "resolved") };
}

describe("An accusation", () => {
  for (const words of [
    "I name WHO: he is behind it.",
    "I say the name of WHO. It was his order.",
    "I denounce WHO, because he was at the well that night.",
    "WHO, and the other one did it for him.",
  ])
    it(`may have the form “${words}”`, async () => {
      const { say, case: kept } = await enough("ask");
      const said = await say(words.replace("WHO", kept().who.opponent));
      expect(said).toContain("It holds:");
      expect(kept().announced).toBe(true);
    });

  for (const words of [
    "I stand up before the crowd: “WHO poisoned the well and killed for it.”",
    "I declare before everybody: “It was WHO who did it.”",
    "I name WHO before the whole town.",
  ])
    it(`before all, with enough found, is the showdown: “${words}”`, async () => {
      const { say, case: kept, state, isOver } = await enough("ask");
      const place = state().scene!.place;
      await say(`I go to ${kept().who.witness}`);
      const said = await say(words.replace("WHO", kept().who.opponent));
      expect(said).toContain("Everybody hears it.");
      expect(isOver() || kept().showdown?.tries === 1, `${place}: ${said}`).toBe(true);
    });

  it("before all, with nothing found, is asked for proof", async () => {
    const story = played(DRY_FORK, "early", 20);
    await story.say("");
    const { opponent, witness } = story.kept().case!.who;
    await story.say(`I go to ${witness}`);
    const said = await story.say(`I name ${opponent} before everybody here.`);
    expect(said).toContain("asks for proof");
    expect(story.kept().case?.showdown).toBeNull();
  });

  it("moves nobody to a place that its reason names", async () => {
    const { say, case: kept, state } = await enough("ask");
    await say(`I go to ${kept().who.ally}`);
    const { place } = state().scene!;
    const other = [kept().where.scene, kept().where.far, kept().where.lair].find((each) => each !== place)!;
    await say(`I accuse ${kept().who.ally}: the well was poisoned because somebody saw the wagons at ${other}.`);
    expect(state().scene!.place).toBe(place);
  });
});

describe("In the showdown", () => {
  it("a place as the target of a deed, or in a speech, takes nobody away", async () => {
    for (const words of [
      "I swing the great lantern round on the bank and shout: “Go back to the graveyard!”",
      "“You had him taken because he saw you at the graveyard.”",
    ]) {
      const { say, state, shown, isOver } = await faced(COPPER, 10);
      const { place } = state().scene!;
      await say(words);
      expect(isOver() || state().scene!.place === place, words).toBe(true);
      expect(isOver() || shown() !== null, words).toBe(true);
    }
  });
});

describe("What is barred", () => {
  it("is a door, and nobody who stands against the hero", async () => {
    const story = played(COPPER, "bar", 12);
    await story.say("");
    const said = await story.say("I step inside and bar the saloon door, then hold the lantern at the threshold.");
    expect(said).not.toMatch(/against you|The bar/u);
    expect(story.kept().danger).toBeNull();
  });
});

describe("A way that is opened by force", () => {
  it("is open, and who was held behind it is there", async () => {
    const story = played(COPPER, "held", 20);
    await story.say("");
    const { where } = story.kept().case!;
    await story.say("I search the place");
    await story.say("I find Will.");
    await story.say(`I go to ${where.lair}`);
    const { showdown } = story.kept().case!;
    expect(showdown).toBeNull();
    const said = await story.say("I break the bolt off the door.");
    expect(said).toMatch(/The way is open: .+ is there, alive\./u);
    expect(story.kept().case?.showdown?.hits).toBe(1);
    const end = await story.say("I push him aside and bring my brother out.");
    expect(end).not.toContain("You draw back the bolt");
  });

  it("does not cost the key that opened it", async () => {
    for (const seed of ["a", "b", "c", "d"]) {
      const story = played(COPPER, seed, 9);
      await story.say("");
      await story.say("I have a brass key.");
      expect(await story.say("I pick the lock of the strongbox with my brass key.")).not.toContain("does not survive");
    }
  });
});
