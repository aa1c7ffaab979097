/**
 * A JSON value in which every text and every key that is one of those ids is the other one it stands for. Ids are long random
 * tokens: nothing else in a story reads like one.
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
