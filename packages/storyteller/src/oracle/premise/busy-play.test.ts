import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "./played.fake.ts";

const GAUGER: OwnPremise = {
  title: "The Drowned Gauger",
  world:
    "Leith, the port of Edinburgh, in the wet November of 1824. The exciseman Duncan Rae was pulled from the Water of Leith three days ago with his pockets full of barley, and the Sheriff's officer, Archibald Tennant, has called it a drunkard's fall. The Fox and Anchor on the Shore is run by the widow Elspeth Moodie, who lets rooms and hears everything. Across the bridge stands the bonded warehouse of Gilbert Farquharson, wine merchant, elder of the kirk, and owner of more whisky than he ever paid duty on. His cooper, Lame Hob Petrie, drinks alone since the drowning. Rae's notebook has never been found. Dr Isobel's brother, the surgeon Alexander Kerr, keeps the body at the dead-house in Coalhill until Friday, when it will be buried. The smuggling lugger Merry Janet lies in the basin, waiting for a tide.",
  notes:
    "It begins on Wednesday evening in the taproom of the Fox and Anchor, in the rain. I want to find out who killed Duncan Rae, find his notebook, and bring the guilty man before the Sheriff before the burial on Friday.",
  hero: "Margaret Rae",
  heroNotes:
    "Duncan's sister, a schoolmistress from Dalkeith, thirty-four, stubborn and short-sighted. She has her spectacles, Duncan's last letter, a purse with eleven shillings, and a stout umbrella.",
};
const STORM: OwnPremise = {
  title: "The Missing Thunderstorm",
  world:
    "The cloud-village of Upper Drizzle floats nine hundred feet over a county that pays it for rain. Weather is kept in jars in the Cellar, labelled and taxed. Last night the prize thunderstorm, Big Agnes, nineteen years in the jar, vanished two days before the Grand Harvest Inspection. Mayor Pomfrey Gust blames the ducks. The cellarer, Hettie Mizzle, has been crying actual hail. Old Barnaby Squall, a retired tornado wrangler with one eyebrow, knows every knot in the sky and tells nobody anything for free. The rival village of Nether Fog, under the smirking Baroness Vapora, drifts ever closer on the east wind. The ferryman between clouds is a goose called Mr Terence, who talks and charges in buns. Anyone who falls off the edge is fined. The Lightning Mill at the north end has been humming since midnight though nobody turned it on.",
  notes:
    "It begins in the Cellar, in front of the empty jar, in the morning. I want to find Big Agnes, learn who took her and put her back in the jar before the inspection tomorrow at noon.",
  hero: "Wilf Pennywhistle",
  heroNotes:
    "A junior inspector of weather tax, third class, afraid of heights and very good at forms. He carries a barometer, a stamp with red ink, a bag of six currant buns and a tether rope.",
};
const begun = async (premise: OwnPremise, luck?: number) => {
  const story = played(premise, "busy", luck);
  const opening = await story.say("");
  const here = () => story.state().scene?.present.join() ?? "";
  return { ...story, opening, here };
};

describe("Who there is", () => {
  it("is read with a trade after the name, and a missing person is not in the first scene", async () => {
    expect((await begun(GAUGER)).opening).toContain("Gilbert Farquharson");
    const { opening, here } = await begun(STORM);
    expect(opening).toContain("Big Agnes (missing)");
    expect(here()).not.toContain("Agnes");
  });

  it("is corrected without a second name for a trade, or a place for what is said of somebody", async () => {
    const gauger = await begun(GAUGER);
    const said = await gauger.say(
      "and you forgot jock mackay, the wine merchant, he has the bonded warehouse across the bridge",
    );
    expect(said).toContain("Jock Mackay");
    expect(said).not.toMatch(/Wine Merchant|He Has/u);
    const storm = await begun(STORM);
    await storm.say("no wait, agnes isnt here, shes the storm thats missing!");
    expect(await storm.say("where can i go?")).not.toContain("storm");
  });

  it("goes from the whole record when the player says that there is no such person", async () => {
    for (const text of ["elspeth is NOBODY take her out", "there is no mrs elspeth", "remove elspeth moodie"]) {
      const { say, here } = await begun(GAUGER);
      const said = await say(text);
      expect(said, text).toMatch(/^Corrected\./u);
      expect(said, text).not.toContain("Elspeth");
      expect(here(), text).not.toContain("Elspeth");
    }
  });

  it("is one under one name, and nothing is called corrected where nothing changed", async () => {
    const { say } = await begun(GAUGER);
    await say("you forgot Jock Mackay");
    const said = await say("jock mackay is gilbert farquharson, same man");
    expect(said).toContain("Gilbert Farquharson");
    expect(said).not.toContain("Jock Mackay,");
    expect(await say("no, elspeth moodie is a person")).not.toMatch(/^Corrected/u);
  });

  it("is somebody else where the player says so, and who was meant stays unhurt", async () => {
    const { say, kept, state, here } = await begun(STORM, 20);
    await say("hettie comes after me");
    const said = await say("no not hettie! VAPORA. its vapora who came");
    expect(kept().danger?.who).toContain("Vapora");
    expect(said).toContain("Not Hettie");
    expect(state().cast.find(({ name }) => name.includes("Hettie"))?.attitude).toBe(0);
    expect(here()).toContain("Vapora");
  });
});

