import { readFileSync } from "node:fs";

import type { DetailLevel } from "#contracts/options";
import type { CampaignSecret } from "#contracts/story/campaign-secrets";
import { fromRoot } from "../../shared/paths.ts";

/** A tool call. The arguments are what the model wrote and need not fit the tool. */
export interface WrittenCall {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** One answer of the game master's model. */
export interface WrittenAnswer {
  readonly text: string;
  /** The text where the check of the round before failed. The calls are the same, so that story and sheets are too. */
  readonly failed?: string;
  readonly calls?: readonly WrittenCall[];
}

/** The models' answers in a turn, in order: the game master's rounds, and the chronicler's notes (a text where they are no JSON). */
interface Answers {
  readonly answers: readonly WrittenAnswer[];
  readonly notes: readonly unknown[];
  /** Summaries of the scene that ended before this turn; absent where none did. */
  readonly summaries?: readonly unknown[];
}

/** What the player does. `turn` is the number of the turn in the story; a turn may be played, undone, and played differently. */
export type Step =
  | ({ readonly do: "open"; readonly turn: 0 } & Answers)
  | ({ readonly do: "say"; readonly turn: number; readonly words: string } & Answers)
  | ({ readonly do: "retry"; readonly turn: number } & Answers)
  | { readonly do: "undo" }
  | { readonly do: "authors-note"; readonly text: string };

/** What the prompt of a turn must have, and must not have. */
export interface PromptExpectation {
  readonly turn: number;
  readonly holds: readonly string[];
  /** Nowhere in the prompt. */
  readonly lacks: readonly string[];
  /** Only in the parts for the game master, not in what anybody or a person may know. */
  readonly own: readonly string[];
}

/** A campaign played by hand: its start, the player's steps, and a model's answers. */
export interface PlayedByHand {
  /** Of every turn. */
  readonly detailLevel: DetailLevel;
  readonly world: Readonly<Record<string, unknown>>;
  readonly campaign: Readonly<Record<string, unknown>>;
  readonly character: Readonly<Record<string, unknown>>;
  /** Secrets of the campaign. In the story the first is `campaign-1`, and so on. */
  readonly secrets: readonly CampaignSecret[];
  readonly steps: readonly Step[];
  readonly prompts: readonly PromptExpectation[];
  /** The same in a window of 8,192 tokens, where the transcript cannot hold the whole story. */
  readonly smallWindow: readonly PromptExpectation[];
  /** Secret words: in every turn only the game master's parts may have them. */
  readonly behind: readonly string[];
}

export const FIXTURES = fromRoot("e2e/fixtures/played-by-hand");

/** @param name "strong-model" or "weak-model" */
export const readPlayed = (name: string): PlayedByHand =>
  JSON.parse(readFileSync(`${FIXTURES}/${name}.json`, "utf8")) as PlayedByHand;
