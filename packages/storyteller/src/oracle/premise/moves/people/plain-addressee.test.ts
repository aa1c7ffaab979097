import { describe, expect, it } from "vitest";
import { type OwnPremise, played } from "../../played.fake.ts";

const FERRY: OwnPremise = {
  title: "The Last Ferry at Orm",
  world:
    "At Orm the last ferry has not come back since Sunday. Bertil Aune keeps the landing and counts the passengers. Greta Sand, who sold the tickets, sleeps badly. Constable Olav Rye has closed the road. Doctor Maren Holt keeps the infirmary.",
  notes: "It begins at the landing, at dusk, with Bertil Aune and Greta Sand. Siv must find out where the ferry is.",
  hero: "Siv Dahl",
  heroNotes: "A diver of thirty. Carries a lamp and her brother's whistle.",
};
const begun = async (seed: string) => {
  const story = played(FERRY, seed, 12, true);
  await story.say("");
  await story.say("1");
  for (const name of ["Bertil", "Greta"]) await story.say(`${name} comes up to me.`);
  return story;
};

describe.each(["a", "b"])("Who is spoken to (%s)", (seed) => {
  it("is who spoke last, whatever the hero has done since", async () => {
    const { say } = await begun(seed);
    await say("Bertil, when did you last see the ferry?");
    expect(await say('I put my brother\'s whistle on the table. "You counted them. How many were aboard?"')).toMatch(
      /says Bertil|Bertil /u,
    );
  });

  it("is whom a greeting names", async () => {
    const { say } = await begun(seed);
    await say("Bertil, when did you last see the ferry?");
    expect(await say("I say good evening to Greta.")).toMatch(/Greta/u);
  });

  it("is nobody, where a thing is spoken to", async () => {
    const { say } = await begun(seed);
    expect(await say("I lay my hand on the bell and ask it, quietly: “who rang you?”")).not.toMatch(/says /u);
    expect(await say("I say sorry to the bell.")).not.toMatch(/says /u);
  });

  it("answers for nobody who was called in the same breath and is not here", async () => {
    const { say } = await begun(seed);
    const said = await say('"Aboard the ferry? Are you well, Doctor Holt?"');
    expect(said).not.toMatch(/says (?:Bertil|Greta)/u);
  });
});

describe.each(["a", "b"])("A question in other words (%s)", (seed) => {
  it.each([
    ["I ask Greta whether she took the whistle.", /“(?:Yes|No|I\?)/u],
    ["I ask Bertil what happened to the rope.", /at it|one night|it was done/u],
    ["Greta, what did you do with the tickets?", /belongs|gave it|hid it/u],
    ["Bertil, what do you mean, it has not come back?", /word|notice|loud|sees|alone|wager|by itself/u],
    ["I ask Greta about Bertil Aune.", /Bertil/u],
  ])("is answered in its kind: %s", async (asks, fits) => {
    const { say } = await begun(seed);
    const said = await say(asks);
    expect(said).toMatch(fits);
    expect(said).not.toMatch(/has not come back since Sunday|rather not|Nobody has told/u);
  });
});
