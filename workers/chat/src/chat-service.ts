import { WorkerEntrypoint } from "cloudflare:workers";

import type { TurnCompleted } from "#contracts/queue/messages";
import type { ChatRpc } from "#contracts/rpc/chat";
import type { CampaignKey } from "#contracts/rpc/memory";
import { tableOf } from "./routes/env.ts";

/** What other workers may ask of chat, over their service binding. */
export class ChatService extends WorkerEntrypoint<ChatEnv> implements ChatRpc {
  async ledgerPage(key: CampaignKey, afterNumber: number, limit: number): Promise<TurnCompleted[]> {
    return tableOf(this.env, key).ledgerPage(afterNumber, limit);
  }

  async erase(key: CampaignKey): Promise<void> {
    await tableOf(this.env, key).erase();
  }
}
