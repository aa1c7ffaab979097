import { describe, expect, it } from "vitest";

import { played } from "./played.fake.ts";
import { STRANGERS } from "./strangers.fake.ts";

const opened = async (name: keyof typeof STRANGERS, seed = "read") => {
  const story = played(STRANGERS[name], seed);
  const said = await story.say("");
  const list = (label: string) =>
    (new RegExp(`\\b${label}: ([^.]*(?:\\b(?:St|Dr|Mr)\\. [^.]*)*)\\.`, "u").exec(said)?.[1] ?? "").split(", ");
  return { ...story, said, people: list("People"), groups: list("Groups"), places: list("Places") };
};

describe("What the hero is after", () => {
  it.each([
    ["CROWN_HEN", "bring the hen back before Silver Day and get your mother's forge out of debt"],
    ["LONG_HAUL", "find out where the power is going before your terrace goes dark"],
    [
      "RAVEN_HEAD",
      "find out why the beacon went out on the night your brother Peter drowned on the Constance, and who is to blame",
    ],
    ["DRY_CREEK", "get forty head of cattle to the railhead at Barlow before the bank takes the ranch on Friday"],
    ["LISBON", "find the microfilm that the dead man carried before Vaz does"],
    ["HEDGE", "get the seed corn back from the barn before the first snow, without anybody being eaten"],
    ["MANOR", "find out who killed Lord Thornby and keep your own real name a secret until the police come"],
    ["DUST", "find water before the children are too weak to walk"],
    ["HEIST", "steal the Lindqvist seal and get off the station alive before the baroness returns from the moon"],
    ["WITCH", "learn what became of the first two wives before you marry the Duke yourself"],
    ["SCHOOL", "find the cup so that you are allowed to stay at St Hild's"],
    ["SIEGE", "carry a letter through the Greycoat lines to the queen at Marle and be back within five days"],
  ] as const)("is read in %s from the sentence that says it", async (name, goal) => {
    const { said, state } = await opened(name);
    expect(said).toContain(`What you are after is to ${goal}.`);
    expect(state().threads[0]?.title).toBe(goal.charAt(0).toUpperCase() + goal.slice(1));
    // The list of what stands in the way has the player's own sentences.
    expect(said.split("*What stands in the way")[0]).not.toMatch(
      /\bGoal:|(?:^|\n)(?:To find|Starts)\b|\b(?:she|he|they) (?:wants?|must|has to)\b/u,
    );
  });
});

describe("Names in the texts", () => {
  it.each([
    ["CROWN_HEN", ["Grol", "Barnaby Soot", "Countess Ottilie von Zapf", "Brother Anselm", "Dame Cluck (missing)"]],
    ["LONG_HAUL", ["Granny"]],
    ["RAVEN_HEAD", ["Peter (dead)", "Pilot Master Agnes Thorne", "Silas Marsh"]],
    ["DRY_CREEK", ["Sheriff Spring Tully", "Duke Mallory", "Mother Hale", "Deputy Ames", "Preacher Coil", "Sorry"]],
    ["HEDGE", ["Bramble", "Old Mother Vole", "Pip", "Captain Brock", "the Rat King", "Farmer Gale", "Nib"]],
    ["MANOR", ["Lady Beatrix Thornby", "Major Hugh Pell", "Violet Carey", "Dr Simon Okafor", "Lord Thornby (dead)"]],
    ["WITCH", ["the Duke", "the Dowager", "Chaplain Ruan", "Sister Ilse", "Tilda"]],
    ["SCHOOL", ["Matron", "Bunty Fairweather", "Bea", "Old Mudge", "Admiral"]],
  ] as const)("are people in %s, also in lists and after what they are", async (name, people) => {
    expect((await opened(name)).people).toEqual(expect.arrayContaining([...people]));
  });

  it.each([
    ["LONG_HAUL", "the Counters"],
    ["HEDGE", "the Gnawers"],
    ["DUST", "the Burned"],
    ["HEIST", "the Quiet Ones"],
    ["SIEGE", "the Greycoats"],
    ["SCHOOL", "the Prefects"],
  ] as const)("are groups in %s, and no group stands on the stage as a person", async (name, group) => {
    const { groups, people, state } = await opened(name);
    expect(groups).toContain(group);
    expect(people).not.toContain(group);
    expect(state().scene?.present).not.toContain(group);
  });

  it.each([
    ["RAVEN_HEAD", ["Raven Head", "Mercy Sound"]],
    ["LISBON", ["Alfama", "the Pensão Avenida", "the Café Aurora"]],
    ["DRY_CREEK", ["Barlow", "the Silver Spur"]],
    ["SIEGE", ["Saint Alban's Gate", "Marle"]],
  ] as const)("are places in %s, although they look like somebody's", async (name, wanted) => {
    const { people, places } = await opened(name);
    expect(places).toEqual(expect.arrayContaining([...wanted]));
    for (const place of wanted) expect(people).not.toContain(place);
  });
});

