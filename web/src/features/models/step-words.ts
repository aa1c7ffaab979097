import type { StepResult } from "#contracts/connections/test-events";

import { language } from "../../shared/text/catalogue.ts";
import { text } from "../../shared/text/text.ts";

/** The sentence of a step's outcome, with the number of tokens or of seconds that belongs to it. */
export function stepWords({ reason, values }: Pick<StepResult, "reason" | "values">): string {
  const known: Readonly<Record<string, string>> = text.models.reasons;
  const { tokens, seconds } = values;
  return [
    known[reason] ?? text.errors.unknown,
    ...(typeof tokens === "number" ? [text.models.tokens(new Intl.NumberFormat(language()).format(tokens))] : []),
    ...(typeof seconds === "number" ? [text.models.waitSeconds(seconds)] : []),
  ].join(" ");
}
