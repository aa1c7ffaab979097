import { DurableObject } from "cloudflare:workers";

import type { Character } from "#contracts/entities/character";
import type { MessagesAnswer, TableAnswer } from "#contracts/http/chat";
import type { DetailLevel } from "#contracts/options";
import type { FlagAnswer, SafetyLists } from "#contracts/http/safety";
import type { HeadAnswer, TreeAnswer } from "#contracts/http/ledger";
import type { Message, TurnAnswer, TurnState } from "#contracts/play/turn";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { CampaignKey } from "#contracts/rpc/memory";
import { describe, log } from "#worker-kit/logger";
import { migrate } from "#worker-kit/sqlite-migrations";
import { askAhead } from "./ask-memory.ts";
import { createChanges } from "./change-told.ts";
import { freshDice } from "./domain/dice/fresh-dice.ts";
import { type PlayRequest, refuse, type Refused } from "./domain/play-request.ts";
import { treeOf } from "./domain/tree.ts";
import { parseCursor } from "./domain/turn-channel.ts";
import { letIn } from "./let-in.ts";
import { type Services, servicesOf, tellerOf } from "./services.ts";
import { eventStream, replay } from "./sse.ts";
import { sendNews } from "./news.ts";
import { beginPlay } from "./store/begin-play.ts";
import { Ledger } from "./store/ledger.ts";
import { endLostTurns } from "./store/lost-turns.ts";
import { MIGRATIONS } from "./store/migrations.ts";
import { type HeadTarget, moveHead } from "./store/head-moves.ts";
import { tableView } from "./store/table-view.ts";
import { answerFrom, missedOf } from "./store/told-turn.ts";
import { takeBack } from "./store/x-card.ts";
import { type RunningTurn, startTurn } from "./start-turn.ts";
import { clearStaleImport } from "./transfer/clear-stale-import.ts";
import { TableTransfer } from "./transfer/table-transfer.ts";

/** An alarm that failed rings again after so long. Milliseconds. */
const ALARM_AGAIN_MS = 60_000;

/**
 * One campaign's table: keeps the turn ledger and tells the turns. Named `userId:campaignId`. Who may have a turn told it asks api
 * itself. The turn runs here and not in the request, so that it ends and is stored when the player leaves (design.md §6).
 */
export class GameTable extends DurableObject<ChatEnv> {
  readonly #services: Services;
  #opened: Ledger | null = null;
  #running: RunningTurn | null = null;

