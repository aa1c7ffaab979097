import { describe, expect, it } from "vitest";

import type { Character } from "#contracts/entities/character";
import type { StoryEvent } from "#contracts/story/events";
import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import { characterOf } from "#rules/character";
import { quickHero } from "#rules/growth";
import { createOracleGameMaster } from "#storyteller/oracle";
import type { Memo, TranscriptTurn, TurnBrief } from "#storyteller/ports";
import { createRandom } from "#storyteller/random";
import { applyStoryEvents } from "#storyteller/story";
import { briefOf, CAMPAIGN, fakeTable } from "#storyteller/testing";
import { afterEffect, tableHero } from "./table-hero.ts";
import { createTable } from "./table-rules.ts";

const AT = "2026-09-15T20:00:00.000Z";
const FOES = [
  "a wolf",
  "a boar",
  "a goblin",
  "a snake",
  "a rat",
  "a giant spider",
  "a bear",
  "a dragon",
  "a troll",
  "a zombie",
];

function heroOf(classId: string, level: number): Character {
  const made = quickHero({ id: "hero", name: "Alda Venn", seed: 3, level, answers: { class: [classId] } });
  if (!made.ok) throw new Error(made.why.join("; "));
  const rest = { userId: "u", campaignId: "c", notes: "", managedExternally: false, externalUrl: null };
  return { ...characterOf(made.hero), ...rest, id: "hero", createdAt: AT, updatedAt: AT };
}

const NO_TABLE = fakeTable([], "");

/** A fight of the oracle with the table's real rules: the player brings a foe in, and strikes until it is over. */
async function fought(foe: string, seed: string, hero: Character) {
  const dice = createRandom(`dice ${seed}`);
  let heroes = [tableHero(hero)];
  let story: StoryState = EMPTY_STORY;
  let memo: Memo | null = null;
  const transcript: TranscriptTurn[] = [];
  const name = `the ${foe.split(" ").slice(1).join(" ")}`;
  const say = async (playerText: string): Promise<string> => {
    const number = transcript.length;
    const table = createTable(
      heroes,
      (_roll, _die, sides) => dice.int(1, sides),
      {
        rolled: () => undefined,
        changed: (effect) => {
          heroes = heroes.map((one) => afterEffect(one, effect));
        },
      },
      { turn: number, progression: "xp" },
    );
    const brief: TurnBrief = {
      ...briefOf(CAMPAIGN, NO_TABLE, { number, playerText, story, memo, transcript }),
      table,
      storySeed: `${seed}/${number}`,
    };
    let reply = "";
    const events: StoryEvent[] = [];
    for await (const event of createOracleGameMaster().narrate(brief, new AbortController().signal)) {
      if (event.type === "text") reply += event.delta;
      if (event.type === "story") events.push(event.event);
      if (event.type === "done") memo = event.memo;
    }
    story = applyStoryEvents(story, events, number);
    transcript.push({ turnId: `t${number}`, number, playerText, reply });
    return reply;
  };
  await say("");
  await say("I want to get home before winter");
  await say(`${foe.charAt(0).toUpperCase()}${foe.slice(1)} leaps out of the dark`);
  let rounds = 0;
  let last = "";
  do {
    last = await say(`I attack ${name}`);
    rounds += 1;
    for (const { hero: one } of heroes) {
      expect(one.state.hitPoints).toBeGreaterThanOrEqual(0);
    }
  } while (story.encounter !== null && rounds < 60);
  return { story, rounds, last, hero: heroes[0]!.hero, transcript };
}

describe("ten encounters with the oracle", () => {
  it.each(FOES)("%s: the fight comes to an end, won by a strong hero", async (foe) => {
    const { story, rounds, hero, transcript } = await fought(foe, foe, heroOf("fighter", 8));
    expect(transcript[3]!.reply).not.toMatch(/nobody here to fight|is not here|Whom do you attack/u);
    expect(story.encounter).toBeNull();
    expect(rounds).toBeLessThan(60);
    expect(hero.state.life).toBe("up");
    expect(hero.state.experience).toBeGreaterThan(34_000);
  });

  it("and lost by a weak one who goes on with it, in some of them", async () => {
    const weak = heroOf("wizard", 1);
    const hurt: Character = { ...weak, hp: { ...weak.hp, current: 2 } };
    const ends = await Promise.all(FOES.map(async (foe, at) => fought(foe, `lost ${at}`, hurt)));
    expect(ends.every(({ story }) => story.encounter === null)).toBe(true);
    expect(ends.filter(({ hero }) => hero.state.life !== "up").length).toBeGreaterThan(2);
  });
});
