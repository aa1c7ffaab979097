import fc from "fast-check";

import type { Schema } from "./schema.ts";
import { type Known, shaped } from "./shaped.ts";

/** A request body with its content type. */
export interface SentBody {
  readonly text: string;
  readonly type: string;
}

const JSON_TYPE = "application/json";
export const asJson = (value: unknown): SentBody => ({ text: JSON.stringify(value) ?? "", type: JSON_TYPE });

/** One value of each type that JSON has. */
const OF_TYPES: readonly (readonly [type: string, value: unknown])[] = [
  ["null", null],
  ["boolean", true],
  ["number", 7.5],
  ["string", "text"],
  ["array", [[]]],
  ["object", { $ne: null }],
];

/** Texts that are not complete JSON. */
const NO_JSON = [
  "{",
  "undefined",
  "NaN",
  '{"a":NaN}',
  "{'a':1}",
  '{"a":1,}',
  "\0",
  "[".repeat(20_000),
  '{"a":'.repeat(20_000),
];
/** JSON that is not an object. */
const NO_OBJECT = ["null", "[]", "7", "true", '"text"', "[[[[]]]]", "1e400"];

function typesOf(schema: Schema): string[] {
  if ("const" in schema) return typesOf({ enum: [schema.const] });
  if (schema.enum)
    return schema.enum.map((value) => (value === null ? "null" : Array.isArray(value) ? "array" : typeof value));
  const some = schema.anyOf ?? schema.oneOf;
  if (some) return some.flatMap(typesOf);
  return schema.type === undefined ? OF_TYPES.map(([type]) => type) : [schema.type];
}

/** Values that a schema refuses because of their own type or size. */
function refused(schema: Schema): unknown[] {
  const types = new Set(typesOf(schema));
  const wrong = OF_TYPES.filter(([type]) => !types.has(type)).map(([, value]) => value);
  if (schema.enum) wrong.push(...["unheard-of", "__proto__"].filter((name) => !schema.enum?.includes(name)));
  // The text is not too large here. The rows in table/ have texts of megabytes.
  if (schema.maxLength !== undefined && schema.maxLength < 100_000) wrong.push("x".repeat(schema.maxLength + 1));
  if (schema.pattern !== undefined) wrong.push("", "\0", "\ud800", "../..", "x".repeat(10_000));
  if (schema.maxItems !== undefined) wrong.push(Array.from({ length: schema.maxItems + 1 }, () => null));
  if (schema.maximum !== undefined) wrong.push(schema.maximum + 1, 1e308);
  if (schema.minimum !== undefined) wrong.push(schema.minimum - 1, -1e308);
  return wrong;
}

/** Values that a schema refuses, because of the value itself or because of a part of it. Empty if the schema accepts everything. */
function wrongFor(schema: Schema, known: Known): fc.Arbitrary<unknown>[] {
  const values = refused(schema);
  return [
    ...(values.length > 0 ? [fc.constantFrom(...values)] : []),
    ...(schema.properties ? [wrongObject(schema, known)] : []),
    ...(schema.items ? wrongFor(schema.items, known).map((items) => items.map((item) => [item])) : []),
  ];
}

/** Objects in which one field is wrong or missing, or which have an unknown field. */
function wrongObject(schema: Schema, known: Known): fc.Arbitrary<object> {
  const { properties = {}, required = [], additionalProperties } = schema;
  const right = shaped(schema, known) as fc.Arbitrary<object>;
  const wrong = Object.entries(properties).flatMap(([name, field]) =>
    wrongFor(field, known).map((values) =>
      fc.tuple(right, values).map(([body, value]) => ({ ...body, [name]: value })),
    ),
  );
  const missing = required.map((name) =>
    right.map((body) => Object.fromEntries(Object.entries(body).filter(([key]) => key !== name))),
  );
  const unknown = fc
    .tuple(right, fc.constantFrom("isAdmin", "constructor", "toString", "", "\u202e"), fc.jsonValue())
    .map(([body, name, value]) => ({ ...body, [name]: value }));
  return fc.oneof(...wrong, ...missing, ...(additionalProperties === false ? [unknown] : []));
}

/** Whether the schema accepts only the fields it names. */
export const isStrict = (schema: Schema): boolean =>
  (schema.anyOf ?? [schema]).every((each) => each.additionalProperties === false);

/**
 * Bodies that must be refused: they have a wrong, missing or unknown field, have another shape, or are not JSON.
 * @param optional whether the call needs no body
 */
export function broken(schema: Schema, optional: boolean, known: Known): fc.Arbitrary<SentBody> {
  const wrong = fc.oneof(...(schema.anyOf ?? [schema]).map((each) => wrongObject(each, known))).map(asJson);
  const mislabelled = shaped(schema, known).map((body) => ({ ...asJson(body), type: "text/plain" }));
  const texts = fc.constantFrom(...NO_JSON, ...NO_OBJECT, ...(optional ? [] : ["", " \n"]));
  return fc.oneof(
    { weight: 8, arbitrary: wrong },
    { weight: 1, arbitrary: mislabelled },
    { weight: 2, arbitrary: texts.map((text) => ({ text, type: JSON_TYPE })) },
  );
}
