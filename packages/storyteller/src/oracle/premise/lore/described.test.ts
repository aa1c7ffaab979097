import { describe, expect, it } from "vitest";

import { GENRES } from "#contracts/options";
import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import type { Memo, TranscriptTurn, TurnBrief } from "../../../ports.ts";
import { applyStoryEvent } from "../../../story/reduce-story.ts";
import { createOracleGameMaster } from "../../game-master.ts";
import { briefOf, CAMPAIGN } from "../../testing/brief.fake.ts";
import { fakeSheet, fakeTable } from "../../testing/table.fake.ts";
import { describeCampaign } from "../../world/describe-campaign.ts";
import { describeWorld } from "../../world/describe-world.ts";

type Genre = (typeof GENRES)[number]["value"];

/** A story in a world and a campaign that the app described. The player chose only the genre. */
function storyOf(genre: Genre, seed: string) {
  const genres = [genre];
  const world = describeWorld({ name: "Varrow Point", genres, magicLevel: "low", additionalDetails: "", seed });
  const campaign = describeCampaign({
    name: "The Blue Flame",
    world: { name: world.name, description: world.description, genres, magicLevel: "low", additionalDetails: "" },
    startingLevel: 1,
    levelProgression: "milestone",
    exploration: "medium",
    combat: "medium",
    social: "medium",
    elements: ["mystery"],
    notes: "",
    language: "en",
    seed,
  });
  const table = fakeTable([fakeSheet({ name: "Mira Vance" })], seed);
  const transcript: TranscriptTurn[] = [];
  let story: StoryState = EMPTY_STORY;
  let memo: Memo | null = null;
  const say = async (playerText: string): Promise<string> => {
    const number = transcript.length;
    const base = briefOf(CAMPAIGN, table, { number, playerText, memo, story, transcript });
    const { description } = campaign;
    const scene: TurnBrief["scene"] = {
      campaign: {
        ...base.scene.campaign,
        id: `${genre}/${seed}`,
        name: "The Blue Flame",
        notes: "",
        description,
        aiGeneratedDescription: description,
      },
      world: {
        ...base.scene.world!,
        name: world.name,
        description: world.description,
        aiGeneratedDescription: world.description,
        additionalDetails: "",
        worldPrompts: { ...base.scene.world!.worldPrompts, additionalDetails: "" },
        magicLevel: "low",
        genres,
      },
      characters: [{ id: "hero", name: "Mira Vance", notes: "" } as TurnBrief["scene"]["characters"][number]],
    };
    let reply = "";
    const brief: TurnBrief = { ...base, storySeed: `${seed}/${number}`, detailLevel: "concise", scene };
    for await (const event of createOracleGameMaster().narrate(brief, new AbortController().signal)) {
      if (event.type === "text") reply += event.delta;
      if (event.type === "story") story = applyStoryEvent(story, event.event, number);
      if (event.type === "done") memo = event.memo;
    }
    transcript.push({ turnId: `t${number}`, number, playerText, reply });
    return reply;
  };
  return { say, story: () => story, world: world.description };
}

/** The names in bold in one section of the world's description. */
const boldIn = (description: string, heading: string): string[] =>
  [...(description.split(`## ${heading}`)[1]?.split("\n## ")[0] ?? "").matchAll(/\*\*([^*]+)\*\*/gu)].map(
    ([, name = ""]) => name.replace(/^The /u, "the "),
  );

describe.each(GENRES.map(({ value }) => value))("a world of %s that the app wrote", (genre) => {
  it.each(["s1", "s2", "s3"])("begins among its own people, at a place of its own (%s)", async (seed) => {
    const { say, story, world } = storyOf(genre, seed);
    const opening = await say("");
    const { scene, cast } = story();
    const powers = boldIn(world, "Powers and People");
    const places = boldIn(world, "The Land");
    const groups = powers.filter((name) => world.includes(`**${name.replace(/^the /u, "The ")}**:`));
    // Nobody in the cast is a group or a place, and no group or place is named as the owner of a house.
    for (const { name } of cast)
      expect([...groups, ...places].map((each) => each.replace(/^the /u, ""))).not.toContain(name);
    for (const exit of scene?.exits ?? [])
      expect(exit).not.toMatch(/['’]s['’]s|^(?:Company|Order|Brotherhood|Guild|Society|Council)['’]s /u);
    expect(scene?.present.length).toBeGreaterThan(0);
    expect(opening).not.toMatch(/\b(?:Low Magic|The Blue Flame takes place|is [\p{Ll} ]+ from keel)/u);
    expect(opening).toContain(scene?.place ?? "?");
  });
});

describe("a story in a world that the app wrote", () => {
  it("goes back to where it began, and says so where nobody is there to talk to", async () => {
    const { say, story } = storyOf("norse", "s2");
    await say("");
    const start = story().scene?.place;
    const [exit = ""] = story().scene?.exits ?? [];
    await say(`I go to ${exit}`);
    expect(story().scene?.place).toBe(exit);
    await say("I go back to where I started");
    expect(story().scene?.place).toBe(start);
  });

  it("puts a question that names nobody to who is here", async () => {
    const { say } = storyOf("norse", "s2");
    await say("");
    expect(await say("I ask who found the stranger")).toMatch(/^“[^”]*” says Solveig|^Solveig /u);
  });

  it("tells nobody what the campaign keeps for later", async () => {
    const { say } = storyOf("nautical", "s1");
    await say("");
    for (const words of [
      "I ask about the mystery",
      "I ask Grania about the locked room",
      "I ask about the young kraken",
    ])
      expect(await say(words)).not.toMatch(/Mystery:|the mystery begins|no Coral Bellweather/u);
  });
});
