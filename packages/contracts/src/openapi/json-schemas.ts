import * as z from "zod/mini";
import type { $ZodType, JSONSchema } from "zod/v4/core";

import { names } from "./names.ts";

export type JsonSchema = JSONSchema.BaseSchema;

/** A schema as what a client sends: what has a default may be left out. */
export const requestSchema = (schema: $ZodType): JsonSchema => {
  const { $schema: _, ...written } = z.toJSONSchema(schema, { io: "input", metadata: z.registry() });
  return written;
};

/** Schemas as what a client gets, in their order, and the named ones they refer to. */
export function answerSchemas(schemas: readonly $ZodType[]): {
  readonly written: readonly JsonSchema[];
  readonly named: Readonly<Record<string, JsonSchema>>;
} {
  // As the fields of one object, so that a named one is written once and referred to everywhere else.
  const all = z.toJSONSchema(z.object(Object.fromEntries(schemas.map((schema, at) => [`at${at}`, schema]))), {
    io: "output",
    metadata: names,
    // A client must bear fields that come later.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  const { properties = {}, $defs = {} } = withComponents(all);
  return { written: schemas.map((_, at) => properties[`at${at}`] as JsonSchema), named: $defs };
}

/** JSON Schema keeps what it refers to in `$defs`, OpenAPI in its components. */
const withComponents = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
