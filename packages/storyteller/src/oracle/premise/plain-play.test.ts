import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "./played.fake.ts";

const PLATE: OwnPremise = {
  title: "The Saltmarsh Plate",
  world:
    "Skerry Fleet is a smuggling village on the Essex marshes in 1783. Squire Ambrose Tolley owns Tolley Hall, the racing stable and most people's debts. Mother Quill runs the oyster sheds. Dob Harkaway is the squire's head groom, a bully. Jenny Sparrow is a jockey of seventeen who rides as a boy called Jem. Father Loy is the curate of St Osyth's chapel, who gambles. The Plate is a horse race across the sands.",
  notes:
    "It begins on Wednesday evening at the oyster sheds, where my hero learns that the squire has taken her late father's mare, Gossamer. I want to find the receipt, get the mare back, and win the Plate.",
  hero: "Kit Marlow",
  heroNotes: "Kit Marlow, twenty-nine, a card sharp. Owes Mother Quill eleven pounds.",
};
const CUSTOMS: OwnPremise = {
  title: "Form 88-B",
  world:
    "Pelican Station is a bankrupt customs post. Administrator Philippa Grout runs it by memo. Oskar is the station computer. Captain Zebedee Vance of the freighter Reasonable Offer smuggles cheese. Unit Nine is a vending machine. Dr Imogen Tatch keeps the hydroponics deck. Auditor Maximilian Crisp arrives on the shuttle. The Lagrange Lounge is the only bar, kept by Big Sal.",
  notes:
    "In the manner of Douglas Adams or Red Dwarf. It begins in Docking Bay Two, ten minutes before the auditor's shuttle arrives, when my hero finds the safe empty except for a wheel of Gouda. I want to find the money and keep the station open.",
  hero: "Desmond Plum",
  heroNotes: "Desmond Plum, thirty-eight, Customs Officer Third Class.",
};
const begun = async (premise: OwnPremise, luck?: number) => {
  const story = played(premise, "plain", luck);
  const opening = await story.say("");
  return { ...story, opening };
};

