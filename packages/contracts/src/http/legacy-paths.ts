/** An older address of a call: the same method, query and body, answered by the call it stands for. */
export interface LegacyPath {
  readonly path: string;
  readonly method: "get" | "post" | "put" | "delete";
  /** As Hono writes it, e.g. `/api/worlds/:id`. */
  readonly target: string;
  /** The query parameter that holds the target's `:id`, and the id where it is left out; null where it may not be. */
  readonly id?: { readonly parameter: string; readonly otherwise: string | null };
}

/** Paths with underscores. `initialize_memory` is the call that tells memory of a saved campaign. */
export const LEGACY_PATHS: readonly LegacyPath[] = [
  {
    path: "/generate_world_description",
    method: "post",
    target: "/api/worlds/:id/generate-description",
    id: { parameter: "worldId", otherwise: "new" },
  },
  { path: "/delete_world_data", method: "delete", target: "/api/memory/worlds" },
  {
    path: "/get_world_info",
    method: "get",
    target: "/api/worlds/:id/info",
    id: { parameter: "worldId", otherwise: null },
  },
  {
    path: "/generate_campaign_description",
    method: "post",
    target: "/api/campaigns/:id/generate-description",
    id: { parameter: "campaignId", otherwise: "new" },
  },
  { path: "/chat_with_gamemaster", method: "post", target: "/api/chat/gamemaster" },
  { path: "/initialize_memory", method: "put", target: "/api/memory/worlds" },
  { path: "/get_processing_status", method: "get", target: "/api/graph/status" },
];