describe("Who goes with the hero by the hero's own texts", () => {
  it.each([
    ["CROWN_HEN", "Duke"],
    ["DRY_CREEK", "Sorry"],
    ["HEDGE", "Nib"],
    ["DUST", "Wren"],
    ["HEIST", "Pim"],
    ["WITCH", "Tilda"],
    ["SCHOOL", "Admiral"],
  ] as const)("is there from the start in %s, and travels along", async (name, who) => {
    const { say, state, kept } = await opened(name);
    expect(state().scene?.present).toContain(who);
    await say("I go to the old mill.");
    expect(state().scene?.place).toBe("the old mill");
    expect(state().scene?.present).toContain(who);
    expect(kept().companions).toContain(who);
  });

  it("is nobody whom the texts leave somewhere else, and no farm horse", async () => {
    expect((await opened("HEIST")).kept().companions).toEqual(["Pim"]);
    expect((await opened("DRY_CREEK")).kept().companions).toEqual(["Sorry"]);
    expect((await opened("RAVEN_HEAD")).kept().companions).toEqual([]);
  });
});

describe("A correction", () => {
  it.each([
    ["LONG_HAUL", "The goal is wrong: I want to wake the officers.", "wake the officers"],
    ["CROWN_HEN", "My goal is: bring Dame Cluck back before Silver Day.", "bring Dame Cluck back before Silver Day"],
    ["SIEGE", "I am after the grain that Voss has hidden.", "the grain that Voss has hidden"],
    ["MANOR", "(my aim is to get out of here with the pearls)", "get out of here with the pearls"],
  ] as const)("of the aim is taken in %s", async (name, words, aim) => {
    const { say, state, kept, table } = await opened(name);
    const [log, rolls] = [kept().log.length, table.rolls?.length];
    expect((await say(words)).split("\n\n")[0]).toMatch(
      new RegExp(`^Corrected\\. What you are after is (?:to )?${aim}\\.$`, "u"),
    );
    expect(
      state()
        .threads.find((each) => each.state === "open")
        ?.title.toLowerCase(),
    ).toBe(aim.toLowerCase());
    expect(kept().log).toHaveLength(log);
    expect(table.rolls?.length).toBe(rolls);
    expect(state().clocks[0]?.filled).toBe(0);
  });

  it.each([
    ["CROWN_HEN", "Dame Cluck can't talk, she's a hen.", "Corrected. Dame Cluck cannot talk."],
    ["LONG_HAUL", "Granny, as the ship's computer, you don't have arms.", "Corrected. Granny has no arms."],
    ["HEIST", "Fixer Lu is here, she came with us", "Corrected. Here: Pim, Imani and Lu."],
    ["SCHOOL", "The goal is right.", ""],
    ["RAVEN_HEAD", "Silas Marsh is a woman.", "Corrected. Silas is a woman."],
    ["SCHOOL", "Old Mudge comes along with us everywhere", "Corrected. Old Mudge is with you."],
    ["SIEGE", "The Greycoats are a group, not a person.", "Corrected. The Greycoats are a group."],
    ["DRY_CREEK", "Spring Tully is not a man", ""],
  ] as const)("in %s costs nothing: %s", async (name, words, answer) => {
    const { say, state, kept } = await opened(name);
    const log = kept().log.length;
    const said = await say(words);
    if (answer === "") return;
    expect(said.startsWith(answer), said).toBe(true);
    expect(said).not.toContain("\n");
    expect(kept().log).toHaveLength(log);
    expect(state().clocks[0]?.filled ?? 0).toBe(0);
  });

  it("takes nobody away unless the player says that there is no such person", async () => {
    const hen = await opened("CROWN_HEN");
    await hen.say("There is no Egbert's blood. Game master, can Grol be here please? He runs the ferry.");
    expect(hen.state().scene?.present).toEqual(expect.arrayContaining(["Egbert the Sufficient", "Grol"]));
    expect(hen.kept().struck).toEqual([]);
    expect(
      hen
        .kept()
        .names.map(({ name }) => name)
        .join(),
    ).not.toMatch(/\b(?:he|runs)\b/iu);
    const manor = await opened("MANOR");
    expect(await manor.say("Major Hugh Pell is wrong")).toMatch(/^What is Major Pell, then\?/u);
    expect(manor.kept().struck).toEqual([]);
    await manor.say("there is no Violet Carey");
    expect(manor.kept().struck).toEqual(["Violet Carey"]);
  });

  it("names somebody with what they are, and leaves their group as it is", async () => {
    const { say, state, kept } = await opened("LONG_HAUL");
    await say("I talk to the Counters. Which one of them is their speaker?");
    expect(await say("her name is Sabel, an old gardener")).toContain("Corrected. Sabel, an old gardener, is here.");
    expect(state().scene?.present).toContain("Sabel");
    expect(kept().names.at(-1)).toMatchObject({ name: "Sabel", role: "an old gardener" });
    expect(await say("who is here?")).not.toMatch(/Gardener\b|the Counters/u);
  });
});

