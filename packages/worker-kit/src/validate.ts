import { zValidator } from "@hono/zod-validator";
import type { MiddlewareHandler } from "hono";
import * as z from "zod/mini";
import en from "zod/v4/locales/en.js";
import type { $ZodType } from "zod/v4/core";

import { AppError } from "./errors.ts";

// zod/mini speaks no language until it is given one; without this every message is "Invalid input". Not `z.locales.en`, which
// would bring every language there is into each bundle.
z.config(en());

/** The failing messages as one sentence, each with the field it is about unless it already says so. */
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

/** Which bodies the validator reads; it takes any other for an empty one. */
const JSON_TYPE = /^application\/([\w.-]+\+)?json\s*(;|$)/iu;

function requireJsonType(type: string | null | undefined): void {
  if (JSON_TYPE.test(type ?? "")) return;
  throw new AppError("unsupported_media_type", "Send the body as JSON, with Content-Type: application/json");
}

/** Validates a body, query or parameter against a contract; a failure is `invalid_input` with the schema's own words. */
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
    // Not the asynchronous parse that is its default: that one mixes up the order of the messages. The validator's own type for
    // the result is the classic zod's, whose errors have methods that nothing here calls.
    { validationFunction: (shape, value) => z.safeParse(shape, value) as never },
  );

/** Validates a JSON body that may be absent: an absent one counts as `{}`. */
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
