/** The typefaces that every page uses (fonts.css). */
const UPRIGHT = ["Fraunces", "Inter", "Literata"];
/** What is set in italics. */
const ITALICS = "em, i, cite, .italic";
/** Elements that choose a typeface for everything inside of them. */
const OWN_TYPEFACE = ".font-display, .font-story, .font-ui";
/** How many elements change their letters at a time. */
const AT_A_TIME = 30;

/**
 * Switches the page to the web fonts by setting an attribute. From then on the styles in tokens.css name the web fonts, and the browser
 * loads those it needs.
 */
export function nameFonts(): void {
  document.documentElement.dataset["fonts"] ??= "";
}

/**
 * Loads the web fonts and then switches the page to them, all fonts at once, because for each font the browser would lay everything out
 * again. It switches part by part, a frame each: the whole page in one task would block a slow phone.
 */
export async function loadFonts(): Promise<void> {
  const used = UPRIGHT.map((family) => `1em ${family}`);
  if (document.querySelector(ITALICS)) used.push("italic 1em Literata");
  await Promise.allSettled(used.map((font) => document.fonts.load(font)));
  const parts = partsOf(document.body);
  let changed = 0;
  for (const part of parts) {
    part.dataset["fonts"] = "";
    changed += sizeOf(part);
    if (changed < AT_A_TIME) continue;
    changed = 0;
    await nextFrame();
  }
  nameFonts();
  for (const part of parts) delete part.dataset["fonts"];
}

/** The smallest number of parts of the page that are not too large. */
function partsOf(element: Element): HTMLElement[] {
  if (!(element instanceof HTMLElement)) return [];
  const isOne = element.childElementCount === 0 || sizeOf(element) <= AT_A_TIME || element.matches(OWN_TYPEFACE);
  return isOne ? [element] : [...element.children].flatMap(partsOf);
}

/** How many elements an element is, with those inside of it. */
const sizeOf = (element: Element): number => element.getElementsByTagName("*").length + 1;

/** Resolves when the browser has laid out and painted the page. */
const nextFrame = () =>
  new Promise<void>((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
