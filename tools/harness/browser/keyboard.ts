import type { Locator, Page } from "playwright-core";

/** A limit for presses of the Tab key. No page has so many focus stops. */
const MOST = 150;

/**
 * Returns a sentence about what is wrong with the focused element. Null if it has a visible outline, is inside the window and is not
 * covered (WCAG 2.4.7, 2.4.11).
 */
function faultOfFocus(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    // The outline appears in the next frame.
    await new Promise(requestAnimationFrame);
    const focused = document.activeElement;
    if (!focused || focused === document.body) return "nothing has the focus";
    const html = focused.outerHTML.slice(0, 140);
    // A control may be hidden under its label or under the slider's thumb. Then that element has the outline.
    const shown = [focused, focused.closest("label"), focused.parentElement].filter((each) => each !== null);
    const rings = [...shown.map((each) => getComputedStyle(each)), getComputedStyle(focused, "::before")];
    const ringed = rings.some(
      ({ outlineStyle, outlineWidth, borderTopWidth }, index) =>
        (outlineStyle !== "none" && parseFloat(outlineWidth) >= 1) ||
        (index === rings.length - 1 && parseFloat(borderTopWidth) >= 1),
    );
    // A text field shows its focus by a caret as well, so it needs no outline.
    const isWritten = focused.matches("input:not([type=checkbox], [type=radio], [type=range]), textarea");
    if (!ringed && !isWritten) return `no ring: ${html}`;
    const boxes = shown.map((each) => each.getBoundingClientRect());
    const { left, top, right, bottom } = boxes.find(({ width, height }) => width > 1 && height > 1) ?? new DOMRect();
    const [x, y] = [(left + right) / 2, (Math.max(top, 0) + Math.min(bottom, innerHeight)) / 2];
    if (right <= 0 || left >= innerWidth || bottom <= 0 || top >= innerHeight) return `out of sight: ${html}`;
    const above = document.elementFromPoint(x, y);
    const isSeen = above !== null && shown.some((each) => each.contains(above) || above.contains(each));
    return isSeen ? null : `covered by ${above?.outerHTML.slice(0, 80)}: ${html}`;
  });
}

const hasFocus = (target: Locator) =>
  target.evaluateAll((found) => found.some((each) => each === document.activeElement));

/**
 * Moves the focus to the target with the Tab key only. Throws if the target cannot be reached, or if a focused element on the way cannot be
 * seen.
 */
export async function tabTo(page: Page, target: Locator, key: "Tab" | "Shift+Tab" = "Tab"): Promise<void> {
  await target.first().waitFor();
  for (let stop = 0; stop < MOST; stop += 1) {
    if (await hasFocus(target)) return;
    await page.keyboard.press(key);
    const fault = await faultOfFocus(page);
    // After the last focus stop of the page, one press of Tab moves the focus to the browser's own controls.
    if (fault !== null && fault !== "nothing has the focus")
      throw new Error(`On the way to ${target.toString()}: ${fault}`);
  }
  throw new Error(`The Tab key never comes to ${target.toString()}`);
}

/** Presses a button or follows a link with the keyboard. */
export async function press(page: Page, target: Locator, key = "Enter"): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}
