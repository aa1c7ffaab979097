import { type Language, LANGUAGES } from "#contracts/language";

/** The languages of the app: a campaign can be told in more. */
const SPOKEN = ["en", "de"] as const satisfies readonly Language[];
export type AppLanguage = (typeof SPOKEN)[number];
export const APP_LANGUAGES = SPOKEN.map((value) => ({
  value,
  label: LANGUAGES.find((language) => language.value === value)?.label ?? value,
}));

const KEY = "lorehearth.language";

/** What the player chose in this browser; else the first of the browser's languages that the app speaks; else English. */
export function preferredLanguage(): AppLanguage {
  return spokenIn(stored() ?? "") ?? navigator.languages.map(spokenIn).find((found) => found !== null) ?? "en";
}

const spokenIn = (tag: string): AppLanguage | null =>
  SPOKEN.find((language) => language === tag.toLowerCase().split("-")[0]) ?? null;

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/**
 * Remembers the language in this browser and loads the page anew in it, at the same address: the words are chosen once, when the
 * app starts. A form that holds something unsaved asks first, as for any reload.
 */
export function chooseLanguage(language: AppLanguage): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // Storage may be forbidden: the browser's own language is then all that is known.
  }
  window.location.reload();
}
