import { DurableObject } from "cloudflare:workers";

import { MESSAGES } from "#contracts/errors";
import type { MessagesAnswer, SearchStoryAnswer, TableAnswer } from "#contracts/http/chat";
import type { EveningAnswer, InspectionAnswer } from "#contracts/http/inspection";
import type { DetailLevel } from "#contracts/options";
import type { SafetyLists } from "#contracts/http/safety";
import type { HeadAnswer, StoryAnswer, TreeAnswer } from "#contracts/http/ledger";
import type { Scene } from "#contracts/play/scene";
import type { TurnAnswer, TurnSource, TurnState } from "#contracts/play/turn";
import type { TurnCompleted } from "#contracts/queue/messages";
import type { ParkedMessage } from "#contracts/rpc/chat";
import type { CampaignKey } from "#contracts/rpc/memory";
import type { PlayerStoryEvent } from "#contracts/story/events";
import type { LateStory } from "#contracts/story/late";
import { describe, log } from "#worker-kit/logging";
import { type SchemaState, SchemaRefusal } from "#worker-kit/sqlite";
import { type EarlyRecall, recallEarly } from "./turn/turn-recall.ts";
import { freshDice } from "./domain/dice/fresh-dice.ts";
import type { DiceSeed } from "./domain/new-turn.ts";
import type { AuthorizedPlay, PlayRequestInput } from "./domain/play-request.ts";
import { refuse, type Refused } from "./domain/refusal.ts";
import { answerSelfHarm } from "./domain/safety/self-harm-turn.ts";
import { treeOf } from "./domain/tree.ts";
import { parseCursor } from "./domain/turn-channel.ts";
import { withToggles } from "./domain/turn-toggles.ts";
import { settleAct } from "./turn/settle-act.ts";
import { authorizeTurn } from "./turn/authorize-turn.ts";
import { campaignAdventure } from "./turn/campaign-adventure.ts";
import { hasRulesData, haveRulesData } from "./rules-data.ts";
import { assumedSource } from "./turn/assumed-source.ts";
import { inspectTurn } from "./turn/inspect-turn.ts";
import { previewTurn } from "./turn/preview-turn.ts";
import { settleTurn } from "./turn/settle-turn.ts";
import { type Services, servicesOf, narratorFor } from "./services.ts";
import { eventStream, replay } from "./turn/event-stream.ts";
import { announceTurn } from "./outbox/announce-turn.ts";
import { sendChangedParty } from "./outbox/send-changed-party.ts";
import { resumeOutbox, sendOutbox } from "./outbox/send-outbox.ts";
import { eveningUsage } from "./store/evening-usage.ts";
import { resolveTurn } from "./store/resolve-turn.ts";
import { type HeadTarget, moveHead } from "./store/head-moves.ts";
import { TableLedger } from "./store/table-ledger.ts";
import { tableView } from "./store/table-view.ts";
import { turnAnswer, missedEvents } from "./store/read-turn.ts";
import { searchTurns } from "./store/search-turns.ts";
import { retractTurn } from "./store/x-card.ts";
import { ReaderSessions } from "./turn/reader-sessions.ts";
import { type RunningTurn, startTurn } from "./turn/start-turn.ts";
import { enterSheetAction, type SheetEntry } from "./edits/sheet-entry.ts";
import { TableEdits } from "./edits/table-edits.ts";
import { clearStaleImport } from "./transfer/clear-stale-import.ts";
import { TableTransfer } from "./transfer/table-transfer.ts";

/** How long after a failed alarm the next one is set. Milliseconds. */
const ALARM_AGAIN_MS = 60_000;
/** The same if the stored schema is newer than this version. Milliseconds. */
const NEWER_VERSION_AGAIN_MS = 3_600_000;

/**
 * The table: the Durable Object of one campaign, which holds the turn ledger and runs the turns. Its name is `userId:campaignId`. It asks
 * api itself whether the caller may play. A turn runs here and not in the request, so that it ends and is stored even if the player
 * leaves.
 */
export class GameTable extends DurableObject<ChatEnv> {
  readonly #services: Services;
  readonly #ledger: TableLedger;
  readonly #readers = new ReaderSessions();
  #running: RunningTurn | null = null;
  /** The number of erasures. A turn that was requested before an erasure does not start after it. */
  #erasures = 0;

