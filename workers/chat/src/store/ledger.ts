import type { Character } from "#contracts/entities/character";
import type { MessagesAnswer } from "#contracts/http/chat";
import type { SafetyLists } from "#contracts/http/safety";
import type { DetailLevel } from "#contracts/options";
import { DEFAULT_DETAIL_LEVEL } from "#contracts/options";
import type { Sheet } from "#contracts/play/sheet";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { ActivityUpdate } from "#contracts/rpc/api";
import type { CampaignKey } from "#contracts/rpc/memory";
import type { StoryEvent } from "#contracts/story/events";
import type { StoryState } from "#contracts/story/state";
import type { TranscriptTurn } from "#storyteller/ports";
import { effectsIn } from "../domain/effects-of-events.ts";
import { type PathChange, pathChange } from "../domain/active-path.ts";
import { turnEvent } from "../domain/new-turn.ts";
import type { OutboxPayload, UnsentTurn } from "../domain/outbox.ts";
import type { ItemChange } from "../domain/guard/reply-to-check.ts";
import { NO_LISTS, TableSafety } from "../domain/safety/table-safety.ts";
import { MOST_TRANSCRIPT_TURNS, TRANSCRIPT_TURNS } from "../domain/recall-request.ts";
import { turnContext } from "../domain/story/turn-context.ts";
import { isSlowAfter, slowTurnsAfter } from "../domain/recall-patience.ts";
import { sheetOf, type TableHero } from "../domain/table-hero.ts";
import { completedOf, detailsOf, pageOfMessages } from "../domain/transcript.ts";
import type { MarkedEvent } from "../domain/turn-channel.ts";
import type { TurnEnding, TurnRecord } from "../domain/turn-record.ts";
import { CheckpointStore } from "./checkpoints.ts";
import { InspectionStore } from "./inspections.ts";
import { OutboxStore } from "./outbox.ts";
import { PathStateStore } from "./path-state.ts";
import { SheetMirror } from "./sheet-mirror.ts";
import { SettingStore } from "./settings.ts";
import { TurnStore } from "./turns.ts";

const DAY_MS = 86_400_000;

/** The story, the party and the last change of each item after a turn. */
export interface PathState {
  readonly story: StoryState;
  readonly heroes: readonly TableHero[];
  /** The last change of each item. */
  readonly items: readonly ItemChange[];
}

/** The owner of the table. Stored, so that a turn can be reported to other workers after the object was lost. */
export interface Owner extends CampaignKey, Pick<TurnCompleted, "worldId" | "characterNames" | "characters"> {}

/** The turn ledger of one campaign: a tree of turns, a head, and the active path from the root to the head. */
export class Ledger {
  readonly turns: TurnStore;
  readonly outbox: OutboxStore;
  readonly checkpoints: CheckpointStore;
  readonly inspections: InspectionStore;
  readonly mirror: SheetMirror;
  readonly #pathState: PathStateStore;
  readonly #settings: SettingStore;
  readonly #storage: DurableObjectStorage;
  /** The path to the head. Cached, because reading it takes one step for every turn. */
  #path: string[] | null = null;
  #safety: TableSafety | null = null;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    this.turns = new TurnStore(storage.sql);
    this.outbox = new OutboxStore(storage.sql);
    this.checkpoints = new CheckpointStore(storage.sql);
    this.inspections = new InspectionStore(storage.sql);
    this.#pathState = new PathStateStore(storage.sql);
    this.#settings = new SettingStore(storage.sql);
    this.mirror = new SheetMirror(storage.sql, this, this.#settings);
  }

  get head(): string | null {
    return this.#settings.get("head");
  }

  get owner(): Owner | null {
    const value = this.#settings.get("owner");
    return value === null ? null : (JSON.parse(value) as Owner);
  }

