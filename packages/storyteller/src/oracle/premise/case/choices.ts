import { pattern } from "../../patterns.ts";
/**
 * Choices within a written text. `[space: a panel | old: a plank | a board]` is the first choice whose word the story has, the last one
 * where it has none; `[~ one | two]` is one of them, the same for all of a story.
 */

const CHOICE = /\[(~?)([^[\]]*)\]/gu;

/** A text with its choices made. `has` says whether the story has a label; `pick` chooses one of so many. */
export const choose = (
  text: string,
  has: (label: string) => boolean,
  pick: (count: number, of: string) => number,
): string =>
  text.replace(CHOICE, (_whole, isFree: string, body: string) => {
    const parts = body.split("|");
    if (isFree === "~") return parts[pick(parts.length, body)]!.trim();
    const found = parts.find((part) => {
      const label = pattern("choices label", "u").exec(part)?.[1];
      return label === undefined || has(label);
    });
    return (found ?? "").replace(pattern("choices label", "u"), "").trim();
  });
