/** An id, a route, a model's name, a code: what has no blank in it and is not long. */
const TOKEN = /^[\w@./:#*+-]{0,128}$/u;

const WITHHELD = "(withheld)";

/** The value with every string withheld that could be prose. Field names are ours. */
export function withoutProse(value: unknown): unknown {
  if (typeof value === "string") return TOKEN.test(value) ? value : WITHHELD;
  if (Array.isArray(value)) return value.map(withoutProse);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutProse(each)]));
}
