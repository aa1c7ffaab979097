import type { StoryTurn } from "../turn/story-turn.ts";

/** Returns the language in which a turn is read aloud. */
export type LanguageOf = (turn: StoryTurn | undefined) => string;

type Known = Pick<SpeechSynthesisVoice, "lang" | "localService" | "default">;

/** Normalises a language tag. Some systems write de_DE instead of de-DE. */
const tagOf = (lang: string): string => lang.replaceAll("_", "-").toLowerCase();

/** The player's regional variant of a language: en-GB for en, if the browser prefers that. */
export const spokenAs = (language: string, preferred: readonly string[]): string =>
  preferred.find((each) => tagOf(each).split("-")[0] === language) ?? language;

/**
 * Chooses the voice for a language. A voice of the player's region comes before other voices, and a voice on the device before one that
 * sends the text to a server. Null if there is no voice: the browser then uses its default.
 */
export function chooseVoice<Voice extends Known>(voices: readonly Voice[], wanted: string): Voice | null {
  const tag = tagOf(wanted);
  const [language] = tag.split("-");
  const worth = (voice: Known) =>
    (voice.localService ? 4 : 0) + (tagOf(voice.lang) === tag ? 2 : 0) + (voice.default ? 1 : 0);
  const able = voices.filter(({ lang }) => tagOf(lang).split("-")[0] === language);
  return able.toSorted((a, b) => worth(b) - worth(a))[0] ?? null;
}
