import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../../played.fake.ts";
import { readPremiseMemo, storedMemo } from "../../memo.ts";

const SLEEPER: OwnPremise = {
  title: "The Ninth Sleeper",
  world:
    "Tereshkova Deep is a mining base under the ice of Europa, home to forty people. Last week a dry cavern was found, with eight old cryo-pods and a ninth that was open and empty. Olga hates silence and never sleeps. Base commander Henrik Aasen has forbidden anyone to speak of it. Doctor Pilar Quispe thawed one sleeper in secret, a woman who calls herself Anna Vance. Drill chief Bogdan Melnyk has begun to hear knocking in the pipes. Comms officer Yuki Tanabe says every message to Earth has been answered by the same recording.",
  notes:
    "It begins in the drill gallery at the start of the night shift. Ravi wants to find out who came out of the ninth pod and get the truth to Earth before the lander leaves.",
  hero: "Ravi Deshmukh",
  heroNotes:
    "A structural inspector of forty-four, methodical. Carries an ice pick, an ultrasound scanner and a flask of tea.",
};
const URN: OwnPremise = {
  title: "The Wrong Urn",
  world:
    "Pellbridge is a market town in March 1994. The Hartley and Daughter funeral parlour on Sheep Street has lost an urn. Beryl Hartley, who owns the parlour, is being blackmailed. Desmond Oakes drives the hearse and bets on dogs. Father Kieran Doyle is due to bury the urn at Saint Swithin's on Friday. Lenny Pugh runs the pawnshop across the street. Nightjar painted the hearse.",
  notes:
    "It begins in the back room of the parlour on Wednesday morning. Maureen wants to find the missing urn before the burial on Friday.",
  hero: "Maureen Tibbs",
  heroNotes: "The parlour's bookkeeper, fifty-two, sensible. Carries a thermos of tea, an appointment book and a biro.",
};

async function begun(premise: OwnPremise, ...lines: string[]) {
  const story = played(premise, "quince");
  for (const line of ["", ...lines]) await story.say(line);
  const people = () => [
    ...(story.state().scene?.present ?? []),
    ...Object.values(story.kept().case?.who ?? {}),
    ...story.kept().companions,
    story.kept().danger?.who ?? "",
  ];
  const ways = () => [story.state().scene?.place ?? "", ...(story.state().scene?.exits ?? [])];
  const after = async (...more: string[]) => {
    const said: string[] = [];
    for (const line of more) said.push(await story.say(line));
    return said.join("\n");
  };
  return { ...story, people, ways, after };
}
const lost = (text: string) => /changes nothing in the record|Say it as/u.test(text);

describe("A name that the player says is no person's", () => {
  for (const words of [
    "Olga is the drill",
    "Olga is a drill, not a person.",
    "Guys, Olga's a drill, she doesn't talk!",
    "Olga can't take anything, it's a drill",
    "No, wait. Olga is the drill that broke into the cavern. She isn't a woman.",
    "Henrik is the commander, and Olga is the drill.",
    "you've got it wrong: Olga is a machine",
  ])
    it(`plays no part two turns later: “${words}”`, async () => {
      const { say, people, after } = await begun(SLEEPER, "I look at the pipes.");
      const reply = await say(words);
      expect(reply).toMatch(/Olga is (?:the|a) (?:drill|machine)/u);
      expect(lost(reply)).toBe(false);
      const later = await after("I search the gallery.", "Who might know something?");
      expect(people()).not.toContain("Olga");
      expect(later).not.toMatch(/Olga (?:says|takes|lets|has|nods|may know)|says Olga/u);
    });

  it("gives back what it took, and is after nobody", async () => {
    const { say, kept } = await begun(SLEEPER, "Olga takes the ice pick from me.");
    await say("Olga is the drill, it can't take anything.");
    expect(kept().held.map(({ thing }) => thing)).toContain("ice pick");
    expect(kept().lost.join()).not.toContain("Olga");
    expect(await say("What do I have?")).toContain("ice pick");
  });

  for (const words of [
    "'Daughter' is not a person, it's the name of the firm.",
    "Daughter isn't anybody, just part of the firm's name",
    "There is no Daughter.",
  ])
    it(`is nobody: “${words}”`, async () => {
      const { say, people, after } = await begun(URN);
      expect(lost(await say(words))).toBe(false);
      expect(await after("I look round.", "Who is here?")).not.toMatch(/Daughter (?:says|is here)/u);
      expect(people()).not.toContain("Daughter");
    });
});

