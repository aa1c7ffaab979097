import { readPlayed } from "../tools/harness/played-by-hand/fixture.ts";
import type { Captured } from "../tools/harness/played-by-hand/hand-answers.ts";
import { promptOf } from "../tools/harness/played-by-hand/prompt-parts.ts";
import { replay } from "../tools/harness/played-by-hand/replay.ts";
import { countTokens } from "#storyteller/models";

/** How many tokens the prompts of a campaign have in a context window of this size. The tokens are counted by Lorehearth's own estimate. */
export interface PromptFigures {
  readonly window: number;
  /** The tokens of a turn's first prompt, tools included, by the number of the turn. */
  readonly tokens: ReadonlyMap<number, number>;
  /** The share of a prompt with which the next prompt also begins: the mean from the tenth turn on. */
  readonly prefix: number;
  /** How many requests the game master sends in a turn, on average. */
  readonly rounds: number;
  /** How many tokens the models read in a turn, on average: in the game master's rounds, and by the chronicler with its summaries. */
  readonly read: { readonly gameMaster: number; readonly chronicler: number };
}

const FROM = 10;

/** Plays the campaign of a strong model again in a context window, and counts what the model reads. */
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

/** The text of a request in the order in which a provider reads it: first the tools, then the messages. */
const textOf = ({ tools, messages }: Captured): string =>
  `${JSON.stringify(tools ?? [])}\n${messages.map(({ role, content }) => `${role}\n${content}`).join("\n")}`;

/** The number of characters with which both texts begin. */
function sharedStart(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at;
}
