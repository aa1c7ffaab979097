import { hasPattern, pattern, sourceOf } from "../../patterns.ts";

/**
 * Makes one reply of its parts. Each clause of a message is answered by itself, so two parts may tell one way twice, or answer and not
 * answer: `one reply N` of the patterns finds such a place in the whole reply, and `one reply N as` says what is left of it.
 */
export function asOneReply(paragraphs: readonly string[]): string[] {
  let text = paragraphs.join("\n\n");
  for (let at = 1; hasPattern(`one reply ${at}`); at++)
    text = text.replace(pattern(`one reply ${at}`, "gmu"), sourceOf(`one reply ${at} as`));
  return text.split("\n\n").filter((each) => each.trim() !== "");
}
