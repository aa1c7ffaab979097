/** Answers to words about the game and not the story. The first matching pattern gives the answer. */
const ANSWERS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:undo|take (?:that|it) back|go back a turn|retry|redo)\b/u,
    "Undo under the last reply takes back the turn with all that it changed. “Tell it again” tells it once more with the same dice.",
  ],
  [
    /\b(?:save|load|export|checkpoint)\b/u,
    "Every turn is saved as it is told. You can name a turn as a checkpoint, and the menu exports the story.",
  ],
  [
    /\b(?:longer|shorter|more detail|less detail|too long|too short)\b/u,
    "The detail level beside the text box sets how long my replies are.",
  ],
  [
    /\b(?:are you (?:an? )?(?:ai|bot|human|real|chatgpt|model)|who are you|what are you)\b/u,
    "I am the oracle: a game master without a language model. I work from your own texts, from rules and from dice. What nobody wrote I ask the dice, in the open, and you say what it means.",
  ],
  [
    /\b(?:too (?:hard|easy|slow|fast|dark|violent|scary)|don't like|uncomfortable|lines?|veils?)\b/u,
    "Say it in your campaign's notes or draw a line in the safety settings, and the story will keep clear of it. The X-card takes back the last turn.",
  ],
  [
    /\b(?:how (?:do|does) (?:this|it|i play)|help|tutorial|new here|instructions?)\b/u,
    "Say what you do, in your own words: “I ask the captain about the letter”, “I search the cellar”, “I go to the mill”. Ask “What can I do?” for ideas, “What happened so far?” for the story, and anything about the rules or your sheet. A question with yes or no about the world is asked of the dice.",
  ],
  [
    /\b(?:thanks?|thank you|cool|nice|great|lol|haha|love (?:it|this)|good job|awesome)\b/u,
    "Thank you. The story waits where you left it.",
  ],
  [/\b(?:sorry|my bad|oops)\b/u, "No harm done; nothing has happened in the story."],
];

/** The oracle's answer to words about the game, outside the story. */
export function metaAnswer(playerText: string): string {
  const text = playerText.toLowerCase().replace(/’/gu, "'");
  return (
    ANSWERS.find(([pattern]) => pattern.test(text))?.[1] ??
    "That is a word to the table, so nothing has happened in the story. Say what your character does, or ask “What can I do?”."
  );
}
