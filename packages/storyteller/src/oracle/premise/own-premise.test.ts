import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "./played.fake.ts";

const VENICE: OwnPremise = {
  title: "The Glass Debt",
  world:
    "Venice in the wet spring of 1547. Maestro Zuan Barovier runs the furnace at the Three Angels. Lucia Barovier, his daughter, keeps the books and knows where the money went. Ser Anselmo Dolfin is a spy who takes his wine at the Sign of the Sturgeon. Beppe Tron is a gondolier. Sister Orsola keeps the orphans at the convent of San Mattio. The watch of the Arsenal patrols the canals. The Piombi is the prison of the Doge's Palace.",
  notes:
    "No magic. It begins at the Three Angels, on the night the red glass recipe is found to be missing from the maestro's iron chest. I want to find the recipe before the Doge's envoy arrives on Sunday.",
  hero: "Niccolo Serena",
  heroNotes: "Niccolo Serena, twenty-six, a glass cutter. He carries a cutting wheel, a lantern and twelve ducats.",
};
const begun = async (seed: string, luck?: number, premise = VENICE) => {
  const story = played(premise, seed, luck);
  await story.say("");
  return story;
};
const HERE = (story: Awaited<ReturnType<typeof begun>>) => story.state().scene?.present.join() ?? "";

describe("Who is after the hero", () => {
  it("comes with the player's word, in many forms, and is there", async () => {
    for (const [text, who, how] of [
      ["the watch has me!", "watch", "holds"],
      ["two thugs come after us", "thugs", "after"],
      ["dolfin draws a knife", "Dolfin", "faces"],
      ["i'm being chased by the watch", "watch", "after"],
      ["a man with a crossbow blocks the door", "man", "faces"],
      ["suddenly something comes at me out of the dark", "thing", "after"],
    ] as const) {
      const story = await begun("danger", 20);
      const said = await story.say(text);
      expect(story.kept().danger, text).toMatchObject({ how });
      expect(HERE(story), text).toContain(who);
      expect(said, text).not.toMatch(/So it is|dice give/u);
    }
  });

  it("stays until the dice or the player's word are rid of them, and follows to another place", async () => {
    const story = await begun("stays", 1);
    await story.say("the watch comes after me");
    for (const text of ["i look at the sky", "i run to the convent of san mattio", "what do i see?"]) {
      await story.say(text);
      expect(story.kept().danger, text).not.toBeNull();
      expect(HERE(story), text).toContain("watch");
    }
    expect(await story.say("am i safe?")).toMatch(/watch (?:is after you|has you)/u);
  });

  it("is shaken off by hits, and then is gone", async () => {
    const story = await begun("gone", 20);
    await story.say("the watch comes after me");
    expect(await story.say("i run for the bridge")).toMatch(/shaken off the watch/u);
    expect(HERE(story)).not.toContain("watch");
    expect(await story.say("is the watch still after me?")).toMatch(/Nobody is after you/u);
  });

  it("takes something that the hero has, or hurts, where the dice are against it", async () => {
    const story = await begun("costs", 1);
    await story.say("the watch has me");
    const before = JSON.stringify([story.kept().held, story.table.sheets()[0]?.hp]);
    await story.say("i struggle to break free");
    expect(JSON.stringify([story.kept().held, story.table.sheets()[0]?.hp])).not.toBe(before);
    expect(story.kept().danger).not.toBeNull();
  });

  it("can be fought, talked to, and rid of by the player's word", async () => {
    const fought = await begun("fought", 20);
    await fought.say("dolfin draws a knife on me");
    expect(await fought.say("i hit him with the lantern")).toMatch(/You hit him with the lantern, and .*/u);
    expect(fought.kept().danger).toBeNull();
    const talked = await begun("talked", 20);
    await talked.say("the watch has me");
    expect(await talked.say('"let me go, i am on the maestro\'s business"')).not.toBe("");
    expect(talked.kept().danger).toBeNull();
    const said = await begun("said", 10);
    await said.say("the watch comes after me");
    await said.say("the watch gives up");
    expect(said.kept().danger).toBeNull();
  });

  it("is no friend who follows, and no wish", async () => {
    const story = await begun("friend", 20);
    for (const text of [
      "lucia follows me",
      "i hope nobody is after me",
      "what if the watch comes after me?",
      "lucia has me worried",
    ])
      await story.say(text);
    expect(story.kept().danger).toBeNull();
  });
});

describe("What the player corrects", () => {
  it("is one place under one name everywhere", async () => {
    const story = await begun("place", 20);
    await story.say("i go to the prison");
    await story.say("the prison is the piombi, same place");
    expect(story.state().scene?.place).toBe("the Piombi");
    expect(story.kept().visited.join()).not.toContain("the prison");
    expect(await story.say("where am i?")).toMatch(/^The Piombi/u);
  });

  it("moves the hero where the player says they are, and empties the room", async () => {
    const story = await begun("where", 20);
    await story.say("no, i'm at the sign of the sturgeon");
    expect(story.state().scene?.place).toContain("Sturgeon");
    await story.say("no, i'm alone here");
    expect(HERE(story)).toBe("");
  });

  it("counts the purse as the player does, by their word for money", async () => {
    const story = await begun("purse", 20);
    expect(await story.say("how many ducats have i got?")).toMatch(/12 ducats/u);
    await story.say("i give lucia 5 ducats");
    expect(await story.say("i still have my ducats, right?")).toMatch(/7 ducats/u);
    await story.say("no, i have 9 ducats left");
    expect(story.table.sheets()[0]?.gold).toBe(9);
  });
});

