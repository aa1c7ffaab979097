import { DurableObject, type RpcTarget } from "cloudflare:workers";

import type { MemoryDraft } from "#contracts/memory/items";
import type { Recalled, TurnState } from "#contracts/play/turn";
import type {
  ConsolidationPlan,
  CorrectRequest,
  DigestStatus,
  HeadMove,
  KnownEntity,
  KnownName,
  KnownRequest,
  RecallRequest,
  RememberAnswer,
  RememberRequest,
} from "#contracts/rpc/memory";
import type { MadeVector, VectorWork } from "#contracts/rpc/vectors";
import { describe, log } from "#worker-kit/logging";
import { migrate, migratedState, schemaState, type SchemaState } from "#worker-kit/sqlite";
import { apiOf } from "./api-binding.ts";
import { recall } from "./domain/recall.ts";
import type { Bindings } from "./env.ts";
import { facade } from "./rpc-facade.ts";
import type { CampaignQueries, CampaignEdits } from "./ports.ts";
import { createQueries } from "./queries.ts";
import { storeLore } from "./store/campaign-lore.ts";
import { consolidate } from "./store/consolidate.ts";
import { correct } from "./store/corrections.ts";
import { digestStatus, noteDeadLetter } from "./store/dead-letters.ts";
import { MemoryStore } from "./store/memory-store.ts";
import { names } from "./store/names.ts";
import { overview } from "./store/overview.ts";
import { beginRebuild, endRebuild } from "./store/rebuild.ts";
import { recapOf } from "./store/read/recap.ts";
import { sqlRecallStore } from "./store/recall-store.ts";
import { isDigested, moveHead, remember } from "./store/remember.ts";
import { MIGRATIONS } from "./store/schema.ts";
import { writeValue } from "./store/key-values.ts";
import { knownEntities } from "./store/known-entities.ts";
import { type CampaignTransfer, createTransfer } from "./transfer.ts";
import { StoredVectors } from "./vectors/stored-vectors.ts";
import { likenessOf } from "./vectors/likeness.ts";
import type { VectorAnswer } from "./vectors/recall-vectors.ts";
import { storeRemainingVectors, vectorsLeft, type VectorsLeft } from "./vectors/vector-work.ts";
import { AfterCommit } from "./ws/after-commit.ts";
import { Connections } from "./ws/connections.ts";
import { readUpgrade } from "./ws/upgrade.ts";
import { createEdits } from "./edits.ts";

