import { WorkerEntrypoint } from "cloudflare:workers";

import type { MemorySearchResult } from "#contracts/entities/memory";
import type { GraphAnswer, TimelineAnswer, TimelineEvent } from "#contracts/http/graph";
import type { TurnState } from "#contracts/play/turn";
import type {
  CampaignKey,
  ConsolidationPlan,
  CorrectRequest,
  DigestLogRpc,
  DigestStatus,
  GraphMemoryRpc,
  HeadMove,
  KnownEntity,
  KnownName,
  KnownRequest,
  MemoryRpc,
  RecallAnswer,
  RecallRequest,
  RememberAnswer,
  RememberRequest,
  SignOutRpc,
} from "#contracts/rpc/memory";
import type { MemoryRow } from "#contracts/portability/memory";
import type { MemoryImportRpc, RowsImported } from "#contracts/rpc/portability";
import type { MadeVector, VectorRpc, VectorWork } from "#contracts/rpc/vectors";
import { PROBE_OBJECT } from "#worker-kit/health";
import type { Bindings } from "./env.ts";
import { memoryOf } from "./services.ts";
import { askVectors } from "./vectors/recall-vectors.ts";
import { vectorsOf } from "./vectors/vectors-of.ts";

/** The most time that any caller waits for an embedding model. Milliseconds. */
const MOST_VECTORS_MS = 2_000;

/**
 * Memory's RPC methods for other workers. Each call is passed to the campaign's own Durable Object. The fields of the object's result are
 * copied. If the RPC result itself were returned, it and the call would stay alive until the calling table hibernates; that was a memory
 * leak.
 */
export class MemoryService
  extends WorkerEntrypoint<Bindings>
  implements MemoryRpc, DigestLogRpc, GraphMemoryRpc, MemoryImportRpc, VectorRpc, SignOutRpc
{
  /**
   * Asks for the vectors first, with a deadline of their own, because the other lanes run in the same call as the comparison of vectors.
   */
  async recall(request: RecallRequest): Promise<RecallAnswer> {
    const memory = memoryOf(this.env, request);
    const { vectorsMs, preview = false } = request;
    const vectors = preview ? null : vectorsOf(this.env, (work) => this.ctx.waitUntil(work));
    const patience = vectorsMs === undefined ? {} : { deadlineMs: Math.min(vectorsMs, MOST_VECTORS_MS) };
    const asked = vectors && (await askVectors(request, request.situation, { ...vectors, ...patience }));
    const { items, recap } = await memory.recall(request, asked);
    return { items, ...(recap ? { recap } : {}), ...(vectors && !asked ? { degraded: "vectors" } : {}) };
  }

  async remember(request: RememberRequest): Promise<RememberAnswer> {
    return memoryOf(this.env, request).remember(request);
  }

  async known(request: KnownRequest): Promise<{ entities: KnownEntity[] }> {
    const { entities } = await memoryOf(this.env, request).known(request);
    return { entities };
  }

  async correct(request: CorrectRequest): Promise<{ revision: number }> {
    const { revision } = await memoryOf(this.env, request).correct(request);
    return { revision };
  }

  async moveHead(move: HeadMove): Promise<void> {
    await memoryOf(this.env, move).moveHead(move);
  }

  async announceTurn(key: CampaignKey, turn: { turnId: string; state: TurnState }): Promise<void> {
    await memoryOf(this.env, key).announceTurn(turn);
  }

  async overview(
    key: CampaignKey,
  ): Promise<{ recentEvents: string[]; totalMemories: number; lastDigestedTurnId: string | null }> {
    return memoryOf(this.env, key).overview();
  }

  async erase(key: CampaignKey): Promise<void> {
    await memoryOf(this.env, key).erase();
  }

  async signedOut(key: CampaignKey, sids: readonly string[]): Promise<void> {
    await memoryOf(this.env, key).signedOut(sids);
  }

  async check(): Promise<void> {
    await this.env.CAMPAIGN_MEMORY.getByName(PROBE_OBJECT).schema();
  }

  async names(key: CampaignKey): Promise<KnownName[]> {
    return memoryOf(this.env, key).names();
  }

  async graph(key: CampaignKey): Promise<GraphAnswer> {
    return memoryOf(this.env, key).queries().graph();
  }

  async timeline(key: CampaignKey): Promise<TimelineAnswer> {
    return memoryOf(this.env, key).queries().timeline();
  }

  async eventsBetween(key: CampaignKey, firstTurn: number, lastTurn: number): Promise<TimelineEvent[]> {
    return memoryOf(this.env, key).queries().eventsBetween(firstTurn, lastTurn);
  }

  async beginRebuild(key: CampaignKey): Promise<void> {
    await memoryOf(this.env, key).beginRebuild();
  }

  async endRebuild(key: CampaignKey): Promise<void> {
    await memoryOf(this.env, key).endRebuild();
  }

  async consolidate(key: CampaignKey, plan: ConsolidationPlan): ReturnType<GraphMemoryRpc["consolidate"]> {
    return memoryOf(this.env, key).consolidate(plan);
  }

  async noteDeadLetter(key: CampaignKey, letter: { turnId: string; error: string }): Promise<void> {
    await memoryOf(this.env, key).noteDeadLetter(letter);
  }

  async digestStatus(key: CampaignKey): Promise<DigestStatus> {
    return memoryOf(this.env, key).digestStatus();
  }

  async isDigested(key: CampaignKey, turn: { turnId: string; version: number }): Promise<boolean> {
    return memoryOf(this.env, key).isDigested(turn);
  }

  async ask(key: CampaignKey, questions: readonly string[], limit: number): Promise<MemorySearchResult[][]> {
    const reading = memoryOf(this.env, key).queries();
    return Promise.all(questions.map(async (question) => (await reading.search(question, limit)).results));
  }

  async importRows(key: CampaignKey, from: number, rows: readonly MemoryRow[]): Promise<RowsImported> {
    return memoryOf(this.env, key).transfer().importRows(from, rows);
  }

  async sealImport(key: CampaignKey, count: number): Promise<RowsImported> {
    const sealed = await memoryOf(this.env, key).transfer().seal(count);
    if (sealed.ok) return { ok: true, received: sealed.received };
    return { ok: false, code: sealed.code, message: sealed.message };
  }

  async vectorWork(key: CampaignKey, model: string, limit: number): Promise<VectorWork> {
    return memoryOf(this.env, key).vectorWork(model, limit);
  }

  async vectorsTended(key: CampaignKey, made: readonly MadeVector[], removed: readonly string[]): Promise<void> {
    await memoryOf(this.env, key).vectorsTended(made, removed);
  }

  async vectorIds(key: CampaignKey, afterId: string | null, limit: number): Promise<string[]> {
    return memoryOf(this.env, key).vectorIds(afterId, limit);
  }
}
