/** How replies are measured: words are what whitespace separates (design.md §9). */
export function countWords(text: string): number {
  return text.trim() === "" ? 0 : text.trim().split(/\s+/u).length;
}

/** The sentences of a text; a closing quote stays with the sentence it ends. */
export function splitSentences(text: string): string[] {
  return text
    .split(/(?<=[.!?…]["”’)]?)\s+(?=["“‘(]?[\p{Lu}\p{N}])|\n+/u)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== "");
}

/** The sentence as it is compared: letters and digits only. Null for one of under four words, which may come again. */
function normalised(sentence: string): string | null {
  const words = sentence.toLowerCase().match(/[\p{L}\p{N}]+(?:['’-][\p{L}\p{N}]+)*/gu) ?? [];
  return words.length < 4 ? null : words.join(" ");
}

/** Every comparable sentence of a text, and what is said inside quotes by itself, so that no line of dialogue comes twice. */
export function comparable(text: string): string[] {
  const spoken = [...text.matchAll(/“([^”]*)”/gu)].flatMap(([, inner = ""]) => splitSentences(inner));
  return [...splitSentences(text), ...spoken].map(normalised).filter((sentence) => sentence !== null);
}
