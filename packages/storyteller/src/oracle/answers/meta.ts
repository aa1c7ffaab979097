import { storedPattern, type StoredPattern } from "../patterns.ts";
/** Answers to words about the game and not the story. The first matching pattern gives the answer. */
const ANSWERS: readonly (readonly [StoredPattern, string])[] = [
  [
    storedPattern("meta answers", "u"),
    "Undo under the last reply takes back the turn with all that it changed. “Tell it again” tells it once more with the same dice.",
  ],
  [
    storedPattern("meta answers 2", "u"),
    "Every turn is saved as it is told. You can name a turn as a checkpoint, and the menu exports the story.",
  ],
  [storedPattern("meta answers 3", "u"), "The detail level beside the text box sets how long my replies are."],
  [
    storedPattern("meta answers 4", "u"),
    "I am the oracle: a game master without a language model. I work from your own texts, from rules and from dice. What nobody wrote I ask the dice, in the open, and you say what it means.",
  ],
  [
    storedPattern("meta answers 5", "u"),
    "Say it in your campaign's notes or draw a line in the safety settings, and the story will keep clear of it. The X-card takes back the last turn.",
  ],
  [
    storedPattern("meta answers 6", "u"),
    "Say what you do, in your own words: “I ask the captain about the letter”, “I search the cellar”, “I go to the mill”. Ask “What can I do?” for ideas, “What happened so far?” for the story, and anything about the rules or your sheet. A question with yes or no about the world is asked of the dice.",
  ],
  [storedPattern("meta answers 7", "u"), "Thank you. The story waits where you left it."],
  [storedPattern("meta answers 8", "u"), "No harm done; nothing has happened in the story."],
];

/** The oracle's answer to words about the game, outside the story. */
export function metaAnswer(playerText: string): string {
  const text = playerText.toLowerCase().replace(/’/gu, "'");
  return (
    ANSWERS.find(([pattern]) => pattern.test(text))?.[1] ??
    "That is a word to the table, so nothing has happened in the story. Say what your character does, or ask “What can I do?”."
  );
}