/** The Durable Object of one campaign's memory and its /ws connections. Its name is `userId:campaignId`. */
export class CampaignMemory extends DurableObject<Bindings> {
  readonly #state = migratedState(this.ctx, MIGRATIONS);
  readonly #sql = this.#state.storage.sql;
  readonly #store = new MemoryStore(this.#state.storage, (revision, turnId) =>
    this.#connections.push({ type: "memory_changed", revision, turnId }),
  );
  readonly #vectors = new StoredVectors(this.#state.storage);
  readonly #queries = createQueries(this.#store);
  readonly #edits = createEdits(this.#store, this.#queries);
  readonly #connections = new Connections(
    this.#state,
    new AfterCommit(this.#state.storage, () => this.#store.dropCaches()),
    {
      campaign: { reading: this.#queries, writing: this.#edits },
      access: (caller, campaignId) => apiOf(this.env).access(caller, campaignId),
    },
  );

  constructor(ctx: DurableObjectState, env: Bindings) {
    super(ctx, env);
    // The runtime answers heartbeats, so that they do not wake the object.
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair("ping", "pong"));
  }

  /** Reading of the memory as the player may see it. The caller needs only one round trip: `memory.queries().items(query)`. */
  queries(): CampaignQueries & RpcTarget {
    return facade(this.#queries);
  }

  /** Changes that the player may make. */
  edits(): CampaignEdits & RpcTarget {
    return facade(this.#edits);
  }

  /** Export and import. */
  transfer(): CampaignTransfer & RpcTarget {
    return facade(createTransfer(this.#store));
  }

  /** @param asked the result of the vector lane; null if that lane was not used */
  recall(request: RecallRequest, asked: VectorAnswer | null = null): { items: Recalled[]; recap?: string[] } {
    const { items } = recall(sqlRecallStore(this.#sql), this.#store.lexicon, {
      ...request,
      secrets: true,
      ...(asked ? { vectors: likenessOf(asked, (question, most) => this.#vectors.nearest(question, most)) } : {}),
    });
    if (!request.preview) this.#store.recalls.recalled(items.map(({ itemId }) => itemId));
    return request.recap ? { items, recap: recapOf(this.#store, request.recap) } : { items };
  }

  remember(request: RememberRequest): RememberAnswer {
    const turnId = request.source.kind === "turn" ? request.source.turnId : null;
    const { value: items, revision } = this.#store.change((change) => remember(change, request), turnId);
    return { revision, added: items.length, items };
  }

  /** Replaces the campaign's own lore. */
  storeLore(items: readonly MemoryDraft[]): { revision: number } {
    const at = new Date().toISOString();
    const { revision } = this.#store.change((change) => storeLore(change, items, at));
    return { revision };
  }

  known({ text }: KnownRequest): { entities: KnownEntity[] } {
    return { entities: knownEntities(this.#sql, this.#store.lexicon, text) };
  }

  correct(request: CorrectRequest): { revision: number } {
    const { revision } = this.#store.change((change) => correct(change, request), request.turnId);
    return { revision };
  }

  moveHead(move: HeadMove): void {
    this.#store.change((change) => moveHead(change, move));
    this.#connections.push({ type: "head_moved", headTurnId: move.headTurnId });
  }

  announceTurn({ turnId, state }: { turnId: string; state: TurnState }): void {
    this.#connections.push(state === "open" ? { type: "turn_started", turnId } : { type: "turn_ended", turnId, state });
  }

  overview(): { recentEvents: string[]; totalMemories: number; lastDigestedTurnId: string | null } {
    return overview(this.#sql);
  }

  noteDeadLetter({ turnId, error }: { turnId: string; error: string }): void {
    noteDeadLetter(this.#sql, turnId, error, new Date().toISOString());
  }

  isDigested(turn: { turnId: string; version: number }): boolean {
    return isDigested(this.#sql, turn.turnId, turn.version);
  }

  digestStatus(): DigestStatus {
    return digestStatus(this.#sql);
  }

  names(): KnownName[] {
    return names(this.#sql);
  }

  beginRebuild(): void {
    this.#store.change((change) => beginRebuild(change, new Date().toISOString()));
  }

  endRebuild(): void {
    this.#store.change(endRebuild);
    this.#store.dropCaches();
  }

  consolidate(plan: ConsolidationPlan): ReturnType<typeof consolidate> {
    const { value } = this.#store.change((change) => consolidate(change, plan, new Date().toISOString()));
    this.#store.dropCaches();
    return value;
  }

  vectorWork(model: string, limit: number): VectorWork {
    return this.#vectors.work(model, limit);
  }

  vectorsTended(made: readonly MadeVector[], removed: readonly string[]): void {
    this.#vectors.tended(made, removed);
  }

  vectorIds(afterId: string | null, limit: number): string[] {
    return this.#vectors.ids(afterId, limit);
  }

  /** The newest migration that this version knows, and the newest that was applied here. */
  schema(): SchemaState {
    return schemaState(this.ctx.storage, MIGRATIONS);
  }

  /**
   * Erases everything except two things. The time of the erasure is stored, because the queue may still contain earlier turns. The ids of
   * vectors in an external index are stored until those vectors are removed.
   */
  async erase(): Promise<void> {
    this.#connections.closeAll("The campaign was deleted");
    const vectors = this.#vectorsLeft();
    // Not awaited yet: what is written before the next await is committed together with the deletion.
    const deleted = this.ctx.storage.deleteAll();
    this.#store.dropCaches();
    this.#vectors.forget();
    migrate(this.ctx.storage, MIGRATIONS);
    writeValue(this.ctx.storage.sql, "erased_at", new Date().toISOString());
    if (vectors) storeRemainingVectors(this.ctx.storage.sql, vectors);
    await deleted;
  }

  signedOut(sids: readonly string[]): void {
    this.#connections.signedOut(sids);
  }

  /**
   * The vectors that an external index may still have. Null if the storage cannot be read, for example because a newer version wrote it.
   * The memory is erased anyway.
   */
  #vectorsLeft(): VectorsLeft | null {
    try {
      return vectorsLeft(this.ctx.storage.sql);
    } catch (error) {
      log("warn", "vectors.unlisted", describe(error));
      return null;
    }
  }

  /** Accepts a /ws connection that the route has checked. */
  override fetch(request: Request): Response {
    return this.#connections.accept(readUpgrade(request));
  }

  override webSocketMessage(socket: WebSocket, data: string | ArrayBuffer): void | Promise<void> {
    return this.#connections.receive(socket, data);
  }

  override webSocketClose(socket: WebSocket, code: number): void {
    this.#connections.gone(socket, code);
  }

  override webSocketError(socket: WebSocket): void {
    this.#connections.gone(socket, 1006);
  }
}