  constructor(ctx: DurableObjectState, env: ChatEnv, services: Services = servicesOf(env)) {
    super(ctx, env);
    this.#services = services;
    this.#ledger = new TableLedger(ctx.storage, () => this.#running !== null);
    // Every call may need a sheet, and a sheet may need a creature, a spell or a thing of the tables. Without them the story can still be read.
    if (!hasRulesData()) void ctx.blockConcurrencyWhile(() => haveRulesData(env.ASSETS));
    try {
      // A turn that is open when the object starts was lost when the previous object died.
      if (this.#ledger.ifExists()) resumeOutbox(this.#ledger.recovered(), ctx);
    } catch (error) {
      // A newer version wrote this table. Calls that need the ledger are refused one by one; erasing still works.
      if (!(error instanceof SchemaRefusal)) throw error;
    }
  }

  /** Authorizes, resolves and starts a turn. If a turn with this id exists, it is found instead. A refused request writes nothing. */
  async play(input: PlayRequestInput): Promise<{ ok: true; turnId: string } | Refused> {
    const services = this.#services;
    const erasures = this.#erasures;
    const existing = this.#ledger.ifExists();
    const complete = withToggles(input, existing?.head ?? null, existing?.turns ?? null);
    const request = answerSelfHarm(complete, existing?.owner?.characterNames ?? []);
    const authorizing = authorizeTurn(services.api, request, request.narrator === "configured" ? "turn" : null);
    const assumed = assumedSource(services, request, existing);
    const recall = (source = assumed) =>
      existing && !this.#running ? recallEarly(request, source, existing, services) : null;
    // If recall uses an embedding model, it waits for authorization, so that no model is asked for an unchecked session.
    const early = services.recallAsksModel ? null : recall();
    const [authorized, dice] = await Promise.all([authorizing, freshDice()]);
    if (!authorized.ok) return authorized;
    const { source } = narratorFor(services, { ...request, ...authorized });
    const began = await this.#begin({ ...request, ...authorized }, source, dice, erasures, () =>
      services.recallAsksModel ? recall(source) : early,
    );
    // Tokens that were reserved for a turn that does not begin are free again.
    if (!began.ok || !began.fresh) this.ctx.waitUntil(settleTurn(services.api, { ...request, ...authorized }, null));
    return began.ok ? { ok: true, turnId: began.turnId } : began;
  }

