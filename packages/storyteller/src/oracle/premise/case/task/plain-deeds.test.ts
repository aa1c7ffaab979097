import { describe, expect, it } from "vitest";

import { played } from "../../played.fake.ts";
import { partsOfGoal } from "../end/goal-parts.ts";
import { BAKERY, FOUNTAIN, GOOSE, ICE, OAKS, SOUP } from "./plain-deeds.fake.ts";
import { taskStory } from "./task.fake.ts";

const [LUCKY, UNLUCKY] = [18, 1];

/** What stands in the way, by name. */
const stepsOf = async (premise: typeof GOOSE) => (await taskStory(premise)).task().steps.map(({ name }) => name);

describe("An open task comes first for every deed", () => {
  it.each([
    ["bring the Ember to the shrine of Hask before the snow melts", "task-carry"],
    ["get forty head of cattle to the railhead before the bank takes the ranch on Friday", "task-carry"],
    ["put the real emeralds back into box nineteen before Friday", "task-carry"],
    ["raise the boat before the air goes bad and find out what is in the crate", "task-make"],
    ["make the clock strike before the fair on Saturday", "task-make"],
    ["stop the felling of the glass trees before the first snow", "task-stop"],
    ["save the bakery before the bank takes it on Friday", "task-save"],
    ["keep the last gnome safe until the council comes on Thursday", "task-save"],
    ["persuade Lord Tibbles to drive the gardener away before Monday", "task-persuade"],
    ["win the bread contest and learn what is in the Plum Twist", "task-win"],
    ["get the seed corn back from the barn before the first snow", "task-reach"],
  ])("to %s", async (aim, task) => {
    const story = played(
      {
        title: "A Deed",
        world: "Ada Finch keeps the shop. Lord Tibbles lives on the hill. Old Ben Rook mends nets.",
        notes: `It begins in the shop. Mara wants to ${aim}.`,
        hero: "Mara Lee",
        heroNotes: "A carter. Carries a rope.",
      },
      "d",
      undefined,
      true,
    );
    await story.say("");
    expect(story.kept().case!.truth).toBe(task);
  });

  it("but not to get back what the texts do not say is anywhere", async () => {
    const story = played(
      { ...SOUP, notes: "It begins on the square. Milo wants to get the ladle back." },
      "d",
      10,
      true,
    );
    await story.say("");
    expect(story.kept().case!.truth).not.toMatch(/^task-/u);
  });
});

describe("What stands in the way where the texts name no plain obstacle", () => {
  it("is a refusal of an animal, a fear and a wish, each in the player's own words", async () => {
    expect(await stepsOf(GOOSE)).toEqual([
      "what Cosmo wants",
      "Brigadier’s refusal",
      "what Olaf wants",
      "Constable Pym’s fear of geese",
    ]);
    const { task } = await taskStory(GOOSE);
    expect(task().steps[1]!.text).toBe("Brigadier is sitting in Tansy's boat and refuses to leave it");
  });

  it("is who owns it, and who searches all that is carried", async () => {
    expect(await stepsOf(ICE)).toEqual(["Captain Finch’s leave", "Bruno’s search"]);
  });

  it("is the only leeks, and a goat that eats everything; who has always won is the rival", async () => {
    expect(await stepsOf(SOUP)).toEqual(["Edda’s whistling leeks", "Archibald"]);
    expect((await taskStory(SOUP)).task().rival).toBe("Gaspard Noll");
  });

  it("is a sum and a crack", async () => {
    expect(await stepsOf(BAKERY)).toEqual(expect.arrayContaining(["the four hundred pounds", "the crack in the oven"]));
  });

  it("is what somebody has signed, and what somebody is to do", async () => {
    expect(await stepsOf(OAKS)).toEqual(["what Hal is to do", "Mayor Prinn’s signature"]);
  });
});

describe("An aim with a list of states", () => {
  it("has parts that are each a clause of their own", () => {
    expect(
      partsOfGoal("get the goose alive, clean and reasonably polite up to the town hall and the medal round its neck"),
    ).toEqual(["get the goose alive, clean and reasonably polite up to the town hall", "get the medal round its neck"]);
  });
});

