import { describe, expect, it } from "vitest";

import type { Meaning } from "#contracts/play/reading";
import type { StoryEvent } from "#contracts/story/events";
import { EMPTY_STORY } from "#contracts/story/state";
import type { GmEvent, TurnBrief } from "../ports.ts";
import { applyStoryEvents } from "../story/reduce-story.ts";
import { createOracleGameMaster } from "./game-master.ts";
import { briefOf, CAMPAIGN } from "./testing/brief.fake.ts";
import { fakeSheet, fakeTable } from "./testing/table.fake.ts";

const table = fakeTable([fakeSheet()], "corrected");

async function eventsOf(brief: TurnBrief): Promise<GmEvent[]> {
  const events: GmEvent[] = [];
  for await (const event of createOracleGameMaster().narrate(brief, new AbortController().signal)) events.push(event);
  return events;
}
const replyIn = (events: readonly GmEvent[]): string =>
  events.map((event) => (event.type === "text" ? event.delta : "")).join("");

const WORDS = "Asdkjh qwe.";

/** Plays the opening, and then words that the oracle cannot read. With `readAs` the player says what the words mean. */
async function play(readAs?: Meaning) {
  const opening = await eventsOf(briefOf(CAMPAIGN, table, { number: 0, playerText: "" }));
  const changes = opening.flatMap((event): StoryEvent[] => (event.type === "story" ? [event.event] : []));
  const before = table.rolls.length;
  const events = await eventsOf({
    ...briefOf(CAMPAIGN, table, {
      number: 1,
      playerText: WORDS,
      story: applyStoryEvents(EMPTY_STORY, changes, 0),
      memo: opening.find((event) => event.type === "done")?.memo ?? null,
      transcript: [{ turnId: "t0", number: 0, playerText: "", reply: replyIn(opening) }],
    }),
    ...(readAs && { readAs }),
  });
  return {
    source: events.find((event) => event.type === "done")?.source,
    reading: events.find((event) => event.type === "read")?.reading,
    reply: replyIn(events),
    rolls: table.rolls.length - before,
  };
}

describe("words that the oracle cannot read", () => {
  it("are answered beside the story, and nothing happens", async () => {
    const { source, reading, reply, rolls } = await play();
    expect([source, reading?.act, rolls]).toEqual(["table", "nonsense", 0]);
    expect(reply).toContain("I did not understand that, so nothing has happened.");
  });

  it("are played as the player says they are meant", async () => {
    const { source, reading, reply } = await play({ act: "look", target: null });
    expect([source, reading?.act, reading?.sure]).toEqual(["oracle", "look", true]);
    expect(reply).not.toContain("I did not understand");
  });
});
