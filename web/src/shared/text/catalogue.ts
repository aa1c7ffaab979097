import type * as english from "./en/all.ts";
import type { AppLanguage } from "./language.ts";
import type { Translated } from "./translated.ts";

type English = typeof english;
/** All areas in another language. A missing area or text is a type error. */
type Catalogue = { readonly [Area in keyof English]: Translated<English[Area]> };

/**
 * Loads the texts of the languages other than English. Each language is a chunk that only its readers load. The English texts are part of
 * the pages' own chunks.
 */
const CATALOGUES: Readonly<Record<Exclude<AppLanguage, "en">, () => Promise<Catalogue>>> = {
  de: () => import("./de/all.ts"),
};

let spokenLanguage: AppLanguage = "en";
let other: Catalogue | null = null;
const areas: { [Area in keyof English]?: Catalogue[Area] } = {};

/** The language of the app. Changing it needs a reload. Dates and numbers are formatted in this language too. */
export const language = (): AppLanguage => spokenLanguage;

/** The texts of an area in the reader's language. They are English until that language is loaded. */
export function spoken<Area extends keyof English>(area: Area, inEnglish: Catalogue[Area]): Catalogue[Area] {
  const words: Catalogue[Area] = { ...inEnglish, ...other?.[area] };
  areas[area] = words;
  return words;
}

/** Loads the texts of a language before anything is shown. If that fails, the app stays in English. */
export async function speak(wanted: AppLanguage): Promise<void> {
  if (wanted === "en") return;
  try {
    other = await CATALOGUES[wanted]();
  } catch {
    return;
  }
  spokenLanguage = wanted;
  document.documentElement.lang = wanted;
  for (const area of Object.keys(areas) as (keyof English)[]) Object.assign(areas[area] ?? {}, other[area]);
}
