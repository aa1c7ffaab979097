import { WorkerEntrypoint } from "cloudflare:workers";

import type { Recalled, TurnState } from "#contracts/play/turn";
import type {
  CampaignKey,
  CorrectRequest,
  DigestLogRpc,
  DigestStatus,
  HeadMove,
  KnownEntity,
  KnownRequest,
  MemoryRpc,
  RecallRequest,
  RememberRequest,
} from "#contracts/rpc/memory";
import type { Bindings } from "./env.ts";
import { memoryOf } from "./services.ts";

/** What memory answers other workers: each call goes to the campaign's own object. */
export class MemoryService extends WorkerEntrypoint<Bindings> implements MemoryRpc, DigestLogRpc {
  async recall(request: RecallRequest): Promise<{ items: Recalled[] }> {
    return memoryOf(this.env, request).recall(request);
  }

  async remember(request: RememberRequest): Promise<{ revision: number; added: number }> {
    return memoryOf(this.env, request).remember(request);
  }

  async known(request: KnownRequest): Promise<{ entities: KnownEntity[] }> {
    return memoryOf(this.env, request).known(request);
  }

  async correct(request: CorrectRequest): Promise<{ revision: number }> {
    return memoryOf(this.env, request).correct(request);
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

  async noteDeadLetter(key: CampaignKey, letter: { turnId: string; error: string }): Promise<void> {
    await memoryOf(this.env, key).noteDeadLetter(letter);
  }

  async digestStatus(key: CampaignKey): Promise<DigestStatus> {
    return memoryOf(this.env, key).digestStatus();
  }
}
