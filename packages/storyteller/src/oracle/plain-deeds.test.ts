import { describe, expect, it } from "vitest";

import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import type { Memo, TranscriptTurn, TurnBrief } from "../ports.ts";
import { createRandom } from "../random.ts";
import { applyStoryEvent } from "../story/reduce-story.ts";
import { createOracleGameMaster } from "./game-master.ts";
import { briefOf, CAMPAIGN } from "./testing/brief.fake.ts";
import { fakeSheet, fakeTable } from "./testing/table.fake.ts";
import { createOracleWorldBuilder } from "./world-builder.ts";

const { signal } = new AbortController();

const GENRES = ["nautical", "gothic-horror"] as const;
const MAGIC = "low" as const;

const PLAIN = [
  "I look around.",
  "I knock.\nThen I wait.",
  "I knock.",
  "I light the lantern.",
  "I promise Hanne to bring the silver locket back to her.",
  "I search the old cabin by the water.",
  "I swear to the ferryman Odo Brandt that I will mend his broken oar.",
  "I promise to bring back what was lost.",
  "I walk to the harbour.",
  "I search the boats for a hidden locket.",
  "I ask who rules this town.",
  "I follow Odrun to the ferry instead.",
  "I ask Odrun about the bell.",
  "I open the chest.",
  "I follow the tracks.",
  "I wait.",
  "I ask the nearest person for their name, and what troubles them.",
  "I ask about the road.",
  "I search the chest by the wall.",
  "I look round the room for another way out.",
  "I come ashore.",
  "I warm my hands.",
  "I ask the ferryman who rings it at night.",
];

/** Plays the deeds in an invented world, in a shuffled order. Returns the deeds that the table only answered instead of playing them. */
async function unplayed(seed: string): Promise<readonly string[]> {
  const asked = { name: "Saltmarrow", genres: [...GENRES], magicLevel: MAGIC, additionalDetails: "", seed };
  const { description } = await createOracleWorldBuilder().world(asked, signal);
  const table = fakeTable([fakeSheet({ name: "Ysolde" })], seed);
  const transcript: TranscriptTurn[] = [];
  const left: string[] = [];
  let story: StoryState = EMPTY_STORY;
  let memo: Memo | null = null;
  for (const playerText of createRandom(seed).shuffle(PLAIN)) {
    const number = transcript.length + 1;
    const base = briefOf(CAMPAIGN, table, { number, playerText, memo, story, transcript });
    const made = { name: "Saltmarrow", genres: [...GENRES], magicLevel: MAGIC, aiGeneratedDescription: description };
    const world = { ...base.scene.world!, ...made };
    const brief: TurnBrief = { ...base, storySeed: `${seed}/${number}`, scene: { ...base.scene, world } };
    let reply = "";
    for await (const event of createOracleGameMaster().narrate(brief, signal)) {
      if (event.type === "text") reply += event.delta;
      if (event.type === "story") story = applyStoryEvent(story, event.event, number);
      if (event.type !== "done") continue;
      memo = event.memo;
      if (event.source === "table") left.push(`${playerText} → ${reply}`);
    }
    transcript.push({ turnId: `t${number}`, number, playerText, reply });
  }
  return left;
}

describe("What anybody could do anywhere", () => {
  it.each(Array.from({ length: 12 }, (_, at) => `world ${at}`))(
    "is played, and not asked back, in %s",
    async (seed) => {
      expect(await unplayed(seed)).toEqual([]);
    },
  );
});
