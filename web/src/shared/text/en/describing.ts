import type { ErrorCode } from "#contracts/errors";
import type { FailureAbout } from "./server.ts";

type Sentence = string | ((about: FailureAbout) => string);

/** Texts about generated descriptions: who wrote one, and what the player can do after a model failed. */
export const describing = {
  failed: "The description could not be written.",
  tryAgain: "Try again",
  oracle: "Let the oracle write it",
  again: "The description is being written once more...",
  writtenBy: { oracle: "Written by the oracle", llm: "Written by a language model" },
  /**
   * Messages about descriptions for failures whose usual message speaks of a turn. The usual messages of other failures fit a description
   * too.
   */
  failures: {
    game_master_failed: "The model gave an answer that is no description.",
    game_master_silent: "The model fell silent before the description was finished.",
    game_master_cut_off: "The model broke off before the description was finished.",
    game_master_refused: "The model will not write this. Change what you ask for, or let the oracle write it.",
    game_master_context: ({ model }) =>
      `The description does not fit into the context of ${model ?? "the model"}. Give it a larger context on its server, 8,192 tokens or more.`,
    budget_spent: "Today's budget for models is spent. The oracle can still write it.",
  } as { readonly [Code in ErrorCode]?: Sentence },
} as const;
