import { expect, it } from "vitest";
import * as z from "zod/mini";

import { TOOLS, type ToolName } from "./specs.ts";
import parameters from "./tool-parameters.json" with { type: "json" };

/** Schema keywords that cost tokens, and that some servers refuse. */
const NOISE = new Set(["$schema", "maxLength", "minLength", "maxItems", "default", "additionalProperties"]);

function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, inner]) => (NOISE.has(key) ? [] : [[key, plain(inner)]])),
  );
}

it.each(Object.entries(TOOLS))("what %s takes is written down as its schema says", (name, { schema }) => {
  expect(parameters[name as ToolName]).toEqual(plain(z.toJSONSchema(schema, { io: "input" })));
});
