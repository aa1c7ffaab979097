import type { RequestOptions } from "./choose-model.ts";
import { DEFAULT_CONTEXT_TOKENS, SMALLEST_CONTEXT } from "./room.ts";
import { pause } from "#timing/pause";
import { PATIENCE } from "./watchdog.ts";

/** The settings of how models are asked, as the environment has them: each may be empty. */
export interface RequestSettings {
  /** Tokens that a prompt, its thoughts and its answer may have together. */
  readonly GM_CONTEXT_TOKENS: string;
  /** Milliseconds: silence before a model begins, silence after that, and one answer in all. */
  readonly GM_FIRST_BYTE_MS: string;
  readonly GM_SILENCE_MS: string;
  readonly GM_TOTAL_MS: string;
}

/** Less than a second of patience is a mistake, and so is more than a day. */
const PATIENCE_RANGE = { least: 1_000, most: 86_400_000, unit: "milliseconds" };
const CONTEXT_RANGE = { least: SMALLEST_CONTEXT, most: 10_000_000, unit: "tokens" };

/** How models are asked here. Throws where a setting makes no sense. */
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
