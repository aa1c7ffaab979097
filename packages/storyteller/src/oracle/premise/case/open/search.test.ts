import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../../played.fake.ts";

const SISTER: OwnPremise = {
  title: "Skerrow",
  world:
    "Skerrow is a fishing village under a grey cliff. Old Brannock mends nets on the quay. Widow Tamsin Pell keeps the Lugger inn. Isla Crane, the harbour mistress, writes down who goes out. Father Ludo keeps the chapel on the cliff. The old salt mill has stood empty since the flood. Beyond the bar lies the wreck of the Marigold.",
  notes:
    "It begins on the quay at dusk. My sister Nell has not come home for two days. She was last seen near the salt mill with a lantern. I want to find Nell and light the beacon before the spring tide comes in on Thursday.",
  hero: "Joan Marrin",
  heroNotes: "A ropemaker of twenty-eight. Carries a coil of rope and Nell's blue scarf.",
};
const RING: OwnPremise = {
  title: "The Wedding at Harrow Court",
  world:
    "Harrow Court is a country house in the summer of 1926. The groom, Freddie Harrow, loses everything. Mr Jeavons the butler disapproves of all of it. Great-aunt Hester collects shiny things and forgets that she does. Dotty Pym, the bridesmaid, was once engaged to Freddie. The places are the library, the boathouse and the conservatory.",
  notes:
    "It begins in the library, three hours before the wedding. The ring, his grandmother's emerald, is missing. Toby wants to find the ring before the wedding.",
  hero: "Toby Lark",
  heroNotes: "The best man, thirty. Carries a hip flask and an empty ring box.",
};

const begun = async (premise: OwnPremise, luck = 12) => {
  const story = played(premise, "w1", luck, true);
  const opening = await story.say("");
  const isOver = () => story.state().threads.some(({ state }) => state === "resolved");
  return { ...story, opening, isOver, case: () => story.kept().case };
};
/** Says something, and dares it where the player is asked. */
const dared = async ({ say, kept }: Awaited<ReturnType<typeof begun>>, words: string) => {
  const said = await say(words);
  return kept().pending?.sort === "theory" ? say("1") : said;
};
/** Looks about until the game says that there is enough. */
const searched = async (premise: OwnPremise, luck?: number) => {
  const story = await begun(premise, luck);
  const { scene, lair, far } = story.case()!.where;
  for (const words of ["I look around", "I look for tracks"])
    for (const place of [scene, lair, far])
      if (story.kept().clues.length < 4) {
        await story.say(`I go to ${place}`);
        if (story.kept().clues.length < 4) await story.say(words);
      }
  return story;
};
const plotOf = async (aim: string, world = "") => {
  const { case: kept } = await begun({
    ...RING,
    world: `${RING.world} ${world}`,
    notes: `It begins in the library. ${aim}`,
  });
  return kept()!.plots[0];
};

describe("An aim to find or get back", () => {
  it.each([
    ["My sister Nell is missing. I want to find Nell.", "open-search-person"],
    ["Toby wants to find the crew of the Teal.", "open-search-person"],
    ["The prize hen has been stolen. Toby has to bring the hen back.", "open-search-animal"],
    ["The pie dish has vanished. Toby wants to get the pie dish back and win the contest.", "open-search-thing"],
    ["Toby wants to find the lost page.", "open-search-paper"],
    ["Toby wants to find the missing eleven minutes of the log.", "open-search-count"],
  ])("“%s” is an open search first: %s", async (aim, id) => {
    expect(await plotOf(aim)).toBe(id);
  });

  it.each([
    "The seal is kept in a locked drawer. Toby wants to steal the seal.",
    "Toby wants to find water before the children are too weak to walk.",
    "Toby wants to get the engine running again.",
  ])("“%s” is none: it is a way, a need or a deed", async (aim) => {
    expect(await plotOf(aim)).not.toContain("open-search");
  });

  it("is about somebody who is written with a small letter, too", async () => {
    const { case: kept } = await begun({ ...SISTER, notes: SISTER.notes.replace("find Nell and", "find nell and") });
    expect(kept()!.prize.words).toBe("Nell");
  });
});

