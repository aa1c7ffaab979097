import * as z from "zod/mini";

import type { Tokens } from "#contracts/play/turn";

const maybe = <Schema extends z.core.SomeType>(schema: Schema) => z.optional(z.nullable(schema));
const count = maybe(z.number());

/** The fields in which servers report token counts: OpenAI's fields first, then DeepSeek's for the cache. */
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

/** llama.cpp reports here how many tokens its cache already held. */
export const Timings = z.object({ cache_n: count });

/**
 * The token counts of an answer. Null if the server did not report them. Google leaves thoughts out of `completion_tokens` but includes
 * them in the total.
 */
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
