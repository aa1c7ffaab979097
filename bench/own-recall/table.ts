import { EMPTY_STORY, type StoryState } from "#contracts/story/state";
import type { MemoryDraft } from "#contracts/memory/items";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { CampaignKey } from "#contracts/rpc/memory";
import { createOracleChronicler, createOracleSummarizer } from "#storyteller/chroniclers";
import { createRandom } from "#storyteller/random";
import { createOracleGameMaster, offersOf } from "#storyteller/oracle";
import type { Chronicler, GmEvent, Memo, TurnBrief } from "#storyteller/ports";
import { applyStoryEvents, storyChanges } from "#storyteller/story";
import { briefOf, type FakeTable, fakeTable } from "#storyteller/testing";
import {
  FRESH_TURNS,
  recallRequest,
  TRANSCRIPT_TURNS,
  worthRecalling,
} from "../../workers/chat/src/domain/recall-request.ts";
import { digestTurn } from "../../workers/graph/src/digest/digest-turn.ts";
import { type Premise, sceneOf } from "./premises.ts";
import type { RemoteMemory } from "./remote-memory.ts";

/** A turn as it is stored in the ledger. */
export interface PlayedTurn {
  readonly completed: TurnCompleted;
  readonly memo: Memo | null;
  /** The state of the story after the turn. */
  readonly story: StoryState;
  /** True if the table itself answered, or asked back. Nothing happened in the story then. */
  readonly isNote: boolean;
  /** The sheets of the party after the turn. */
  readonly sheets: Premise["sheets"];
  /** Secrets that a chronicler with a model would find in the turn. The oracle's chronicler finds none. */
  readonly secrets: readonly MemoryDraft[];
}

export interface PlayOptions {
  readonly secrets?: readonly MemoryDraft[];
  /** True to simulate a slow queue: the turn is digested only when `digest` is called for it. */
  readonly digestLater?: boolean;
}

interface NarratedTurn {
  readonly brief: TurnBrief;
  readonly events: readonly GmEvent[];
  readonly table: FakeTable;
}

const isNote = ({ events }: NarratedTurn): boolean =>
  events.some((event) => event.type === "done" && event.source === "table");

const replyOf = (events: readonly GmEvent[]): string =>
  events.map((event) => (event.type === "text" ? event.delta : "")).join("");

const MINUTE_MS = 60_000;
const TURNS_PER_EVENING = 40;

/** A campaign's table in this process: with a player, the oracle, and a memory that digests each turn as in the product. */
export class SimulatedTable {
  readonly key: CampaignKey;
  /** The turns of the story from its beginning to the head. */
  readonly path: PlayedTurn[] = [];
  /** Every turn that was undone and not redone, by its id. */
  readonly undone = new Map<string, PlayedTurn>();
  /** The ids of undone turns that recall found although they are undone. */
  readonly recalledUndone: string[] = [];
  readonly #premise: Premise;
  readonly #gameMaster = createOracleGameMaster();
  readonly #memory: RemoteMemory;
  #turnsMade = 0;
  #epoch = 0;

  constructor(key: CampaignKey, premise: Premise, memory: RemoteMemory) {
    this.key = key;
    this.#premise = premise;
    this.#memory = memory;
  }

  get story(): StoryState {
    return this.path.at(-1)?.story ?? EMPTY_STORY;
  }

  /** The suggested actions of the last turn. */
  get offers(): string[] {
    return offersOf(this.path.at(-1)?.memo ?? null);
  }

