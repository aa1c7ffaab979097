import type { ServerReply } from "#contracts/memory/server-messages";
import type { MemoryDraft } from "#contracts/memory/items";
import type { MemorySearchResult } from "#contracts/entities/memory";

/** What a request may do with the campaign's memory. */
export interface CampaignPort {
  /** As the player may see it: without secrets. */
  search(query: string, limit: number): { results: MemorySearchResult[]; total: number };
  /** Stores an item from the player's own hand and tells every connection. */
  note(draft: MemoryDraft): void;
}

/** Who asks. */
export interface Asker {
  readonly session: string;
  readonly campaignId: string;
}

/** How one type of request is answered. A new one is a file beside the others and a line in requests/index.ts. */
export interface RequestHandler<Message> {
  answer(message: Message, campaign: CampaignPort, asker: Asker): ServerReply;
  /** The same reply type, saying that it failed (design.md §7). */
  refuse(requestId: string, error: string, asker: Asker): ServerReply;
}
