import { DurableObject } from "cloudflare:workers";

import type { Character } from "#contracts/entities/character";
import type { MessagesAnswer, TableAnswer } from "#contracts/http/chat";
import type { DetailLevel } from "#contracts/options";
import type { SafetyLists } from "#contracts/http/safety";
import type { HeadAnswer, StoryAnswer, TreeAnswer } from "#contracts/http/ledger";
import type { TurnAnswer, TurnState } from "#contracts/play/turn";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { ParkedNews } from "#contracts/rpc/chat";
import type { CampaignKey } from "#contracts/rpc/memory";
import type { PlayerStoryEvent } from "#contracts/story/events";
import type { LateStory } from "#contracts/story/late";
import { describe, log } from "#worker-kit/logger";
import { type SchemaState, SchemaRefusal } from "#worker-kit/sqlite-migrations";
import { askAhead } from "./ask-memory.ts";
import { freshDice } from "./domain/dice/fresh-dice.ts";
import { type AskedPlay, refuse, type Refused } from "./domain/play-request.ts";
import { answerSelfHarm } from "./domain/safety/self-harm-turn.ts";
import { treeOf } from "./domain/tree.ts";
import { parseCursor } from "./domain/turn-channel.ts";
import { withToggles } from "./domain/turn-toggles.ts";
import { letIn } from "./let-in.ts";
import { type Services, servicesOf, tellerOf } from "./services.ts";
import { eventStream, replay } from "./sse.ts";
import { resumeNews, sendNews } from "./news.ts";
import { beginPlay } from "./store/begin-play.ts";
import { type HeadTarget, moveHead } from "./store/head-moves.ts";
import { TableLedger } from "./store/table-ledger.ts";
import { tableView } from "./store/table-view.ts";
import { answerFrom, missedOf } from "./store/told-turn.ts";
import { takeBack } from "./store/x-card.ts";
import { type RunningTurn, startTurn } from "./start-turn.ts";
import { TableChanges } from "./table-changes.ts";
import { clearStaleImport } from "./transfer/clear-stale-import.ts";
import { TableTransfer } from "./transfer/table-transfer.ts";

/** An alarm that failed rings again after so long. Milliseconds. */
const ALARM_AGAIN_MS = 60_000;
/** And where the table waits for a newer version to be deployed again. Milliseconds. */
const NEWER_VERSION_AGAIN_MS = 3_600_000;

/**
 * One campaign's table: keeps the turn ledger and tells the turns. Named `userId:campaignId`. Who may have a turn told it asks api
 * itself. The turn runs here and not in the request, so that it ends and is stored when the player leaves (design.md §6).
 */
export class GameTable extends DurableObject<ChatEnv> {
  readonly #services: Services;
  readonly #ledger: TableLedger;
  #running: RunningTurn | null = null;
  /** How often the table was erased: a turn that was asked for before does not begin after it. */
  #erasures = 0;

