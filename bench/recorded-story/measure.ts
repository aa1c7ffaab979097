import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { EMPTY_STORY } from "#contracts/story/state";
import type { Recalled } from "#contracts/play/turn";
import { createOracleChronicler, createOracleSummarizer } from "#storyteller/chroniclers";
import { briefOf, CAMPAIGN, fakeSheet, fakeTable } from "#storyteller/testing";
import { checkReply } from "../../workers/chat/src/domain/guard/check-reply.ts";
import { recallRequest, worthRecalling } from "../../workers/chat/src/domain/recall-request.ts";
import { digestTurn } from "../../workers/graph/src/digest/digest-turn.ts";
import { launchMemoryCaller } from "../memory-caller/launch.ts";
import { type RemoteMemory, remoteMemory } from "../own-recall/remote-memory.ts";
import { completedTurn, KEY, turnIdOf } from "./completed-turn.ts";
import { judgeReply } from "./judge-reply.ts";
import type { RecordedStory } from "./read.ts";

/** A question about the story, with what memory recalled for it. */
export interface AnsweredQuestion {
  readonly question: string;
  /** The rank, from 1, of the first memory that comes from a turn with the answer. Null if no such memory was recalled. */
  readonly place: number | null;
  /** Whether one of the recalled memories contains the words of the answer. */
  readonly hasAnswer: boolean;
  readonly recalled: readonly Recalled[];
}

export interface RecordedFindings {
  /** People and places in memory after the last turn. */
  readonly known: readonly {
    readonly name: string;
    readonly type: string | null;
    readonly aliases: readonly string[];
  }[];
  /** How many items of each kind the player sees. */
  readonly kinds: Readonly<Record<string, number>>;
  readonly quests: readonly string[];
  /** What the guard, and the checks that run before the guard, found in the replies. */
  readonly flags: readonly { readonly turn: number; readonly found: string }[];
  readonly answers: readonly AnsweredQuestion[];
}

/**
 * Plays a recorded story turn by turn, as the product does. Each reply is checked against what memory knew before it, and then digested
 * with the oracle's chronicler. At the end the story's questions are sent to memory.
 */
export async function measureRecorded(story: RecordedStory): Promise<RecordedFindings> {
  const dataDir = await mkdtemp(join(tmpdir(), "lorehearth-bench-"));
  const client = await launchMemoryCaller(dataDir, "alone");
  try {
    const memory = remoteMemory(client);
    const flags = await readStory(story, memory);
    const queries = memory.queries(KEY);
    const graph = await queries.graph();
    const items = [];
    for (let cursor: string | undefined, more = true; more;) {
      const page = await queries.items(cursor === undefined ? {} : { cursor });
      items.push(...page.items);
      cursor = page.nextCursor ?? undefined;
      more = cursor !== undefined;
    }
    return {
      known: graph.nodes.map(({ name, type, aliases }) => ({ name, type, aliases })),
      kinds: Object.fromEntries([...Map.groupBy(items, ({ kind }) => kind)].map(([kind, of]) => [kind, of.length])),
      quests: items.filter(({ kind }) => kind === "quest").map(({ content }) => content),
      flags,
      answers: await askQuestions(story, memory),
    };
  } finally {
    await client.stop();
    await rm(dataDir, { recursive: true, force: true });
  }
}

async function readStory({ hero, turns }: RecordedStory, memory: RemoteMemory): Promise<RecordedFindings["flags"]> {
  const sheets = [fakeSheet({ name: hero })];
  const { scene } = briefOf(CAMPAIGN, fakeTable(sheets, "recorded"));
  const chronicler = createOracleChronicler();
  const flags: { turn: number; found: string }[] = [];
  for (const [index, turn] of turns.entries()) {
    const before = turns.slice(0, index);
    const playerText = turn.player ?? "";
    const { entities } = await memory.rpc.known({ ...KEY, text: turn.reply });
    const guarded = checkReply({
      reply: turn.reply,
      playerText,
      turnId: turnIdOf(turn.number),
      turnNumber: turn.number,
      introduced: [],
      effects: [],
      scene,
      story: EMPTY_STORY,
      adventure: null,
      sheets,
      itemChanges: [],
      transcript: before.map(({ number, player, reply }) => ({
        turnId: turnIdOf(number),
        number,
        playerText: player ?? "",
        reply,
      })),
      recalled: [],
      memoryContext: "",
      known: entities,
      wasWritten: (word) => before.some(({ player, reply }) => reply.includes(word) || player?.includes(word) === true),
    });
    const found = [
      ...guarded.map(({ kind, about, sentence }) => `${kind} ${about}: ${sentence}`),
      ...judgeReply(turn.reply, playerText, sheets),
    ];
    flags.push(...found.map((one) => ({ turn: turn.number, found: one })));
    // No chat worker runs here, so late story events are dropped.
    const chat = { addLateStory: async () => {} };
    const summarizerFor = () => createOracleSummarizer();
    await digestTurn(completedTurn(turn, hero), { chat, chronicler, summarizerFor, memory: memory.rpc });
  }
  return flags;
}

async function askQuestions({ questions, hero }: RecordedStory, memory: RemoteMemory): Promise<AnsweredQuestion[]> {
  const answers: AnsweredQuestion[] = [];
  for (const { question, evidence, says } of questions) {
    // The request that chat would send in a turn whose transcript no longer contains the story.
    const request = recallRequest({
      playerText: question,
      lastReply: "",
      fresh: [],
      recapBefore: null,
      party: [hero],
    });
    const recalled = worthRecalling((await memory.rpc.recall({ ...KEY, ...request })).items);
    const place = recalled.findIndex(({ turnNumber }) => turnNumber !== null && evidence.includes(turnNumber));
    answers.push({
      question,
      place: place === -1 ? null : place + 1,
      hasAnswer: recalled.some(({ content }) => content.toLowerCase().includes(says.toLowerCase())),
      recalled,
    });
  }
  return answers;
}
