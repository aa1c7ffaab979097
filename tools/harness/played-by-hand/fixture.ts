import { readFileSync } from "node:fs";

import type { DetailLevel } from "#contracts/options";
import type { CampaignSecret } from "#contracts/story/campaign-secrets";
import { fromRoot } from "../../shared/paths.ts";

/** A tool call as a model wrote it. Its arguments may be wrong for the tool. */
export interface WrittenCall {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** One answer of the game master's model. */
export interface WrittenAnswer {
  readonly text: string;
  /**
   * The text to answer with if the check or the attack of the round before failed. The tool calls are the same in both cases, so that the
   * story and the sheets are the same, too.
   */
  readonly failed?: string;
  readonly calls?: readonly WrittenCall[];
}

/**
 * The models' answers in a turn, in order: the rounds of the game master, and the notes of the chronicler. A note that is not valid JSON is
 * a text.
 */
interface Answers {
  readonly answers: readonly WrittenAnswer[];
  readonly notes: readonly unknown[];
  /** Summaries of the scene that ended before this turn; absent if no scene ended. */
  readonly summaries?: readonly unknown[];
}

/**
 * One step of the player. `turn` is the number of the turn in the story. A number can occur several times, because a turn may be undone and
 * played differently.
 */
export type Step =
  | ({ readonly do: "open"; readonly turn: 0 } & Answers)
  | ({ readonly do: "say"; readonly turn: number; readonly words: string } & Answers)
  | ({ readonly do: "retry"; readonly turn: number } & Answers)
  | { readonly do: "undo" }
  | { readonly do: "authors-note"; readonly text: string };

/** What the prompt of a turn must contain, and what it must not contain. */
export interface PromptExpectation {
  readonly turn: number;
  readonly holds: readonly string[];
  /** Words that must be nowhere in the prompt. */
  readonly lacks: readonly string[];
  /** Words that may only be in the parts for the game master, not in the parts about what everybody or one person knows. */
  readonly own: readonly string[];
}

/** A campaign played by hand: its start, the player's steps, and a model's answers. */
export interface PlayedByHand {
  /** The detail level of every turn. */
  readonly detailLevel: DetailLevel;
  readonly world: Readonly<Record<string, unknown>>;
  readonly campaign: Readonly<Record<string, unknown>>;
  readonly character: Readonly<Record<string, unknown>>;
  /** The campaign's secrets. In the story, the first one has the id `campaign-1`, and so on. */
  readonly secrets: readonly CampaignSecret[];
  readonly steps: readonly Step[];
  readonly prompts: readonly PromptExpectation[];
  /** The expected prompts when the model has a window of 8,192 tokens, in which the transcript cannot contain the whole story. */
  readonly smallWindow: readonly PromptExpectation[];
  /** Secret words. In every turn, only the parts for the game master may contain them. */
  readonly behind: readonly string[];
}

export const FIXTURES = fromRoot("e2e/fixtures/played-by-hand");

/**
 * Reads a campaign that was played by hand.
 * @param name "strong-model" or "weak-model"
 */
export const readPlayed = (name: string): PlayedByHand =>
  JSON.parse(readFileSync(`${FIXTURES}/${name}.json`, "utf8")) as PlayedByHand;
