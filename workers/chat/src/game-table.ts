import { DurableObject } from "cloudflare:workers";

import type { Character } from "#contracts/entities/character";
import type { MessagesAnswer, TableAnswer } from "#contracts/http/chat";
import type { DetailLevel } from "#contracts/options";
import type { FlagAnswer, SafetyLists } from "#contracts/http/safety";
import type { HeadAnswer, TreeAnswer } from "#contracts/http/ledger";
import type { Message, TurnAnswer, TurnState } from "#contracts/play/turn";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { CampaignKey } from "#contracts/rpc/memory";
import { migrate } from "#worker-kit/sqlite-migrations";
import { freshDice } from "./domain/dice/fresh-dice.ts";
import { type PlayRequest, refuse, type Refused } from "./domain/play-request.ts";
import { treeOf } from "./domain/tree.ts";
import { parseCursor } from "./domain/turn-channel.ts";
import type { TurnRecord } from "./domain/turn-record.ts";
import { keepFlag } from "./keep-flag.ts";
import { type Services, servicesOf, tellerOf } from "./services.ts";
import { eventStream } from "./sse.ts";
import { sendNews } from "./news.ts";
import { beginPlay } from "./store/begin-play.ts";
import { Ledger } from "./store/ledger.ts";
import { interruptLostTurns } from "./store/lost-turns.ts";
import { MIGRATIONS } from "./store/migrations.ts";
import { type HeadTarget, moveHead } from "./store/head-moves.ts";
import { tableView } from "./store/table-view.ts";
import { answerFrom, messageFrom, missedOf } from "./store/told-turn.ts";
import { takeBack } from "./store/x-card.ts";
import { type RunningTurn, startTurn } from "./start-turn.ts";

/**
 * One campaign's table: keeps the turn ledger and tells the turns. Named `userId:campaignId`; callers have been let in by api.
 * The turn runs here and not in the request, so that it ends and is stored when the player leaves (design.md §6).
 */
export class GameTable extends DurableObject<ChatEnv> {
  readonly #services: Services;
  #opened: Ledger | null = null;
  #running: RunningTurn | null = null;

