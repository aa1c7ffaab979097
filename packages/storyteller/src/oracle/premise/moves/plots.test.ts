import { describe, expect, it } from "vitest";

import { cases } from "../case/case-content.ts";
import { choicesOf } from "../case/choices.fake.ts";
import { type OwnPremise, played } from "../played.fake.ts";

const URN: OwnPremise = {
  title: "The Wrong Urn",
  world:
    "Pellbridge is a market town in March 1994. The real urn has disappeared from the back room of the parlour. Beryl Hartley, who owns the parlour, is being blackmailed by letter. Desmond Oakes drives the hearse. Mrs Gwen Biddle, the widow, is oddly calm about it all. Lenny Pugh runs the pawnshop.",
  notes:
    "It begins in the back room. Maureen wants to find the missing urn and who is writing the letters, before the burial on Friday.",
  hero: "Maureen Tibbs",
  heroNotes: "A bookkeeper. Carries a biro.",
};
const TIDE: OwnPremise = {
  title: "The Tide",
  world:
    "Orrowmere is a town of stilts. The saltwives say the sea wants a bride it was promised. Old Mother Hesk knows who made the promise. Brannoc Tull, the eel-master, sells places on his barges. Father Anselm prays.",
  notes: "It begins on the Plank Market. Wren wants to stop the tide before midnight.",
  hero: "Wren Adair",
  heroNotes: "A swimmer. Carries a whistle.",
};
const WELL: OwnPremise = {
  title: "The Well at Perdition",
  world:
    "Perdition is a town in the Arizona desert in 1883. The Consolidated Railway wants the town's only well, and the bank will sell it on Friday. Banker Josiah Kemp smiles too much. The surveyor Elias Trout drinks. Widow Clementine Shaw owns the saloon.",
  notes: "It begins in the saloon. Cass wants to stop the sale of the well before Friday noon.",
  hero: "Cass Holloway",
  heroNotes: "A drifter. Carries a harmonica.",
};
const SLEEPER: OwnPremise = {
  title: "The Ninth Sleeper",
  world:
    "Tereshkova Deep is a mining base under the ice of Europa, home to forty people and a drill called Big Olga. Base commander Henrik Aasen has forbidden anyone to speak of it. Doctor Pilar Quispe thawed one sleeper in secret. Drill chief Bogdan Melnyk has begun to hear knocking in the pipes.",
  notes:
    "It begins in the drill gallery, with Bogdan's helmet found on the floor and no Bogdan. Ravi wants to find out who came out of the ninth pod.",
  hero: "Ravi Deshmukh",
  heroNotes: "An inspector. Carries an ice pick.",
};

/** A story whose player asks for other plots, so that there are some to choose from. */
const begun = async (premise: OwnPremise, seed = "p") => {
  const story = played(premise, seed, undefined, true);
  await story.say("");
  const opening = await story.say("another plot");
  return { ...story, opening, plot: () => story.kept().case!.truth };
};
const pitchesIn = (text: string) => [...text.matchAll(/^\((\d)\) (.+)$/gmu)].map(([, , pitch]) => pitch!);
const isTask = (id: string) => id.startsWith("task-");
const soughtBy = (id: string) => cases().truths.find((each) => each.id === id)!.sought;

describe("The player chooses which story it is", () => {
  it("among plots that fit, each told as what kind of story it is", async () => {
    const { opening, kept } = await begun(URN);
    expect(opening).toContain("Which story is it?");
    expect(pitchesIn(opening).length).toBeGreaterThan(1);
    for (const id of kept().case!.plots) expect(soughtBy(id), id).toContain("thing");
  });

  it("by a number, by a chip, or by the words of a pitch; it costs no time and no dice", async () => {
    const { opening, kept, say, plot, state, table } = await begun(URN);
    const { plots } = kept().case!;
    expect(
      kept()
        .offers.map(({ text }) => text)
        .slice(0, 2),
    ).toEqual(["story 1", "story 2"]);
    const before = JSON.stringify(state().clocks);
    expect(await say("2")).toContain("So that is the story.");
    expect(plot()).toBe(plots[1]);
    expect(JSON.stringify(state().clocks)).toBe(before);
    expect(table).toBeDefined();
    expect(kept().pending).toBeNull();
    const other = await begun(URN);
    await other.say("story 2");
    expect(other.plot()).toBe(plots[1]);
    const third = await begun(URN);
    await third.say(pitchesIn(opening)[1]!);
    expect(third.plot()).toBe(plots[1]);
  });

  it.each(["2 of course, the quiet one", "I play on with 2", "(2)", "I'll take the second one, please"])(
    "by a number with words beside it: “%s”",
    async (words) => {
      const { kept, say, plot } = await begun(URN);
      const { plots } = kept().case!;
      expect(await say(words)).toContain("So that is the story.");
      expect(plot()).toBe(plots[1]);
    },
  );

  it("for a peace gets none in which it was last seen somewhere", async () => {
    const { say, kept } = await begun(URN);
    const said = await say("I am after a peace between the two parlours that do not speak to each other.");
    for (const id of kept().case!.plots) expect(soughtBy(id), said).toContain("truth");
  });

  it("has the story as it is where they simply play on", async () => {
    const { say, kept, plot } = await begun(WELL);
    expect(await say("I look around the saloon")).not.toContain("Which story");
    expect(plot()).toBe("task-stop");
    expect(kept().pending).toBeNull();
  });

  it("gets three others where none of them is theirs, and the next question is still the same", async () => {
    const { say, opening } = await begun(WELL);
    expect(opening).toContain("(4) Three others.");
    const others = await say("three others");
    expect(pitchesIn(others).length).toBeGreaterThan(1);
    expect(pitchesIn(others)).not.toEqual(pitchesIn(opening));
    expect(pitchesIn(await say("4"))).not.toEqual(pitchesIn(others));
    expect(await say("3")).toContain("So that is the story.");
  });

  it("is told where no others fit, and asked again where the number is none", async () => {
    const { say } = await begun({
      ...URN,
      notes: "It begins in the back room. Maureen wants to find her brother Tom.",
    });
    expect(await say("three others")).toContain("No others fit");
    expect(await say("4")).toContain("No others fit");
  });

  it("may change the plot later, and what the plot before had found out is no more", async () => {
    const { say, kept, plot } = await begun(URN);
    await say("I look around the back room");
    await say("I search the back room");
    await say("I ask Lenny what happened");
    const before = plot();
    const said = await say("This isn't my story.");
    expect(pitchesIn(said).length).toBeGreaterThan(0);
    await say("1");
    expect(plot()).not.toBe(before);
    expect(kept().case!.found).toEqual([]);
    const { opponent } = kept().case!.who;
    expect(opponent).not.toBe("");
  });
});

