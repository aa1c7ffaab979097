import type { MemoryContext, MemoryEntity, MemorySearchResult } from "#contracts/entities/memory";
import type { MemoryClient } from "./memory-client.ts";
import { FAILURES, MESSAGES } from "./messages.ts";
import type { RequestBody } from "./request-types.ts";

/** What memory knows about an action of the player. */
export interface MemoryEnhancedAction {
  readonly campaignContext: MemoryContext | null;
  readonly contextualMemories: readonly MemorySearchResult[];
  readonly entities: readonly MemoryEntity[];
  readonly hasRelevantMemory: boolean;
  /** Why memory did not answer; absent where it did. */
  readonly error?: string;
}

/** Asks memory about an action. Never fails: without memory the action has no context, and `error` says why. */
export async function memoryEnhancedAction(
  client: MemoryClient,
  body: RequestBody<"get_contextual_memory">,
): Promise<MemoryEnhancedAction> {
  try {
    const { campaignContext } = await client.request("get_contextual_memory", body);
    return {
      campaignContext,
      contextualMemories: campaignContext?.contextualMemories ?? [],
      entities: campaignContext?.keyNpcs ?? [],
      hasRelevantMemory: campaignContext?.hasRelevantMemory ?? false,
    };
  } catch (cause) {
    const error = cause instanceof Error ? cause.message : (FAILURES.get_contextual_memory ?? MESSAGES.failed);
    return { campaignContext: null, contextualMemories: [], entities: [], hasRelevantMemory: false, error };
  }
}
