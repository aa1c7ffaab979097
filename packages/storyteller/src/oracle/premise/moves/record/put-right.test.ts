import { describe, expect, it } from "vitest";

import { HOLLIN, PIES, TEAL } from "../../own-stories.fake.ts";
import { type OwnPremise, played } from "../../played.fake.ts";

const SHIP: OwnPremise = {
  title: "Long Way to Perihelion",
  world:
    "The ore hauler Patience is eleven days out from Ceres with a crew of five and a cracked coolant loop. Captain Ines Okafor was found this morning in the medbay. Engineer Dov Lindqvist wants to vent the cargo and run for Mars. Medic Suri Banerjee thinks the captain was poisoned. The fourth hand, a quiet passenger called Teodor Hale, boarded at Ceres with a sealed crate.",
  notes: "It begins in the galley at 0600. Jun wants to find out who poisoned the captain.",
  hero: "Jun Castellane",
  heroNotes: "Pilot, thirty-one. Carries a plasma cutter.",
};

const begun = async (premise: OwnPremise, isAsOffered = false) => {
  const story = played(premise, "w", 12, isAsOffered);
  await story.say("");
  return { ...story, here: () => story.state().scene?.present.join() ?? "" };
};

describe("What the player says is wrong is put right", () => {
  for (const text of ["Joss is not dead.", "Joss isn't gone, he is with me.", "Joss is alive."])
    it(`“${text}”`, async () => {
      const { say, kept } = await begun(TEAL);
      const said = await say(text);
      expect(said).toContain("Corrected.");
      expect(said).not.toContain("Joss (gone)");
      expect(kept().facts.join(" ")).not.toMatch(/not dead|isn't gone/u);
    });

  it("of places that nobody can go to", async () => {
    for (const text of [
      "Mars and Ceres are planets, we can't walk there.",
      "Mars is not a place we can go. Ceres is not a place we can go.",
    ]) {
      const { say, state } = await begun(SHIP);
      const said = await say(text);
      expect(said, text).toContain("Corrected.");
      expect(said, text).not.toMatch(/Places:[^.]*(?:Mars|Ceres)/u);
      expect(state().scene?.exits.join()).not.toMatch(/Mars|Ceres/u);
    }
  });

  it("of several people at once, with a word that it is wrong", async () => {
    const { say, kept } = await begun(SHIP);
    const said = await say(
      "No, that is wrong: Suri and Dov are aboard with me. Suri is in the medbay and Dov is in the galley. Mars is a planet, we can't walk there.",
    );
    expect(said).toContain("Corrected.");
    expect(said).not.toMatch(/that is wrong|to be asked|You could go/u);
    expect(kept().clues.join(" ")).not.toContain("Suri");
    expect(await say("Where is Suri?")).toContain("medbay");
  });

  it("of somebody whom there is not", async () => {
    const { say, kept } = await begun(SHIP);
    const { tool } = kept().case!.who;
    await say("I search the place.");
    const said = await say(`Who is ${tool}? There is no ${tool} in the crew.`);
    expect(said).not.toContain("here to be asked");
    expect(Object.values(kept().case!.who)).not.toContain(tool);
  });

  it("of who goes along", async () => {
    const { say, here } = await begun(TEAL, true);
    expect(here()).toContain("Wick");
    expect(await say("Wick should not be travelling with me.")).toContain("Corrected.");
    expect(here()).not.toContain("Wick");
  });

  it("of a word that is no name, and no sentence of the player's is retold of somebody else", async () => {
    const { say, kept } = await begun({
      ...PIES,
      world: `${PIES.world} The winner becomes Pieman of the year, and everybody calls him Pieman.`,
    });
    await say("Pieman is the title I want to win, not a person.");
    await say("I search the place.");
    expect(kept().facts.join(" ")).not.toContain("is the title");
    expect(Object.values(kept().case!.who)).not.toContain("Pieman");
  });

  it("and a plain sentence of the story stays one", async () => {
    const { say } = await begun(HOLLIN);
    expect(await say("Ned Garth comes in from the rain.")).not.toContain("Corrected");
  });
});

describe("Two people whom the list has as one place", () => {
  it("stay two people when the player says that they are no place", async () => {
    const { say, kept } = played(
      {
        title: "The Great Leek of Wend",
        world:
          "Wend is a market town with one street and one pub. Tomorrow is the show, and Colonel Horace Tate's giant leek has vanished from its wheelbarrow behind the Plough. The Colonel accuses his neighbour Hetty Blay, who has come second for years. Old Maud Trinder keeps the pub.",
        notes:
          "It begins in the yard behind the Plough, the Colonel shouting. Ida wants to find the leek before noon tomorrow and keep the Colonel and Hetty from each other's throats.",
        hero: "Ida Marsh",
        heroNotes: "A vet of thirty. Carries a bag and a whistle.",
      },
      "w",
      12,
    );
    await say("");
    const said = await say("The Colonel and Hetty is not a place, obviously.");
    expect(said).not.toMatch(/no Hetty Blay|no Colonel Horace/u);
    expect(kept().struck).not.toContain("Hetty Blay");
    expect(await say("The list.")).toMatch(/People: [^.]*Hetty Blay/u);
  });
});
