/** The families that the pages use (fonts.css). */
const FAMILIES = ["Fraunces", "Inter", "Literata"];

/**
 * Switches the page to the web fonts by setting an attribute. From then on the styles in tokens.css name the web fonts, and the browser
 * loads those it needs.
 */
export function nameFonts(): void {
  document.documentElement.dataset["fonts"] ??= "";
}

/** Loads the web fonts and then switches to all of them in one moment. Otherwise the page would be laid out again for each font. */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled(FAMILIES.map((family) => document.fonts.load(`1em ${family}`)));
  nameFonts();
}
