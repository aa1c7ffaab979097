import type { Character } from "#contracts/entities/character";
import type { MessagesAnswer } from "#contracts/http/chat";
import type { DetailLevel } from "#contracts/options";
import { DEFAULT_DETAIL_LEVEL } from "#contracts/options";
import type { Sheet } from "#contracts/play/sheet";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { CampaignKey } from "#contracts/rpc/memory";
import type { TranscriptTurn } from "#storyteller/ports";
import { pathChange } from "../domain/active-path.ts";
import type { OutboxPayload } from "../domain/outbox.ts";
import { foldSheets } from "../domain/sheet.ts";
import { TRANSCRIPT_TURNS } from "../domain/situation.ts";
import { completedOf, countMessages, happeningsOf, pageOfMessages } from "../domain/transcript.ts";
import type { MarkedEvent } from "../domain/turn-channel.ts";
import type { TurnEnding, TurnRecord } from "../domain/turn-record.ts";
import { OutboxStore } from "./outbox.ts";
import { SettingStore } from "./settings.ts";
import { TurnStore } from "./turns.ts";

/** Whose table this is, kept so that a turn can be announced after the object was lost. */
export interface Owner extends CampaignKey {
  readonly worldId: string;
  readonly characterNames: string[];
}

/** The turn ledger of one campaign: a tree of turns, a head, and the active path from root to head (design.md §6). */
export class Ledger {
  readonly turns: TurnStore;
  readonly outbox: OutboxStore;
  readonly #settings: SettingStore;
  readonly #storage: DurableObjectStorage;
  /** The path to the head, kept while the object lives: reading it anew costs a step for every turn. */
  #path: string[] | null = null;

  constructor(storage: DurableObjectStorage) {
    this.#storage = storage;
    this.turns = new TurnStore(storage.sql);
    this.outbox = new OutboxStore(storage.sql);
    this.#settings = new SettingStore(storage.sql);
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

  /** Ids from root to head. */
  activePath(): readonly string[] {
    this.#path ??= this.turns.pathTo(this.head);
    return this.#path;
  }

  /** Writes a new turn as the head. What leaves the path by it, memory is told. */
  begin(turn: TurnRecord, owner: Owner, now: number): void {
    this.#storage.transactionSync(() => {
      const before = this.activePath();
      this.turns.insert(turn);
      this.#settings.set("owner", JSON.stringify(owner));
      this.#settings.set("head", turn.id);
      this.#path = before.at(-1) === (turn.parentId ?? undefined) ? [...before, turn.id] : this.turns.pathTo(turn.id);
      const { left, joined } = pathChange(before, this.#path);
      if (left.length > 0) {
        const { userId, campaignId } = owner;
        this.outbox.add({ kind: "head", move: { userId, campaignId, left, joined } }, now);
      }
    });
  }

  /** Ends a turn: reply, last event and the news of it, all or nothing. A turn that has ended stays as it is. */
  end(turnId: string, ending: TurnEnding, last: MarkedEvent, now: number): void {
    this.#storage.transactionSync(() => {
      if (this.turns.get(turnId)?.state !== "open") return;
      this.turns.end(turnId, ending);
      this.turns.addEvent(turnId, last);
      for (const payload of this.#newsOf(turnId, ending.endedAt)) this.outbox.add(payload, now);
    });
  }

  /** Messages on the active path. */
  messageCount(): number {
    return countMessages(this.turns.list(this.activePath()));
  }

  /** A page of the transcript; null where there is no such message on the active path. */
  messages(key: CampaignKey, page: { before: string | undefined; limit: number }): MessagesAnswer | null {
    return pageOfMessages(this.activePath(), this.turns, key, page);
  }

  /** The last turns up to `turnId`, oldest first. */
  transcriptTo(turnId: string | null): TranscriptTurn[] {
    const path = turnId === this.head ? this.activePath() : this.turns.pathTo(turnId);
    return this.turns
      .list(path.slice(-TRANSCRIPT_TURNS))
      .map(({ id, number, playerText, reply }) => ({ turnId: id, number, playerText, reply }));
  }

  /** The sheets at the head: the stored ones with the active path's effects folded in. */
  sheets(characters: readonly Character[], at: string | null = this.head): Sheet[] {
    const path = new Set(at === this.head ? this.activePath() : this.turns.pathTo(at));
    const effects = this.turns
      .effects()
      .flatMap(({ turnId, event }) => (path.has(turnId) && event.type === "effect" ? [event.effect] : []));
    return foldSheets(characters, effects);
  }

  /** The active path's ended turns after a number, as they were announced. */
  completed(afterNumber: number, limit: number): TurnCompleted[] {
    const { owner } = this;
    if (!owner) return [];
    return this.turns
      .list(this.activePath())
      .filter((turn) => turn.number > afterNumber && turn.state !== "open")
      .slice(0, limit)
      .map((turn) => completedOf(turn, happeningsOf(this.turns.events(turn.id)), owner));
  }

  #newsOf(turnId: string, endedAt: number): OutboxPayload[] {
    const turn = this.turns.get(turnId);
    const { owner } = this;
    if (!turn || !owner) return [];
    const { userId, campaignId } = owner;
    return [
      { kind: "turn", message: completedOf(turn, happeningsOf(this.turns.events(turnId)), owner) },
      {
        kind: "activity",
        update: {
          userId,
          campaignId,
          messageCount: this.messageCount(),
          lastActivity: new Date(endedAt).toISOString(),
        },
      },
    ];
  }
}
