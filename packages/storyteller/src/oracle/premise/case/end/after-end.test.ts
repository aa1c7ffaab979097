import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../../played.fake.ts";

const FERRY: OwnPremise = {
  title: "The Empty Ferry",
  world:
    "Sallow Ness is a small fishing town on the grey east coast, in the autumn of 1987. The last ferry to Gull Island runs twice a day. Harbour master Ruth Penhallow keeps the log and says little. Old Amos Crick mends nets and sees everything from his shed. Councillor Victor Dray wants to sell the ferry dock to a developer from the city.",
  notes:
    "It begins on the ferry dock on a foggy Tuesday morning. The ferryman, Tom Hallam, is missing. Nora wants to find her brother Tom and learn what happened on the ferry.",
  hero: "Nora Hallam",
  heroNotes: "A district nurse of thirty-eight. Carries a nurse's bag and a torch.",
};
const TURNIP: OwnPremise = {
  title: "The Great Turnip",
  world:
    "Lower Wobble is a village of cheerful, quarrelsome people and talking geese. Every summer the Vegetable Fair is held on the green, and the one with the biggest turnip wins the Golden Spade. Lord Percival Fudge has won nine years running and cheats. Wizard Bartholomew Quill sells growing potions. Granny Nettle guards a recipe.",
  notes:
    "It begins in the hero's garden, the day before the Fair. The hero's turnip has been stolen in the night. The hero wants to get the turnip back and win the Golden Spade.",
  hero: "Osbert Plum",
  heroNotes: "A young gardener, kind, nervous and fond of cake. Carries a garden fork and a whistle.",
};

/** Plays to the written end by naming who it was. */
async function ended(premise: OwnPremise, luck = 20) {
  const story = played(premise, "plum", luck);
  await story.say("");
  const { who, where } = story.kept().case!;
  const old = story.kept().case!;
  await story.say("I search the place");
  await story.say(`It was ${who.opponent} who did it.`);
  await story.say(`I go to ${where.lair}`);
  let end = "";
  for (let at = 0; at < 3 && !story.state().threads.some(({ state }) => state === "resolved"); at++)
    end = await story.say("I grab hold of it");
  return { ...story, end, old };
}

describe("After the end", () => {
  it("who was sought stands beside the hero, can be spoken to, and tells how it was", async () => {
    const { say, end, kept, state } = await ended(FERRY);
    expect(end).toContain("You set out to");
    expect(state().scene?.present.join()).toContain("Tom");
    const said = await say("I hold Tom and ask him what happened on the ferry.");
    expect(said).not.toContain("gone");
    expect(said).toContain(kept().truth.slice(0, 40));
    expect(await say("Where is Tom?")).toContain("Tom is here");
  });

  it("what the hero wanted to learn as well is part of it", async () => {
    const { end, kept } = await ended(FERRY);
    expect(kept().case).toBeNull();
    expect(end).toContain("learn what happened on the ferry");
    expect(end).toContain(kept().truth.slice(0, 40));
  });

  it("questions about the aim are answered from it, without dice", async () => {
    const { say } = await ended(FERRY);
    const said = await say("Is Tom found now?");
    expect(said).toMatch(/^Yes\./u);
    expect(said).not.toMatch(/rolled|It is written/u);
  });

  it("says what is left of an aim with two halves, and makes it the aim", async () => {
    const { say, end, state, kept, old } = await ended(TURNIP);
    expect(end).toContain("win the Golden Spade");
    expect(state().threads.find(({ state: is }) => is === "open")?.title).toBe("Win the Golden Spade");
    expect(kept().case?.truth).not.toBe(old.truth);
    expect(state().clocks[0]?.filled).toBe(0);
    expect(await say("I am after the Golden Spade.")).toContain("That is what you are after: win the Golden Spade.");
    expect(await say("Is the turnip found?")).toMatch(/^Yes\./u);
    expect(await say("Is the Golden Spade won?")).toMatch(/^Not yet\./u);
  });
});
