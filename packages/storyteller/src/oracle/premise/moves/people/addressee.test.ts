import { describe, expect, it } from "vitest";

import { LARKMERE, PERIHELION } from "../../open-questions.fake.ts";
import { type OwnPremise, played } from "../../played.fake.ts";

const begun = async (premise: OwnPremise, seed = "whom") => {
  const story = played(premise, seed, 20);
  await story.say("");
  const place = () => story.state().scene!.place;
  return { ...story, place, here: () => story.state().scene!.present };
};

describe("Words to somebody who is elsewhere", () => {
  it("take the hero there, and are answered in the same reply", async () => {
    const { say, place, here } = await begun(PERIHELION);
    const reply = await say('"Tomas, what is in the cold lab?"');
    expect(reply).toContain("You find Tomas at the cold lab. Here: Tomas and Lily.");
    expect(place()).toBe("the cold lab");
    expect(here()).toContain("Tomas Reyes");
    expect(reply).toMatch(/“.+” says Tomas/u);
  });

  it("reach them over the comm, and the hero stays", async () => {
    const { say, place } = await begun(PERIHELION);
    const began = place();
    expect(await say('I call Tomas on the comm: "What are you afraid of?"')).toMatch(/“.+” says Tomas/u);
    expect(place()).toBe(began);
    expect(await say("What are you hiding? I call Tomas on the comm and ask.")).toMatch(/“.+” says Tomas/u);
    expect(place()).toBe(began);
  });

  it("are said where the player says that they are", async () => {
    const { say, place, here } = await begun(PERIHELION);
    expect(await say('I ask Tomas in the galley: "What do you want?"')).toMatch(/“.+” says Tomas/u);
    expect(place()).toBe("the galley");
    await say("I go to the infirmary and find Bex.");
    expect(place()).toBe("the infirmary");
    expect(here()).toContain("Bex Adeyemi");
  });
});

describe("Words to somebody who is here", () => {
  it("are for whom they name, by the first name behind a title, too", async () => {
    const { say } = await begun(LARKMERE);
    expect(await say('"Odette, what are you afraid of?"')).toMatch(/says Miss Finch/u);
    const reply = await say("I asked Reverend Pollock, not Odette.");
    expect(reply).toContain("Reverend Pollock");
  });
});

describe("A look or a work that only names a place", () => {
  it("moves nobody", async () => {
    const { say, place } = await begun(LARKMERE);
    const began = place();
    for (const words of ["I look out over the lake toward the boathouse.", "I look toward the boathouse."]) {
      await say(words);
      expect(place(), words).toBe(began);
    }
  });
});

describe("Somebody who is found where the player says so", () => {
  it("is there", async () => {
    const { say, here } = await begun(LARKMERE);
    await say("I find Wilf Tanner by the jetty and ask him what he wants.");
    expect(here()).toContain("Old Wilf Tanner");
  });

  it("takes the hero along", async () => {
    const { say, place } = await begun(LARKMERE);
    await say("Colin drives me to the boathouse.");
    expect(place()).toBe("the boathouse");
  });
});
