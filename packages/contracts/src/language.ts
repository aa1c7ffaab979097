import type { Option } from "./options.ts";

/**
 * The languages in which a campaign can be written, each with its name in that language. The languages of the user interface are defined
 * by the web app.
 */
export const LANGUAGES = [
  { value: "en", label: "English" },
  { value: "de", label: "Deutsch" },
  { value: "es", label: "Español" },
  { value: "fr", label: "Français" },
  { value: "it", label: "Italiano" },
  { value: "nl", label: "Nederlands" },
  { value: "pl", label: "Polski" },
  { value: "pt", label: "Português" },
] as const satisfies readonly Option[];
export type Language = (typeof LANGUAGES)[number]["value"];
export const LANGUAGE_VALUES = LANGUAGES.map(({ value }) => value) as [Language, ...Language[]];

/** The language of a campaign for which none was chosen. The oracle writes only in this language. */
export const DEFAULT_LANGUAGE = "en" satisfies Language;

/** The English names of the languages, for prompts to a model. */
export const ENGLISH_NAMES: Readonly<Record<Language, string>> = {
  en: "English",
  de: "German",
  es: "Spanish",
  fr: "French",
  it: "Italian",
  nl: "Dutch",
  pl: "Polish",
  pt: "Portuguese",
};
