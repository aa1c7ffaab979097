import { describe, expect, it } from "vitest";

import { HOLLIN, JUNCTION, ORCHARD, PIES, TEAL } from "../../own-stories.fake.ts";
import { type OwnPremise, played } from "../../played.fake.ts";

const begun = async (premise: OwnPremise) => {
  const story = played(premise, "w", 12);
  await story.say("");
  return {
    ...story,
    place: () => story.state().scene?.place ?? "",
    here: () => story.state().scene?.present.join() ?? "",
  };
};

describe("A way", () => {
  for (const [text, place] of [
    ["I take the lift up to the bridge with Wick.", "bridge"],
    ["off to the infirmary with Wick, quickly", "infirmary"],
    ["I ride the elevator to the infirmary", "infirmary"],
    ["take the next shuttle to the Marrow", "Marrow"],
  ] as const)
    it(`“${text}” leads to ${place}`, async () => {
      const { say, place: where, here } = await begun(TEAL);
      await say(text);
      expect(where()).toContain(place);
      expect(here()).toContain("Wick");
    });

  it("“on to the shrine” leads to the shrine that the texts name, and founds no other", async () => {
    const { say, place } = await begun({
      title: "The Lamp for Holm",
      world:
        "The shrine of Saint Brae stands on the high moor of Holm, and its lamp has been dark since autumn. Widow Carr keeps the mill at Nettle. Osk Teller owns the only mule. The places are the mill, the ford and the shrine of Saint Brae.",
      notes: "It begins at the mill. Runa must bring the new lamp to the shrine before the first snow.",
      hero: "Runa Vale",
      heroNotes: "A lamp maker of thirty. Carries a rope and a flask of oil.",
    });
    await say("We go on to the shrine.");
    expect(place()).toBe("the shrine of Saint Brae");
  });

  it("to somebody's house leads to the house of the one who is named", async () => {
    const { say, place } = await begun(HOLLIN);
    await say("I go to Mr Crake's house and knock.");
    expect(place()).toMatch(/Crake/u);
  });

  it("to somebody and a question is put to them", async () => {
    const { say, here } = await begun(TEAL);
    const said = await say("I go and find Captain Voss and ask her why she forbade the flights.");
    expect(here()).toContain("Irena Voss");
    expect(said).not.toContain("to be asked");
    expect(said).toMatch(/says|“/u);
  });

  it("to somebody who is here is no way, and the question is put all the same", async () => {
    const { say } = await begun(TEAL);
    await say("I go and find Captain Voss.");
    const said = await say("I go and find Captain Voss and ask her why she forbade the flights.");
    expect(said).not.toMatch(/to be asked|You go and find/u);
  });

  it("into somebody's room leads nowhere else", async () => {
    const { say, place } = await begun(PIES);
    await say("I go to Madame Florine's house.");
    await say("I sneak into her pantry.");
    expect(place()).not.toContain("town hall");
  });

  it("into the hero's own garden is the player's", async () => {
    const { say, place } = await begun(PIES);
    const said = await say("I go out into the hero's garden and look under the window.");
    expect(`${said} ${place()}`).not.toContain("hero's");
    expect(place()).toBe("your garden");
  });

  it("to a green or a square of the texts is a way", async () => {
    const { say, place } = await begun({ ...PIES, world: `${PIES.world} The fair is held on the green.` });
    await say("I go to the green.");
    expect(place()).toContain("green");
  });
});

describe("A way to what no list has", () => {
  it("leads to what the player's texts name", async () => {
    const { say, place } = await begun(JUNCTION);
    await say("I go to the signal box.");
    expect(place()).toBe("the signal box");
  });

  it("leads to what is somebody's, and not to them", async () => {
    const { say, place, here } = await begun(ORCHARD);
    await say("I go to my mother's grave.");
    expect(place()).toBe("your mother's grave");
    expect(here()).not.toContain("mother");
  });

  it("leads where the last answer pointed", async () => {
    const { say, place } = await begun(HOLLIN);
    const said = await say("Where should I go next?");
    await say("I go there.");
    expect(said).toContain(place());
  });
});

describe("A pronoun after a way", () => {
  it("means whom the hero has found", async () => {
    const { say } = await begun(HOLLIN);
    const said = await say("I go to the mill and find Will and ask him what the clerk has been writing.");
    expect(said).not.toContain("Lovell is not here");
    expect(said).toContain("Will");
  });

  it("with an order to come along is said to the one who is called", async () => {
    const { say, here } = await begun(HOLLIN);
    await say("I go to the mill and find Will.");
    await say("Will, come with me to the dam.");
    await say("I go to the Hollin Dam.");
    expect(here()).toContain("Will");
  });
});
