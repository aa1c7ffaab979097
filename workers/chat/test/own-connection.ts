import { inject } from "vitest";

import type { ModelConnection } from "#contracts/rpc/connections";

/** A connection of a player's own to the fake model server. */
export const own = (more: Partial<ModelConnection> = {}): ModelConnection => ({
  id: "own",
  provider: "custom",
  address: inject("modelServer"),
  model: "keyed",
  key: "sk-mira",
  contextTokens: 8_192,
  replyTokens: null,
  thinkingTokens: null,
  samplers: {},
  toolMode: "auto",
  extraBody: {},
  ...more,
});
