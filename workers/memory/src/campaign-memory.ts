import { DurableObject } from "cloudflare:workers";

import type { MemorySearchResult } from "#contracts/entities/memory";
import type { Recalled, TurnState } from "#contracts/play/turn";
import type {
  CorrectRequest,
  DigestStatus,
  HeadMove,
  KnownEntity,
  KnownRequest,
  RecallRequest,
  RememberRequest,
} from "#contracts/rpc/memory";
import { migrate } from "#worker-kit/sqlite-migrations";
import type { EntityLexicon } from "./domain/entity-lexicon.ts";
import type { RecallOptions } from "./domain/gather.ts";
import { recall } from "./domain/recall.ts";
import type { Bindings } from "./env.ts";
import { correct } from "./store/corrections.ts";
import { digestStatus, noteDeadLetter } from "./store/dead-letters.ts";
import { loadLexicon } from "./store/entities.ts";
import { overview } from "./store/overview.ts";
import { sqlRecallStore } from "./store/recall-store.ts";
import { moveHead, remember, type Remembered } from "./store/remember.ts";
import { MIGRATIONS } from "./store/schema.ts";
import { writeState } from "./store/state.ts";
import { known } from "./store/states.ts";
import { answerFrame } from "./ws/answer-frame.ts";
import { attachmentOf, broadcast, open, send } from "./ws/connection.ts";
import { tooLarge } from "./ws/frames.ts";
import { FrameRate } from "./ws/frame-rate.ts";
import type { CampaignPort } from "./ws/request.ts";

/** A player's search may fill the screen, not the browser. */
const SEARCH_BUDGET = 100_000;

/** One campaign's memory, and the connections of those who look at it. Named `userId:campaignId`. */
export class CampaignMemory extends DurableObject<Bindings> {
  readonly #sql = this.ctx.storage.sql;
  readonly #rates = new WeakMap<WebSocket, FrameRate>();
  #lexicon: EntityLexicon | null = null;

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    migrate(ctx.storage, MIGRATIONS);
    // Answered by the runtime: a heartbeat does not wake the object.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  recall(request: RecallRequest): { items: Recalled[] } {
    return { items: this.#recall({ ...request, secrets: true }).items };
  }

  remember(request: RememberRequest): { revision: number; added: number } {
    const { revision, added } = this.#change(
      () => remember(this.#sql, this.#entities(), request),
      request.source.kind === "turn" ? request.source.turnId : null,
    );
    return { revision, added };
  }

  known({ text }: KnownRequest): { entities: KnownEntity[] } {
    return { entities: known(this.#sql, this.#entities(), text) };
  }

  correct(request: CorrectRequest): { revision: number } {
    const { revision } = this.#change(() => correct(this.#sql, this.#entities(), request), request.turnId);
    return { revision };
  }

  moveHead(move: HeadMove): void {
    this.#change(() => moveHead(this.#sql, move), null);
    broadcast(this.ctx.getWebSockets(), { type: "head_moved", headTurnId: move.headTurnId });
  }

  announceTurn({ turnId, state }: { turnId: string; state: TurnState }): void {
    broadcast(
      this.ctx.getWebSockets(),
      state === "open" ? { type: "turn_started", turnId } : { type: "turn_ended", turnId, state },
    );
  }

  overview(): { recentEvents: string[]; totalMemories: number; lastDigestedTurnId: string | null } {
    return overview(this.#sql);
  }

  noteDeadLetter({ turnId, error }: { turnId: string; error: string }): void {
    noteDeadLetter(this.#sql, turnId, error, new Date().toISOString());
  }

  digestStatus(): DigestStatus {
    return digestStatus(this.#sql);
  }

  /** Forgets everything but when: the queue may still hold turns of the time before. */
  async erase(): Promise<void> {
    for (const socket of this.ctx.getWebSockets()) socket.close(1001, "The campaign was deleted");
    await this.ctx.storage.deleteAll();
    this.#lexicon = null;
    migrate(this.ctx.storage, MIGRATIONS);
    writeState(this.#sql, "erased_at", new Date().toISOString());
  }

  /** Takes a connection that the route has checked. */
  override fetch(request: Request): Response {
    const campaignId = new URL(request.url).searchParams.get("campaignId") ?? "";
    const { 0: client, 1: server } = new WebSocketPair();
    this.ctx.acceptWebSocket(server);
    open(server, campaignId);
    return new Response(null, { status: 101, webSocket: client });
  }

  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): void {
    // What was on its way when the connection was closed.
    if (socket.readyState !== WebSocket.OPEN) return;
    if (tooLarge(data)) return socket.close(4413, "Frames may have 64 KB at most");
    if (!this.#rateOf(socket).allows(Date.now())) return socket.close(4429, "Too many frames");
    send(socket, answerFrame(data, this.#port, attachmentOf(socket)));
  }

  readonly #port: CampaignPort = {
    search: (situation, limit) => {
      const { items, matched } = this.#recall({ situation, limit, budget: SEARCH_BUDGET, secrets: false });
      const results = items.map(({ itemId, content, relevance_score, kind, turnId, reason }): MemorySearchResult => ({
        itemId,
        content,
        relevance_score,
        kind,
        turnId,
        reason,
      }));
      return { results, total: matched };
    },
    note: (draft) => {
      const at = new Date().toISOString();
      const request = { source: { kind: "player" }, items: [draft], entities: [], at } as const;
      this.#change(() => remember(this.#sql, this.#entities(), request), null);
    },
  };

  #recall(options: RecallOptions): { items: Recalled[]; matched: number } {
    return recall(sqlRecallStore(this.#sql), this.#entities(), options);
  }

  /** Runs a change in one transaction, and tells every connection where it changed anything. */
  #change(change: () => Remembered, turnId: string | null): Remembered {
    try {
      const outcome = this.ctx.storage.transactionSync(change);
      if (outcome.changed) {
        broadcast(this.ctx.getWebSockets(), { type: "memory_changed", revision: outcome.revision, turnId });
      }
      return outcome;
    } catch (error) {
      // What was rolled back may have left names in it.
      this.#lexicon = null;
      throw error;
    }
  }

  #entities(): EntityLexicon {
    return (this.#lexicon ??= loadLexicon(this.#sql));
  }

  #rateOf(socket: WebSocket): FrameRate {
    const rate = this.#rates.get(socket) ?? new FrameRate();
    this.#rates.set(socket, rate);
    return rate;
  }
}
