import type { Recalled } from "#contracts/play/turn";
import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import { createLlmChronicler, createOracleChronicler } from "#storyteller/chroniclers";
import { createLlmGameMaster } from "#storyteller/llm";
import { countTokens } from "#storyteller/models";
import { AT_ONCE, briefOf, CAMPAIGN, fakeSheet, fakeTable, finish, say } from "#storyteller/testing";
import { createOracleWorldBuilder } from "#storyteller/world-builders";
import type { GmEvent, TranscriptTurn, TurnBrief } from "#storyteller/ports";
import { applyStoryEvents } from "#storyteller/story";
import { resultLines } from "../../workers/chat/src/domain/result-lines.ts";
import { completedTurn } from "../recorded-story/completed-turn.ts";
import type { RecordedStory } from "../recorded-story/read.ts";
import { CountingModel } from "./prompt-model.ts";
import { scriptedTurn } from "./scripted-turn.ts";

/** How many tokens a turn took, by Lorehearth's own estimate. */
export interface TurnTokens {
  readonly number: number;
  /** Everything that the game master's model read. Each round of a turn reads the prompt again. */
  readonly input: number;
  readonly output: number;
  /** The tokens of the first round's prompt. */
  readonly prompt: number;
  /**
   * How many tokens a provider's cache may have served. For each request this is the beginning that it shares with the request before it,
   * from the tools on. The chronicler's requests are compared only with each other.
   */
  readonly cached: number;
  /**
   * The share of the previous turn's first prompt with which this turn's first prompt also begins, from 0 to 1. Null for the first turn.
   */
  readonly reused: number | null;
  readonly chronicle: { readonly input: number; readonly output: number; readonly cached: number };
}

const RECALLED = 5;

/**
 * Plays a story of this many turns in a context window of this many tokens, and counts what the models read and write. It uses the
 * product's own game master, prompt, tools, story and chronicler, but no worker runs. The recalled memories come from turns that the
 * transcript no longer contains.
 */
