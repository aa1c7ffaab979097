import { log } from "../logger.ts";

/** A model's failure as far as it is logged. */
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
 * Logs each failure of a model: which one, why, the status. What the provider said may quote what a player wrote, so it is logged only where
 * LOG_PROVIDER_WORDS is "on": at home, where who plays reads the terminal.
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
