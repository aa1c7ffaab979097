import type * as english from "./en/all.ts";
import type { AppLanguage } from "./language.ts";
import type { Translated } from "./translated.ts";

type English = typeof english;
/** Every area in another language. An area or a text that is missing does not compile. */
type Catalogue = { readonly [Area in keyof English]: Translated<English[Area]> };

/** The catalogues beside English, which is built into the pages: each one chunk, fetched by those who read it and nobody else. */
const CATALOGUES: Readonly<Record<Exclude<AppLanguage, "en">, () => Promise<Catalogue>>> = {
  de: () => import("./de/all.ts"),
};

let spokenLanguage: AppLanguage = "en";
let other: Catalogue | null = null;
const areas: { [Area in keyof English]?: Catalogue[Area] } = {};

/** The language that the app speaks, until the page is loaded anew. Dates and numbers follow it. */
export const language = (): AppLanguage => spokenLanguage;

/** An area in the reader's language. One that is asked for before the words have come gets them when they do. */
export function spoken<Area extends keyof English>(area: Area, inEnglish: Catalogue[Area]): Catalogue[Area] {
  const words: Catalogue[Area] = { ...inEnglish, ...other?.[area] };
  areas[area] = words;
  return words;
}

/**
 * Fetches the words of the language, before anything is shown. Where they do not come the app speaks English: without words a page is
 * worth less than in another language.
 */
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
