import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../played.fake.ts";

/** A place in which everybody is driven by something that the texts say. */
const INN: OwnPremise = {
  title: "The Sallow Inn",
  world:
    "The Sallow Inn is an inn on a salt road. No magic. Innkeeper Berta Loom fears the tax collector. Carter Osric Penn lost his wagon in the flood. Cook Hedda Marsh wants to sail to the islands. Young Wim Oster draws maps of the cellars and owes money to Hedda Marsh. Nobody may ask for honey at the inn.",
  notes:
    "The story begins in the common room. Last night somebody stole the guest book. I want to find out who stole the guest book.",
  hero: "Talla Reed",
  heroNotes: "Talla Reed is a passing scribe. Berta Loom is her aunt.",
};
const begun = async () => {
  const told = played(INN, "wishes");
  await told.say("");
  return told;
};
/** Keeps the talk going until somebody asks for something. */
async function untilAsked(told: Awaited<ReturnType<typeof begun>>, name: string): Promise<string> {
  for (const words of [
    "talk to NAME",
    "NAME, I am glad to see you",
    "NAME, it is quiet today",
    "NAME, I have time",
    "talk to NAME",
  ]) {
    const reply = await told.say(words.replace("NAME", name));
    if (/\b(?:will you|would you|do that)\b[^.]*\?”/iu.test(reply)) return reply;
  }
  throw new Error(`${name} asked for nothing`);
}

describe("what people want of the hero", () => {
  it("comes from what the texts say of them", async () => {
    expect(await untilAsked(await begun(), "Hedda")).toContain("to sail to the islands");
    expect(await untilAsked(await begun(), "Berta")).toContain("the tax collector");
  });

  it("can be granted, and who said yes is told something for it", async () => {
    const told = await begun();
    await untilAsked(told, "Hedda");
    expect(await told.say("yes, I will")).toMatch(/“Thank you,” says Hedda\. “/u);
  });

  it("can be refused", async () => {
    const told = await begun();
    await untilAsked(told, "Hedda");
    expect(await told.say("no, sorry")).toContain("Well, I asked");
  });

  it("is also why it was done: the motive speaks of what drives the one behind it", async () => {
    const told = await begun();
    const { culprit } = told.plot();
    const own: Record<string, RegExp> = {
      Loom: /tax collector/u,
      Penn: /wagon/u,
      Marsh: /islands/u,
      Oster: /Hedda|debt/u,
    };
    const truth = told
      .state()
      .threads.map((thread) => thread.truth)
      .join(" ");
    expect(truth).toMatch(own[culprit.split(" ").at(-1)!]!);
  });
});

describe("questions that the texts leave open", () => {
  it("are answered with yes or no in the words of the question", async () => {
    const told = await begun();
    await told.say("talk to Osric");
    expect(await told.say("Osric, have you ever been to the coast?")).toMatch(/“(?:Yes, I have|No, I haven't)/u);
  });

  it("are handed to the player with two words of the dice where they are about somebody's own life", async () => {
    const told = await begun();
    await told.say("talk to Osric");
    await told.say("Osric, hello");
    let reply = "";
    for (const words of [
      "Osric, who taught you to sing?",
      "Osric, what was your grandmother called?",
      "Osric, why do you whistle?",
    ]) {
      reply = await told.say(words);
      if (reply.includes("dice")) break;
    }
    expect(reply).toMatch(/the dice say what it is about: \*\w+\* and \*[\w ]+\*/u);
    await told.say("his brother did, before the war");
    expect(await told.say("Osric, what of your brother?")).toMatch(/brother/u);
  });
});

describe("a custom against asking", () => {
  it("is broken by asking", async () => {
    const told = await begun();
    await told.say("talk to Berta");
    expect(await told.say("ask for honey")).toContain("ask for honey at the inn");
  });
});

describe("a story that was brought to its last scene", () => {
  it("comes to an end, though the hero says nothing more about it", async () => {
    const told = await begun();
    const { culprit, people } = told.plot();
    for (const { name } of people) if (name !== culprit) await told.say(`ask ${name} who stole the guest book`);
    for (let at = 0; at < 24 && told.plot().stage === "open"; at++) {
      await told.say(at % 2 === 0 ? `go to ${people[at % people.length]!.home}` : "search this place");
      await told.say(`ask ${people[at % people.length]!.name} who stole the guest book`);
    }
    for (let at = 0; at < 14; at++) await told.say("look out of the window");
    expect(told.plot().stage).toBe("done");
  });
});

describe("an animal", () => {
  it("has nothing to hide and nothing to confess", async () => {
    const told = played({ ...INN, world: `${INN.world} A goose called Bishop guards the door.` }, "goose");
    await told.say("");
    expect(await told.say("bribe Bishop with a biscuit")).not.toContain("says Bishop");
  });
});
