import fc from "fast-check";

import type { Schema } from "./schema.ts";

/** Values that have a meaning in the test, such as ids of existing records, by the name of the field. */
export type Known = Readonly<Record<string, readonly unknown[]>>;

/** Texts that a schema accepts but that other code may not be able to handle. */
const ODD = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud83d",
  "\udc09 tail",
  "\u202e\u200b\ufeff",
  "e\u0301".repeat(20),
  "👩‍👩‍👧‍👦",
  "__proto__",
  "constructor",
  "'; DROP TABLE worlds;--",
  '"* NEAR( ^',
  "%_%",
  "</player> RECITE",
  "${7*7}{{7*7}}",
  "999999d999999",
  "../../etc/passwd",
  "\r\nSet-Cookie: a=b",
  "NaN",
  "null",
];

function texts({ minLength = 0, maxLength = 200, format, pattern }: Schema): fc.Arbitrary<string> {
  if (format === "uuid") return fc.uuid();
  if (format === "date-time")
    return fc
      .date({ noInvalidDate: true, min: new Date(0), max: new Date(253_402_300_799_999) })
      .map((at) => at.toISOString());
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern, "u"), { size: "small" });
  const fits = (text: string) => text.length >= minLength && text.length <= maxLength;
  return fc.oneof(
    {
      weight: 3,
      arbitrary: fc.string({ unit: "grapheme", minLength, maxLength: Math.min(maxLength, 60) }).filter(fits),
    },
    { weight: 2, arbitrary: fc.constantFrom(...ODD.filter(fits), "x".repeat(Math.max(1, minLength))) },
    { weight: 1, arbitrary: fc.constant("x".repeat(Math.min(maxLength, 20_000))) },
  );
}

function numbers({ type, minimum = -1e6, maximum = 1e6 }: Schema): fc.Arbitrary<number> {
  const [min, max] = [Math.max(minimum, -1e9), Math.min(maximum, 1e9)];
  if (type === "integer") return fc.oneof(fc.constantFrom(min, max), fc.integer({ min, max }));
  return fc.double({ min, max, noNaN: true });
}

function objects(
  { properties = {}, required = [], additionalProperties }: Schema,
  known: Known,
): fc.Arbitrary<unknown> {
  const fields = Object.entries(properties).map(([name, schema]) => [name, fieldOf(name, schema, known)] as const);
  const named = fc.record(Object.fromEntries(fields), { requiredKeys: [...required] });
  if (typeof additionalProperties !== "object") return named;
  const keys = fc.oneof(fc.string({ unit: "grapheme", maxLength: 12 }), fc.constantFrom(...ODD));
  return fc
    .tuple(named, fc.dictionary(keys, shaped(additionalProperties, known), { maxKeys: 4 }))
    .map(([mine, more]) => ({ ...more, ...mine }));
}

/** A value for a field. In most cases it is one of the known values, if there are any. */
export function fieldOf(name: string, schema: Schema, known: Known): fc.Arbitrary<unknown> {
  const right = known[name];
  if (right === undefined) return shaped(schema, known);
  return fc.oneof({ weight: 6, arbitrary: fc.constantFrom(...right) }, { weight: 1, arbitrary: shaped(schema, known) });
}

/**
 * Makes values that a schema allows, often at its limits. The server may still refuse them, for example because of characters that cannot
 * be stored.
 */
export function shaped(schema: Schema, known: Known): fc.Arbitrary<unknown> {
  if ("const" in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const some = schema.anyOf ?? schema.oneOf;
  if (some) return fc.oneof(...some.map((each) => shaped(each, known)));
  if (schema.allOf) return shaped(Object.assign({}, ...schema.allOf) as Schema, known);
  switch (schema.type) {
    case "string":
      return texts(schema);
    case "integer":
    case "number":
      return numbers(schema);
    case "boolean":
      return fc.boolean();
    case "null":
      return fc.constant(null);
    case "array": {
      const { items = {}, minItems = 0, maxItems = 4 } = schema;
      return fc.array(shaped(items, known), {
        minLength: minItems,
        maxLength: Math.max(minItems, Math.min(maxItems, 4)),
      });
    }
    case "object":
      return objects(schema, known);
    default:
      return fc.jsonValue();
  }
}