  constructor(ctx: DurableObjectState, env: ChatEnv, services: Services = servicesOf(env)) {
    super(ctx, env);
    this.#services = services;
    // A turn that is open when the object wakes was lost with the object's memory.
    const standing = this.#standing;
    if (standing) endLostTurns(standing);
    // The platform may have given up on the alarm that was to send what others have not heard.
    const due = standing?.outbox.nextDue() ?? null;
    if (due !== null) ctx.waitUntil(this.#wakeAt(due));
  }

  /** Tells a turn, or re-attaches to it where the same one was asked for before. Who is not let in leaves nothing behind. */
  async play(request: PlayRequest): Promise<{ ok: true; turnId: string } | Refused> {
    const services = this.#services;
    const { source } = tellerOf(services, request);
    const asked = letIn(services.api, request, source);
    const standing = this.#running ? null : this.#standing;
    const ahead = standing && askAhead(request, standing, services);
    const [entry, dice] = await Promise.all([asked, freshDice()]);
    if (!entry.ok) return entry;
    const begun = beginPlay(this.#settled, request, source, this.#running !== null, dice, Date.now());
    if (!begun.ok) return begun;
    if (begun.fresh) {
      const table = { ctx: this.ctx, ledger: this.#ledger, services, over: () => (this.#running = null) };
      this.#running = startTurn(begun.turn, { ...request, ...entry }, ahead, table);
    }
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
    const missed = missedOf(this.#settled.turns, turnId, cursor);
    return missed && replay(missed);
  }

  /** A turn's answer, awaited where it is still being told. */
  async answer(turnId: string): Promise<TurnAnswer | null> {
    if (this.#running?.turnId === turnId) await this.#running.done;
    return answerFrom(this.#settled.turns, turnId);
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
    return this.#changes.keep(key, turnId, flagId);
  }

  async safety(lists?: SafetyLists): Promise<SafetyLists> {
    if (lists) this.#ledger.setSafety(lists);
    return this.#ledger.safety.lists;
  }

  async editReply(
    key: CampaignKey,
    turnId: string,
    reply: string,
    was?: string,
  ): Promise<{ ok: true; message: Message } | Refused> {
    return this.#changes.reply(key, turnId, reply, was);
  }

  async tree(): Promise<TreeAnswer> {
    return treeOf(this.#ledger.turns.all(), this.#ledger.activePath());
  }

  async checkpoint(key: CampaignKey, turnId: string, name: string | null): Promise<boolean> {
    return this.#changes.name(key, turnId, name);
  }

  async messages(
    key: CampaignKey,
    page: { before: string | undefined; limit: number },
  ): Promise<MessagesAnswer | null> {
    return this.#ledger.messages(key, page);
  }

  async table(characters: readonly Character[]): Promise<TableAnswer> {
    return tableView(this.#settled, characters, this.#running?.turnId ?? null);
  }

  async detailLevel(level?: DetailLevel): Promise<DetailLevel> {
    if (level) this.#ledger.setDetailLevel(level);
    return this.#ledger.detailLevel;
  }

  async ledgerPage(afterNumber: number, limit: number): Promise<TurnCompleted[]> {
    return this.#ledger.completed(afterNumber, limit);
  }

  /** Taking the campaign out, or bringing one in. One round trip: `table.transfer().page(cursor)`. */
  transfer(): TableTransfer {
    return new TableTransfer({
      ctx: this.ctx,
      services: this.#services,
      standing: this.#standing,
      ledger: () => this.#ledger,
      erase: () => this.erase(),
    });
  }

  /** Leaves nothing behind. */
  async erase(): Promise<void> {
    await this.#halt();
    this.#opened?.outbox.close();
    this.#opened = null;
    await this.ctx.storage.deleteAlarm();
    await this.ctx.storage.deleteAll();
  }

  /**
   * Holds the object while a turn is told, and sends the news that has not been heard yet. Never throws where it can set another
   * alarm: the platform gives up on one that fails seven times.
   */
  override async alarm(): Promise<void> {
    if (this.#running) await this.#running.done;
    try {
      const ledger = this.#settled;
      if (await clearStaleImport(this.ctx.storage, this.#services.memory)) await this.erase();
      else await sendNews(ledger, this.ctx.storage, this.#services);
    } catch (error) {
      log("error", "alarm.failed", describe(error));
      await this.ctx.storage.setAlarm(Date.now() + ALARM_AGAIN_MS);
    }
  }

  async #wakeAt(due: number): Promise<void> {
    await this.ctx.storage.setAlarm(due).catch((error: unknown) => log("error", "alarm.unset", describe(error)));
  }

  /** The ledger where there is one already: looking for it makes none. */
  get #standing(): Ledger | null {
    const made = this.ctx.storage.sql.exec("SELECT 1 FROM sqlite_master WHERE name = 'turns'").toArray();
    return made.length > 0 ? this.#ledger : null;
  }

  /** The ledger, its tables made at first need: an object that was only asked, or was erased, holds nothing. */
  get #ledger(): Ledger {
    if (!this.#opened) {
      migrate(this.ctx.storage, MIGRATIONS);
      this.#opened = new Ledger(this.ctx.storage);
    }
    return this.#opened;
  }

  /** The ledger without a turn that is open though nobody tells it: one may be, where storage was full at its end. */
  get #settled(): Ledger {
    if (!this.#running) endLostTurns(this.#ledger);
    return this.#ledger;
  }

  get #changes() {
    return createChanges({ ctx: this.ctx, ledger: this.#ledger, services: this.#services });
  }

  /** Ends the turn being told, if one is; what was told of it stays. */
  async #halt(): Promise<void> {
    this.#running?.abort.abort();
    await this.#running?.done;
  }
}
