/** Matches an id, a route, a model's name or a code: a short string without spaces. */
const TOKEN = /^[\w@./:#*+-]{0,128}$/u;

const WITHHELD = "(withheld)";

/** Replaces every string in the value that could be prose. Field names are left, because they come from our own code. */
export function withoutProse(value: unknown): unknown {
  if (typeof value === "string") return TOKEN.test(value) ? value : WITHHELD;
  if (Array.isArray(value)) return value.map(withoutProse);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, withoutProse(each)]));
}
