import { describe, expect, it } from "vitest";

import { type OwnPremise } from "../../played.fake.ts";
import { AIR, BELLS, openStory, SUGAR } from "./open.fake.ts";

/** Plays until there are pieces enough. */
async function withPieces(premise: OwnPremise, id: string, luck: number, deeds: readonly string[]) {
  const story = await openStory(premise, id, luck);
  const said: string[] = [];
  for (const deed of deeds) said.push(await story.say(deed));
  return { ...story, said: said.join("\n") };
}
const AT_THE_LAKE = [
  "I look around the jetty.",
  "I ask Tobin Reed what he knows of the bells.",
  "I search the jetty for traces.",
  "I listen.",
];
/** The same without a search, which fails by bad luck. */
const ASKED = [
  "I look around the jetty.",
  "I ask Tobin Reed what he knows of the bells.",
  "I ask Warden Ashdown what happened.",
  "I listen.",
];
const bells = (luck: number) => withPieces(BELLS, "open-sound", luck, luck > 8 ? AT_THE_LAKE : ASKED);
const DEAD = "The dead of Old Saltmere want their day of rest back";

describe("With four pieces", () => {
  it("the player is told once what they can say, and offered it", async () => {
    const { said, say, kept } = await bells(15);
    expect(said.split("Say what you think it is").length).toBe(2);
    expect(kept().offers.map(({ text }) => text)).toContain("I think that …");
    const found = await say("I think that …");
    expect(found).toContain("This is what you have found");
    expect(found).toContain("Say what you think it is");
  });

  it.each([
    "I think that the dead of Old Saltmere want their day of rest back.",
    "My theory: the dead of Old Saltmere want their day of rest back",
    "What if the dead of Old Saltmere want their day of rest back?",
    "So I believe the dead of Old Saltmere want their day of rest back!",
    "It must be that the dead of Old Saltmere want their day of rest back.",
    "The truth is that the dead of Old Saltmere want their day of rest back.",
  ])("“%s” is a theory", async (text) => {
    const { say, case: kept } = await bells(15);
    const said = await say(text);
    expect(said).toMatch(/^It is so.*\+\d, and it takes 15/su);
    expect(kept()?.theory).toBe(`${DEAD}.`);
  });

  it.each([
    [
      "The bells ring because the dead are calling for a day of rest.",
      "The bells ring because the dead are calling for a day of rest.",
    ],
    [
      "It was Goodwife Marra, because she wants to sell candles on the day of rest.",
      "It was Goodwife Marra, because she wants to sell candles on the day of rest.",
    ],
    [
      "So it is Marra who rings the bells with a rope on the day of rest.",
      "It is Marra who rings the bells with a rope on the day of rest.",
    ],
    ["It must be the day of rest that pulls at the ropes.", "It is the day of rest that pulls at the ropes."],
    [
      "I accuse Goodwife Marra of ringing the bells on the day of rest.",
      "Marra is behind it, by ringing the bells on the day of rest.",
    ],
    ["I think that my grandfather rings them for my day of rest.", "Your grandfather rings them for your day of rest."],
  ])("“%s” is one, too", async (text, theory) => {
    const { say, case: kept } = await bells(20);
    await say(text);
    expect(kept()?.theory).toBe(theory);
  });

  it.each([
    "I think I will go home.",
    "I think Mother Ilse is nice.",
    "I think about the bells.",
    "I think we should ask Mother Ilse.",
    "Do the dead want their day of rest back?",
    "I go to the chapel.",
    "Maybe later.",
    "I think so.",
    "I tell Tobin that I am cold.",
    "I don't know.",
  ])("“%s” is none", async (text) => {
    const { say, kept } = await bells(20);
    const said = await say(text);
    expect(said).not.toContain("what you have found");
    expect(kept().case?.theory).toBe("");
    expect(kept().pending?.sort).not.toBe("theory");
  });

  it("what is told to somebody is told to them, and the player is asked whether it is what it is", async () => {
    const { say, case: kept, kept: memo } = await bells(20);
    const said = await say("I tell Tobin that the dead want a fiddle.");
    expect(said).toMatch(/Is that what it is|I dare it/u);
    expect(kept()?.theory).toBe("");
    expect(memo().offers.map(({ text }) => text)).toContain("Yes, that is what it is");
    expect(await say("yes")).toContain("It is so");
    expect(kept()?.theory).toBe("The dead want a fiddle.");
  });

  it("so is what is said to somebody by name, with a question after it", async () => {
    const { say, kept } = await bells(20);
    const said = await say('"Tobin, I believe the dead want their day of rest back. What do you say?"');
    expect(said).toContain("Is that what it is?");
    expect(kept().pending?.sort).toBe("theory");
  });

  it("waits for nothing else that the player was asked", async () => {
    const { say, case: kept } = await bells(20);
    for (
      let at = 0;
      at < 6 &&
      !/\(Drawn\./u.test(await say(`Who sold ${["salt", "ropes", "boots", "eels", "combs", "nails"][at]} here?`));
      at++
    );
    expect(await say(`I think that ${DEAD}.`)).toContain("It is so");
    expect(kept()?.theory).toBe(`${DEAD}.`);
  });

  it("and it is left where the player goes on instead", async () => {
    const { say, kept } = await bells(20);
    await say("I tell Tobin that the dead want a fiddle.");
    await say("I go to the chapel.");
    expect(kept().pending?.sort).not.toBe("theory");
    expect(kept().case?.theory).toBe("");
  });
});

describe("What people have said of somebody", () => {
  it("speaks for it that they did it, and two such words are enough", async () => {
    const { say, case: kept } = await openStory(BELLS, "open-sound", 1);
    for (const asked of ["who paid the ringers?", "who carried the rope?"]) {
      await say(`Tobin, ${asked}`);
      await say("It was Mother Ilse.");
    }
    const said = await say("I think that Mother Ilse does it: she rings the bells by night.");
    expect(said).toMatch(/Who paid the ringers: .*Ilse/u);
    await say("yes");
    expect(kept()?.theory).toContain("Mother Ilse");
  });
});

describe("Before four pieces", () => {
  it("a theory may be dared, at a higher number", async () => {
    const story = await openStory(BELLS, "open-sound", 20);
    const said = await story.say(`I think that ${DEAD.replace("The", "the")}.`);
    expect(said).toContain("it takes 18");
    expect(story.case()?.theory).toBe("");
    expect(await story.say("1")).toContain("It is so");
    expect(story.case()?.theory).toBe(`${DEAD}.`);
  });

  it("and it need not", async () => {
    const story = await openStory(BELLS, "open-sound", 20);
    await story.say(`My theory: ${DEAD}.`);
    expect(await story.say("no")).toContain("Then not yet");
    expect(story.case()?.tried).toEqual([]);
  });
});

/** One piece alone speaks for it. */
const WEAK = "I think that the bells are rung by a smuggler with a crack in his hull.";

describe("Where the dice are against it", () => {
  it("what two pieces speak for is so all the same, at a price", async () => {
    const { say, case: kept } = await bells(3);
    const said = await say(`I think that ${DEAD}.`);
    expect(said).toContain("or less at a price");
    expect(said).toMatch(/It is so, and/u);
    expect(said).not.toContain("It does not hold");
    expect(kept()?.theory).toBe(`${DEAD}.`);
  });

  it("what one piece alone speaks for does not hold yet: time passes, and it is said what would be new", async () => {
    const { say, case: kept, state } = await bells(3);
    const before = state().clocks[0]!.filled;
    const said = await say(WEAK);
    expect(said).toContain("It does not hold yet: one piece alone speaks for it. A second one would be new.");
    // Nothing is told against it that nobody has found.
    expect(said).not.toContain("But ");
    expect(kept()?.theory).toBe("");
    expect(state().clocks[0]!.filled).toBe(before + 1);
    expect(await say(WEAK)).toContain("You have said that already");
    expect(kept()?.tried.length).toBe(1);
  });

  it("the player may overrule them, at a step of the clock", async () => {
    const { say, kept, state } = await bells(3);
    // The clock takes its time in the first messages.
    for (let at = 0; at < 12; at++) await say("What do I know so far?");
    await say(WEAK);
    const before = state().clocks[0]!.filled;
    expect(await say("No, it is so.")).toContain("It is so");
    expect(kept().case?.theory).not.toBe("");
    expect(state().clocks[0]!.filled).not.toBe(before);
  });

  it("a piece that the player has struck out does not count", async () => {
    const { say } = await bells(15);
    await say("I go to the chapel.");
    await say("I ask Mother Ilse what happened.");
    await say("No, Mother Ilse was not born then.");
    expect(await say(`I think that ${DEAD}.`)).toContain("It is so");
  });
});

describe("The check", () => {
  it("says what the die showed, what was added, and from where it is so", async () => {
    const { say } = await bells(8);
    const said = await say(`I think that ${DEAD}.`);
    expect(said).toMatch(/\*8 on the die, \+\d, and it takes 15, or less at a price\.\*/u);
  });

  it("counts no piece that shares one ordinary word with what is said", async () => {
    const { say } = await bells(15);
    const said = await say("I think that nobody ever comes back twice.");
    expect(said).toContain("nothing that you have found speaks for it yet");
  });
});

describe("Once it is so", () => {
  it("answers every question about it", async () => {
    const { say } = await bells(15);
    await say(`I think that ${DEAD}.`);
    for (const text of [
      "Why do the bells ring?",
      "What is going on?",
      "What is behind it?",
      "So why do the bells ring under the lake?",
    ])
      expect(await say(text), text).toContain(`${DEAD}.`);
    expect(await say("Who is behind it?")).toContain(`Nobody in person: the dead`);
    expect(await say("What do I know?")).toContain("It is so: the dead of Old Saltmere want their day of rest back.");
    expect(await say("Where is it decided?")).toContain("the lake");
  });

  it("is decided where the theory says", async () => {
    const { say, case: kept } = await bells(15);
    expect(await say("I think that the founder's bell in the chapel calls the others on the day of rest.")).toContain(
      "decided at the chapel",
    );
    expect(kept()?.where.lair).toBe("the chapel");
  });

  it("who does it by the theory is behind it, and can be faced", async () => {
    const { say, case: kept, isOver } = await bells(15);
    await say("It is Goodwife Marra who rings the bells, because she wants to sell more candles on the day of rest.");
    expect(kept()?.who.opponent).toContain("Marra");
    expect(kept()?.doer).toBe(true);
    expect(await say("Who is behind it?")).toMatch(/^Goodwife Marra rings the bells/u);
    await say(`I go to ${kept()!.where.lair}.`);
    expect(kept()?.showdown).not.toBeNull();
    await say('"Marra, it is over. Everybody will know that you ring the bells to sell candles."');
    expect(isOver()).toBe(false);
    const said = await say("I hold up her tallow candles so that everybody can see them.");
    expect(isOver(), said).toBe(true);
    expect(said).toContain("This is why: Goodwife Marra rings the bells");
  });

  it("nobody waits where it names nobody, and the deed itself decides it", async () => {
    const { say, case: kept, isOver, state } = await bells(15);
    await say(`I think that ${DEAD}.`);
    await say("I go to the lake.");
    expect(kept()?.showdown).not.toBeNull();
    expect(state().scene?.present).toEqual([]);
    expect(await say("I sit down and hum.")).not.toMatch(/waits? for|says/u);
    const first = await say("I hold up my oil lamp and row the dead across.");
    expect(isOver(), first).toBe(false);
    const said = await say("I give the dead their ferryman's pole, and let them go.");
    expect(isOver(), said).toBe(true);
    expect(said).toContain("This is why: the dead of Old Saltmere want their day of rest back.");
    expect(said).not.toContain("It is done");
  });

  it("is the truth of the story when it is over", async () => {
    const { say, kept } = await bells(15);
    await say(`I think that ${DEAD}.`);
    await say("I go to the lake.");
    await say("I hold up my oil lamp and row the dead across.");
    await say("I give the dead their ferryman's pole, and let them go.");
    expect(kept().truth).toBe(`${DEAD}.`);
    expect(await say("Why do the bells ring?")).toMatch(
      /^(?!The answer)“?The dead of Old Saltmere want their day of rest back/u,
    );
  });
});

describe("A story from its opening to its end", () => {
  it("of thinning air: the player finds the moss, and shuts it out", async () => {
    const { say, isOver, opening } = await openStory(AIR, "open-air", 14);
    expect(opening).toContain("Nobody knows yet what it means");
    const said: string[] = [];
    for (const text of [
      "I look around the hydroponics hall.",
      "I look at my pressure gauge.",
      "I ask Bram Osei why the air is getting thinner.",
      "I search the hall for whatever is wrong with the air.",
      "Why is the air getting thinner?",
      "I go to the duct room.",
      "I look around.",
      "I ask Yuki Tarn what she knows about the air.",
      "I listen at the wall.",
      "I search the duct room for the leak.",
      "What do I know?",
      "I go to the sick bay.",
      "I ask Doctor Fenn about the air.",
      "I think Doctor Fenn is tired.",
      "I think that a pale moss in the duct room drinks the air at night, and grows.",
      "Why is the air getting thinner?",
      "Who is behind it?",
      "I go to the duct room.",
    ])
      said.push(await say(text));
    if (!isOver()) said.push(await say("I open the hatch and burn the moss out with my torch."));
    if (!isOver()) said.push(await say("I seal the duct and cut the moss away from the grating."));
    const end = said.join("\n");
    expect(isOver()).toBe(true);
    expect(end).toContain("This is why: a pale moss in the duct room drinks the air at night, and grows.");
    expect(end).not.toMatch(/behind it stands|It holds:/u);
  });

  it("of sugar: the player unmasks the vicar's wine, and nobody goes to prison", async () => {
    const { say, isOver, case: kept } = await openStory(SUGAR, "open-secret", 14);
    const said: string[] = [];
    for (const text of [
      "I look around the shop.",
      "Good morning, Hettie!",
      "I ask Mrs Bloom what the vicar is doing with the sugar.",
      "I look at the scales.",
      "I search the shop.",
      "What is the vicar doing with all that sugar?",
      "I go to the crypt.",
      "I look around.",
      "I ask Constable Tuck about the sugar.",
      "I search the crypt.",
      "I give Frank Tuck a piece of seed cake.",
      "What do I know?",
      "My theory: Reverend Moss brews elderflower wine in the crypt and sells it to mend the roof.",
      "Who is behind it?",
      "What is the vicar doing with all that sugar?",
      "I go to the crypt.",
    ])
      said.push(await say(text));
    expect(kept()?.who.opponent).toContain("Moss");
    for (const text of [
      '"Reverend, share your elderflower wine at the fair, and the roof is paid for."',
      "I hold up a bottle of the wine so that everybody can see it.",
    ])
      if (!isOver()) said.push(await say(text));
    expect(isOver()).toBe(true);
    expect(said.at(-1)).toContain("Reverend Moss brews elderflower wine in the crypt");
  });
});
