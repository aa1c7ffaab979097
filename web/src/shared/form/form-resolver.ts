import { zodResolver } from "@hookform/resolvers/zod";
import type { FieldValues, Resolver } from "react-hook-form";
import type { $ZodRawIssue, $ZodType } from "zod/v4/core";

import { text } from "../text/text.ts";

/** The message of a failed check for which the schema has no message of its own. */
function sayIssue(issue: $ZodRawIssue): string {
  switch (issue.code) {
    case "invalid_type":
      return ["number", "int"].includes(issue.expected) ? text.form.wholeNumber : text.form.required;
    case "too_small":
      return text.form.atLeast(Number(issue.minimum));
    case "too_big":
      if (issue.origin === "string") return text.form.tooLong(Number(issue.maximum));
      return issue.origin === "array"
        ? text.form.tooMany(Number(issue.maximum))
        : text.form.atMost(Number(issue.maximum));
    case "invalid_value":
      return text.form.chooseOne;
    default:
      return text.form.invalid;
  }
}

/** Validates a form with a schema of the contracts. react-hook-form then passes on the parsed values. */
export const formResolver = <Input extends FieldValues, Output>(
  schema: $ZodType<Output, Input>,
): Resolver<Input, unknown, Output> => zodResolver(schema, { error: sayIssue });
