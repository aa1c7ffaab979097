import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../played.fake.ts";

/** Two small worlds: what is asked in one has its like in the other. */
const LAUNDRY: OwnPremise = {
  title: "Quince Street",
  world:
    "Quince Street is a street in a port town. No magic. Mrs Oduya runs the launderette and never lies. Her nephew Felix repairs the machines and owes money to everyone. Mr Pettifer from number nine irons his own newspapers. A cat called Sergeant sleeps in dryer four.",
  notes:
    "The story begins in the launderette. Somebody has taken the wedding dress of Ines Calder. I want to get the dress back.",
  hero: "Bernadette Loomis",
  heroNotes: "She works nights at the launderette.",
};
const STATION: OwnPremise = {
  title: "Kestrel Ring",
  world:
    "Kestrel Ring is a mining station. Commander Ysolde Brandt has run it for eleven years and trusts nobody from Earth. The ship's mind is called HOLLIS and speaks like a butler. Deck Nine has been sealed since the fire. Crewman Juno Vask hears knocking in the pipes. A pigeon called Colonel lives in the airlock.",
  notes: "The story begins on the bridge: the relief ship is two days late. I want to know what is on Deck Nine.",
  hero: "Tamsin Rook",
  heroNotes: "Tamsin Rook is the new engineer, from Earth.",
};
const begun = async (premise: OwnPremise) => {
  const told = played(premise, premise.title);
  await told.say("");
  return told;
};

describe("people of the player's own texts", () => {
  it.each([
    [LAUNDRY, "ask Mrs Oduya about Felix", "My nephew Felix repairs the machines"],
    [LAUNDRY, "ask Felix about the machines", "repair the machines"],
    [STATION, "juno, what do you hear", "I hear knocking in the pipes"],
    [STATION, "ask the commander about the fire", "sealed since the fire"],
    [STATION, "Commander, I did not ask to be from Earth", "trust nobody from Earth"],
  ])("say what the texts tell of what is spoken of ($title: %s)", async (premise, words, answer) => {
    expect(await (await begun(premise)).say(words)).toContain(answer);
  });

  it("name whom to ask where they cannot answer, and do not read the same line twice", async () => {
    const told = await begun(LAUNDRY);
    await told.say("ask Mrs Oduya about Felix");
    expect(await told.say("Mrs Oduya, what does Felix owe?")).toMatch(/Ask Felix/u);
  });

  it("are called by their name and not by their trade, and live where the texts say and not where others come from", async () => {
    const told = await begun(STATION);
    expect(await told.say("find Juno")).not.toMatch(/Crewman's/u);
    expect(await told.say("go to the commander")).not.toMatch(/go to Earth\./u);
  });

  it("are spoken to where the hero is, if they have no body", async () => {
    expect(await (await begun(STATION)).say("HOLLIS, report")).not.toContain("house");
  });

  it("are no people if they are animals with a title", async () => {
    expect(await (await begun(STATION)).say("Colonel, what did you see")).not.toMatch(/office|says Colonel/u);
  });

  it("talk over something warm, and it takes no luck to make", async () => {
    const reply = await (await begun(LAUNDRY)).say("make everybody cocoa");
    expect(reply).toMatch(/Mrs Oduya/u);
    expect(reply).not.toMatch(/You try to/u);
  });

  it("take the hero's own notes as the hero's, though they begin with a pronoun", async () => {
    const told = played(LAUNDRY, "pronoun");
    expect(await told.say("")).toContain("You work nights at the launderette");
  });
});

describe("a call into the dark", () => {
  it("brings somebody forward who has something to tell", async () => {
    const told = played(
      {
        title: "Hollin Bridge",
        world: "My brother Tom died in March and left me his bakery in Hollin Bridge.",
        notes: "Someone keeps leaving flowers at the back door at night and I want to know who.",
        hero: "Ruth",
        heroNotes: "",
      },
      "dark",
    );
    await told.say("");
    expect(await told.say("who's there")).toMatch(/steps out/u);
    expect(await told.say("go inside and make tea for both of us")).toMatch(/^You go inside\.\s+You make tea/u);
  });
});

describe("names in what is told back", () => {
  const BUS: OwnPremise = {
    title: "The Number 12",
    world:
      "The Number 12 is a bus. No magic. Driver Maureen Stubbs has never been late. Porter Denny Walsh sweeps the stairs and hums flat on purpose. Old Mr Bagshaw rides all day with a ferret called Winston.",
    notes: "The story begins on the bus. This morning somebody stole the steering wheel. I want to get the wheel back.",
    hero: "Gordon Tibbs",
    heroNotes: "Gordon Tibbs is the conductor.",
  };
  it.each([
    ["maureen, how are you", /Maureen/u, /Driver's|says Driver/u],
    ["denny, what do you sweep", /I sweep the stairs and hum flat/u, /says Porter/u],
    ["visit mr bagshaw", /Mr Bagshaw/u, /Mr's/u],
    ["tickle winston", /You tickle Winston/u, /tickle winston/u],
    ["tickets please", /“Tickets please/u, /did not understand/u],
  ])("are the people's own, with their capitals (%s)", async (words, is, isNot) => {
    const reply = await (await begun(BUS)).say(words);
    expect(reply).toMatch(is);
    expect(reply).not.toMatch(isNot);
  });

  it("answer a compliment and a call for help as words", async () => {
    const told = await begun(BUS);
    await told.say("visit mr bagshaw");
    expect(await told.say("nice moustache")).toMatch(/Mr Bagshaw/u);
    expect(await told.say("help me carry it back")).not.toContain("You help you");
  });

  it("tell where they were when they are asked where they were", async () => {
    const told = await begun(BUS);
    const { culprit } = told.plot();
    expect(await told.say(`ask ${culprit} where they were`)).toMatch(/I was at/u);
  });
});

describe("what somebody says of themself", () => {
  const HOUSE: OwnPremise = {
    title: "After the Funeral",
    world:
      "We buried my mother Ruth on Tuesday. My sister Carol arranged everything and has not cried. My brother Neil came late and left early. Farmer Donal Rudd keeps pigs and distrusts the mainland. Nobody may say the word courgette.",
    notes:
      "The story begins in the kitchen. Yesterday somebody took the silver ring. I want to know who took the ring.",
    hero: "Elaine",
    heroNotes: "Elaine is the middle one.",
  };
  it.each([
    ["Neil, why did you come late", /I came late and left early/u, /me came/u],
    ["Donal, what is it about the mainland", /I keep pigs and distrust the mainland/u, /distrusts/u],
    ["COURGETTE", /courgette/iu, /did not understand/u],
    ["give the ring to Neil", /have yet to find/u, /You give/u],
    ["neil is someone else here", /\S/u, /^$/u],
  ])("is said in their own person, and no turn is empty (%s)", async (words, is, isNot) => {
    const reply = await (await begun(HOUSE)).say(words);
    expect(reply).toMatch(is);
    expect(reply).not.toMatch(isNot);
  });
});