  constructor(ctx: DurableObjectState, env: ChatEnv, services: Services = servicesOf(env)) {
    super(ctx, env);
    this.#services = services;
    this.#ledger = new TableLedger(ctx.storage, () => this.#running !== null);
    try {
      // A turn that is open when the object wakes was lost with the object's memory.
      if (this.#ledger.standing) resumeNews(this.#ledger.settled, ctx);
    } catch (error) {
      // A table of a newer version: each call that needs the ledger refuses by itself, and erasing works all the same.
      if (!(error instanceof SchemaRefusal)) throw error;
    }
  }

  /** Tells a turn, or re-attaches to it where the same one was asked for before. Who is not let in leaves nothing behind. */
  async play(asked: AskedPlay): Promise<{ ok: true; turnId: string } | Refused> {
    const services = this.#services;
    const erasures = this.#erasures;
    const { standing } = this.#ledger;
    const whole = withToggles(asked, standing?.head ?? null, standing?.turns ?? null);
    const request = answerSelfHarm(whole, standing?.owner?.characterNames ?? []);
    const { source } = tellerOf(services, request);
    const entering = letIn(services.api, request, source);
    const recall = () => (standing && !this.#running ? askAhead(request, source, standing, services) : null);
    // Where recall asks a model it waits for api's answer: no model is asked for a session that was not checked.
    const beside = services.recallAsksModel ? null : recall();
    const [entry, dice] = await Promise.all([entering, freshDice()]);
    if (!entry.ok) return entry;
    if (this.#erasures !== erasures) return refuse("not_found", "Campaign not found");
    const ahead = services.recallAsksModel ? recall() : beside;
    const begun = beginPlay(this.#ledger.settled, request, source, this.#running !== null, dice, Date.now());
    if (!begun.ok) return begun;
    if (begun.fresh) {
      const table = { ctx: this.ctx, ledger: this.#ledger.open, services, over: () => (this.#running = null) };
      this.#running = startTurn(begun.turn, { ...request, ...entry }, ahead, table);
    }
    return { ok: true, turnId: begun.turn.id };
  }

  /** Tells a turn like `play`, and answers with its events like `stream`: one way instead of two. */
  async playAloud(
    request: AskedPlay,
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
    const missed = missedOf(this.#ledger.settled.turns, turnId, cursor);
    return missed && replay(missed);
  }

  /** A turn's answer, awaited where it is still being told. */
  async answer(turnId: string): Promise<TurnAnswer | null> {
    if (this.#running?.turnId === turnId) await this.#running.done;
    return answerFrom(this.#ledger.settled.turns, turnId);
  }

  /** Whether a turn is under way. */
  isPlaying(): boolean {
    return this.#running !== null;
  }

  /** Stops a turn that is being told; what was told stays. Answers the state it is in, or null where there is no such turn. */
  async stop(turnId: string): Promise<TurnState | null> {
    if (this.#running?.turnId === turnId) await this.#halt();
    return this.#ledger.open.turns.get(turnId)?.state ?? null;
  }

  /** Moves the head: undo, redo, or to any turn. Not while a turn is told: its end belongs to the path it began on. */
  async moveHead(target: HeadTarget): Promise<({ ok: true } & HeadAnswer) | Refused> {
    if (this.#running) return refuse("turn_in_flight", "The game master is still replying");
    const moved = moveHead(this.#ledger.open, target, Date.now());
    if (moved.ok) await sendNews(this.#ledger.open, this.ctx.storage, this.#services);
    return moved;
  }

  /** Takes a turn back for good, no questions asked: the one named, or else the one being told, or else the last. */
  async xCard(turnId?: string): Promise<({ ok: true } & HeadAnswer) | Refused> {
    const ledger = this.#ledger.open;
    const target = turnId ?? this.#running?.turnId ?? ledger.head;
    const isTold = () => this.#running !== null && target !== null && ledger.activePath().includes(target);
    // While one turn was being stopped, another may have begun.
    while (isTold()) await this.#halt();
    const taken = takeBack(ledger, target, Date.now());
    if (taken.ok) await sendNews(ledger, this.ctx.storage, this.#services);
    return taken;
  }

  async safety(lists?: SafetyLists): Promise<SafetyLists> {
    if (lists) this.#ledger.open.setSafety(lists);
    return this.#ledger.open.safety.lists;
  }

  async tree(): Promise<TreeAnswer> {
    return treeOf(this.#ledger.open.turns.all(), this.#ledger.open.activePath());
  }

  async messages(
    key: CampaignKey,
    page: { before: string | undefined; limit: number },
  ): Promise<MessagesAnswer | null> {
    return this.#ledger.open.messages(key, page);
  }

  async table(characters: readonly Character[]): Promise<TableAnswer> {
    return tableView(this.#ledger.settled, characters, this.#running?.turnId ?? null);
  }

  async detailLevel(level?: DetailLevel): Promise<DetailLevel> {
    if (level) this.#ledger.open.setDetailLevel(level);
    return this.#ledger.open.detailLevel;
  }

  async authorsNote(note?: string): Promise<string> {
    if (note !== undefined) this.#ledger.open.setAuthorsNote(note);
    return this.#ledger.open.authorsNote;
  }

  async ledgerPage(afterNumber: number, limit: number): Promise<TurnCompleted[]> {
    return this.#ledger.open.completed(afterNumber, limit);
  }

  async parkedNews(): Promise<ParkedNews[]> {
    return this.#ledger.standing?.outbox.parked() ?? [];
  }

  async sendParkedNews(): Promise<void> {
    const ledger = this.#ledger.standing;
    if (!ledger || ledger.outbox.parked().length === 0) return;
    ledger.outbox.unpark(Date.now());
    this.ctx.waitUntil(sendNews(ledger, this.ctx.storage, this.#services));
  }

  /** Takes what the chronicler read out of a turn. Makes no table where there is none, or none any more. */
  async addLateStory(key: CampaignKey, late: LateStory): Promise<void> {
    if (this.#ledger.standing) this.changes().lateStory(key, late);
  }

  /** Changes the story by the player's hand, with the turn at the head. Not while a turn is told: it began on the story as it was. */
  async changeStory(
    key: CampaignKey,
    events: readonly PlayerStoryEvent[],
  ): Promise<({ ok: true } & StoryAnswer) | Refused> {
    if (this.#running) return refuse("turn_in_flight", "The game master is still replying");
    return this.changes().story(key, events);
  }

  /** Changing what was told. One round trip: `table.changes().reply(…)`. */
  changes(): TableChanges {
    return new TableChanges({ ctx: this.ctx, ledger: this.#ledger.open, services: this.#services });
  }

  /** Taking the campaign out, or bringing one in. One round trip: `table.transfer().page(cursor)`. */
  transfer(): TableTransfer {
    return new TableTransfer({
      ctx: this.ctx,
      services: this.#services,
      standing: this.#ledger.standing,
      ledger: () => this.#ledger.open,
      erase: () => this.erase(),
    });
  }

  /** How the table stands to the migrations that this version knows. Makes a ledger where there is none. */
  async schema(): Promise<SchemaState> {
    return this.#ledger.schema();
  }

  /** Leaves nothing behind. */
  async erase(): Promise<void> {
    this.#erasures += 1;
    await this.#halt();
    await this.#ledger.erase();
  }

  /**
   * Holds the object while a turn is told, and sends the news that has not been heard yet. Never throws where it can set another
   * alarm: the platform gives up on one that fails seven times.
   */
  override async alarm(): Promise<void> {
    if (this.#running) await this.#running.done;
    try {
      const ledger = this.#ledger.settled;
      if (await clearStaleImport(this.ctx.storage, this.#services.memory)) await this.erase();
      else await sendNews(ledger, this.ctx.storage, this.#services);
    } catch (error) {
      log("error", "alarm.failed", describe(error));
      const again = error instanceof SchemaRefusal ? NEWER_VERSION_AGAIN_MS : ALARM_AGAIN_MS;
      await this.ctx.storage.setAlarm(Date.now() + again);
    }
  }

  /** Ends the turn being told, if one is; what was told of it stays. */
  async #halt(): Promise<void> {
    this.#running?.abort.abort();
    await this.#running?.done;
  }
}
