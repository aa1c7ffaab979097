import { type Language, LANGUAGES } from "#contracts/language";

/** The languages of the interface. Stories can also be in other languages. */
const SPOKEN = ["en", "de"] as const satisfies readonly Language[];
export type AppLanguage = (typeof SPOKEN)[number];
export const APP_LANGUAGES = SPOKEN.map((value) => ({
  value,
  label: LANGUAGES.find((language) => language.value === value)?.label ?? value,
}));

const KEY = "lorehearth.language";

/** The language that the player chose in this browser; else the first of the browser's languages that the app supports; else English. */
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
 * Stores the language in this browser and reloads the page in it, because texts are loaded once at the start. A form with unsaved changes
 * asks first, as for any reload.
 */
export function chooseLanguage(language: AppLanguage): void {
  try {
    localStorage.setItem(KEY, language);
  } catch {
    // The browser may forbid storage. After the reload the app then uses the browser's own language.
  }
  window.location.reload();
}
