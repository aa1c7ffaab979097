/**
 * Replaces ids in a JSON value, in texts and in keys. Only a whole text or key is replaced. Ids are long random tokens, so no other text
 * can be mistaken for one.
 */
export function renameIds<Value>(value: Value, names: ReadonlyMap<string, string>): Value {
  if (names.size === 0) return value;
  const rename = (each: unknown): unknown => {
    if (typeof each === "string") return names.get(each) ?? each;
    if (Array.isArray(each)) return each.map(rename);
    if (typeof each !== "object" || each === null) return each;
    return Object.fromEntries(Object.entries(each).map(([key, inner]) => [names.get(key) ?? key, rename(inner)]));
  };
  return rename(value) as Value;
}
