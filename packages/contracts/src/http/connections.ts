import * as z from "zod/mini";

import { OWN_MODELS } from "../connections/address.ts";
import { Connection, ConnectionFields, ModelChoice } from "../connections/connection.ts";
import { id } from "../text.ts";

const userId = z.optional(z.string());

/** The body of POST /api/connections and PUT /api/connections/:id. */
export const SaveConnectionRequest = z.strictObject({ connection: ConnectionFields, userId });

export const ConnectionAnswer = z.object({ connection: Connection });

/** The game master that the operator has configured for everybody. */
export const SiteGameMaster = z.object({
  source: z.enum(["llm", "oracle"]),
  /** Its models, in the order in which they are asked. Empty for the oracle. */
  models: z.array(z.string()),
  /** The host that receives the player's words. Null for the oracle and for models of Workers AI. */
  host: z.nullable(z.string()),
  /** The tokens that a player may use in a day (UTC), and how many of them are left. Null if there is no limit. */
  dailyTokens: z.nullable(z.number()),
  tokensLeft: z.nullable(z.number()),
});
export type SiteGameMaster = z.infer<typeof SiteGameMaster>;

/** GET /api/connections */
export const ConnectionsAnswer = z.object({
  connections: z.array(Connection),
  site: SiteGameMaster,
  ownModels: z.enum(OWN_MODELS),
  /** Whether addresses of the machine that runs Lorehearth, and of its network, may be used. */
  local: z.boolean(),
  /** The choice for all campaigns without one of their own. */
  usual: ModelChoice,
});
export type ConnectionsAnswer = z.infer<typeof ConnectionsAnswer>;

/** The body of POST /api/connections/test: the fields to try, and the stored connection whose key is used if none is typed. */
export const TestConnectionRequest = z.strictObject({
  connection: ConnectionFields,
  id: z.optional(id),
  /** `list` only fetches the list of models. */
  steps: z._default(z.enum(["all", "list"]), "all"),
  userId,
});

/** `usual` is the choice for all campaigns without one of their own. */
export const ChoiceParams = z.object({ id });
export const ChooseModelsRequest = z.strictObject({ choice: ModelChoice, userId });
/** GET and PUT /api/connections/choices/:id, where the id is that of a campaign, or `usual`. */
export const ModelChoiceAnswer = z.object({ choice: ModelChoice, usual: ModelChoice });
export type ModelChoiceAnswer = z.infer<typeof ModelChoiceAnswer>;