describe("What the hero has and knows", () => {
  it("is looked up and never diced", async () => {
    const story = await begun("has", 20);
    expect(await story.say("have i got my lantern?")).toMatch(/^Yes\. .*lantern/u);
    expect(await story.say("i still have it, right?")).toMatch(/You have/u);
    expect(await story.say("do i have a rope?")).toMatch(/Nobody has written/u);
    await story.say("i have a rope in my bag");
    expect(await story.say("have i got a rope")).toMatch(/^Yes/u);
    expect(story.table.rolls).toEqual([]);
  });

  it("says what was settled in plain sentences, and no order of the player", async () => {
    const story = await begun("knows", 20);
    await story.say("is the chest locked?");
    await story.say("tell me about lucia");
    const said = await story.say("what do i know so far?");
    expect(said).toMatch(/- The chest is (?:not )?locked\./u);
    expect(said).not.toMatch(/Asked|tell me/u);
  });

  it("does not give away to a question whom the story is about", async () => {
    const story = await begun("who", 20);
    const said = await story.say("who has the recipe?");
    expect(said).toMatch(/what you are here to find out/u);
    expect(story.kept().pending?.sort).not.toBe("who");
  });
});

describe("The hero in words", () => {
  it("never does to “you” what is done to all", async () => {
    const story = await begun("words", 20);
    expect(await story.say("i row us across the canal")).not.toMatch(/You row you\b/u);
  });
});

const WEST: OwnPremise = {
  title: "Salt and Iron",
  world:
    "Harrow Bay is a railhead town in Nevada, 1881. Silas Crane owns the bank. Marshal Obadiah Fitch wears his badge upside down. Mae Lindholm runs the Gilded Mule saloon. Doc Whitlow pulls teeth. The wreck of the Saint Brendan lies in the bay. Jory Pike, the peat cutter, came back without his shadow. The glassmakers of Murano sell here. The crown of Scotland is missing.",
  notes:
    "Western, no magic. It opens at the Gilded Mule at high noon when a man falls through the doors with a map in his hand. I want to find out who is robbing the water wagons.",
  hero: "Josephine Hale",
  heroNotes: "Josephine Hale, thirty. Carries a revolver and a deck of cards. Owes Madam Corvane a breath.",
};

describe("The texts", () => {
  it("make nobody of a country, a wreck or a verb, and somebody of one who has a trade", async () => {
    const { say, state } = played(WEST, "texts");
    const opening = await say("");
    const people = /People: ([^.]*)\./u.exec(opening)?.[1] ?? "";
    expect(people).toMatch(/Jory Pike/u);
    expect(people).toMatch(/(?:^|, )Madam Corvane/u);
    expect(people).not.toMatch(/Murano|Scotland|Saint Brendan|Owes/u);
    expect(opening).not.toContain("Western");
    expect(state().clocks[0]).toMatchObject({ name: "The trail goes cold", filled: 0, segments: 6 });
  });

  it("bring somebody who comes in the first scene", async () => {
    const story = await begun("man", 20, WEST);
    expect(HERE(story)).toContain("the man");
  });
});

describe("An accusation", () => {
  it("is kept, is denied before the hero knows enough, and is the showdown then", async () => {
    const story = await begun("accused", 20, WEST);
    // A plot whose answer is written.
    await story.say(String(1 + story.kept().case!.plots.findIndex((id) => !id.startsWith("open-"))));
    const { opponent, lair } = { ...story.kept().case!.who, ...story.kept().case!.where };
    await story.say("i go and see doc whitlow");
    await story.say("i accuse doc whitlow in front of everyone");
    expect(story.kept().facts.join()).toContain("You accuse Doc Whitlow.");
    await story.say(`it was ${opponent} who robbed them`);
    expect(story.kept().case?.announced).toBe(true);
    await story.say(`i go to ${lair}`);
    let said = await story.say(`i accuse ${opponent}`);
    // Who is faced only then has still to be brought to say it.
    if (story.kept().case !== null) said = await story.say(`i accuse ${opponent}`);
    expect(said).toContain("The story may rest here.");
  });
});

describe("What a hurried player means", () => {
  it("gives some of a thing, and keeps the rest", async () => {
    const story = await begun("some", 20, { ...WEST, heroNotes: "Josephine Hale. Carries a bottle of gin." });
    await story.say("i give the man some gin");
    expect(await story.say("do i still have the gin?")).toMatch(/^Yes/u);
  });

  it("is a call to somebody, and no order to oneself", async () => {
    const story = await begun("call", 20, WEST);
    expect(await story.say("doc! get over here and help him")).toContain("Whitlow");
  });

  it("is the deed before, where they say “again”", async () => {
    const story = await begun("again", 20, WEST);
    await story.say("i sneak past the saloon");
    const before = story.table.proposals.length;
    await story.say("again");
    expect(story.table.proposals.length).toBe(before + 1);
  });

  it("is something that happens", async () => {
    const story = await begun("happens", 20, WEST);
    await story.say("where is the gang's camp?");
    await story.say("three riders come after us");
    expect(story.kept().danger?.who).toBe("the riders");
    expect(story.kept().facts.join()).not.toContain("camp? Three");
  });
});
