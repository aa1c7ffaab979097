import type { StoryTurn } from "../turn/story-turn.ts";

/** In what language a turn is spoken. */
export type LanguageOf = (turn: StoryTurn | undefined) => string;

type Known = Pick<SpeechSynthesisVoice, "lang" | "localService" | "default">;

/** Some systems write de_DE. */
const tagOf = (lang: string): string => lang.replaceAll("_", "-").toLowerCase();

/** A language as the player speaks it: en-GB for en, where that is among the browser's own. */
export const spokenAs = (language: string, preferred: readonly string[]): string =>
  preferred.find((each) => tagOf(each).split("-")[0] === language) ?? language;

/**
 * The voice for a language: in the player's own manner of speaking it before another's, and one that speaks on this device before
 * one that sends the story elsewhere. Null where there is none: the browser then does what it can.
 */
export function chooseVoice<Voice extends Known>(voices: readonly Voice[], wanted: string): Voice | null {
  const tag = tagOf(wanted);
  const [language] = tag.split("-");
  const worth = (voice: Known) =>
    (voice.localService ? 4 : 0) + (tagOf(voice.lang) === tag ? 2 : 0) + (voice.default ? 1 : 0);
  const able = voices.filter(({ lang }) => tagOf(lang).split("-")[0] === language);
  return able.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}
