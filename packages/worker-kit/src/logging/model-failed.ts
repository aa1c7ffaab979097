import { log } from "../logger.ts";

/** The parts of a model's failure that are logged. */
interface Failure {
  readonly kind: string;
  readonly details: {
    readonly model: string | null;
    readonly status: number | null;
    readonly retryAfterMs: number | null;
    readonly providerWords: string | null;
  };
}

/**
 * Logs each failure of a model: the model, the kind of failure and the status. The provider's error text may quote what a player wrote.
 * It is logged only if LOG_PROVIDER_WORDS is "on", for installations where the player is also the person who reads the log.
 */
export const modelFailed =
  ({ LOG_PROVIDER_WORDS }: { readonly LOG_PROVIDER_WORDS: string }) =>
  ({ kind, details: { model, status, retryAfterMs, providerWords } }: Failure): void =>
    log("warn", "model.failed", {
      model,
      reason: kind,
      status,
      retryAfterMs,
      ...(LOG_PROVIDER_WORDS === "on" && providerWords !== null ? { error: providerWords } : {}),
    });
