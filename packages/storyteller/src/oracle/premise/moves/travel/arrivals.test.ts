import { describe, expect, it } from "vitest";

import { played, type OwnPremise } from "../../played.fake.ts";

const WELLS: OwnPremise = {
  title: "Dry Sennet",
  world:
    "Dry Sennet is a village with a mill, a quay, a chapel and a school. The river has run dry since Easter, and at night it is heard running. Miller Ned Orr sleeps at the mill. Sister Anne keeps the chapel. Teacher Ruth Vale lives at the school. Old Cob mends nets on the quay.",
  notes: "It begins at the chapel. Ivo wants to find out why the river is heard at night.",
  hero: "Ivo Lent",
  heroNotes: "A surveyor of forty. Carries a chain and a notebook.",
};
const begun = async () => {
  const story = played(WELLS, "wells", 15, true);
  await story.say("");
  await story.say("1");
  return story;
};

describe("An arrival", () => {
  it("shows no water where the texts have none", async () => {
    const { say } = await begun();
    expect(await say("I go to the quay.")).not.toMatch(/[Ww]ater slaps|Rain|current/u);
  });

  it("has something on the way at every second journey", async () => {
    const { say } = await begun();
    const first = (text: string) => text.split("\n\n")[0]!;
    const opens = /^(?:You (?:go|come|make|are)|This is)/u;
    const ways: boolean[] = [];
    for (const place of ["the quay", "the mill"]) ways.push(opens.test(first(await say(`I go to ${place}.`))));
    expect(ways.filter((isPlain) => isPlain).length).toBe(1);
  });

  it("says once who is there", async () => {
    const { say } = await begun();
    const said = await say("I go to the mill to see Ned Orr.");
    expect(said.match(/Ned(?: Orr)? is here|Here: Ned|You find Ned/gu)?.length).toBe(1);
    expect(said).not.toContain("What do you do?");
  });

  it("asks where to, where no place was named", async () => {
    const { say } = await begun();
    await say("I ask Sister Anne how she is.");
    expect(await say("Yes, I go there.")).toMatch(/^Where to\?/u);
  });
});
