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
  it.each(["I pick the lock of the desk", "I break the chest open", "I climb on the roof", "I hide behind the oven"])(
    "that can go wrong takes one check, and says whether it works: %s",
    async (deed) => {
      for (const [luck, says] of [
        [20, /It works/u],
        [1, /goes wrong/u],
      ] as const) {
        const game = played(SIEGE, "deed", luck);
        await game.say("");
        const reply = await game.say(deed);
        expect(reply).toContain(deed.replace(/^I /u, ""));
        expect(reply).toMatch(says);
      }
    },
  );

  it("asks the player for the words of whoever was threatened and gives way", async () => {
    const game = played(SIEGE, "threat", 20);
    await game.say("");
    expect(await game.say("I threaten Colonel Marsh: tell me who has a key")).toMatch(/What does .* say\?/u);
    expect(await game.say("Widow Tansy has one")).toMatch(/“Widow Tansy has one,” says/u);
  });

  it("answers a question for a number with a number, and remembers it", async () => {
    const game = played(SIEGE, "count", 10);
    await game.say("");
    const first = await game.say("how many loaves are there?");
    expect(first).toMatch(/^\S+ loaves\./u);
    expect(await game.say("I ask Widow Tansy how many loaves there are now")).toMatch(/It was .+ when you last asked/u);
  });

  it("takes a question of the story for no question of the rules", async () => {
    const game = played(SIEGE, "rule", 10);
    await game.say("");
    for (const asked of ["how much would a sack weigh", "what did they die of"])
      expect(await game.say(asked)).not.toMatch(/rule|armour class/u);
  });

  it("answers yes and no with more than the question said", async () => {
    for (const seed of SEEDS) {
      const game = played(SIEGE, seed);
      await game.say("");
      expect(await game.say("did Pell ever fight with Marsh?")).not.toMatch(/did fight with/u);
    }
  });

  it("buries the dead, and lets nobody who is dead be here or talk", async () => {
    const game = played(WESTERN, "grave", 15);
    await game.say("");
    expect(await game.say("I ask Ben who killed him")).not.toMatch(/says Ben/u);
    expect(game.state().scene?.present).not.toContain("Ben");
  });

  it("strikes whom the player aims at, and not whoever was fought before", async () => {
    for (const seed of SEEDS) {
      const game = played(WESTERN, seed, 12);
      await game.say("");
      await game.say("go to the saloon");
      await game.say("a wolf with no eyes jumps through the window");
      await game.say("I attack the wolf");
      if (game.state().encounter === null) continue;
      await game.say("I attack Delia");
      expect(game.state().encounter?.combatants.some(({ name }) => name === "Delia Rourke")).toBe(true);
      expect(game.state().encounter?.combatants.some(({ name }) => name === "the wolf")).toBe(false);
    }
  });

  it("answers a hug with what it does to whoever is hugged", async () => {
    const game = played(SIEGE, "hug", 10);
    await game.say("");
    expect(await game.say("I hug the widow")).toMatch(/You hug the widow\. Widow Tansy/u);
  });
});

describe("people of whom the texts say more than a name", () => {
  it("are visited in the cells where they are held, and are there", async () => {
    const game = played(SIEGE, "tom", 20);
    await game.say("");
    expect(await game.say("I go to see my brother Tom")).toMatch(/the cells/u);
    expect(game.state().scene?.place).toBe("the cells");
    expect(game.state().scene?.present).toContain("Tom");
  });

  it("have no home that their world would not have", async () => {
    for (const seed of SEEDS) {
      const game = played(FARCE, seed);
      await game.say("");
      for (const { place } of game.state().cast) expect(place).not.toMatch(/charcoal|toll house|wash-house/u);
    }
  });

  it("come when they are called, unless the texts put them somewhere", async () => {
    const game = played(FARCE, "call", 10);
    await game.say("");
    await game.say("Constable Tweed, have you seen my umbrella?");
    expect(game.state().scene?.present).toContain("Constable Tweed");
    expect(game.state().scene?.place).toBe("the pump room");
  });
});
