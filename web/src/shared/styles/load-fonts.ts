/** The families that the pages use (fonts.css). */
const FAMILIES = ["Fraunces", "Inter", "Literata"];

/** How many elements get other fonts in a frame. A turn of a story has about 60. */
const PART_SIZE = 60;
/** How long to wait for a frame, in ms. */
const LONGEST_FRAME = 100;

/**
 * Switches the page to the web fonts by setting an attribute. From then on the styles in tokens.css name the web fonts, and the browser
 * loads those it needs.
 */
export function nameFonts(): void {
  document.documentElement.dataset["fonts"] ??= "";
}

/**
 * Loads the web fonts and then switches to all of them, one part of the page in each frame. Each font by itself would have the page laid out
 * three times; the whole page at once takes a slow phone 200 ms, in which it handles no input.
 */
export async function loadFonts(): Promise<void> {
  await Promise.allSettled(FAMILIES.map((family) => document.fonts.load(`1em ${family}`)));
  for (const part of partsOf(document.body)) {
    const shown = getComputedStyle(part).fontFamily;
    // A part has inherited the family that replaces one of the web fonts, such as "Inter on Arial".
    part.dataset["fonts"] = FAMILIES.find((family) => shown.includes(`${family} on `)) ?? "";
    await nextFrame();
  }
  nameFonts();
}

/** The parts of a page that have at most PART_SIZE elements each. */
function partsOf(element: Element): HTMLElement[] {
  if (!(element instanceof HTMLElement)) return [];
  return element.querySelectorAll("*").length <= PART_SIZE ? [element] : [...element.children].flatMap(partsOf);
}

/** Waits for the next frame. A hidden page has none, so the wait is short at most. */
const nextFrame = () =>
  new Promise<unknown>((resolve) => {
    requestAnimationFrame(resolve);
    setTimeout(resolve, LONGEST_FRAME);
  });