  constructor(ctx: DurableObjectState, env: ChatEnv, services: Services = servicesOf(env)) {
    super(ctx, env);
    this.#services = services;
    // A turn that is open when the object wakes was lost with the object's memory.
    const tables = ctx.storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'turns'").toArray();
    if (tables.length > 0) interruptLostTurns(this.#ledger, Date.now());
  }

  /** Tells a turn, or re-attaches to it where the same one was asked for before. */
  async play(request: PlayRequest): Promise<{ ok: true; turnId: string } | Refused> {
    const dice = await freshDice();
    const { source } = tellerOf(this.#services, request);
    const begun = beginPlay(this.#ledger, request, source, this.#running !== null, dice, Date.now());
    if (!begun.ok) return begun;
    if (begun.fresh) this.#start(begun.turn, request);
    return { ok: true, turnId: begun.turn.id };
  }

  /** Tells a turn like `play`, and answers with its events like `stream`: one way instead of two. */
  async playAloud(
    request: PlayRequest,
    lastEventId: string | null,
  ): Promise<{ ok: true; stream: ReadableStream<Uint8Array> | null } | Refused> {
    const played = await this.play(request);
    return played.ok ? { ok: true, stream: await this.stream(played.turnId, lastEventId) } : played;
  }

  /** A turn's events from `Last-Event-ID` on, while it is told or afterwards; null where there is no such turn. */
  async stream(turnId: string, lastEventId: string | null): Promise<ReadableStream<Uint8Array> | null> {
    const cursor = parseCursor(lastEventId);
    if (this.#running?.turnId === turnId) {
      const { channel } = this.#running;
      return eventStream((tell) => channel.listen(cursor, tell));
    }
    const missed = missedOf(this.#ledger.turns, turnId, cursor);
    if (!missed) return null;
    return eventStream((tell) => {
      for (const event of missed) tell(event);
      return () => {};
    });
  }

  /** A turn's answer, awaited where it is still being told. */
  async answer(turnId: string): Promise<TurnAnswer | null> {
    if (this.#running?.turnId === turnId) await this.#running.done;
    return answerFrom(this.#ledger.turns, turnId);
  }

  /** Stops a turn that is being told; what was told stays. Answers the state it is in, or null where there is no such turn. */
  async stop(turnId: string): Promise<TurnState | null> {
    if (this.#running?.turnId === turnId) await this.#halt();
    return this.#ledger.turns.get(turnId)?.state ?? null;
  }

  /** Moves the head: undo, redo, or to any turn. Not while a turn is told: its end belongs to the path it began on. */
  async moveHead(target: HeadTarget): Promise<({ ok: true } & HeadAnswer) | Refused> {
    if (this.#running) return refuse("turn_in_flight", "The game master is still replying");
    const moved = moveHead(this.#ledger, target, Date.now());
    if (moved.ok) await sendNews(this.#ledger, this.ctx.storage, this.#services);
    return moved;
  }

  /** Takes a turn back for good, no questions asked: the one named, or else the one being told, or else the last. */
  async xCard(turnId?: string): Promise<({ ok: true } & HeadAnswer) | Refused> {
    const ledger = this.#ledger;
    const target = turnId ?? this.#running?.turnId ?? ledger.head;
    const isTold = () => this.#running !== null && target !== null && ledger.activePath().includes(target);
    // While one turn was being stopped, another may have begun.
    while (isTold()) await this.#halt();
    const taken = takeBack(ledger, target, Date.now());
    if (taken.ok) await sendNews(ledger, this.ctx.storage, this.#services);
    return taken;
  }

  /** Lets what the guard has flagged stand. */
  async keepFlag(key: CampaignKey, turnId: string, flagId: string): Promise<({ ok: true } & FlagAnswer) | Refused> {
    return keepFlag(this.#ledger, this.#services.memory, key, turnId, flagId);
  }

  async safety(lists?: SafetyLists): Promise<SafetyLists> {
    if (lists) this.#ledger.setSafety(lists);
    return this.#ledger.safety.lists;
  }

  /** Changes a reply by the player's hand; null where there is no such turn, or it is still being told. */
  async editReply(key: CampaignKey, turnId: string, reply: string): Promise<Message | null> {
    const ledger = this.#ledger;
    const turn = ledger.turns.get(turnId);
    if (!turn || turn.state === "open") return null;
    ledger.editReply(turnId, reply, Date.now());
    this.ctx.waitUntil(sendNews(ledger, this.ctx.storage, this.#services));
    return messageFrom(ledger.turns, turnId, key);
  }

  async tree(): Promise<TreeAnswer> {
    const ledger = this.#ledger;
    return treeOf(ledger.turns.all(), ledger.activePath(), ledger.checkpoints.all());
  }

  /** Names a turn, or with null takes its name away; false where there is no such turn. */
  async checkpoint(turnId: string, name: string | null): Promise<boolean> {
    const { turns, checkpoints } = this.#ledger;
    if (!turns.get(turnId)) return false;
    if (name === null) checkpoints.remove(turnId);
    else checkpoints.set(turnId, name, Date.now());
    return true;
  }

  async messages(
    key: CampaignKey,
    page: { before: string | undefined; limit: number },
  ): Promise<MessagesAnswer | null> {
    return this.#ledger.messages(key, page);
  }

  async table(characters: readonly Character[]): Promise<TableAnswer> {
    return tableView(this.#ledger, characters, this.#running?.turnId ?? null);
  }

  async detailLevel(level?: DetailLevel): Promise<DetailLevel> {
    if (level) this.#ledger.setDetailLevel(level);
    return this.#ledger.detailLevel;
  }

  async ledgerPage(afterNumber: number, limit: number): Promise<TurnCompleted[]> {
    return this.#ledger.completed(afterNumber, limit);
  }

  /** Leaves nothing behind. */
  async erase(): Promise<void> {
    await this.#halt();
    this.#opened?.outbox.close();
    this.#opened = null;
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /** Holds the object while a turn is told, and sends the news that has not been heard yet. */
  override async alarm(): Promise<void> {
    if (this.#running) await this.#running.done;
    await sendNews(this.#ledger, this.ctx.storage, this.#services);
  }

  /** The ledger, its tables made at first need: an object that was only asked, or was erased, holds nothing. */
  get #ledger(): Ledger {
    if (!this.#opened) {
      migrate(this.ctx.storage, MIGRATIONS);
      this.#opened = new Ledger(this.ctx.storage);
    }
    return this.#opened;
  }

  #start(turn: TurnRecord, request: PlayRequest): void {
    const { ctx } = this;
    const over = () => (this.#running = null);
    this.#running = startTurn(turn, request, { ctx, ledger: this.#ledger, services: this.#services, over });
  }

  /** Ends the turn being told, if one is; what was told of it stays. */
  async #halt(): Promise<void> {
    this.#running?.abort.abort();
    await this.#running?.done;
  }
}