describe("A correction hits what it names", () => {
  it("the bell and never the grandmother", async () => {
    const { say, kept } = await begun(
      {
        ...URN,
        world: `${URN.world} The great bell Old Margit has cracked. Her grandmother, Sigrun, listens to it.`,
      },
      "I ask Old Margit who cast her.",
    );
    expect(await say("she can't talk, she's a bell")).toMatch(/Margit is a bell/u);
    expect(kept().facts.join(" ")).not.toMatch(/grandmother cannot|Sigrun cannot/u);
  });

  it("and what was denied of the wrong one is so again", async () => {
    const { say, kept } = await begun(URN, "Beryl can't talk.");
    await say("Beryl can talk, I meant Lenny");
    expect(kept().facts.join(" ")).not.toMatch(/Beryl(?: Hartley)? cannot talk/u);
  });

  it("the one who was meant answers, where the hero was", async () => {
    const { say, state } = await begun(URN, "I look round.");
    const { place } = state().scene!;
    await say("I ask Lenny about the urn.");
    expect(await say("Sorry, wrong person: I meant Desmond.")).toContain("Desmond");
    expect(state().scene?.place).toBe(place);
  });
});

describe("What the player takes back has not happened", () => {
  for (const words of [
    "undo that, I stay here",
    "that was a joke",
    "scrap that, I don't go",
    "I didn't mean to go there.",
    "i was only asking, i didn't want to go there",
    "oops, scratch that",
    "wait, I never left the back room",
    "cancel that",
  ])
    it(`the hero is where they were, and no time has passed: “${words}”`, async () => {
      const { say, state, kept } = await begun(URN, "I look round.");
      const { place } = state().scene!;
      const clocks = state().clocks.map(({ filled }) => filled);
      const { facts, clues } = kept();
      await say("I go to the pawnshop.");
      expect(state().scene?.place).not.toBe(place);
      expect(await say(words)).toContain(`at ${place}`);
      await say("Where am I?");
      expect(state().scene?.place).toBe(place);
      expect(state().clocks.map(({ filled }) => filled)).toEqual(clocks);
      expect(kept().facts).toEqual(facts);
      expect(kept().clues).toEqual(clues);
    });

  it("nobody is wronged by a blow that was a joke", async () => {
    const { say, state } = await begun(URN, "I slap Desmond.");
    await say("I was joking!");
    expect(state().encounter ?? null).toBeNull();
    expect(state().cast.every(({ attitude }) => attitude >= 0)).toBe(true);
  });

  it("nothing can be taken back twice", async () => {
    const { say, state } = await begun(URN, "I look round.", "I go to the pawnshop.");
    await say("undo that");
    const { place } = state().scene!;
    expect(await say("undo that")).toContain("Nothing of it has happened.");
    expect(state().scene?.place).toBe(place);
  });

  it("a story from before this was kept goes on", () => {
    const memo = readPremiseMemo({ premise: 1, facts: ["The door is shut."] });
    expect(memo.back).toBeNull();
    expect(storedMemo(memo).facts).toEqual(["The door is shut."]);
    expect(readPremiseMemo({ premise: 1, back: { place: 3 } }).back).toBeNull();
  });
});

describe("What the hero has is as the player says", () => {
  it.each([
    ["I never took the appointment book", "appointment book", false],
    ["I don't have a thermos of tea", "thermos", false],
    ["I still have my biro, nobody took it", "biro", true],
    ["Desmond doesn't have my biro", "biro", true],
    ["hang on, I kept the biro", "biro", true],
    ["I didn't give Desmond the biro, I only showed it to him", "biro", true],
  ] as const)("“%s”", async (words, thing, isHeld) => {
    const { say } = await begun(URN, "I give the biro to Desmond.");
    expect(await say(words)).toContain(thing);
    expect((await say("What do I have?")).includes(thing)).toBe(isHeld);
  });

  it("and who got it is the one whom the player names", async () => {
    const { say, kept } = await begun(URN, "I give the biro to Desmond.");
    expect(await say("No, I gave the biro to Beryl, not Desmond")).toContain("Beryl has the biro");
    expect(kept().facts.join(" ")).toContain("Beryl has the biro");
  });
});

