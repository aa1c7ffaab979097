import type { MemorySearchResult } from "../entities/memory.ts";
import type { TurnState } from "../play/turn.ts";

/** Frames the memory service sends on /ws. Every one has a `seq`, so that a client that comes back can ask for what it missed. */

/** Replies: each answers one request, by its requestId; `error` is set on failure. */
export type ServerReply =
  | {
      type: "health_check_complete";
      requestId: string;
      status: string;
      service: string;
      graph_engine: string;
      error?: string;
    }
  | {
      type: "search_complete";
      requestId: string;
      results: MemorySearchResult[];
      totalResults: number;
      query: string;
      campaignId: string;
      error?: string;
    }
  | { type: "episode_add_complete"; requestId: string; campaignId: string; message: string; error?: string }
  | { type: "error"; requestId?: string; error: string };

/** Pushes: to every connection of the campaign, unasked. */
export type ServerPush =
  | { type: "welcome"; session: string; resumed: boolean }
  | { type: "memory_changed"; revision: number; turnId: string | null }
  | { type: "turn_started"; turnId: string }
  | { type: "turn_ended"; turnId: string; state: TurnState }
  /** The story now ends at another turn: an undo, a branch, another variant. Null is before the beginning. */
  | { type: "head_moved"; headTurnId: string | null };

export type ServerMessage = (ServerReply | ServerPush) & { seq: number };