describe("A story without a written answer", () => {
  it("begins at once, and asks nothing but what the player does", async () => {
    const { say, kept } = played(WELL, "p", undefined, true);
    const opening = await say("");
    expect(opening).not.toContain("Which story");
    expect(opening).toContain("“another plot”");
    expect(kept().pending).toBeNull();
    expect(kept().case!.truth).toBe("task-stop");
  });

  it("is the last of those that are offered when the player asks for another, and the written ones are there", async () => {
    const { opening, kept } = await begun(WELL);
    const { plots, truth } = kept().case!;
    expect(plots.at(-1)).toBe(truth);
    expect(plots.some((id) => cases().truths.some((each) => each.id === id && each.open !== true))).toBe(true);
    expect(opening).toContain("it stays as it is");
  });
});

describe("A plot fits what is sought", () => {
  it("what is seized is where it began, and no company is behind it in person", async () => {
    for (const seed of ["a", "b", "c"]) {
      const { who, where } = (await begun(WELL, seed)).kept().case!;
      expect(where.scene).toBe("the well");
      expect(Object.values(who)).not.toContain("the Consolidated Railway");
    }
  });

  it("a tide is no illness, and no army", async () => {
    for (const seed of ["a", "b", "c"])
      for (const id of (await begun(TIDE, seed)).kept().case!.plots.filter((each) => !isTask(each)))
        expect(soughtBy(id), id).toContain("nature");
  });

  it("where nothing of its own fits, it is a general one or an open one, never another story", async () => {
    const { kept } = await begun(SLEEPER);
    for (const id of kept().case!.plots) {
      const truth = cases().truths.find((each) => each.id === id)!;
      expect(truth.general === true || truth.open === true, id).toBe(true);
    }
  });

  it("has no missing man, no base and no drill in its parts", async () => {
    for (const seed of ["a", "b", "c"]) {
      const names = Object.values((await begun(SLEEPER, seed)).kept().case!.who);
      for (const name of ["Bogdan Melnyk", "Tereshkova Deep", "Big Olga"]) expect(names).not.toContain(name);
    }
  });

  it("is chosen by chance only among those that fit equally well", async () => {
    const firsts = await Promise.all(
      ["a", "b", "c", "d"].map(async (seed) => {
        const { say, kept } = played(TIDE, seed, undefined, true);
        await say("");
        return kept().case!.plots.slice(0, 2).join();
      }),
    );
    // The open story about the matter first, and then the written plot that fits best.
    expect(new Set(firsts)).toEqual(new Set(["open-water,stop-whose-promise-it-was"]));
  });
});

describe("A pitch", () => {
  it.each(cases().truths.map((truth) => [truth.id, truth] as const))(
    "of %s gives nothing away",
    (_id, { pitch, open }) => {
      expect(pitch).not.toMatch(/[{:](?:opponent|tool|witness|ally|lair|far)\}/iu);
      for (const text of choicesOf(pitch)) {
        const words = text.replace(/\{\p{L}+:\p{L}+\}/gu, "it").split(" ").length;
        expect(words, text).toBeGreaterThanOrEqual(12);
        // That of an open story says, too, that the answer is the player's to find.
        expect(words, text).toBeLessThanOrEqual(open === true ? 56 : 28);
      }
    },
  );

  it("is told of no two plots in the same words", () => {
    const all = cases().truths.map(({ pitch }) => pitch);
    expect(new Set(all).size).toBe(all.length);
  });
});
