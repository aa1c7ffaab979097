import type { RequestType } from "./request-types.ts";

/** The memory client's messages for failures. */
export const MESSAGES = {
  connectionTimeout: "WebSocket connection timeout",
  notConnected: "WebSocket not connected",
  timeout: "Request timeout",
  failed: "Request failed",
  gaveUp: "Max reconnection attempts reached",
  tooLarge: "The request is too large",
} as const;

/** Messages for timeouts of some requests; the others have MESSAGES.timeout. */
export const TIMEOUTS: { readonly [Type in RequestType]?: string } = {
  search_campaign: "Search request timeout",
  add_episode: "Add episode request timeout",
  health_check: "Health check timeout",
};

/** Messages for failures whose reply gives no reason; the others have MESSAGES.failed. */
export const FAILURES: { readonly [Type in RequestType]?: string } = {
  get_contextual_memory: "Failed to get contextual memory",
  trigger_location_memory: "Failed to trigger location memory",
  generate_character_recap: "Failed to generate character recap",
  store_entity_with_relationships: "Failed to store entity",
  store_dialogue: "Failed to store dialogue",
  update_entity: "Failed to update entity",
};
