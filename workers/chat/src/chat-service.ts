import { WorkerEntrypoint } from "cloudflare:workers";

import type { TurnCompleted } from "#contracts/queue/messages";
import type { ChatRpc, ParkedMessage } from "#contracts/rpc/chat";
import type { CampaignKey } from "#contracts/rpc/memory";
import { LateStory } from "#contracts/story/late";
import { describe, log } from "#worker-kit/logging";
import { tableOf } from "./routes/env.ts";

/** The methods that chat offers other workers over their service binding. */
export class ChatService extends WorkerEntrypoint<ChatEnv> implements ChatRpc {
  async ledgerPage(key: CampaignKey, afterNumber: number, limit: number): Promise<TurnCompleted[]> {
    return tableOf(this.env, key).ledgerPage(afterNumber, limit);
  }

  async addLateStory(key: CampaignKey, late: LateStory): Promise<void> {
    const read = LateStory.safeParse(late);
    // An invalid message is only logged. If this threw, the sender would repeat the message, and it would be invalid again.
    if (read.success) await tableOf(this.env, key).addLateStory(key, read.data);
    else log("error", "story.late_refused", { turnId: late.turnId, ...describe(read.error) });
  }

  async parkedOutbox(key: CampaignKey): Promise<ParkedMessage[]> {
    return tableOf(this.env, key).parkedOutbox();
  }

  async sendParkedOutbox(key: CampaignKey): Promise<void> {
    await tableOf(this.env, key).sendParkedOutbox();
  }

  async isPlaying(key: CampaignKey): Promise<boolean> {
    return tableOf(this.env, key).isPlaying();
  }

  async signedOut(key: CampaignKey, sids: readonly string[]): Promise<void> {
    await tableOf(this.env, key).signedOut(sids);
  }

  async erase(key: CampaignKey): Promise<void> {
    await tableOf(this.env, key).erase();
  }
}