describe("A correction", () => {
  it("changes the list at once, and touches nobody's feelings", async () => {
    const { say, state } = await begun(PLATE);
    const said = await say(
      "two things wrong: it's Mother Quill, not 'Owes Mother Quill', and Gossamer is a horse. St Osyth's is a place, a chapel. Jem and Jenny Sparrow are the same person",
    );
    expect(said).toMatch(/^Corrected\./u);
    const list = await say("Show me the list.");
    expect(list).toMatch(/^\*People: [^.]*Mother Quill[^.]*\. (?:Groups: [^.]*\. )?Places: [^.]*St Osyth's/u);
    expect(list).not.toMatch(/Owes|Jem\b|wary/u);
    expect(state().cast.every(({ attitude }) => attitude === 0)).toBe(true);
  });

  it("adds whom the list forgot, and knows no style for a person", async () => {
    const { say, opening } = await begun(CUSTOMS);
    expect(opening.split("People:")[1]).not.toMatch(/Douglas Adams|Red Dwarf|Third Class/u);
    const said = await say(
      "no, Douglas Adams and Red Dwarf aren't people, that's just the style. Gouda is a cheese. and you forgot Oskar the computer, Unit Nine and Big Sal",
    );
    expect(said).toMatch(/Oskar.*Unit Nine.*Big Sal/u);
    expect(said).toContain("Gouda is a cheese.");
    expect(await say("What is on the list?")).not.toMatch(/Gouda|does not take it well/u);
  });

  it("renames somebody and puts somebody else where they are", async () => {
    const { say, state } = await begun(PLATE);
    await say("her name is Mother Quill. call her Mother Quill. and the squire isn't here, he's up at Tolley Hall");
    expect(state().scene?.present.join()).not.toContain("Tolley");
    expect(await say("where is the squire?")).toContain("Tolley Hall");
  });
});

describe("The record", () => {
  it("says where the hero is and who is here, in whatever words it is asked", async () => {
    const { say } = await begun(PLATE);
    for (const text of ["hello, who is here?", "who's in here with me, and where is here?", "where am i now?"]) {
      const said = await say(text);
      expect(said, text).toMatch(/oyster sheds|Mother Quill/u);
      expect(said, text).not.toMatch(/The dice give|rolled/u);
    }
  });

  it("keeps what was found and where it was put, and what was learnt", async () => {
    const { say } = await begun(PLATE);
    await say("i found the receipt and put it in my boot");
    expect(await say("what's in my boot?")).toBe("In your boot: the receipt.");
    const said = await say("what have i got and what do i know so far?");
    expect(said).toMatch(/the receipt \(in your boot\)/u);
    expect(said).not.toContain("The dice give");
    expect(await say("do i still have the receipt?")).toMatch(/^Yes\. You have .*receipt/u);
    expect(await say("have i got a horse on me?")).not.toMatch(/fifty-fifty/u);
  });

  it("answers rules of the end without dice", async () => {
    const { say } = await begun(PLATE);
    expect(await say("how far along am i? can i end it?")).toMatch(
      /You have 0 of \d pieces of it\..*When you know enough/u,
    );
  });
});

describe("Place and presence", () => {
  it("follows a deed whose words go to a place, and leaves behind who belongs elsewhere", async () => {
    const { say, state } = await begun(PLATE, 20);
    await say("i leave the sheds and cross the causeway to tolley hall before the tide covers it");
    expect(state().scene?.place).toBe("Tolley Hall");
    expect(state().scene?.present.join()).not.toContain("Quill");
  });

  it("lets the one who is addressed by name answer, a computer too, and no who-question gets a yes", async () => {
    const { say } = await begun(CUSTOMS);
    for (const text of ["oskar, who opened this safe last?", "i ask Oskar who opened the safe last"]) {
      const said = await say(text);
      expect(said, text).toContain("Oskar");
      expect(said, text).not.toMatch(/^(?:Yes|No)\b|Maximilian (?:says|tells|answers)/u);
    }
  });

  it("brings nobody in before they arrive, and nobody who is only spoken of", async () => {
    const { state } = await begun(CUSTOMS);
    expect(state().scene?.present.join()).not.toContain("Crisp");
    const plate = await begun(PLATE);
    await plate.say("i ask her what jenny sparrow thinks of dob harkaway");
    expect(plate.state().scene?.present.join()).not.toMatch(/Dob|Sparrow/u);
  });
});

describe("A contest", () => {
  it("is one check with its opponent and its stake, and the record knows who won", async () => {
    for (const luck of [1, 20]) {
      const { say, table } = await begun(PLATE, luck);
      const before = table.proposals.length;
      const said = await say(
        "i go over to father loy and challenge him to a hand of piquet. i bet my silver buckle against his hat, and i cheat a bit",
      );
      expect(table.proposals.length).toBe(before + 1);
      expect(said).toMatch(
        luck === 1 ? /You lose against Father Loy.*has your silver buckle/u : /You win against Father Loy.*yours now/u,
      );
      expect(await say("what did i win?")).toContain("against Father Loy");
    }
  });

  it("is asked of the person who is talked into something", async () => {
    const { say, table } = await begun(PLATE);
    const before = table.proposals.length;
    await say("i talk mother quill into lending me a boat, in exchange for a stamped form and my silence");
    expect(table.proposals.length).toBe(before + 1);
  });
});

describe("The hour and the end", () => {
  it("is moved by the player's words, which answer no question", async () => {
    const { say, state, kept } = await begun(PLATE, 20);
    await say("i search the sheds");
    await say("it's saturday. i ride gossamer in the plate against the squire's own horse");
    expect(state().scene).toMatchObject({ time: "Saturday", day: 4 });
    expect(kept().facts.join()).toMatch(/You win the race against Squire Tolley/u);
    expect(kept().clues.join()).not.toContain("Saturday");
  });
});

describe("Continue", () => {
  it("lets time pass, and something happens to the hero", async () => {
    const { say, source, kept } = await begun(PLATE, 20);
    const said = await say("");
    expect(said.length).toBeGreaterThan(40);
    expect(said).not.toContain("?");
    expect(kept().pending).toBeNull();
    expect(source()).toBe("oracle");
  });
});