describe("What the hero has", () => {
  it("is read from the texts, is listed, and is never left to dice", async () => {
    const { say, table } = await begun(GAUGER);
    const said = await say("whos here, and what have i got on me?");
    expect(said).toMatch(/spectacles.*last letter.*umbrella.*11 shillings/u);
    expect(table.sheets()[0]?.gold).toBe(11);
    const storm = await begun(STORM);
    expect(await storm.say("what have i got on me")).toContain("six currant buns");
  });

  it("counts down what is given away", async () => {
    const { say } = await begun(STORM, 20);
    await say("i give hettie a currant bun");
    expect(await say("how many buns have i got?")).toContain("five currant buns");
    await say("i throw two buns into the jar");
    expect(await say("what have i got left?")).toContain("three currant buns");
  });

  it("is set, not added to, where the player counts it", async () => {
    const { say, table } = await begun(GAUGER);
    for (const [text, gold] of [
      ["i got nine shillings not 12", 9],
      ["ive got my spectacles, an umbrella and TEN shillings", 10],
      ["no, i have 7 shillings left", 7],
    ] as const) {
      const said = await say(text);
      expect(table.sheets()[0]?.gold, text).toBe(gold);
      expect(said, text).not.toMatch(/You got|not 12/u);
    }
  });
});

describe("A busy sentence", () => {
  it("is a deed and what comes with it", async () => {
    for (const [text, who] of [
      ["i run for coalhill and farquharsons two sailors come after me!", "sailors"],
      ["i grab the lamp and leg it, farquharsons guards after us", "guards"],
    ] as const) {
      const { say, kept, here } = await begun(GAUGER, 1);
      const said = await say(text);
      expect(kept().danger?.who, text).toBe(`the ${who}`);
      expect(here(), text).not.toContain("Gilbert");
      expect(said, text).not.toContain("and leg it");
    }
  });

  it("brings minor people in, who are fought and asked", async () => {
    const { say, here, state } = await begun(GAUGER, 20);
    await say("farquharsons clerk is watching me from the door");
    expect(here()).toContain("the clerk");
    expect(await say("whats your name and why are you spying on me")).not.toContain("Elspeth");
    await say("i pull my umbrella and hit hob");
    expect(state().encounter?.combatants.some(({ name }) => name.includes("Hob"))).toBe(true);
  });

  it("pays a passage, which takes the hero there", async () => {
    const { say, state, here } = await begun(STORM, 20);
    await say("i honk for mr terence");
    expect(here()).toContain("Terence");
    await say("i pay him a bun to fly us to the lightning mill");
    expect(state().scene?.place).toBe("the Lightning Mill");
    expect(here()).toContain("Terence");
    expect(await say("how many buns have i got?")).toContain("five");
  });

  it("buys the answer that was kept back", async () => {
    const { say, kept } = await begun(STORM, 1);
    await say("i go to barnaby");
    // Who bears no grudge answers the first question freely.
    await say('i say to barnaby "you are a fool"');
    await say("i ask barnaby who took big agnes");
    expect(kept().withheld?.who).toContain("Barnaby");
    const said = await say("i give barnaby a currant bun");
    expect(kept().withheld).toBeNull();
    expect(said).toMatch(/“.{30}/su);
  });

  it("says words to somebody where no I stands before them", async () => {
    const { say } = await begun(STORM, 20);
    for (const text of ["dont give me that hettie", "come with me hettie"])
      expect(await say(text), text).not.toMatch(/You (?:don't give|come with)/u);
  });
});

describe("What the story is after", () => {
  it("is said when it is found, and settled when somebody confesses it", async () => {
    const { say, kept } = await begun(GAUGER, 20);
    await say("i search the taproom");
    const said = await say("the notebook, sewn in the lining. forty casks, and g.f. signed in his own hand");
    expect(said).toContain("The notebook: that is what you came for");
    expect(await say("gilbert says: i only meant to frighten him, and he went in the water")).toMatch(
      /“I only meant to frighten him.*So that is settled.*It holds: Gilbert/su,
    );
    expect(kept().case?.who.opponent).toContain("Gilbert");
  });
});

describe("The words", () => {
  it("are never half a sentence or somebody else's", async () => {
    const { say } = await begun(GAUGER, 20);
    let all = "";
    for (const text of [
      "i read duncans last letter again under the lantern, what does it say about where he kept his notebook",
      "i wasnt talking to tennant!",
      "thats not an answer",
      "i look round for g.f. signed papers",
    ])
      all += ` ${await say(text)}`;
    expect(all).not.toMatch(/You \.|wasn't|That's not an answer/u);
  });
});

describe("Those who come in the middle of a deed", () => {
  it("are several where the player says so, and nothing is asked before the deed is played", async () => {
    for (const luck of [1, 20]) {
      const { say } = played(GAUGER, "barley", luck);
      await say("");
      const reply = await say("i run down to the harbour and two men come after me");
      expect(reply).toContain("The men are after you.");
      expect(reply).not.toMatch(/The men (?:is|has)|after you\.\s+What do you do\?/u);
    }
  });
});