  get detailLevel(): DetailLevel {
    return (this.#settings.get("detailLevel") as DetailLevel | null) ?? DEFAULT_DETAIL_LEVEL;
  }

  setDetailLevel(level: DetailLevel): void {
    this.#settings.set("detailLevel", level);
  }

  /** The player's lines and veils. They belong to the table and not to the story, so moves of the head do not change them. */
  get safety(): TableSafety {
    if (!this.#safety) {
      const value = this.#settings.get("safety");
      this.#safety = new TableSafety(value === null ? NO_LISTS : (JSON.parse(value) as SafetyLists));
    }
    return this.#safety;
  }

  setSafety(lists: SafetyLists): void {
    this.#settings.set("safety", JSON.stringify(lists));
    this.#safety = null;
  }

  /** The player's note to the game master. Empty if there is none. Like the lines, it belongs to the table and not to the story. */
  get authorsNote(): string {
    return this.#settings.get("authorsNote") ?? "";
  }

  setAuthorsNote(note: string): void {
    if (note === "") this.#settings.clear("authorsNote");
    else this.#settings.set("authorsNote", note);
  }

  /** Whether the game master was slow to begin in the last turns (recall-patience.ts). */
  get isNarratorSlow(): boolean {
    return isSlowAfter(this.#slowTurns);
  }

  get #slowTurns(): number {
    return Number(this.#settings.get("slowTurns") ?? 0);
  }

  /** Records how long a model took until its first text. Writes only if something changes. */
  recordFirstText(milliseconds: number): void {
    const before = this.#slowTurns;
    const after = slowTurnsAfter(before, milliseconds);
    if (after !== before) this.#settings.set("slowTurns", String(after));
  }

  /** The ids from the root to the head. */
  activePath(): readonly string[] {
    this.#path ??= this.turns.pathTo(this.head);
    return this.#path;
  }

  /** Writes a new turn as the head, with its first event. If other turns leave the active path by it, memory gets a head move. */
  insertTurn(turn: TurnRecord, owner: Owner, now: number): void {
    this.#storage.transactionSync(() => {
      this.turns.insert(turn, [{ seq: 1, textOffset: 0, event: turnEvent(turn) }]);
      const ownerJson = JSON.stringify(owner);
      if (ownerJson !== this.#settings.get("owner")) this.#settings.set("owner", ownerJson);
      this.moveHead(turn.id, now);
    });
  }

  /** Ends an open turn. If it changed a sheet, api gets the sheets. */
  endTurn(id: string, ending: TurnEnding, events: readonly MarkedEvent[], now: number): void {
    this.#storage.transactionSync(() => {
      this.turns.end(id, ending, events);
      const texts = ending.inspection?.texts ?? null;
      if (texts !== null) this.inspections.storeTexts(id, texts, now);
      if (effectsIn(events).length > 0) this.outbox.addSheets(now);
    });
  }

  /** The turn to which redo goes. Null if nothing was undone. */
  get redoTarget(): string | null {
    const { head } = this;
    return head === null ? this.#settings.get("lastRoot") : (this.turns.get(head)?.lastChildId ?? null);
  }

  /**
   * Moves the head to a turn, or before the first turn if it is null, and records the way for redo. Nothing is erased. Memory and the
   * open tabs are told which turns left and joined the active path.
   */
  moveHead(to: string | null, now: number): PathChange {
    return this.#storage.transactionSync(() => {
      const before = this.activePath();
      const parent = to === null ? null : (this.turns.get(to)?.parentId ?? null);
      const continuesHead = to !== null && (before.at(-1) ?? null) === parent;
      const after = continuesHead ? [...before, to] : this.turns.pathTo(to);
      const change = pathChange(before, after);
      let previous = after[after.length - change.joined.length - 1] ?? null;
      for (const id of change.joined) {
        if (previous === null) this.#settings.set("lastRoot", id);
        else this.turns.setLastChild(previous, id);
        previous = id;
      }
      if (to === null) this.#settings.clear("head");
      else this.#settings.set("head", to);
      this.#path = after;
      const { owner } = this;
      // If a new turn simply continues the path, memory learns of it when the turn ends. But if it follows turns that were undone, it
      // brings those back to the active path, and memory must be told.
      const known = change.joined.length - (this.#isNew(to) ? 1 : 0);
      if (owner && (change.left.length > 0 || known > 0)) {
        const epoch = Number(this.#settings.get("moves") ?? 0) + 1;
        this.#settings.set("moves", String(epoch));
        const { userId, campaignId } = owner;
        this.outbox.add({ kind: "head", move: { userId, campaignId, epoch, headTurnId: to, ...change } }, now);
        this.outbox.add(this.#activityOf(owner, now), now);
        this.outbox.addSheets(now);
      }
      return change;
    });
  }

  /** Hides a turn and all turns after it. Its memory is hidden too, and redo does not lead to it. */
  retractTurn(turn: TurnRecord, now: number): PathChange {
    return this.#storage.transactionSync(() => {
      const change = this.activePath().includes(turn.id) ? this.moveHead(turn.parentId, now) : { left: [], joined: [] };
      this.turns.hide(turn.id);
      if (this.#settings.get("lastRoot") === turn.id) this.#settings.clear("lastRoot");
      return change;
    });
  }

  /** Turns that ended or changed and whose messages have not been sent yet, oldest first. */
  unsentTurns(): UnsentTurn[] {
    if (this.outbox.closed) return [];
    return this.turns.unsent().map((turn) => ({ turn, payloads: this.#messagesOf(turn) }));
  }

  /** Marks a turn's messages as sent. Messages that failed are put into the outbox. */
  markSent({ turn }: UnsentTurn, unsent: readonly OutboxPayload[], dueAt: number): void {
    if (this.outbox.closed) return;
    this.#storage.transactionSync(() => {
      for (const payload of unsent) this.outbox.add(payload, dueAt, 1);
      this.turns.markSent(turn);
    });
  }

  /** When the next message is due. Null if all were delivered. */
  nextDueAt(): number | null {
    if (this.outbox.closed) return null;
    const [turn] = this.turns.unsent();
    const due = [this.outbox.nextDue() ?? [], turn ? changedAt(turn) : []].flat();
    return due.length === 0 ? null : Math.min(...due);
  }

  /** The number of messages on the active path. */
  messageCount(): number {
    const { head } = this;
    return head === null ? 0 : this.turns.messageCount(head);
  }

  /** A page of the transcript. Null if the active path has no such message. */
  messages(key: CampaignKey, page: { before: string | undefined; limit: number }): MessagesAnswer | null {
    return pageOfMessages(this.activePath(), this.turns, key, page);
  }

  /**
   * The last turns up to `turnId`, oldest first.
   * @param from the number of the first turn wanted. The last few turns are included in any case, and never more turns than a model can
   * hold.
   */
  transcriptTo(turnId: string | null, from: number | null = null): TranscriptTurn[] {
    const path = this.#pathTo(turnId);
    // A turn's number is its position on the path. It is counted from 0 if there is an opening scene, otherwise from 1.
    const wanted = from === null ? TRANSCRIPT_TURNS : Math.min(MOST_TRANSCRIPT_TURNS, path.length - from + 1);
    let length = Math.max(TRANSCRIPT_TURNS, wanted);
    let turns = this.turns.transcript(path.slice(-length));
    // Bookkeeping with sheets lies on the path, too. Where there is much of it, the last turns of the story lie further back.
    while (turns.length < TRANSCRIPT_TURNS && length < path.length) {
      length *= 2;
      turns = this.turns.transcript(path.slice(-length)).slice(-TRANSCRIPT_TURNS);
    }
    return turns.filter(
      ({ number }, at, all) => from === null || number >= from || at >= all.length - TRANSCRIPT_TURNS,
    );
  }

  /** The story, the party and the last change of each item after a turn. */
  stateAt(characters: readonly Character[], at: string | null = this.head): PathState {
    const { story, heroes = [], items } = this.#pathState.at(this.#pathTo(at), characters);
    return { story, heroes: characters.flatMap(({ id }) => heroes.filter(({ hero }) => hero.id === id)), items };
  }

  /** Replaces the story events that were added after a turn ended. */
  setLateStory({ id, number }: Pick<TurnRecord, "id" | "number">, late: readonly StoryEvent[]): void {
    this.#storage.transactionSync(() => {
      this.turns.setLateStory(id, late);
      this.#pathState.forgetFrom(number);
    });
  }

  /** Replaces a turn's events after an effect was added. Clears the snapshots from that turn on, and sends the turn's messages again. */
  replaceEvents({ id, number }: Pick<TurnRecord, "id" | "number">, events: readonly MarkedEvent[], now: number): void {
    this.#storage.transactionSync(() => {
      this.turns.setEvents(id, events);
      this.turns.markUnsent(id);
      this.#pathState.forgetFrom(number);
      this.outbox.addSheets(now);
    });
  }

  /** The sheets at a turn, by default the head: the stored characters with all effects of the path applied. */
  sheets(characters: readonly Character[], at: string | null = this.head): Sheet[] {
    return this.stateAt(characters, at).heroes.map((one) => sheetOf(one));
  }

  /** The ids from the root to a turn. If the turn is on the active path, they are taken from there, without a query. */
  #pathTo(turnId: string | null): readonly string[] {
    const active = this.activePath();
    const at = turnId === null ? -1 : active.lastIndexOf(turnId);
    return at === -1 ? this.turns.pathTo(turnId) : active.slice(0, at + 1);
  }

  /** Whether a word occurs anywhere on the path to a turn, in a reply or in the player's text. */
  wasWritten(word: string, at: string | null): boolean {
    const turns = this.turns.withWord(word);
    if (turns.length === 0) return false;
    const path = new Set(this.#pathTo(at));
    return turns.some((id) => path.has(id));
  }

  /** The finished turns of the active path after a number, in the form of queue messages. */
  completed(afterNumber: number, limit: number): TurnCompleted[] {
    const { owner } = this;
    if (!owner) return [];
    // A story counts from 0 or 1 without gaps. So the first turn after a number is at that index of the path or the next one.
    const next = this.activePath()
      .slice(Math.max(0, afterNumber))
      .slice(0, limit + 1);
    return this.turns
      .list(next)
      .filter((turn) => turn.number > afterNumber && turn.state !== "open")
      .slice(0, limit)
      .map((turn) => this.#completed(turn, owner));
  }

  #completed(turn: TurnRecord, owner: Owner): TurnCompleted {
    const completed = completedOf(turn, detailsOf(this.turns.events(turn.id)), owner);
    // The context is only needed if a model will read the turn. The oracle records its story itself, and imported turns are read by no
    // model.
    if (turn.imported || turn.flags.source !== "llm") return completed;
    const before = this.#pathState.storyAt(this.#pathTo(turn.parentId));
    const replyBefore = this.transcriptTo(turn.parentId).at(-1)?.reply ?? "";
    const events = this.turns.story(turn.id).events ?? [];
    const said = `${turn.playerText}\n${turn.reply}`;
    return { ...completed, context: turnContext(before, { said, replyBefore, events }) };
  }

  /** Whether a turn is still open. Then memory does not know it yet. */
  #isNew(turnId: string | null): boolean {
    return turnId !== null && this.turns.get(turnId)?.state === "open";
  }

  /** The turns and tokens of models in this campaign on the day of an instant. */
  #usageOn(instant: number): Pick<ActivityUpdate, "usage"> {
    const from = Math.floor(instant / DAY_MS) * DAY_MS;
    const { turns, input, output } = this.turns.spent(from, from + DAY_MS);
    if (turns === 0) return {};
    const day = new Date(from).toISOString().slice(0, 10);
    return { usage: { day, turns, inputTokens: input, outputTokens: output } };
  }

  #messagesOf(turn: TurnRecord): OutboxPayload[] {
    const { owner } = this;
    if (!owner) return [];
    return [{ kind: "turn", message: this.#completed(turn, owner) }, this.#activityOf(owner, changedAt(turn))];
  }

  /** The campaign's counters at the head. */
  #activityOf({ userId, campaignId }: Owner, at: number): OutboxPayload {
    const lastActivity = new Date(at).toISOString();
    const messageCount = this.messageCount();
    return { kind: "activity", update: { userId, campaignId, messageCount, lastActivity, ...this.#usageOn(at) } };
  }
}

/** When a turn ended or was last edited by the player. */
const changedAt = ({ startedAt, endedAt, editedAt }: TurnRecord): number => editedAt ?? endedAt ?? startedAt;
