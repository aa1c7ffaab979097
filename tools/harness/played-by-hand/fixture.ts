import { readFileSync } from "node:fs";

import type { DetailLevel } from "#contracts/options";
import type { CampaignSecret } from "#contracts/story/campaign-secrets";
import { fromRoot } from "../../shared/paths.ts";

/** A call as a model makes it: the arguments are what the model wrote, which need not be what the tool asks for. */
export interface WrittenCall {
  readonly name: string;
  readonly args: Readonly<Record<string, unknown>>;
}

/** One answer of the game master's model. */
export interface WrittenAnswer {
  readonly text: string;
  /** Stands instead of `text` where the check of the round before failed. The calls are the same: story and sheets come out alike. */
  readonly failed?: string;
  readonly calls?: readonly WrittenCall[];
}

/** What the models answer in a turn, in order: the game master's rounds, and the chronicler's notes (a text where they are no JSON). */
interface Answers {
  readonly answers: readonly WrittenAnswer[];
  readonly notes: readonly unknown[];
  /** What sums up the scene that ended before this turn; absent where none did. */
  readonly summaries?: readonly unknown[];
}

/** What the player does. `turn` is the number of the turn in the story; a turn may be played, taken back, and played otherwise. */
export type Step =
  | ({ readonly do: "open"; readonly turn: 0 } & Answers)
  | ({ readonly do: "say"; readonly turn: number; readonly words: string } & Answers)
  | ({ readonly do: "retry"; readonly turn: number } & Answers)
  | { readonly do: "undo" }
  | { readonly do: "authors-note"; readonly text: string };

/** What the prompt of a turn must say, and what it must not. */
export interface PromptExpectation {
  readonly turn: number;
  readonly holds: readonly string[];
  /** Nowhere in the prompt. */
  readonly lacks: readonly string[];
  /** In the game master's own parts only: not where it says what anybody, or a person, may know. */
  readonly own: readonly string[];
}

/** A campaign played by hand: what is in the beginning, what the player did, and what a model answered. */
export interface PlayedByHand {
  /** Asked of every turn. */
  readonly detailLevel: DetailLevel;
  readonly world: Readonly<Record<string, unknown>>;
  readonly campaign: Readonly<Record<string, unknown>>;
  readonly character: Readonly<Record<string, unknown>>;
  /** What only the game master knows from the beginning. The first is `campaign-1` in the story, and so on. */
  readonly secrets: readonly CampaignSecret[];
  readonly steps: readonly Step[];
  readonly prompts: readonly PromptExpectation[];
  /** The same in a window of 8,192 tokens, where the transcript cannot hold the whole story. */
  readonly smallWindow: readonly PromptExpectation[];
  /** What is behind the story, in the words in which it is kept: nobody but the game master knows it in any turn. */
  readonly behind: readonly string[];
}

export const FIXTURES = fromRoot("e2e/fixtures/played-by-hand");

/** @param name "strong-model" or "weak-model" */
export const readPlayed = (name: string): PlayedByHand =>
  JSON.parse(readFileSync(`${FIXTURES}/${name}.json`, "utf8")) as PlayedByHand;
