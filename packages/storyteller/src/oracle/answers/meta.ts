import { lexicon } from "../understand/lexicon/lexicon.ts";

/** The oracle's answer to words about the game, outside the story: that of the first pattern of the lexicon that matches. */
export function metaAnswer(playerText: string): string {
  const text = playerText.toLowerCase().replace(/’/gu, "'");
  return lexicon().metaAnswers.find(([pattern]) => new RegExp(pattern, "u").test(text))?.[1] ?? "";
}
