import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../../played.fake.ts";

const ASSAY: OwnPremise = {
  title: "The Assay Office",
  world:
    "Copper Gulch, Nevada, 1883. The assayer Rufus Hale was shot on the creek road and the claim map was taken. Old Ezra Pike, a mule driver, saw the shooting and hides at the stamp mill. Martha Hale, Rufus's widow, runs the laundry. Banker Silas Crewe holds every mortgage in the gulch. Deputy Cole Banner drinks at the Blue Lamp. The hearing is on Saturday at the schoolhouse.",
  notes: "It begins in the laundry on Wednesday morning. Ada wants to find out who shot Rufus Hale.",
  hero: "Ada Voss",
  heroNotes: "A newspaper writer of twenty-eight. Carries a notebook and a small pistol.",
};

async function begun() {
  const story = played(ASSAY, "mule", 20);
  await story.say("");
  await story.say("1");
  return story;
}

describe("Somebody who is asked", () => {
  it("gives the time that the texts give", async () => {
    const { say } = await begun();
    expect(await say("When is the hearing?")).toMatch(/Saturday/u);
  });

  it("saw what the texts say they saw, without dice", async () => {
    const { say } = await begun();
    await say("I go to the stamp mill");
    await say("I look for Ezra Pike");
    const said = await say('"Ezra, did you see who shot Rufus?"');
    if (said.includes("not here")) return;
    expect(said).not.toMatch(/says no|fifty-fifty|before my time|would not know/u);
  });

  it("is not ignorant of what befell their own", async () => {
    const { say } = await begun();
    for (const words of ["Martha, who had a quarrel with Rufus?", "Martha, why was Rufus on the creek road?"])
      expect(await say(words)).not.toMatch(
        /before my time|would not know|asking the wrong one|Search me|own business/u,
      );
  });

  it("has an alibi, the same each time, and that of the guilty one is not borne out", async () => {
    const { say, kept } = await begun();
    const { opponent } = kept().case!.who;
    const first = opponent.split(" ").at(-1)!;
    await say(`I look for ${opponent}`);
    await say("yes");
    const said = await say(`${first}, where were you on the night of the shooting?`);
    const alibi = kept().settled.find(({ key }) => key === `alibi ${opponent}`);
    if (alibi === undefined) return expect(said).toMatch(/not here|\?/u);
    expect(said).toContain(alibi.answer.slice(0, 20));
    expect(await say(`${first}, where were you that night?`)).toContain(alibi.answer.slice(0, 20));
    expect(kept().facts.join()).toContain("says of that time");
  });

  it("takes a reproach as one", async () => {
    const { say } = await begun();
    expect(await say("Martha, you should have told me that you were at the creek road.")).not.toMatch(
      /Thank heaven|obliged|feel better|well disposed/u,
    );
  });
});
