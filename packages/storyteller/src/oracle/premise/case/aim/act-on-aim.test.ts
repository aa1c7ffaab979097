import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../../played.fake.ts";
import { truthOf } from "../parts/people-of-case.ts";

const KETTLE: OwnPremise = {
  title: "Kettle Orbit",
  world:
    "Kettle Station is an old mining station in orbit round the gas giant Brume. Two hundred people live in its ring, drawing helium from the clouds through a long cable called the Straw. The station's mind, ABACUS, runs the air and the doors and has begun to refuse orders. Engineer Ines Okoro keeps the reactor alive with scrap. Director Hale Stroud answers only to the Company and has locked himself in the command deck. The Straw is slowly winding itself in, and it will drag the station down into Brume. The lower decks are dark and cold.",
  notes:
    "It begins in the airlock of dock four. The hero wants to stop the Straw before it drags the station down in ten hours.",
  hero: "Juno Marsh",
  heroNotes:
    "A cable rigger, thirty, quick with her hands. Carries a vacuum suit, a plasma cutter and a coil of line. Her friend Pip, a young apprentice, works on the lower decks.",
};
const SHOW: OwnPremise = {
  title: "The Show",
  world:
    "Lower Wobble is a village. Every summer the Vegetable Fair is held on the green. Lord Percival Fudge has won nine years running and cheats. Wizard Bartholomew Quill sells potions. Granny Nettle guards a recipe. Old Tam Berry sees everything.",
  notes: "It begins at the tea room. The hero wants to win the Golden Spade at the Fair.",
  hero: "Osbert Plum",
  heroNotes: "A young gardener. Carries a turnip.",
};

const begun = async (premise: OwnPremise, luck: number) => {
  const story = played(premise, "plum", luck);
  await story.say("");
  return { ...story, kept: () => story.kept().case!, rolls: () => story.kept().log.join("\n") };
};

describe("A deed on what the story is about", () => {
  it("is a check that brings a clue, and says what is in the way and where", async () => {
    const { say, kept } = await begun(KETTLE, 20);
    expect(truthOf(kept())?.kind).toBe("stop");
    const said = await say("I use my plasma cutter to cut open the winch control panel.");
    expect(kept().found.length).toBe(1);
    expect(said).toContain("It is not enough yet.");
    expect(said).toContain(kept().where.lair);
  });

  it("goes wrong, and nothing falls out of it, where the dice are against it", async () => {
    const { say, kept } = await begun(KETTLE, 1);
    const said = await say("I cut the winch cable feed with the plasma cutter.");
    expect(said).toContain("You try to cut the winch cable feed");
    expect(kept().found).toEqual([]);
  });

  it("begins the showdown where the hero knows enough", async () => {
    const { say, kept } = await begun(KETTLE, 20);
    await say(`${kept().who.opponent} is behind it.`);
    await say("I pull the brake of the Straw with all my weight.");
    expect(kept().showdown).not.toBeNull();
  });

  it("is told of again without another roll", async () => {
    const { say } = await begun(KETTLE, 20);
    await say("I use my plasma cutter to cut open the winch control panel.");
    const said = await say("Did the cut work? Is the winch panel open?");
    expect(said).not.toContain("rolled");
    expect(said).toMatch(/^Yes\./u);
  });

  it("is the deed of the one who is told to do it, and a check of words", async () => {
    const { say, kept } = await begun(KETTLE, 20);
    const said = await say("ABACUS, please, two hundred people will die. Stop the winch!");
    expect(said).not.toContain("You stop the winch");
    expect(said).toMatch(/^[^“]*“[^”]+” says ABACUS\./u);
    expect(said).toContain("not enough yet");
    expect(said).toContain(kept().where.lair);
  });

  it("is a check where a contest is entered", async () => {
    const { say, kept } = await begun(SHOW, 20);
    expect(truthOf(kept())?.kind).toBe("win");
    const said = await say("I show my turnip to the judges.");
    expect(said).toContain("not enough yet");
    expect(kept().found.length).toBe(1);
  });
});

describe("A question whether the aim is reached", () => {
  it("is answered from the case, not by dice", async () => {
    const { say } = await begun(KETTLE, 20);
    for (const text of ["Is the Straw stopped now?", "Has the Straw stopped?"])
      expect(await say(text), text).toMatch(/^Not yet\./u);
  });
});

describe("Who is guilty", () => {
  it("lies when a clue is put to them, and then gives way by a check", async () => {
    const { say, kept } = await begun(KETTLE, 20);
    await say("I cut the winch cable feed with the plasma cutter.");
    const { opponent, tool } = kept().who;
    const at = (name: string) => (name === opponent ? kept().where.lair : kept().where.lair);
    await say(`I go to ${at(opponent)} and force the door open.`);
    const first = await say(`I show ${opponent} what I have found.`);
    expect(first).toContain("needs a moment too long");
    expect(kept().said).toContain("lie");
    const second = await say(`I show ${opponent} what I have found.`);
    expect(second).toMatch(/It holds:|You know enough now\./u);
    expect(tool).not.toBe(opponent);
  });
});

describe("A gift", () => {
  it("makes nobody hostile", async () => {
    const { say, state } = await begun(SHOW, 1);
    await say("I go to Granny Nettle");
    await say("I give Granny Nettle the last of the cake.");
    expect(state().cast.find(({ name }) => name.includes("Nettle"))?.attitude ?? 0).toBeGreaterThanOrEqual(0);
  });
});

describe("What the hero knows", () => {
  it("begins with the clues, and leaves out what the player only said", async () => {
    const { say, kept } = await begun(KETTLE, 20);
    await say("The floor is humming under my boots.");
    await say("I cut the winch cable feed with the plasma cutter.");
    const said = await say("What do I know so far?");
    expect(kept().found.length).toBe(1);
    expect(said.split("\n")[1]).not.toContain("humming");
    expect(said).not.toContain("humming");
  });
});
