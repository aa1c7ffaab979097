import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "./played.fake.ts";

const SEEDS = ["a", "b", "c", "d", "e", "f"];

const SIEGE: OwnPremise = {
  title: "The Long Wall",
  world:
    "The town of Orrel has been besieged since harvest. There is no magic. Colonel Marsh commands the walls and trusts nobody. Widow Tansy runs the bakery and weighs every loaf. Pell Gorse is the quartermaster. Father Ambrose digs the graves.",
  notes:
    "It starts in the bakery before dawn. The flour vanished from the granary overnight. I want to find out who stole the flour.",
  hero: "Ada Kerr",
  heroNotes: "Ada Kerr repairs the walls. Her brother Tom guards the granary and is the one they have arrested.",
};
const WESTERN: OwnPremise = {
  title: "Dust",
  world:
    "Mercy is a mining town in the high desert, with one saloon, the Red Lantern. Delia Rourke deals cards at the Red Lantern. Ezekiel Park digs the graves. Something comes up out of the Old Nick Mine at night and takes the horses.",
  notes: "I ride into Mercy at sundown with my brother's body over the saddle. I want to kill the thing in the mine.",
  hero: "Cal Deveraux",
  heroNotes:
    "Cal was a scout. My brother Ben worked the Old Nick Mine and wrote me a letter about Delia Rourke before he died.",
};
const FARCE: OwnPremise = {
  title: "The Umbrella",
  world:
    "Little Wallow is a spa town. Lady Ermine Vole judges all duels. Constable Tweed is afraid of pigeons. Mr Archibald Snipe is the town's best duellist.",
  notes:
    "A farce please. The story begins in the pump room, ten minutes after somebody swapped my umbrella for a parasol. I want to get my umbrella back before noon.",
  hero: "Reginald Fipps",
  heroNotes: "Reginald Fipps is a poet.",
};

describe("a deed in a story from the player's own premise", () => {
  it.each([
    "I pick the lock of the desk",
    "I read the ledger on the shelf",
    "I open the chest",
    "I mend the oven",
    "sing an old song",
    "look under the table",
  ])("is told as it was done, with what came of it: %s", async (deed) => {
    for (const seed of SEEDS) {
      const told = played(SIEGE, seed, 20);
      await told.say("");
      const reply = await told.say(deed);
      expect(reply).toContain(deed.replace(/^I /u, ""));
      expect(reply).toMatch(/^You [^.]+\. \S/u);
    }
  });

  it("brings up no name and no reason where the roll failed", async () => {
    for (const seed of SEEDS) {
      const told = played(SIEGE, seed, 1);
      await told.say("");
      for (const deed of ["search the bakery", "I pick the lock of the desk", "search under the floor"])
        await told.say(deed);
      expect(told.plot().known.filter((clue) => clue !== "trace" && clue !== "seen")).toEqual([]);
    }
  });

  it("gives words to whoever was threatened, and they are no plain yielding", async () => {
    for (const seed of SEEDS) {
      const told = played(SIEGE, seed, 20);
      await told.say("");
      expect(await told.say("I threaten Colonel Marsh: tell me who has a key")).toMatch(/“.{20,}”/u);
    }
  });

  it("answers a question for a number with a number, and remembers it", async () => {
    const told = played(SIEGE, "count", 10);
    await told.say("");
    const first = await told.say("how many loaves are there?");
    expect(first).toMatch(/^\S+ loaves\./u);
    expect(await told.say("I ask Widow Tansy how many loaves there are now")).toMatch(/It was .+ when you last asked/u);
  });

  it("takes a question of the story for no question of the rules", async () => {
    const told = played(SIEGE, "rule", 10);
    await told.say("");
    for (const asked of ["how much would a sack weigh", "what did they die of"])
      expect(await told.say(asked)).not.toMatch(/rule|armour class/u);
  });

  it("faces nobody for a compliment", async () => {
    for (const seed of SEEDS) {
      const told = played(SIEGE, seed, 20);
      await told.say("");
      for (const deed of [
        "search the bakery",
        "I threaten Widow Tansy: talk",
        "look under the table",
        "go to Father Ambrose",
        "search this place",
      ])
        await told.say(deed);
      if (told.plot().stage !== "open") continue;
      await told.say(`I flatter ${told.plot().culprit} about those fine boots`);
      expect(told.plot().stage).toBe("open");
    }
  });

  it("answers yes and no with more than the question said", async () => {
    for (const seed of SEEDS) {
      const told = played(SIEGE, seed);
      await told.say("");
      expect(await told.say("did Pell ever fight with Marsh?")).not.toMatch(/did fight with/u);
    }
  });

  it("buries the dead, and lets nobody who is dead be here or talk", async () => {
    const told = played(WESTERN, "grave", 15);
    await told.say("");
    expect(await told.say("take ben to the gravedigger")).toMatch(/Ezekiel .*face/u);
    expect(await told.say("I ask Ben who killed him")).not.toMatch(/says Ben/u);
    expect(told.state().scene?.present).not.toContain("Ben");
  });

  it("reads the letter that the texts speak of", async () => {
    const told = played(WESTERN, "letter", 15);
    await told.say("");
    expect(await told.say("I read ben's letter again")).toMatch(/Delia is not what people take her for.*\*Ben\.\*/u);
  });

  it("strikes whom the player aims at, and not whoever was fought before", async () => {
    for (const seed of SEEDS) {
      const told = played(WESTERN, seed, 12);
      await told.say("");
      await told.say("go to the saloon");
      await told.say("a wolf with no eyes jumps through the window");
      await told.say("I attack the wolf");
      if (told.state().encounter === null) continue;
      await told.say("I attack Delia");
      expect(told.state().encounter?.combatants.some(({ name }) => name === "Delia Rourke")).toBe(true);
      expect(told.state().encounter?.combatants.some(({ name }) => name === "the wolf")).toBe(false);
    }
  });

  it("answers a hug with what it does to whoever is hugged", async () => {
    const told = played(SIEGE, "hug", 10);
    await told.say("");
    expect(await told.say("I hug the widow")).toMatch(/You hug the widow\. Widow Tansy/u);
  });

  it("takes a joke as a joke, and tells no ending for it", async () => {
    for (const seed of SEEDS) {
      const told = played(FARCE, seed, 20);
      await told.say("");
      const reply = await told.say("ask Constable Tweed what the pigeons did to him");
      expect(reply).toMatch(/“[^”]*pigeons/u);
      expect(told.plot().stage).toBe("open");
    }
  });
});

