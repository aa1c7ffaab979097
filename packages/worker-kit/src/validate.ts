import { zValidator } from "@hono/zod-validator";
import type { MiddlewareHandler } from "hono";
import * as z from "zod/mini";
import en from "zod/v4/locales/en.js";
import type { $ZodType } from "zod/v4/core";

import { AppError } from "./errors.ts";

// zod/mini has no language until one is set; without it, every message is "Invalid input". `z.locales.en` is not used, because it would
// add all languages to each bundle.
z.config(en());

/** Joins the messages of a failed validation into one sentence. Each message names its field, unless it already does. */
export function describeIssues(
  issues: readonly { readonly path: readonly PropertyKey[]; readonly message: string }[],
): string {
  const lines = issues.map(({ path, message }) =>
    path.length > 0 && /^(?:Invalid (?:input|option|string|key|ISO)|Too (?:big|small)|Unrecognized)/u.test(message)
      ? `${path.map(String).join(".")}: ${message}`
      : message,
  );
  return [...new Set(lines)].join(". ");
}

/** The content types whose bodies the validator reads. It treats any other body as empty. */
const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/iu;

function requireJsonType(type: string | null | undefined): void {
  if (JSON_TYPE.test(type ?? "")) return;
  throw new AppError("unsupported_media_type", "Send the body as JSON, with Content-Type: application/json");
}

/**
 * Validates a body, query or parameters against a schema of the contracts. A failure is `invalid_input` with the schema's own messages.
 */
export const validate = <Target extends "json" | "query" | "param", Schema extends $ZodType>(
  target: Target,
  schema: Schema,
) =>
  zValidator(
    target,
    schema,
    (result, c) => {
      if (target === "json") requireJsonType(c.req.header("Content-Type"));
      if (!result.success) throw new AppError("invalid_input", describeIssues(result.error.issues));
    },
    // The synchronous parse is used, because the default asynchronous one mixes up the order of the messages. The cast is needed because
    // the validator expects a result of classic zod, whose errors have methods that nothing here calls.
    { validationFunction: (shape, value) => z.safeParse(shape, value) as never },
  );

/** Validates an optional JSON body. A missing body counts as `{}`. */
export const validateOptionalJson =
  <Schema extends $ZodType<object>>(
    schema: Schema,
    // oxlint-disable-next-line typescript/no-explicit-any -- fits the routes of every worker, as Hono's own validator does
  ): MiddlewareHandler<any, string, { in: { json: z.input<Schema> }; out: { json: z.output<Schema> } }> =>
  async (c, next) => {
    const body = await c.req.text();
    let value: unknown = {};
    if (body.trim() !== "") {
      requireJsonType(c.req.header("Content-Type"));
      try {
        value = JSON.parse(body);
      } catch {
        throw new AppError("invalid_json", "The body is not valid JSON");
      }
    }
    const result = z.safeParse(schema, value);
    if (!result.success) throw new AppError("invalid_input", describeIssues(result.error.issues));
    c.req.addValidatedData("json", result.data);
    await next();
  };
