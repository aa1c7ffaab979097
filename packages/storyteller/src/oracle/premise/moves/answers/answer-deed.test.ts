import { describe, expect, it } from "vitest";

import { cases } from "../../case/case-content.ts";
import { hasPattern } from "../../../patterns.ts";
import { type OwnPremise, played } from "../../played.fake.ts";
import { GAUGE } from "./answers.fake.ts";

const QUARRY: OwnPremise = {
  title: "The Quarry Horn",
  world:
    "In the slate village of Carn Dhu the quarry horn has blown every dusk for a week, and nobody has touched it. Foreman Idris Pugh keeps the tally house locked. Widow Bethan Rees sells oatcakes by the chapel. Her goat Solomon is in the slate yard. Young Emlyn Hart saw a lamp in the old gallery. The places are the tally house, the chapel, the old gallery and the slate yard.",
  notes: "It begins in the slate yard at noon. The hero wants to find out who blows the quarry horn.",
  hero: "Nesta Vaughan",
  heroNotes: "A surveyor, careful. Carries a lantern, a brass whistle and a coil of rope.",
};

async function inTheYard(seed = "w") {
  const story = played(QUARRY, seed, 14);
  await story.say("");
  await story.say("1");
  return story;
}

describe("A deed that is free and safe", () => {
  it.each([
    ["I knock on the slate wall.", /knock/u],
    ["I hang my lantern on the beam.", /hangs/u],
    ["I tie my rope to the post.", /knot holds|holds|sits fast/u],
    ["I hide my whistle under the stones.", /out of sight|Nobody would see/u],
    ["I blow my brass whistle.", /note|carries/u],
    ["I call out.", /Bethan looks up/u],
    ["I count the posts.", /It is \p{Ll}+ both times|By your count/u],
    ["I smell the barrel.", /smell|salt/u],
    ["I follow the cart tracks.", /lead/iu],
    ["I open the yard gate.", /gate opens|gate gives way/u],
  ])("has a plain result, and is not said back: %s", async (deed, result) => {
    const { say } = await inTheYard();
    const said = await say(deed);
    expect(said).toMatch(result);
    expect(said).not.toContain(deed.slice(2, -1));
  });

  it("takes nothing away where the hero takes off for a place, or takes a picture", async () => {
    const { say } = await inTheYard();
    expect(await say("I take off for the chapel.")).toMatch(/chapel/u);
    expect(await say("I take off for the chapel.")).not.toContain("comes away");
    expect(await say("I take a picture of the gate.")).not.toContain("You have the picture");
  });

  it("does not open what the texts have locked", async () => {
    const { say } = await inTheYard();
    expect(await say("I try the door of the tally house.")).toMatch(/locked/u);
  });

  it("is a gift that is taken, without dice and without time", async () => {
    const { say, table } = played(GAUGE, "a", 14);
    await say("");
    await say("I greet Jonas.");
    const before = table.proposals.length;
    expect(await say("I offer Jonas a humbug.")).toMatch(/takes/u);
    expect(table.proposals).toHaveLength(before);
  });

  it.each([
    ["I light my lantern.", /Bethan|Idris|Emlyn/u],
    ["I blow my brass whistle.", /Bethan|Idris|Emlyn/u],
    ["I knock on the door.", /Bethan|Idris|Emlyn/u],
  ])("is noticed by who is there where it makes a noise or a light: %s", async (deed, who) => {
    const { say } = await inTheYard();
    const said = await say(deed);
    expect(said).toMatch(who);
    expect(said).not.toContain("Nobody");
  });

  it.each([
    ["I pour Bethan a cup of tea.", /drinks/u, /drop|patch/u],
    ["I scratch Solomon behind the ears.", /leans|holds still/u, /dig|earth/u],
    ["I bury the whistle under the step.", /in the ground/u, /Nobody would see/u],
    ["I feel whether the stove is warm.", /it is warm/iu, /cold/u],
    ["I dress my wounds.", /bound up|holds still/u, /to be seen any more/u],
    ["I shoot at the lamp oil can.", /bursts/u, /meant/u],
    ["I tip the sand out of the bell and ring it once.", /sounds|note/u, /drop/u],
    ["I take out the bread and share the loaf with Bethan.", /piece|half/u, /comes apart/u],
  ])("is answered by its verb with its object: %s", async (deed, result, other) => {
    const { say } = await inTheYard();
    const said = await say(deed);
    expect(said).toMatch(result);
    expect(said).not.toMatch(other);
  });

  it("tells what came of the last clause", async () => {
    const { say } = await inTheYard();
    const said = await say("I hang my lantern on the beam and blow my brass whistle.");
    expect(said).toMatch(/note|carries/u);
    expect(said).not.toMatch(/lantern/u);
  });

  it("says nothing of a clause of which nothing comes, beside one that has a result", async () => {
    const { say } = await inTheYard();
    const said = await say("I kneel down and tie my rope to the post.");
    expect(said).not.toMatch(/kneel/u);
  });

  it("gives no piece for a deed that looks for nothing", async () => {
    const { say, kept } = await inTheYard();
    const before = kept().clues.length;
    await say("I hang my lantern beside the quarry horn.");
    await say("I sit down by the quarry horn.");
    expect(kept().clues).toHaveLength(before);
  });

  it.each(["I sit down on the step.", "I open the cupboard.", "I wipe the table."])(
    "has no bystander's remark for a result: %s",
    async (deed) => {
      const story = played(GAUGE, "a", 14);
      await story.say("");
      await story.say("I greet Jonas.");
      expect(await story.say(deed)).not.toMatch(/Jonas|well disposed|wary/u);
    },
  );

  it("has a pattern for every kind of deed", () => {
    for (const kind of Object.keys(cases().deeds)) expect(hasPattern(`deed does ${kind}`), kind).toBe(true);
  });

  it("has no riddle for a result", () => {
    const { results, details, deeds } = cases();
    expect(JSON.stringify([results["plain"], results["failed"], details, deeds])).not.toMatch(
      /“|mother|other way round|easier ways|Somebody has/u,
    );
  });
});

describe("A look", () => {
  it("is answered with the thing that was looked at", async () => {
    const { say } = await inTheYard();
    expect(await say("I look at the ladder.")).toMatch(/ladder|steps/u);
  });

  it("shows what the state of a thing is like, where the texts have it broken or locked", async () => {
    const story = played({ ...QUARRY, world: `${QUARRY.world} The winch in the yard is broken.` }, "w", 14);
    await story.say("");
    await story.say("1");
    const said = await story.say("I look at the winch.");
    expect(said).not.toMatch(/just as you have heard|as you were told/u);
    expect(said).toMatch(/winch|pieces/u);
  });

  it("is at the thing, and not at whom a clause about it names", async () => {
    const { say } = await inTheYard();
    expect(await say("I look at Bethan's new basket.")).toMatch(/basket/u);
  });

  it("hears something where it listens", async () => {
    const { say } = await inTheYard();
    expect(await say("I listen at the cellar door.")).toMatch(/hear|listen|sound|quiet|moves|note|horn|knock|voice/iu);
  });
});