export async function measureStoryTokens(story: RecordedStory, window: number, count: number): Promise<TurnTokens[]> {
  const model = new CountingModel();
  const noter = new CountingModel();
  const gameMaster = createLlmGameMaster({ models: [model], contextTokens: window, requestOptions: AT_ONCE });
  const fallback = createOracleChronicler();
  const chronicler = createLlmChronicler({ models: [noter], requestOptions: AT_ONCE, fallback, failed: rethrow });
  const sheets = [
    fakeSheet({
      name: story.hero,
      inventory: [
        { name: "Satchel", quantity: 1 },
        { name: "Shortsword", quantity: 1 },
      ],
    }),
  ];
  const scene = await sceneOf(story);
  const transcript: TranscriptTurn[] = [];
  const memories: Recalled[] = [];
  const counted: TurnTokens[] = [];
  let state: StoryState = EMPTY_STORY;
  let contextFrom: number | null = null;
  let before = { prompt: "", last: "", chronicle: "" };

  for (let number = 0; number < count; number += 1) {
    const scripted = scriptedTurn(story, number);
    const table = fakeTable(sheets, `tokens ${number}`);
    const gone = memories.filter(({ turnNumber }) => turnNumber !== null && turnNumber < (contextFrom ?? 0));
    const brief: TurnBrief = briefOf({ ...CAMPAIGN, detailLevel: "standard" }, table, {
      number,
      kind: number === 0 ? "opening" : "action",
      playerText: scripted.playerText,
      story: state,
      scene,
      transcript,
      contextFrom,
      recalled: gone.slice(number % Math.max(1, gone.length - RECALLED)).slice(0, RECALLED),
    });
    model.answerWith(scripted.rounds);
    const events: GmEvent[] = [];
    for await (const event of gameMaster.narrate(brief, new AbortController().signal)) events.push(event);
    const reply = events.map((event) => (event.type === "text" ? event.delta : "")).join("");
    const storyEvents = events.flatMap((event) => (event.type === "story" ? [event.event] : []));
    const requests = model.take();
    const first = requests[0]!;

    const completed = {
      ...completedTurn({ number, player: scripted.playerText, reply }, story.hero),
      rolls: [...table.rolls],
    };
    noter.answerWith([[say(scripted.notes), finish()]]);
    const chronicle = await chronicler.chronicle(
      {
        ...completed,
        context: {
          replyBefore: transcript.at(-1)?.reply.slice(-1_200) ?? "",
          scene: state.scene,
          cast: state.cast.map(({ name, aliases, role }) => ({ name, aliases, role })),
          threads: state.threads.flatMap(({ title, kind, state: is }) => (is === "open" ? [{ title, kind }] : [])),
          opensScene: storyEvents.some(({ type }) => type === "scene_opened"),
        },
      },
      new AbortController().signal,
    );
    const [noted] = noter.take();
    if (!noted) throw new Error("The chronicler asked no model");

    let [last, cached] = [before.last, 0];
    for (const { text } of requests) {
      cached += sharedTokens(last, text);
      last = text;
    }
    counted.push({
      number,
      input: requests.reduce((sum, { input }) => sum + input, 0),
      output: requests.reduce((sum, { output }) => sum + output, 0),
      prompt: first.input,
      cached,
      reused: number === 0 ? null : sharedTokens(before.prompt, first.text) / countTokens(before.prompt),
      chronicle: { input: noted.input, output: noted.output, cached: sharedTokens(before.chronicle, noted.text) },
    });
    before = { prompt: first.text, last, chronicle: noted.text };

    state = applyStoryEvents(state, [...storyEvents, ...(chronicle.story ?? [])], number);
    contextFrom = contextFromOf(events) ?? contextFrom;
    transcript.push({
      turnId: brief.turnId,
      number,
      playerText: scripted.playerText,
      reply,
      results: resultLines(table.rolls.map((roll) => ({ textOffset: 0, seq: 0, event: { type: "roll", roll } }))),
      sceneEnded: storyEvents.some(({ type }) => type === "scene_closed"),
    });
    const episode = chronicle.items.find(({ kind }) => kind === "episode")?.content ?? reply;
    memories.push({
      itemId: `m${number}`,
      content: episode,
      kind: "episode",
      turnId: brief.turnId,
      turnNumber: number,
      reason: "names what the turn names",
      relevance_score: 0.8,
    });
  }
  return counted;
}

const rethrow = (failure: Error): never => {
  throw failure;
};

const contextFromOf = (events: readonly GmEvent[]): number | undefined =>
  events.flatMap((event) => (event.type === "done" && event.contextFrom !== undefined ? [event.contextFrom] : []))[0];

/** The number of tokens with which both requests begin. */
function sharedTokens(one: string, other: string): number {
  let same = 0;
  while (same < one.length && one[same] === other[same]) same += 1;
  return countTokens(other.slice(0, same));
}

/** A world and a campaign described by the builder that needs no model. They are as long as those of players. */
async function sceneOf({ hero, title }: RecordedStory): Promise<TurnBrief["scene"]> {
  const { scene } = briefOf(CAMPAIGN, fakeTable([fakeSheet({ name: hero })], "tokens"));
  const builder = createOracleWorldBuilder();
  const signal = new AbortController().signal;
  const { campaign, world } = scene;
  if (!world) throw new Error("The scene has no world");
  const described = await builder.world(
    { name: "Ossuar", genres: ["gothic-horror"], magicLevel: "low", additionalDetails: "", seed: "tokens" },
    signal,
  );
  const planned = await builder.campaign(
    { ...campaign, name: title, world: { ...world, ...described }, seed: "tokens" },
    signal,
  );
  return {
    ...scene,
    world: { ...world, name: "Ossuar", description: described.description },
    campaign: { ...campaign, name: title, description: planned.description },
  };
}
