/** An older address of an HTTP call. The method, query and body are those of today's call, which answers the request. */
export interface LegacyPath {
  readonly path: string;
  readonly method: "get" | "post" | "put" | "delete";
  /** The path of today's call as Hono writes it, e.g. `/api/worlds/:id`. */
  readonly target: string;
  /**
   * The query parameter that contains the target's `:id`. `otherwise` is the id if the parameter is missing; if it is null, the parameter
   * is required.
   */
  readonly id?: { readonly parameter: string; readonly otherwise: string | null };
}

/** Old paths with underscores. `initialize_memory` is the call that saves a campaign in memory. */
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
