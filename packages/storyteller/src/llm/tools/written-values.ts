/** A word of a fixed list as a model writes it: "Very Hard" is `very_hard`. */
export const tidy = (word: string): string =>
  word
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/gu, "_");

/** Whether a model means yes. It may write a boolean, a number or a word. */
export const truthOf = (value: unknown): boolean =>
  typeof value === "string" ? !/^(?:false|no|none|dead|0)$/iu.test(value.trim()) : Boolean(value);

/** Reads one name, names separated by commas, or objects with a name, as a list. */
export function listOf(value: unknown): unknown {
  const isOne = typeof value === "object" && value !== null && "name" in value;
  const entries = typeof value === "string" ? value.split(/\s*[,;]\s*/u) : isOne ? [value] : value;
  if (!Array.isArray(entries)) return value;
  return entries
    .map((entry: unknown) => (typeof entry === "object" && entry !== null && "name" in entry ? entry.name : entry))
    .filter((entry) => entry !== "");
}

/** The number in a text: "3", "+3", "3rd", "level 3", "1/4". The value itself if there is none. */
export function numberOf(value: unknown): unknown {
  if (typeof value !== "string") return value;
  const [, over, under] = /(\d+)\s*\/\s*(\d+)/u.exec(value) ?? [];
  if (over !== undefined && under !== undefined && Number(under) > 0) return Number(over) / Number(under);
  const [number] = /\d+(?:\.\d+)?/u.exec(value) ?? [];
  return number === undefined ? value : Number(number);
}
