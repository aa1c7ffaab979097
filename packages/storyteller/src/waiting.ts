import type { WaitingFor } from "#contracts/play/waiting";

/** What a game master waits for before it can continue: its model, or the provider of the model. Times are milliseconds since 1970. */
export interface Waiting {
  readonly for: WaitingFor;
  readonly model: string;
  readonly since: number;
  /** When the wait ends, if that is known. */
  readonly until?: number;
}