describe("An animal that is to be brought", () => {
  it("comes along when it has been lured, and is where the hero is", async () => {
    const { say, state, kept } = await taskStory(GOOSE, LUCKY);
    const lured = await say("I lay a trail of crumbs from the boat up onto the landing.");
    expect(lured).toContain("Brigadier is with you");
    expect(kept().companions).toContain("Brigadier");
    await say("I march up to the town hall with Brigadier under my arm.");
    expect(state().scene!.place).toBe("the town hall");
    expect(state().scene!.present).toContain("Brigadier");
  });

  it("stays, and the hero with it, where it will not be led away", async () => {
    const { say, state, kept } = await taskStory(GOOSE, UNLUCKY);
    const said = await say("I lead Brigadier to the town hall on the blue ribbon.");
    expect(said).toContain("Brigadier stays where it is");
    expect(state().scene!.place).toBe("the ferry landing");
    expect(kept().companions).not.toContain("Brigadier");
  });

  it("is brought first: the last part of the aim is the deed, at its place", async () => {
    const { say, task, isOver } = await taskStory(GOOSE, LUCKY);
    await say("I go to the town hall.");
    expect(await say("I hang the medal round its neck.")).toContain("is not here, and that comes first");
    await say("I go to the ferry landing.");
    await say("I lay a trail of crumbs from the boat up onto the landing.");
    await say("I lead Brigadier to the town hall.");
    expect(task().begun).toBe(false);
    const scene = await say("I hang the medal round its neck.");
    expect(task().begun, scene).toBe(true);
    const end = await say("I lift the goose up for everybody to see.");
    expect(isOver(), end).toBe(true);
    expect(end).toContain("Get the medal round its neck by six");
  });
});

describe("The deed of a task in plain words", () => {
  it("is to show what one has to who judges it", async () => {
    const { say, task } = await taskStory(SOUP, LUCKY);
    await say("I go to the square.");
    await say("Good morning, Magistrate!");
    const said = await say("I carry my soup to the Magistrate and hold it under her ear.");
    expect(task().begun, said).toBe(true);
  });

  it("is to stand in the way of what is to be stopped", async () => {
    const { say, task } = await taskStory(OAKS, LUCKY);
    const said = await say("I chain myself to the third oak with the bicycle chain.");
    expect(task().begun, said).toBe(true);
  });

  it("is to ask the one who has to say yes, and is decided there", async () => {
    const { say, isOver } = await taskStory(FOUNTAIN, LUCKY);
    await say("I go to the palace.");
    await say("I bow to the Queen.");
    expect(await say("Majesty, please spare the fountain.")).toContain("still in the way");
    const end = await say("Majesty, please spare the fountain.");
    expect(isOver(), end).toBe(true);
  });

  it("is not done by a question for what somebody knows", async () => {
    const { say, isOver } = await taskStory(FOUNTAIN, LUCKY);
    await say("I go to the palace.");
    await say("I bow to the Queen.");
    await say("Majesty, why does the fountain make you sad?");
    await say("Majesty, who sat by the fountain with you?");
    expect(isOver()).toBe(false);
  });

  it("is hinted at in every second reply when nothing is in the way any more", async () => {
    const { say } = await taskStory(SOUP, LUCKY);
    await say("The whistling leeks are dealt with.");
    await say("Archibald is dealt with.");
    const replies = [await say("I read the recipe."), await say("I look at the spoon."), await say("I wait.")];
    expect(replies.filter((each) => each.includes("What is left: win the soup contest")).length).toBeGreaterThan(0);
  });
});

describe("Somebody who stands in nobody's way", () => {
  it("can be asked for help, and counts for the deed", async () => {
    const { say, task } = await taskStory(ICE, LUCKY);
    await say("Hamish, lend me your donkey for the afternoon? I'll give you two silver bits.");
    expect(task().steps.at(-1)).toMatchObject({ name: "Old Hamish’s help", state: "done" });
  });

  it("is not asked for help by a question", async () => {
    const { say, task } = await taskStory(ICE, LUCKY);
    const before = task().steps.length;
    await say("Hamish, could you tell me where the Sun Gate is?");
    expect(task().steps).toHaveLength(before);
  });
});

describe("The price of somebody's help", () => {
  it("is the answer where it is asked for in one breath with the plea", async () => {
    const { say, task } = await taskStory(ICE, LUCKY);
    const said = await say("Captain Finch, Dr Quill needs this ice for six children. What do you want for it?");
    expect(task().steps[0]!.price, said).not.toBeNull();
    expect(said).not.toContain("Drawn");
  });
});