describe("Words to somebody", () => {
  it("are for whom they name, and nobody else answers where that one is elsewhere: the hero goes there", async () => {
    for (const [name, words, answer] of [
      ["CROWN_HEN", '"Grol! Did somebody cross with a hen?"', /^You find Grol at the ferry\..*Grol/su],
      [
        "SIEGE",
        'I ask Sister Clemence "Where is the grain?"',
        /^You find Sister Clemence at .*Guildhall\..*says Sister Clemence/su,
      ],
      ["CROWN_HEN", '"Dame Cluck, where are you?"', /^Nobody knows where Dame Cluck is\.$/u],
    ] as const)
      expect(await (await opened(name)).say(words), name).toMatch(answer);
  });

  it("are for the lady on the stage, and never for who is gone", async () => {
    const { say, state } = await opened("CROWN_HEN");
    await say("the countess comes by herself, on a horse, with a big covered cage");
    expect(state().scene?.present).toContain("Countess Ottilie von Zapf");
    expect(await say('"Nice cage, my lady. What is in it?"')).toContain("Countess Ottilie");
    expect(state().scene?.present).not.toContain("Dame Cluck");
  });

  it("that begin with a name and an order are for that one, and never somebody else's words", async () => {
    for (const [name, words, who] of [
      ["HEIST", "Pim, scan the pier.", "Pim"],
      ["HEDGE", "Nib, climb the gate and look.", "Nib"],
      ["WITCH", "Tilda, open the window.", "Tilda"],
    ] as const) {
      const { say } = await opened(name);
      await say("I search the room");
      expect(await say(words), name).toMatch(new RegExp(`\\b${who}\\b`, "u"));
      expect(await say("what did I find?")).not.toContain(words.slice(words.indexOf(" ")));
    }
  });

  it("to a group are answered by one of them, and to a beast that has no words by none", async () => {
    const counters = await opened("LONG_HAUL", "one");
    expect(await counters.say('I ask the Counters "Who welded the shutters?"')).not.toMatch(
      /(?<!one of )the Counters (?:says|looks|nods|has|is|takes)\b/iu,
    );
    const dog = await opened("DRY_CREEK");
    expect(await dog.say('I say to Sorry "who cut the fence?"')).not.toMatch(/says Sorry/u);
    const fable = await opened("HEDGE");
    expect(await fable.say('"Nib, what do we do?"')).not.toMatch(/has no words|cannot tell you/u);
  });

  it("promise a group something in the plural, and once", async () => {
    const { say } = await opened("CROWN_HEN");
    const said = await say("The guards are on strike. I promise them warmer socks.");
    expect(said).toMatch(/says one of the guards/u);
    expect(await say("what did I promise?")).not.toContain("them them");
  });
});

