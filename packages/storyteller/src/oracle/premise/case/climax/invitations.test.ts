import { describe, expect, it } from "vitest";

import { shortName } from "../../lore/lore.ts";
import { enough } from "../enough.fake.ts";

const person = (name: string) => ({ name, kind: "person", proper: true }) as const;

/** Who is behind it was named, and is to be faced. */
async function named(seed = "face") {
  const story = await enough(seed);
  const { opponent } = story.kept().who;
  const said = await story.say(`I name ${opponent}.`);
  return { ...story, said, opponent, short: shortName(person(opponent)) };
}

describe("“Face him when you are ready”", () => {
  it.each([
    "I face {X}",
    "I confront {X} with what I have found",
    "I go and face {X}",
    "I walk up to {X} and look him in the eye",
  ])("is taken up by “%s”", async (text) => {
    const { say, kept, opponent, short } = await named();
    if (kept().showdown === null) await say(`I go to ${kept().where.scene}`);
    expect(kept().announced).toBe(true);
    const said = await say(text.replace("{X}", short));
    expect(kept().showdown, said).not.toBeNull();
    expect(said).not.toMatch(/looks on|is not here/u);
    expect(opponent).not.toBe("");
  });
});

describe("“Whom do you name?”", () => {
  it.each([
    "I name {X}",
    "It's {X}.",
    "{X}!",
    "I go to {X} and say: “It is you. You did it, and you have known all along.”",
    "I walk over to {X}. “It was you, and you know it.”",
    "I say that {X} is the one behind it",
    "“It was {X}.”",
    "I think {X} did it",
  ])("is answered by “%s”", async (text) => {
    const { say, kept } = await enough("face");
    const said = await say(text.replace("{X}", shortName(person(kept().who.opponent))));
    expect(kept().announced, said).toBe(true);
  });

  it("is answered for certain afterwards", async () => {
    const { say, short } = await named();
    expect(await say(`Is ${short} guilty?`)).toMatch(/^Yes/u);
  });
});