describe("the truth of a story from the player's own premise", () => {
  it("is about what was taken, and gives that back", async () => {
    for (const seed of SEEDS) {
      const told = played(SIEGE, seed, 20);
      await told.say("");
      expect(told.plot()).toMatchObject({ kind: "theft", heart: "the flour", prize: "the flour" });
    }
  });

  it("keeps whoever is arrested in the cells, with a word to say, and sets them free in the end", async () => {
    const told = played(SIEGE, "tom", 20);
    await told.say("");
    expect(told.plot().captive).toBe("Tom");
    expect(await told.say("I go to see my brother Tom")).toMatch(/the cells.*“/su);
    expect(told.state().scene?.place).toBe("the cells");
  });

  it("knows the dead by what they are to the hero, and blames nobody of whom the texts say only a name", async () => {
    const murder: OwnPremise = {
      title: "Salt",
      world: "Vellacorra is a city of canals. Magistrate Orsolo Prenn counts every sack. Donna Fiammetta sells eels.",
      notes: "The story begins on the quay. I want to find out who killed my father.",
      hero: "Lidia Morrow",
      heroNotes: "Lidia Morrow drove cattle to Kansas. Her father Giacomo smuggled salt.",
    };
    for (const seed of SEEDS) {
      const told = played(murder, seed);
      await told.say("");
      expect(told.plot()).toMatchObject({ kind: "death", heart: "Giacomo" });
      expect(told.plot().people.map(({ name }) => name)).not.toContain("Giacomo");
      expect(told.plot().people.map(({ name }) => name)).not.toContain("Kansas");
    }
  });

  it("lets whoever is to be freed be visited where they are held", async () => {
    const jail: OwnPremise = {
      title: "Ford",
      world: "Widow's Ford is a cattle town. Marshal Hester Boone limps. Ike Santana breaks horses.",
      notes: "I come home to find my sister Abigail in jail. I want to free my sister.",
      hero: "Wade Kinnear",
      heroNotes: "Wade left without saying goodbye.",
    };
    const told = played(jail, "jail", 12);
    await told.say("");
    expect(told.plot()).toMatchObject({ kind: "wrong", captive: "Abigail", captiveAt: "the jail" });
    expect(await told.say("I go to see Abigail")).toMatch(/You go to the jail.*says Abigail/su);
  });

  it("has no place that the texts would not have: homes and hideouts are those of their own people", async () => {
    for (const seed of SEEDS) {
      const told = played(FARCE, seed);
      await told.say("");
      for (const { home } of told.plot().people) expect(home).not.toMatch(/charcoal|toll house|wash-house/u);
    }
  });
});