  get hero(): Premise["sheets"][number] | undefined {
    return (this.path.at(-1)?.sheets ?? this.#premise.sheets)[0];
  }

  /** Plays a turn: recalls, narrates and digests it. With an empty text the story continues without the player. */
  async play(playerText: string, { secrets = [], digestLater = false }: PlayOptions = {}): Promise<PlayedTurn> {
    const number = this.path.length;
    const head = this.path.at(-1);
    const sheets = head?.sheets ?? this.#premise.sheets;
    const transcript = this.path.filter(({ isNote }) => !isNote).slice(-TRANSCRIPT_TURNS);
    const completed = transcript.map((turn) => turn.completed);
    const more: Partial<TurnBrief> = {
      turnId: this.#nextTurnId(),
      number,
      kind: number === 0 ? "opening" : playerText === "" ? "continue" : "action",
      playerText,
      scene: sceneOf(this.#premise),
      transcript: completed,
      story: this.story,
      memo: head?.memo ?? null,
      recalled: number === 0 ? [] : await this.#recall(playerText, completed),
    };
    const { brief, events, table } = await this.#narrate(more, sheets);
    const done = events.find((event) => event.type === "done");
    const changes = events.flatMap((event) => (event.type === "story" ? [event.event] : []));
    const isNote = done?.source === "table";
    const story = done?.story ?? storyChanges(this.story, changes, number);
    const played: PlayedTurn = {
      completed: {
        type: "turn.completed",
        ...this.key,
        worldId: "world",
        turnId: brief.turnId,
        parentTurnId: head?.completed.turnId ?? null,
        number,
        version: 1,
        kind: brief.kind,
        state: "complete",
        // A note has no text to digest.
        playerText: isNote ? "" : playerText,
        reply: isNote ? "" : replyOf(events),
        rolls: [...table.rolls],
        effects: [...table.effects],
        introduced: events.flatMap((event) =>
          event.type === "introduce"
            ? [{ name: event.name, type: event.entityType, description: event.description }]
            : [],
        ),
        ...(story && { story }),
        characterNames: sheets.map(({ name }) => name),
        characters: sheets.map(({ characterId, name }) => ({ id: characterId, name })),
        at: instantOf(number),
      },
      memo: done?.memo ?? null,
      story: applyStoryEvents(this.story, changes, number),
      isNote,
      sheets: table.sheets(),
      secrets,
    };
    this.path.push(played);
    if (!digestLater) await this.digest(played);
    return played;
  }

  /** Narrates a turn. If the oracle asks which reading is meant, the player chooses the first one. */
  async #narrate(more: Partial<TurnBrief>, sheets: Premise["sheets"]): Promise<NarratedTurn> {
    const first = await this.#narrateAs(more, sheets);
    const reading = first.events.find((event) => event.type === "read")?.reading;
    if (reading === undefined || reading.sure || !isNote(first)) return first;
    return this.#narrateAs({ ...more, readAs: { act: reading.act, target: reading.target } }, sheets);
  }

  async #narrateAs(more: Partial<TurnBrief>, sheets: Premise["sheets"]): Promise<NarratedTurn> {
    // The seed of the dice is made from the turn's number, because variants of a turn share their dice.
    const table = fakeTable(sheets, `${this.#premise.seed}/dice ${more.number}`);
    const brief = briefOf(this.#premise, table, more);
    const events: GmEvent[] = [];
    for await (const event of this.#gameMaster.narrate(brief, new AbortController().signal)) events.push(event);
    return { brief, events, table };
  }

  /** Digests a turn in the same way as graph does. */
  async digest({ completed, secrets }: PlayedTurn): Promise<void> {
    // No chat worker runs here, so late story events are dropped.
    const chat = { addLateStory: async () => {} };
    const summarizerFor = () => createOracleSummarizer();
    await digestTurn(completed, { chat, chronicler: knowing(secrets), summarizerFor, memory: this.#memory.rpc });
  }

  /** The player edits a reply. The turn is digested again with the new text. */
  async edit(played: PlayedTurn, reply: string): Promise<PlayedTurn> {
    const at = this.path.indexOf(played);
    const edited = { ...played, completed: { ...played.completed, reply, version: played.completed.version + 1 } };
    this.path[at] = edited;
    await this.digest(edited);
    return edited;
  }

  /** Undoes the last turns and returns them. */
  async undo(count: number): Promise<PlayedTurn[]> {
    const left = this.path.splice(-count);
    for (const played of left) this.undone.set(played.completed.turnId, played);
    await this.#moveHead(left, []);
    return left;
  }

  /** Redoes undone turns. */
  async redo(turns: readonly PlayedTurn[]): Promise<void> {
    for (const played of turns) this.undone.delete(played.completed.turnId);
    this.path.push(...turns);
    await this.#moveHead([], turns);
  }

  async #moveHead(left: readonly PlayedTurn[], joined: readonly PlayedTurn[]): Promise<void> {
    const ids = (turns: readonly PlayedTurn[]): string[] => turns.map(({ completed }) => completed.turnId);
    await this.#memory.rpc.moveHead({
      ...this.key,
      epoch: (this.#epoch += 1),
      headTurnId: this.path.at(-1)?.completed.turnId ?? null,
      left: ids(left),
      joined: ids(joined),
    });
  }

  async #recall(playerText: string, transcript: readonly TurnCompleted[]) {
    const question = recallRequest({
      playerText,
      lastReply: transcript.at(-1)?.reply ?? "",
      fresh: transcript.slice(-FRESH_TURNS).map(({ turnId }) => turnId),
      recapBefore: null,
      party: [],
    });
    const { items } = await this.#memory.rpc.recall({ ...this.key, ...question });
    for (const { turnId } of items) if (turnId !== null && this.undone.has(turnId)) this.recalledUndone.push(turnId);
    return worthRecalling(items);
  }

  #nextTurnId(): string {
    const random = createRandom(`${this.key.campaignId} turn ${(this.#turnsMade += 1)}`);
    const hex = (digits: number): string =>
      Array.from({ length: digits }, () => random.int(0, 15).toString(16)).join("");
    return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
  }
}

/** When a turn was played. A turn takes three minutes. After an evening of turns, the next turn is two days later. */
function instantOf(number: number): string {
  const evening = Math.floor(number / TURNS_PER_EVENING);
  return new Date(Date.UTC(2026, 0, 5 + 2 * evening, 18) + (number % TURNS_PER_EVENING) * 3 * MINUTE_MS).toISOString();
}

/** The oracle's chronicler, which also returns these secrets. Only a model would find them in the text. */
function knowing(secrets: readonly MemoryDraft[]): Chronicler {
  const oracle = createOracleChronicler();
  return {
    chronicle: async (turn, signal) => {
      const chronicle = await oracle.chronicle(turn, signal);
      return { ...chronicle, items: [...chronicle.items, ...secrets] };
    },
  };
}
