import { choose } from "./choices.ts";

/** Stories as their labels say: by their world, and with what the player's texts have. */
const LABELS: readonly (readonly string[])[] = [
  ["old", "magic", "motive", "deadline", "dealers", "kin", "taken", "relic", "suspect", "doer"],
  ["space", "deadline", "kin"],
  ["modern", "sea", "motive", "comic"],
  [],
];
/** Every text that a text with choices can become. */
export const choicesOf = (text: string): string[] => [
  ...new Set(
    LABELS.flatMap((labels) =>
      [0, 1, 2].map((at) =>
        choose(
          text,
          (label) => labels.includes(label),
          (count) => at % count,
        )
          .replace(/ {2,}/gu, " ")
          .trim(),
      ),
    ),
  ),
];
