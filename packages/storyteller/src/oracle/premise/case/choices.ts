/**
 * Choices within a written text. `[space: a panel | old: a plank | a board]` is the first choice whose word the story has, the last one
 * where it has none; `[~ one | two]` is one of them, the same for all of a story.
 */

const CHOICE = /\[(~?)([^[\]]*)\]/gu;
const LABEL = /^\s*(old|modern|space|sea|magic|plain|grim|comic|motive|deadline|dealers|kin|taken|relic|suspect):\s*/u;

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
      const label = LABEL.exec(part)?.[1];
      return label === undefined || has(label);
    });
    return (found ?? "").replace(LABEL, "").trim();
  });
