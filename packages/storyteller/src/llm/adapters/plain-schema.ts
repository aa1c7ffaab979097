/**
 * Keywords that a model needs in order to fill in arguments. The others are noise to it, and Google's endpoint refuses a request for them
 * (`Unknown name "$schema"`). What is left out here is checked when the call comes.
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

/** A JSON Schema with nothing in it but what every provider knows. A constant becomes a list of one. */
export function plainSchema(schema: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const plain: Record<string, unknown> = {};
  for (const [keyword, value] of Object.entries(schema)) {
    if (keyword === "const") plain["enum"] = [value];
    else if (keyword === "oneOf") plain["anyOf"] = each(value);
    else if (keyword === "properties") {
      plain[keyword] = Object.fromEntries(Object.entries(value as object).map(([name, one]) => [name, plainOf(one)]));
    } else if (keyword === "items") plain[keyword] = plainOf(value);
    else if (keyword === "anyOf") plain[keyword] = each(value);
    // A bound that says no more than that the number is whole.
    else if (KEPT.has(keyword) && Math.abs(Number(value)) !== Number.MAX_SAFE_INTEGER) plain[keyword] = value;
  }
  return plain;
}

const plainOf = (value: unknown): unknown =>
  typeof value === "object" && value !== null && !Array.isArray(value)
    ? plainSchema(value as Record<string, unknown>)
    : value;

const each = (value: unknown): unknown => (Array.isArray(value) ? value.map(plainOf) : value);