  /** Begins an authorized turn, or finds the one that was begun before. */
  async #begin(
    request: Omit<AuthorizedPlay, "adventure">,
    source: TurnSource,
    dice: DiceSeed,
    erasures: number,
    recalled: () => EarlyRecall | null,
  ): Promise<{ ok: true; turnId: string; fresh: boolean } | Refused> {
    const services = this.#services;
    const { characters, campaign } = request.scene;
    const adventure = await campaignAdventure(services.adventures, campaign, source);
    if (!(await haveRulesData(this.env.ASSETS))) return refuse("unavailable", MESSAGES.unavailable);
    if (this.#erasures !== erasures) return refuse("not_found", "Campaign not found");
    const ahead = recalled();
    const resolved = resolveTurn(this.#ledger.recovered(), request, source, this.#running !== null, dice, Date.now());
    if (!resolved.ok) return resolved;
    if (resolved.fresh) {
      // A turn that exists already is returned even if its adventure cannot be read now.
      if (!adventure.ok) return adventure;
      const settled = settleAct(this.#ledger.open(), resolved.turn, characters, source === "table");
      if (!settled.ok) return settled;
      const table = { ctx: this.ctx, ledger: this.#ledger.open(), services, onEnded: () => (this.#running = null) };
      this.#running = startTurn(settled.turn, { ...request, ...adventure }, ahead, table);
    }
    return { ok: true, turnId: resolved.turn.id, fresh: resolved.fresh };
  }

  /** Calls `play` and `stream` in one round trip. */
  async playAndStream(
    request: PlayRequestInput,
    lastEventId: string | null,
  ): Promise<{ ok: true; stream: ReadableStream<Uint8Array> | null } | Refused> {
    const played = await this.play(request);
    return played.ok ? { ok: true, stream: await this.stream(played.turnId, lastEventId, request.caller.sid) } : played;
  }

  /** A turn's events after `Last-Event-ID`, for a running or a finished turn. Null if there is no such turn. */
  async stream(turnId: string, lastEventId: string | null, sid: string): Promise<ReadableStream<Uint8Array> | null> {
    const cursor = parseCursor(lastEventId);
    if (this.#running?.turnId === turnId) {
      const { channel } = this.#running;
      return eventStream((emit) => channel.subscribe(cursor, emit), this.#readers.endOf(sid));
    }
    const missed = missedEvents(this.#ledger.recovered().turns, turnId, cursor);
    return missed && replay(missed);
  }

  /** Closes the streams that these sessions read. The turn goes on. */
  signedOut(sids: readonly string[]): void {
    this.#readers.end(sids);
  }

  /** A turn's response. If the turn is running, this waits for its end. */
  async answer(turnId: string): Promise<TurnAnswer | null> {
    if (this.#running?.turnId === turnId) await this.#running.done;
    return turnAnswer(this.#ledger.recovered().turns, turnId);
  }

  /** Whether a turn is running. */
  isPlaying(): boolean {
    return this.#running !== null;
  }

  /** Stops a running turn. Its text so far is kept. Returns the turn's state, or null if there is no such turn. */
  async stop(turnId: string): Promise<TurnState | null> {
    if (this.#running?.turnId === turnId) await this.#stopRunning();
    return this.#ledger.open().turns.get(turnId)?.state ?? null;
  }

  /** Moves the head: undo, redo, or to any turn. Refused while a turn runs, because the turn must end on the path on which it began. */
  async moveHead(target: HeadTarget): Promise<({ ok: true } & HeadAnswer) | Refused> {
    if (this.#running) return refuse("turn_in_flight", MESSAGES.stillReplying);
    const moved = moveHead(this.#ledger.open(), target, Date.now());
    if (moved.ok) await sendOutbox(this.#ledger.open(), this.ctx.storage, this.#services);
    return moved;
  }

  /** Retracts a turn for good: the named one, else the running one, else the last one. */
  async xCard(turnId?: string): Promise<({ ok: true } & HeadAnswer) | Refused> {
    const ledger = this.#ledger.open();
    const target = turnId ?? this.#running?.turnId ?? ledger.head;
    const isRunningOnPath = () => this.#running !== null && target !== null && ledger.activePath().includes(target);
    // Another turn may have started while this one was being stopped.
    while (isRunningOnPath()) await this.#stopRunning();
    const retracted = retractTurn(ledger, target, Date.now());
    if (retracted.ok) await sendOutbox(ledger, this.ctx.storage, this.#services);
    return retracted;
  }

  /** Does the player's bookkeeping with a sheet. Refused while a turn runs, because that turn began with the old sheet. */
  async actOnSheet(entry: SheetEntry): Promise<{ ok: true; answer: TurnAnswer } | Refused> {
    if (!(await haveRulesData(this.env.ASSETS))) return refuse("unavailable", MESSAGES.unavailable);
    const dice = await freshDice();
    const known = this.#ledger.ifExists()?.turns.get(entry.turnId);
    if (this.#running && !known) return refuse("turn_in_flight", MESSAGES.stillReplying);
    const ledger = this.#ledger.recovered();
    const entered = enterSheetAction(ledger, this.ctx.storage, entry, dice, Date.now());
    if (!entered.ok) return entered;
    const answer = turnAnswer(ledger.turns, entered.turnId);
    if (!answer) return refuse("not_found", MESSAGES.notFound);
    if (entered.fresh) {
      const { campaign } = entry.scene;
      const key = { userId: campaign.userId, campaignId: campaign.id };
      this.ctx.waitUntil(announceTurn(this.#services.memory, key, entry.turnId, answer.state));
      const sent = sendOutbox(ledger, this.ctx.storage, this.#services);
      this.ctx.waitUntil(sent);
      // The page on which the player corrected a sheet shows api's copy next.
      if (entry.action.type === "correct") await sent;
    }
    return { ok: true, answer };
  }

  /** What a model was sent for a turn. Null if there is no such turn. */
  async inspection(turnId: string, open: boolean): Promise<InspectionAnswer | null> {
    const ledger = this.#ledger.ifExists();
    return ledger && inspectTurn(ledger, turnId, open);
  }

  /** What models have used since the last long pause. */
  async evening(): Promise<EveningAnswer> {
    const hasTurns = this.#ledger.ifExists() !== null;
    return hasTurns ? eveningUsage(this.ctx.storage.sql, Date.now()) : { turns: 0, since: null, models: [] };
  }

  /** What would be sent for these words now. Asks no model and writes nothing. */
  async preview(input: PlayRequestInput, open: boolean): Promise<{ ok: true; answer: InspectionAnswer } | Refused> {
    const existing = this.#ledger.ifExists();
    const complete = withToggles(input, existing?.head ?? null, existing?.turns ?? null);
    const request = answerSelfHarm(complete, existing?.owner?.characterNames ?? []);
    const authorized = await authorizeTurn(this.#services.api, request, "preview");
    if (!authorized.ok) return authorized;
    const ledger = this.#ledger.ifExists();
    if (!ledger) return refuse("conflict", "The story has not begun yet");
    if (this.#running) return refuse("turn_in_flight", MESSAGES.stillReplying);
    return { ok: true, answer: await previewTurn({ ...request, ...authorized }, open, ledger, this.#services) };
  }

  async safety(lists?: SafetyLists): Promise<SafetyLists> {
    if (lists) this.#ledger.open().setSafety(lists);
    return this.#ledger.open().safety.lists;
  }

  async tree(from = 0): Promise<TreeAnswer> {
    return treeOf(this.#ledger.open().turns.all(), this.#ledger.open().activePath(), from);
  }

  async messages(
    key: CampaignKey,
    page: { before: string | undefined; limit: number },
  ): Promise<MessagesAnswer | null> {
    return this.#ledger.open().messages(key, page);
  }

  async search(words: string): Promise<SearchStoryAnswer> {
    return searchTurns(this.ctx.storage.sql, this.#ledger.open().activePath(), words);
  }

  async table(scene: Pick<Scene, "characters" | "campaign">): Promise<{ ok: true; answer: TableAnswer } | Refused> {
    if (!(await haveRulesData(this.env.ASSETS))) return refuse("unavailable", MESSAGES.unavailable);
    const ledger = this.#ledger.recovered();
    await sendChangedParty(ledger, scene, this.ctx, this.#services);
    return { ok: true, answer: tableView(ledger, scene, this.#running?.turnId ?? null) };
  }

  async detailLevel(level?: DetailLevel): Promise<DetailLevel> {
    if (level) this.#ledger.open().setDetailLevel(level);
    return this.#ledger.open().detailLevel;
  }

  async authorsNote(note?: string): Promise<string> {
    if (note !== undefined) this.#ledger.open().setAuthorsNote(note);
    return this.#ledger.open().authorsNote;
  }

  async ledgerPage(afterNumber: number, limit: number): Promise<TurnCompleted[]> {
    return this.#ledger.open().completed(afterNumber, limit);
  }

  async parkedOutbox(): Promise<ParkedMessage[]> {
    return this.#ledger.ifExists()?.outbox.parked() ?? [];
  }

  async sendParkedOutbox(): Promise<void> {
    const ledger = this.#ledger.ifExists();
    if (!ledger || ledger.outbox.parked().length === 0) return;
    ledger.outbox.unpark(Date.now());
    this.ctx.waitUntil(sendOutbox(ledger, this.ctx.storage, this.#services));
  }

  /** Stores the story events that the chronicler found in a turn. Does not create a ledger if there is none. */
  async addLateStory(key: CampaignKey, late: LateStory): Promise<void> {
    if (this.#ledger.ifExists()) this.edits().lateStory(key, late);
  }

  /** Applies the player's changes to the story at the head. Refused while a turn runs, because that turn began with the old story. */
  async changeStory(
    key: CampaignKey,
    events: readonly PlayerStoryEvent[],
  ): Promise<({ ok: true } & StoryAnswer) | Refused> {
    if (this.#running) return refuse("turn_in_flight", MESSAGES.stillReplying);
    return this.edits().story(key, events);
  }

  /** Edits of finished turns. The caller needs only one round trip: `table.edits().reply(…)`. */
  edits(): TableEdits {
    return new TableEdits({ ctx: this.ctx, ledger: this.#ledger.open(), services: this.#services });
  }

  /** Export and import. The caller needs only one round trip: `table.transfer().page(cursor)`. */
  transfer(): TableTransfer {
    return new TableTransfer({
      ctx: this.ctx,
      services: this.#services,
      existing: this.#ledger.ifExists(),
      ledger: () => this.#ledger.open(),
      erase: () => this.erase(),
    });
  }

  /** The newest migration that this version knows, and the newest that was applied. Creates a ledger if there is none. */
  async schema(): Promise<SchemaState> {
    return this.#ledger.schema();
  }

  /** Erases everything. */
  async erase(): Promise<void> {
    this.#erasures += 1;
    await this.#stopRunning();
    await this.#ledger.erase();
  }

  /**
   * Keeps the object alive while a turn runs, then sends the outbox. It throws only if it cannot set another alarm, because the platform
   * gives up on an alarm that fails seven times.
   */
  override async alarm(): Promise<void> {
    if (this.#running) await this.#running.done;
    try {
      const ledger = this.#ledger.recovered();
      if (await clearStaleImport(this.ctx.storage, this.#services)) await this.erase();
      else await sendOutbox(ledger, this.ctx.storage, this.#services);
    } catch (error) {
      log("error", "alarm.failed", describe(error));
      const again = error instanceof SchemaRefusal ? NEWER_VERSION_AGAIN_MS : ALARM_AGAIN_MS;
      await this.ctx.storage.setAlarm(Date.now() + again);
    }
  }

  /** Stops the running turn, if there is one. Its text so far is kept. */
  async #stopRunning(): Promise<void> {
    this.#running?.abort.abort();
    await this.#running?.done;
  }
}
