/**
 * The JSON Schema keywords that a model needs to fill in arguments. Other keywords do not help a model, and Google's endpoint refuses a
 * request because of them (`Unknown name "$schema"`). The tool itself checks the rules that are left out here when the call arrives.
 */
const KEPT = new Set([
  "type",
  "description",
  "enum",
  "properties",
  "required",
  "items",
  "anyOf",
  "minimum",
  "maximum",
  "minItems",
  "maxItems",
]);

/** Reduces a JSON Schema to the keywords that every provider knows. A constant becomes an enum with one value. */
export function plainSchema(schema: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const plain: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === "const") plain["enum"] = [value];
    else if (keyword === "oneOf") plain["anyOf"] = each(value);
    else if (keyword === "properties") {
      plain[keyword] = Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, plainOf(one)]));
    } else if (keyword === "items") plain[keyword] = plainOf(value);
    else if (keyword === "anyOf") plain[keyword] = each(value);
    // Skips a bound of ±MAX_SAFE_INTEGER, which says only that the number is whole.
    else if (KEPT.has(keyword) && Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER) plain[keyword] = value;
  }
  return plain;
}

const plainOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? plainSchema(value as Record<string, unknown>)
    : value;

const each = (value: unknown): unknown => (Array.isArray(value) ? value.map(plainOf) : value);
