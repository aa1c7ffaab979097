import type { Option } from "./options.ts";

/** The languages a campaign may be told in, each by the name that its speakers give it. What the app itself speaks is the app's to say. */
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

/** What a campaign is told in where nobody said otherwise; the oracle knows no other. */
export const DEFAULT_LANGUAGE = "en" satisfies Language;

/** What the languages are called in English, as a model is told them. */
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
