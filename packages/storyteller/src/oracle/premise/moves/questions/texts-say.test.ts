import { describe, expect, it } from "vitest";
import { type OwnPremise, played } from "../../played.fake.ts";

const MILL: OwnPremise = {
  title: "The Dam at Hollin",
  world:
    "At Hollin a dam holds the black lake, and every Monday and Thursday the siren howls over the valley. Greta Holm, who keeps the sluice, says the wall is tired. Pastor Ulf prays for the three divers who went down and came up without a word. Ida Marsh owns the only pump, the Juno, but her engine lacks a piston. The Moonkey, which is said to lock the sluice, hangs in the chapel. The tar in the cellar will last until Friday at the most.",
  notes: "It begins on the dam at noon. Vera must find out why the siren howls.",
  hero: "Vera Stahl",
  heroNotes: "A surveyor of forty. Carries a lamp and a field book.",
};

const begun = async (seed: string) => {
  const story = played(MILL, seed, 15, true);
  await story.say("");
  for (const name of ["Greta", "Ida", "Pastor Ulf"]) await story.say(`${name} comes in.`);
  return story;
};

describe.each(["a", "b"])("Before anybody says that they do not know (%s)", (seed) => {
  it.each([
    ["I ask Greta about the piston.", "“Ida’s engine lacks a piston,” says"],
    ["I ask Greta which nights the siren howls.", "Every Monday and Thursday"],
  ])("the clause of the texts that holds it is said: %s", async (asks, said) => {
    const { say } = await begun(seed);
    expect(await say(asks)).toMatch(new RegExp(said, "iu"));
  });
});

describe("A sentence of the texts that the question was made from", () => {
  it.each([
    "Pastor, what happened to the divers?",
    "I ask Ida what happened to the piston.",
    "Greta, what do you mean, the wall is tired?",
  ])("is not said back: %s", async (asks) => {
    const { say } = await begun("a");
    expect(await say(asks)).not.toMatch(/without a word,”|lacks a piston|wall is tired/u);
  });
});

describe("What the texts say of a time", () => {
  it("is said each time, and nothing is drawn over it", async () => {
    const { say } = await begun("a");
    for (const name of ["Greta", "Ida", "Greta"])
      expect(await say(`${name}, which nights does the siren howl?`)).toMatch(/Monday and Thursday/u);
  });
});

describe("What asks for some of several", () => {
  it("is answered by some of several", async () => {
    const { say } = await begun("a");
    expect(await say("Ida, which pumps are running?")).toMatch(
      /All of them|All but one|Only the old ones|The two|Every second|The last three/u,
    );
  });
});
