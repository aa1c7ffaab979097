import * as z from "zod/mini";
import type { $ZodType, JSONSchema } from "zod/v4/core";

import { names } from "./names.ts";

export type JsonSchema = JSONSchema.BaseSchema;

/** The JSON schema of what a client sends. A field with a default is optional. */
export const requestSchema = (schema: $ZodType): JsonSchema => {
  const { $schema: _, ...written } = z.toJSONSchema(schema, { io: "input", metadata: z.registry() });
  return written;
};

/** The JSON schemas of what a client receives, in the given order, and the named schemas that they refer to. */
export function answerSchemas(schemas: readonly $ZodType[]): {
  readonly written: readonly JsonSchema[];
  readonly named: Readonly<Record<string, JsonSchema>>;
} {
  // All schemas are converted as fields of one object, so that a named schema is written once and referred to everywhere else.
  const all = z.toJSONSchema(z.object(Object.fromEntries(schemas.map((schema, at) => [`at${at}`, schema]))), {
    io: "output",
    metadata: names,
    // A client must accept fields that a later version adds.
    override: ({ jsonSchema }) => {
      if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
    },
  });
  const { properties = {}, $defs = {} } = withComponents(all);
  return { written: schemas.map((_, at) => properties[`at${at}`] as JsonSchema), named: $defs };
}

/** JSON Schema puts the named schemas into `$defs`; OpenAPI puts them into its components. */
const withComponents = (schema: JsonSchema): JsonSchema =>
  JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')) as JsonSchema;
