import * as z from "zod/mini";

import type { Tokens } from "#contracts/play/turn";

const maybe = <Schema extends z.core.SomeType>(schema: Schema) => z.optional(z.nullable(schema));
const count = maybe(z.number());

/** What servers say of tokens. OpenAI's fields first; then DeepSeek's for the cache. */
export const Usage = z.object({
  prompt_tokens: count,
  completion_tokens: count,
  total_tokens: count,
  prompt_tokens_details: maybe(z.object({ cached_tokens: count })),
  completion_tokens_details: maybe(z.object({ reasoning_tokens: count })),
  prompt_cache_hit_tokens: count,
  cached_tokens: count,
  reasoning_tokens: count,
});

/** llama.cpp counts what it found in its cache here. */
export const Timings = z.object({ cache_n: count });

/** What an answer cost; null where the server did not say. Google leaves thoughts out of `completion_tokens`, not out of the total. */
export function tokensOf(
  usage: z.infer<typeof Usage> | null | undefined,
  timings: z.infer<typeof Timings> | null | undefined,
): Tokens | null {
  const { prompt_tokens: input, completion_tokens: completion, total_tokens: total } = usage ?? {};
  if (typeof input !== "number" || typeof completion !== "number") return null;
  const output = Math.max(completion, (total ?? 0) - input);
  const cached =
    usage?.prompt_tokens_details?.cached_tokens ??
    usage?.prompt_cache_hit_tokens ??
    usage?.cached_tokens ??
    timings?.cache_n;
  const reported = usage?.completion_tokens_details?.reasoning_tokens ?? usage?.reasoning_tokens;
  const reasoning = reported ?? (output > completion ? output - completion : null);
  return {
    input,
    output,
    ...(typeof cached === "number" ? { cached } : {}),
    ...(typeof reasoning === "number" ? { reasoning } : {}),
  };
}