describe("A search", () => {
  it("gives a piece to who looks for tracks, for the one who is sought, and asks whether somebody has seen them", async () => {
    const { say, kept } = await begun(SISTER);
    await say("Brannock, have you seen my sister?");
    expect(kept().clues).toHaveLength(1);
    await say("I look for footprints");
    expect(kept().clues).toHaveLength(2);
    await say("I go to the salt mill");
    await say("I search the mill for Nell");
    expect(kept().clues).toHaveLength(3);
  });

  it("says nothing of where she is by asking the table, and does not let her be taken where she is not", async () => {
    const { say, kept } = await begun(RING);
    expect(await say("I take the ring and put it in the box")).toContain("It is not here.");
    expect(await say("Where is the ring?")).not.toMatch(/^At /u);
    expect(
      kept()
        .held.map(({ thing }) => thing)
        .join(),
    ).not.toMatch(/\bemerald|^ring$/u);
  });

  it("is decided by looking in the right place: no form of words is needed", async () => {
    const { say, case: kept } = await searched(SISTER, 20);
    const said = await say("Let's look in the salt mill for her");
    expect(kept()!.theory).toBe("Nell is at the old salt mill.");
    expect(said).toContain("Nell, alive");
  });

  it("takes what the player says of where she is as it stands, and she is there", async () => {
    const story = await searched(SISTER, 20);
    const { say, case: kept } = story;
    await dared(story, "She rowed out to the wreck of the Marigold");
    expect(kept()!.theory).toBe("Nell rowed out to the wreck of the Marigold.");
    expect(await say("I row out to the wreck")).toContain("Nell, alive");
  });

  it("takes somebody who has it as the one to face", async () => {
    const story = await searched(RING, 20);
    const { say, case: kept } = story;
    await dared(story, "Great-aunt Hester has the ring");
    expect(kept()!.theory).toBe("Hester has the ring.");
    expect(kept()!.doer).toBe(true);
    await say("I go to Hester");
    expect(await say("I take the ring out of her hand and put it in the box")).toContain("Hester");
    const end = await say("I take the ring from her");
    expect(end).toContain("It was as you had said: Hester has the ring.");
    expect(
      story
        .kept()
        .held.map(({ thing }) => thing)
        .join(),
    ).toContain("ring");
  });

  it("says what is there instead where the dice are against it, and time passes", async () => {
    const { say, case: kept } = await searched(SISTER, 1);
    await say("I go to the chapel");
    const said = await say("I search the chapel for Nell");
    expect(kept()!.theory).toBe("");
    expect(kept()!.tried).toHaveLength(1);
    expect(said).toMatch(/not here|Not here/u);
    expect(said.split("\n\n")[0]!.length).toBeGreaterThan(80);
  });

  it("is dared with fewer pieces where the player has said the place and goes in", async () => {
    const { say, case: kept } = await begun(SISTER, 20);
    await say("I look around");
    expect(await say("I think Nell is in the chapel")).toContain("(1) I dare it");
    await say("I go to the chapel");
    await say("I search the chapel for Nell");
    expect(kept()!.theory).toContain("Nell is in the chapel");
  });
});

describe("Who is found", () => {
  const found = async () => {
    const story = await searched(SISTER, 20);
    await dared(story, "She rowed out to the wreck of the Marigold");
    await story.say("I row out to the wreck");
    return story;
  };

  it("answers how it was before they are out, and that decides nothing", async () => {
    const { say, case: kept } = await found();
    expect(await say("Nell, are you hurt?")).toMatch(/says Nell/u);
    expect(await say("Why didn't you come home?")).toMatch(/says Nell/u);
    expect(kept()!.showdown).toMatchObject({ tries: 0, idle: 0 });
  });

  it("is reached deeper in the place as well: that is no way away from it", async () => {
    const { say, case: kept, state } = await found();
    await say("I climb down into the hold and pull at the beams");
    expect(state().scene?.place).toBe("the Marigold");
    expect(kept()?.showdown?.tries ?? 1).toBe(1);
  });

  it("is beside the hero afterwards, and says in the player's words where they were", async () => {
    const { say, isOver, state } = await found();
    let end = "";
    for (let at = 0; at < 3 && !isOver(); at++) end = await say("I lift the beam with the rope and pull her out");
    expect(end).toContain("Find Nell: it is done.");
    expect(end).toContain("You still have to light the beacon");
    expect(state().scene?.present).toContain("Nell");
    expect(await say("Where have you been?")).toContain("I rowed out to the wreck of the Marigold");
    expect(await say("I light the beacon with my torch")).toContain("That was all of it");
  });

  it("is found by the player's own word, too", async () => {
    const { say, isOver } = await begun(SISTER);
    await say("Nell comes out from behind the nets.");
    expect(isOver()).toBe(true);
  });
});
