import { describe, expect, it } from "vitest";
import { type OwnPremise, played } from "../../played.fake.ts";

const FAIR: OwnPremise = {
  title: "The Goat of Hollin Fair",
  world:
    "Hollin is a hill town with a fair, and its hero is one bad-tempered goat called Brigadier, who bit a thief last week. Berta Lund keeps the inn. Osk Brandt is the carter on the quay. Mayor Ingrid Sund waits at the town hall. The places are the quay, the inn and the town hall.",
  notes: "It begins on the quay, where Brigadier is sitting in Osk's cart. Alda wants to find out who shaved the goat.",
  hero: "Alda Venn",
  heroNotes: "A farrier of thirty. Carries a rope.",
};
const begun = async (seed: string) => {
  const story = played(FAIR, seed, 12);
  await story.say("");
  const here = () => story.state().scene?.present.join() ?? "";
  return { ...story, here };
};

describe.each(["a", "b"])("Who is led or carried (%s)", (seed) => {
  it.each([
    "I tie the rope round his neck and set off for the town hall with him.",
    "I scoop Brigadier up under my arm and walk to the town hall.",
    "I go to the town hall, goat under my arm.",
  ])("is where the hero goes, and stays with them: %s", async (deed) => {
    const { say, here } = await begun(seed);
    await say("I scratch Brigadier behind the ears.");
    await say(deed);
    expect(here()).toContain("Brigadier");
    await say("I go to the inn.");
    expect(here()).toContain("Brigadier");
  });

  it("is not here to be led, where they are elsewhere, and nobody else is", async () => {
    const { say, here } = await begun(seed);
    await say("I go to the inn.");
    expect(await say("I take Brigadier on a rope and walk to the town hall with him.")).toMatch(
      /Brigadier is not here/u,
    );
    expect(here()).not.toContain("Brigadier");
  });
});

describe.each(["a", "b"])("Who is fetched (%s)", (seed) => {
  it("comes, and goes along", async () => {
    const { say, here } = await begun(seed);
    const said = await say("I fetch Berta and the Mayor too.");
    expect(said).toMatch(/You fetch Berta and Mayor Sund.*come with you/u);
    await say("I go to the town hall.");
    expect(here()).toMatch(/Berta/u);
  });
});

describe.each(["a", "b"])("Who is asked to take the hero somewhere (%s)", (seed) => {
  it.each(['"Osk, take me to the inn."', '"Drive me to the inn, then. Berta knows everything, they say."'])(
    "does so at once: %s",
    async (words) => {
      const { say, state, here } = await begun(seed);
      await say("Osk, how are you?");
      await say(words);
      expect(state().scene?.place).toContain("inn");
      expect(here()).toContain("Osk");
    },
  );
});

describe("Who is taken aside", () => {
  it("is asked, and nobody else, and what they are out of is no thing", async () => {
    const { say } = await begun("a");
    const said = await say('I take Osk aside, out of the goat\'s hearing. "Where were you last night?"');
    expect(said).toMatch(/says Osk/u);
    expect(said).not.toMatch(/You have/u);
  });
});
