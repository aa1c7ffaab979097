import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../../played.fake.ts";

const FOUNDRY: OwnPremise = {
  title: "The Cracked Carillon",
  world:
    "Oudemolen is a brick town of canals. Griet Vos keeps the carillon tower and mourns her brother Pieter, who vanished on Sunday. Sexton Bram Hoek sells candles at the tower. The great bell, Long Anna, has not rung since the flood. The watch house stands on the quay.",
  notes: "It begins in the morning at the carillon tower, where Griet Vos is waiting. I want to find Pieter.",
  hero: "Lotte Maas",
  heroNotes: "Lotte Maas, forty, a tuner of bells. She carries a tuning fork, a hammer and a drum.",
};
const begun = async (luck?: number) => {
  const story = played(FOUNDRY, "foundry", luck);
  await story.say("");
  await story.say("1");
  return story;
};
const hp = ({ table }: Awaited<ReturnType<typeof begun>>) => table.sheets()[0]!.hp.current;

describe("A blow at a thing", () => {
  for (const deed of [
    "I strike my tuning fork and hold it to the wall.",
    "I strike the bell with my hammer.",
    "I hit it again, with everything I have.",
    "I kick the door.",
    "I knock on the shutters.",
    "I beat the drum.",
    "I shoot the lock off the gate.",
    "I fire a flare over the roofs.",
    "I hit Griet's drum with the flat of my hand.",
    "I swing my lantern three times.",
    "I strike a match and light the lamp.",
  ])
    it(`is no fight: “${deed}”`, async () => {
      const story = await begun();
      await story.say("I wave to Griet.");
      const reply = await story.say(deed);
      expect(story.state().encounter).toBeNull();
      expect(reply).not.toMatch(/hits you|misses you|Whom do you attack/u);
    });
});

describe("A blow at somebody", () => {
  for (const deed of [
    "I hit Griet.",
    "I punch her in the face.",
    "I strike Griet Vos with my hammer.",
    "I swing my hammer at Griet.",
    "I kick Griet's shins.",
    "I fire at Griet.",
  ])
    it(`is a fight: “${deed}”`, async () => {
      const story = await begun();
      await story.say("I wave to Griet.");
      const reply = await story.say(deed);
      expect(reply).toMatch(/^You .*(?:lands|miss|goes down)/mu);
    });

  it("goes on as the player says it", async () => {
    for (const more of ["I lever and fire again at the shorter one.", "I hit it again!", "Again."]) {
      const story = await begun(10);
      await story.say("I hit Griet.");
      expect(story.state().encounter).not.toBeNull();
      expect(await story.say(more), more).toMatch(/^You .*(?:lands|miss|goes down)/mu);
    }
  });
});

describe("A fight with somebody who is no enemy", () => {
  it("is none where the player says so, and gives back what it cost", async () => {
    const story = await begun(19);
    const before = hp(story);
    await story.say("I hit Griet.");
    expect(story.state().encounter).not.toBeNull();
    const reply = await story.say("No! I did not hit Griet. I struck the tuning fork, to make it ring.");
    expect(reply).toContain("Corrected. You did not attack Griet");
    expect(reply).toMatch(/\bnote\b|tuning fork/u);
    expect(story.state().encounter).toBeNull();
    expect(hp(story)).toBe(before);
    expect(story.state().cast.find(({ name }) => name === "Griet Vos")?.attitude).toBeGreaterThanOrEqual(0);
  });

  for (const words of ["Take that back please: Griet is not my enemy.", "take that back", "I never attacked her!"])
    it(`is none after “${words}”`, async () => {
      const story = await begun(19);
      await story.say("I hit Griet.");
      expect(await story.say(words)).toContain("there is no fight");
      expect(story.state().encounter).toBeNull();
    });

  for (const words of [
    "“Forgive me, Griet. I will find your brother.”",
    "I hold up my open hands.",
    "I put down my hammer.",
    "I drop the hammer and back away.",
    "I surrender.",
    "I say I am sorry.",
  ])
    it(`ends with “${words}”, and costs something of what they think of the hero`, async () => {
      const story = await begun(19);
      await story.say("I hit Griet.");
      const left = hp(story);
      expect(await story.say(words)).toMatch(/^Griet stops, and the fight is over\. Griet is wary of you now\./u);
      expect(story.state().encounter).toBeNull();
      expect(hp(story)).toBe(left);
    });
});
