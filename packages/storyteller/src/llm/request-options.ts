import type { RequestOptions } from "./choose-model.ts";
import { DEFAULT_CONTEXT_TOKENS, SMALLEST_CONTEXT } from "./token-limits.ts";
import { pause } from "#timing/pause";
import { PATIENCE } from "./watchdog.ts";

/** The environment's settings for requests to models. Each may be empty. */
export interface RequestSettings {
  /** Tokens that a prompt, its thoughts and its answer may use together. */
  readonly GM_CONTEXT_TOKENS: string;
  /** Milliseconds: the longest silence before a model begins, the longest silence after that, and the longest time for one answer. */
  readonly GM_FIRST_BYTE_MS: string;
  readonly GM_SILENCE_MS: string;
  readonly GM_TOTAL_MS: string;
}

/** A patience of less than a second or more than a day is surely a mistake. */
const PATIENCE_RANGE = { least: 1_000, most: 86_400_000, unit: "milliseconds" };
const CONTEXT_RANGE = { least: SMALLEST_CONTEXT, most: 10_000_000, unit: "tokens" };

/** Reads the options for requests to models from the settings. Throws if a setting makes no sense. */
export function requestOptionsFrom(settings: RequestSettings): RequestOptions & { readonly contextTokens: number } {
  return {
    patience: {
      firstByteMs: numberOf(settings, "GM_FIRST_BYTE_MS", PATIENCE.firstByteMs, PATIENCE_RANGE),
      silenceMs: numberOf(settings, "GM_SILENCE_MS", PATIENCE.silenceMs, PATIENCE_RANGE),
      totalMs: numberOf(settings, "GM_TOTAL_MS", PATIENCE.totalMs, PATIENCE_RANGE),
    },
    wait: pause,
    contextTokens: numberOf(settings, "GM_CONTEXT_TOKENS", DEFAULT_CONTEXT_TOKENS, CONTEXT_RANGE),
  };
}

function numberOf(
  settings: RequestSettings,
  name: keyof RequestSettings,
  usual: number,
  { least, most, unit }: typeof PATIENCE_RANGE,
): number {
  const text = settings[name].trim();
  if (text === "") return usual;
  const value = Number(text);
  if (Number.isInteger(value) && value >= least && value <= most) return value;
  throw new Error(`${name} must be a number of ${unit} from ${least} to ${most} and is "${text}"`);
}
