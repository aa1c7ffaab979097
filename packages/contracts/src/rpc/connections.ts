import type { ConnectionFields } from "../connections/connection.ts";

/** A connection with its key, as it goes from api to the worker that asks the model. It is never stored or logged there. */
export interface ModelConnection extends Pick<
  ConnectionFields,
  | "provider"
  | "address"
  | "model"
  | "contextTokens"
  | "replyTokens"
  | "thinkingTokens"
  | "samplers"
  | "toolMode"
  | "extraBody"
> {
  readonly id: string;
  readonly key: string | null;
}

/** Who is asked: a player's own connection, the oracle because the player chose it, or the site's game master (null). */
export type ChosenModel = ModelConnection | "oracle" | null;

/** The permission to ask a model once, and who is asked. */
export interface ModelPermit {
  readonly chosen: ChosenModel;
  /** The id of the tokens that were reserved. Null if nothing limits them. */
  readonly reservation: string | null;
}