describe("A way", () => {
  it.each([
    ["CROWN_HEN", "Duke and I run to the ferry.", "the ferry", "Duke"],
    [
      "CROWN_HEN",
      "I leave the throne room and go to the hen's stable, looking for feathers.",
      "the hen's stable",
      "Duke",
    ],
    ["LONG_HAUL", "I climb the stairs and walk to terrace five", "terrace five", ""],
    ["HEIST", "We run to Pier Nine.", "Pier Nine", "Pim"],
    ["SCHOOL", "I take Bunty to the chapel", "the chapel", "Bunty Fairweather"],
    ["HEDGE", "I follow the Rat King to the wood", "the wood", "the Rat King"],
    ["HEIST", "Pim and I leave the Magpie and go to the Upper Ring.", "the Upper Ring", "Pim"],
    ["SCHOOL", "I follow Old Mudge into the garden", "the garden", "Old Mudge"],
    ["SCHOOL", "I run to Miss Prendergast's office", "Miss Prendergast's office", ""],
    ["SIEGE", "I walk to Falcon Tower", "Falcon Tower", ""],
  ] as const)("in %s is gone: %s", async (name, words, place, who) => {
    const { say, state } = await opened(name);
    if (/^(?:Bunty|the Rat)/u.test(who)) await say(`${who} is here`);
    const said = await say(words);
    expect(state().scene?.place, said).toBe(place);
    if (who !== "") expect(state().scene?.present, said).toContain(who);
  });

  it("is none where a door is looked for, or where nobody knows where a thing leads", async () => {
    const heist = await opened("HEIST");
    await heist.say("I look for the door to the vault.");
    expect(heist.state().scene?.place).toBe("the Magpie");
    const haul = await opened("LONG_HAUL");
    expect(await haul.say("I follow the cable to where it leaves the lamp room.")).not.toContain("already");
  });

  it("with somebody by name is gone with nobody else", async () => {
    const { say, state } = await opened("HEIST");
    await say("Fixer Lu is here");
    await say("we go to Pier Nine with Pim");
    expect(state().scene?.present).not.toContain("Fixer Lu");
  });

  it("away from somebody leaves them behind", async () => {
    const { say, state, kept } = await opened("CROWN_HEN");
    await say("I go to the stable.");
    await say("Countess Ottilie is here");
    await say("Then we run back to the castle before the Countess catches us.");
    expect(state().scene?.present).toContain("Duke");
    // What happens to the hero may bring her back; the way does not.
    if (kept().case?.last?.brought !== "Countess Ottilie von Zapf")
      expect(state().scene?.present).not.toContain("Countess Ottilie von Zapf");
  });

  it("back to the castle leads to the room in it where the hero was", async () => {
    const { say, state } = await opened("CROWN_HEN");
    await say("I go to the stable.");
    await say("I look around, then we run back to the castle before anybody sees us.");
    expect(state().scene?.place).toBe("the throne room");
  });

  it("is no way to the ship or the town that the hero is in", async () => {
    for (const [name, words] of [
      ["LONG_HAUL", "It says the Forbearance turned around long ago."],
      ["DRY_CREEK", "The letter says that Dry Creek is sold."],
      ["CROWN_HEN", "Upper Fiddle has no army."],
    ] as const)
      expect(await (await opened(name)).say(words), name).not.toMatch(/You could go to/u);
  });

  it("out of the cage brings back whom it held, and they are there from then on", async () => {
    const { say, state } = await opened("CROWN_HEN");
    await say("I lift Dame Cluck out of the cage.");
    expect(state().scene?.present).toContain("Dame Cluck");
    await say("I go to the ferry.");
    expect(state().scene?.present).toContain("Dame Cluck");
  });
});

describe("What is printed of a story", () => {
  it("counts a purse only where the hero has money, in the texts' own coin", async () => {
    for (const [name, words, coin] of [
      ["RAVEN_HEAD", "Raven Head is a place", "9 pounds"],
      ["LISBON", "Alfama is a person", "300 escudos"],
      ["HEIST", "Pier Nine is a person", "40 credits"],
      ["LONG_HAUL", "The Counters are a group", ""],
      ["DUST", "the Burned are a group", ""],
    ] as const) {
      const { say } = await opened(name);
      expect(await say(words), name).not.toMatch(/purse|gold/u);
      if (coin !== "") expect(await say("How much money do I have?"), name).toContain(coin);
    }
  });

  it("tells a sentence of the texts at a meeting, and never as what a deed does", async () => {
    for (const name of ["CROWN_HEN", "RAVEN_HEAD", "WITCH"] as const) {
      const { say } = await opened(name);
      for (const deed of ["I bow.", "I open my bag.", "I take off my coat.", "I stretch my legs."])
        expect((await say(deed)).split("\n\n")[0], `${name} ${deed}`).toMatch(
          /^(?:You [^.]+\.(?: What .*)?|Food for .*)$/u,
        );
    }
  });
});

describe("Whom words mean", () => {
  it("is who bears the name, and nobody else who has an article or a master", async () => {
    const witch = await opened("WITCH");
    await witch.say("The Duke is here");
    expect(await witch.say("I ask the Dowager for the key to the chapel")).not.toContain("the Duke");
    const creek = await opened("DRY_CREEK");
    await creek.say("The Mallory riders come out of the trees.");
    expect(creek.state().scene?.present).not.toContain("Duke Mallory");
    expect(await creek.say('"What do you want?" I shout at the riders.')).not.toContain("Duke Mallory is");
  });

  it("is found where the texts put them, also by “of”, by what they fly or by a place spoken of before", async () => {
    const witch = await opened("WITCH");
    await witch.say("I go to the infirmary with Tilda to see Sister Ilse");
    expect(witch.state().scene?.present).toEqual(expect.arrayContaining(["Tilda", "Sister Ilse"]));
    const heist = await opened("HEIST");
    expect(heist.state().scene?.present).toEqual(expect.arrayContaining(["Pim", "Imani"]));
    expect(await heist.say("where is the baroness?")).toMatch(/the moon/u);
    const creek = await opened("DRY_CREEK");
    expect(creek.state().scene?.place).toBe("the yard");
    await creek.say("I go to the boarding house");
    expect(creek.state().scene?.present).toContain("Mother Hale");
  });
});
