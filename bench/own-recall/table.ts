import type { MemoryDraft } from "#contracts/memory/items";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { CampaignKey } from "#contracts/rpc/memory";
import { createOracleSummarizer } from "#storyteller/oracle/chronicle/session-summary";
import { createOracleChronicler } from "#storyteller/oracle/chronicler";
import { createRandom } from "#storyteller/oracle/craft/random";
import { briefOf, type Campaign, tell } from "#storyteller/oracle/gm/play.fake";
import { Story } from "#storyteller/oracle/gm/story/state";
import { fakeTable } from "#storyteller/oracle/gm/table.fake";
import type { Chronicler, Memo } from "#storyteller/ports";
import {
  FRESH_TURNS,
  recallQuestion,
  TRANSCRIPT_TURNS,
  worthRecalling,
} from "../../workers/chat/src/domain/situation.ts";
import { digestTurn } from "../../workers/graph/src/digest-turn.ts";
import type { RemoteMemory } from "./remote-memory.ts";

/** A turn as the ledger has it. */
export interface Told {
  readonly completed: TurnCompleted;
  readonly memo: Memo | null;
  /** The party as the turn left it. */
  readonly sheets: Campaign["sheets"];
  /** What a chronicler that knows of secrets would read out of it besides. */
  readonly secrets: readonly MemoryDraft[];
}

export interface Saying {
  readonly secrets?: readonly MemoryDraft[];
  /** The queue is slow: the turn is told, and read only when `digest` is called for it. */
  readonly digestLater?: boolean;
}

const MINUTE_MS = 60_000;
const TURNS_PER_EVENING = 40;

/** A campaign's table: a player and the oracle, and memory reading along as it does in the product (design.md §6, §8). */
export class SimulatedTable {
  readonly key: CampaignKey;
  /** The story from its beginning to the head. */
  readonly path: Told[] = [];
  /** Every turn that was taken back and not brought back. */
  readonly undone = new Map<string, Told>();
  /** Turns that were undone and recalled all the same, while the story went on. */
  readonly recalledUndone: string[] = [];
  readonly #campaign: Campaign;
  readonly #memory: RemoteMemory;
  #tellings = 0;
  #epoch = 0;

  constructor(key: CampaignKey, campaign: Campaign, memory: RemoteMemory) {
    this.key = key;
    this.#campaign = campaign;
    this.#memory = memory;
  }

  /** Where the story stands; null before its opening. */
  get story(): Story | null {
    return Story.safeParse(this.path.at(-1)?.memo).data ?? null;
  }

  get hero(): Campaign["sheets"][number] | undefined {
    return (this.path.at(-1)?.sheets ?? this.#campaign.sheets)[0];
  }

  /** Plays a turn: recalls, has it told, and has it read. An empty line lets the game master go on. */
  async say(playerText: string, { secrets = [], digestLater = false }: Saying = {}): Promise<Told> {
    const number = this.path.length;
    const head = this.path.at(-1);
    const sheets = head?.sheets ?? this.#campaign.sheets;
    // The dice belong to the place in the story: told anew, it has the same (design.md §6).
    const table = fakeTable(sheets, `${this.#campaign.seed}/dice ${number}`, this.#campaign.luck);
    const transcript = this.path.slice(-TRANSCRIPT_TURNS).map(({ completed }) => completed);
    const brief = briefOf(this.#campaign, table, {
      turnId: this.#nextTurnId(),
      number,
      kind: number === 0 ? "opening" : playerText === "" ? "continue" : "action",
      playerText,
      transcript,
      memo: head?.memo ?? null,
      recalled: number === 0 ? [] : await this.#recall(playerText, transcript),
    });
    const { events, reply, memo } = await tell(brief);
    const story = events.find((event) => event.type === "done")?.story;
    const told: Told = {
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
        playerText,
        reply,
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
      memo,
      sheets: table.sheets(),
      secrets,
    };
    this.path.push(told);
    if (!digestLater) await this.digest(told);
    return told;
  }

  /** Reads a turn as graph does. */
  async digest({ completed, secrets }: Told): Promise<void> {
    // No table stands behind this memory: what is found of the story has nowhere to go.
    const chat = { addLateStory: async () => {} };
    const summarizerFor = () => createOracleSummarizer();
    await digestTurn(completed, { chat, chronicler: knowing(secrets), summarizerFor, memory: this.#memory.rpc });
  }

  /** The player changes a reply: the same turn, read again. */
  async edit(told: Told, reply: string): Promise<Told> {
    const at = this.path.indexOf(told);
    const edited = { ...told, completed: { ...told.completed, reply, version: told.completed.version + 1 } };
    this.path[at] = edited;
    await this.digest(edited);
    return edited;
  }

  /** Undoes the last turns; answers them. */
  async takeBack(count: number): Promise<Told[]> {
    const left = this.path.splice(-count);
    for (const told of left) this.undone.set(told.completed.turnId, told);
    await this.#moveHead(left, []);
    return left;
  }

  /** Puts turns that were taken back where they were. */
  async bringBack(turns: readonly Told[]): Promise<void> {
    for (const told of turns) this.undone.delete(told.completed.turnId);
    this.path.push(...turns);
    await this.#moveHead([], turns);
  }

  async #moveHead(left: readonly Told[], joined: readonly Told[]): Promise<void> {
    const ids = (turns: readonly Told[]): string[] => turns.map(({ completed }) => completed.turnId);
    await this.#memory.rpc.moveHead({
      ...this.key,
      epoch: (this.#epoch += 1),
      headTurnId: this.path.at(-1)?.completed.turnId ?? null,
      left: ids(left),
      joined: ids(joined),
    });
  }

  async #recall(playerText: string, transcript: readonly TurnCompleted[]) {
    const question = recallQuestion({
      playerText,
      lastReply: transcript.at(-1)?.reply ?? "",
      fresh: transcript.slice(-FRESH_TURNS).map(({ turnId }) => turnId),
      transcriptFrom: null,
      party: [],
    });
    const { items } = await this.#memory.rpc.recall({ ...this.key, ...question });
    for (const { turnId } of items) if (turnId !== null && this.undone.has(turnId)) this.recalledUndone.push(turnId);
    return worthRecalling(items);
  }

  #nextTurnId(): string {
    const random = createRandom(`${this.key.campaignId} turn ${(this.#tellings += 1)}`);
    const hex = (digits: number): string =>
      Array.from({ length: digits }, () => random.int(0, 15).toString(16)).join("");
    return `${hex(8)}-${hex(4)}-4${hex(3)}-8${hex(3)}-${hex(12)}`;
  }
}

/** Three minutes a turn; after so many the table breaks up until the next evening but one. */
function instantOf(number: number): string {
  const evening = Math.floor(number / TURNS_PER_EVENING);
  return new Date(Date.UTC(2026, 0, 5 + 2 * evening, 18) + (number % TURNS_PER_EVENING) * 3 * MINUTE_MS).toISOString();
}

/** The oracle's chronicler with secrets added, which only a model finds. */
function knowing(secrets: readonly MemoryDraft[]): Chronicler {
  const oracle = createOracleChronicler();
  return {
    chronicle: async (turn, signal) => {
      const chronicle = await oracle.chronicle(turn, signal);
      return { ...chronicle, items: [...chronicle.items, ...secrets] };
    },
  };
}
