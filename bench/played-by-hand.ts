import { readPlayed } from "../tools/harness/played-by-hand/fixture.ts";
import type { Captured } from "../tools/harness/played-by-hand/hand-answers.ts";
import { promptOf } from "../tools/harness/played-by-hand/prompt-parts.ts";
import { replay } from "../tools/harness/played-by-hand/replay.ts";
import { countTokens } from "../packages/storyteller/src/llm/tokens.ts";

/** What the prompts of a campaign cost in a context window, in tokens by our own count. */
export interface PromptFigures {
  readonly window: number;
  /** Tokens of a turn's first prompt, tools included, by the turn's number. */
  readonly tokens: ReadonlyMap<number, number>;
  /** The share of a prompt that the next one begins with: the mean from the tenth turn on. */
  readonly prefix: number;
  /** Requests of the game master in a turn, the mean. */
  readonly rounds: number;
  /** All that the models read in a turn, the mean: the game master's rounds, and the chronicler with its summaries. */
  readonly read: { readonly gameMaster: number; readonly chronicler: number };
}

const FROM = 10;

/** Replays the campaign of a strong model in a context window, and counts what the model reads. */
export async function measurePrompts(window: number, turns: readonly number[]): Promise<PromptFigures> {
  const played = readPlayed("strong-model");
  const { captured, unexpected } = await replay(played, window);
  if (unexpected.length > 0) throw new Error(`Nobody wrote an answer for ${unexpected.join("; ")}`);
  const last = Math.max(...played.steps.map((step) => ("turn" in step ? step.turn : 0)));
  const prompts = Array.from({ length: last + 1 }, (_, turn) => textOf(promptOf(captured, turn)));
  const shares = prompts.slice(FROM, -1).map((prompt, at) => {
    const shared = sharedStart(prompt, prompts[FROM + at + 1] ?? "");
    return countTokens(prompt.slice(0, shared)) / countTokens(prompt);
  });
  const narratedTurns = played.steps.filter((step) => "answers" in step).length;
  const tokensOf = (from: Captured["from"]) =>
    captured.filter((each) => each.from === from).reduce((sum, each) => sum + countTokens(textOf(each)), 0) /
    narratedTurns;
  return {
    window,
    tokens: new Map(turns.map((turn) => [turn, countTokens(prompts[turn] ?? "")])),
    prefix: shares.reduce((sum, share) => sum + share, 0) / shares.length,
    rounds: captured.filter(({ from }) => from === "game master").length / narratedTurns,
    read: { gameMaster: tokensOf("game master"), chronicler: tokensOf("chronicler") + tokensOf("summarizer") },
  };
}

/** A request as a provider reads it, in order: tools, then messages. */
const textOf = ({ tools, messages }: Captured): string =>
  `${JSON.stringify(tools ?? [])}\n${messages.map(({ role, content }) => `${role}\n${content}`).join("\n")}`;

/** How many characters two texts have in common at their beginning. */
function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
