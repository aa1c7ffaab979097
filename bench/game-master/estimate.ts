import { INSTRUCTIONS } from "#storyteller/llm";
import { countTokens } from "#storyteller/models";
import { HARD_PROBES } from "./hard-probes.ts";
import { SOFT_PROBES } from "./voices.ts";

/** Requests of a turn: one, and half as many more for what is asked of the table. */
const ROUNDS = 1.5;
/** Tokens of a request besides the instructions: tools, saved game, sheet, transcript. */
const BESIDE = 2_400;
const WRITTEN = 160;

export interface Estimate {
  readonly requests: number;
  readonly input: number;
  readonly output: number;
  /** What it costs at these prices for a million tokens. Thoughts come on top. */
  readonly dollars: (price: { readonly input: number; readonly output: number }) => number;
}

/** About what a report card takes, before it begins. */
export function estimate(runs: number, contextTokens: number): Estimate {
  const turns = [...HARD_PROBES, ...SOFT_PROBES].reduce((sum, { messages }) => sum + messages.length, 0);
  const requests = runs * Math.ceil(turns * ROUNDS);
  const input = requests * Math.min(contextTokens, countTokens(INSTRUCTIONS) + BESIDE);
  const output = requests * WRITTEN;
  return {
    requests,
    input,
    output,
    dollars: (price) => (input * price.input + output * price.output) / 1_000_000,
  };
}