describe("Who and where they are", () => {
  it("who is missing is nowhere to be met", async () => {
    const { say, people } = await begun(SLEEPER);
    expect(await say("Bogdan is the missing man.")).toContain("Bogdan is missing");
    await say("I look round.");
    expect(people()).not.toContain("Bogdan Melnyk");
  });

  it.each([
    "Earth is a planet. Nobody can walk there.",
    "we're on the base, not on Earth",
    "Earth isn't somewhere you walk to",
    "You can't walk to Earth from here!",
    "Earth is another planet, millions of miles away",
  ])("nobody walks to another world: “%s”", async (words) => {
    const { say, ways, after } = await begun(SLEEPER, "I go to Earth.");
    expect(lost(await say(words))).toBe(false);
    expect(await after("I look round.", "Where is Yuki?")).not.toMatch(/go to Earth|at Earth/u);
    expect(ways()).not.toContain("Earth");
  });

  it("who has nothing against the hero is after nobody", async () => {
    const { say, kept } = await begun(URN, "Desmond is after me!");
    expect(kept().danger?.who).toBe("Desmond Oakes");
    expect(await say("Desmond isn't after me.")).toContain("Desmond");
    expect(kept().danger).toBeNull();
  });

  it("two names of one person are one", async () => {
    const { say, kept } = await begun(URN);
    expect(await say("Father Kieran and Desmond are the same man")).toMatch(/are one/u);
    expect(kept().names.some(({ was }) => was !== undefined)).toBe(true);
  });

  it("what there is not is found no more", async () => {
    const { say, kept } = await begun(SLEEPER, "I search the gallery.", "I search the pipes.");
    const words = kept().clues.at(-1) ?? "";
    const noun = /\b(sand|sacks|spoon|cupboard)\b/u.exec(words)?.[1];
    if (noun === undefined) return;
    await say(`There is no ${noun} here.`);
    expect(kept().clues.join(" ")).not.toContain(noun);
  });
});

describe("What is not understood", () => {
  it("is asked with readings to press, each of which works", async () => {
    const { say, kept, people } = await begun(SLEEPER);
    expect(await say("Olga is wrong")).toMatch(/\(1\).*\(2\).*\(3\)/u);
    expect(kept().pending?.choices).toHaveLength(3);
    expect(await say("1")).toMatch(/^Corrected\./u);
    await say("Who is here?");
    expect(people()).not.toContain("Olga");
  });

  it("is taken as it is said, and nobody in the story hears it", async () => {
    for (const words of [
      "Friday is a day, not a person",
      "Zebra Crossing is a pub, not a person",
      "Beryl's not a widow",
    ]) {
      const { say } = await begun(URN);
      const said = await say(words);
      expect(said, words).not.toMatch(/says Desmond|says Beryl|to be asked|You could go/u);
      expect(lost(said), words).toBe(false);
    }
  });
});

describe("Words that the player types", () => {
  it.each([
    "You say “those who are missing”. Who do you mean?",
    "Damn! Nothing. Wow.",
    "I lay the letter and Beryl's order book side by side.",
    "The Book lies open.",
  ])("become nobody and no goods: %s", async (words) => {
    const { say, kept, people } = await begun(URN);
    expect(await say(words)).not.toMatch(/coins|and it is yours/u);
    await say("I look round.");
    expect([...people(), ...kept().names.map(({ name }) => name)].join()).not.toMatch(
      /\b(?:You|Damn|Nothing|Wow|Book)\b/u,
    );
  });

  it.each(["My cousin Ned is here.", "A man called Ned comes in."])("bring in who is introduced: %s", async (words) => {
    const { say, people } = await begun(URN);
    await say(words);
    expect(people()).toContain("Ned");
  });
});
