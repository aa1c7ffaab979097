import { SignInRequest, SignUpRequest } from "#contracts/http/auth";

import { serverWords } from "../../shared/text/server-words.ts";

export type Mode = "sign-in" | "sign-up";
export type CredentialField = "email" | "password" | "displayName";

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
}

/** The error messages by field. A field without an error is absent. */
export type FieldErrors = Partial<Record<CredentialField, string>>;

/** Checks the fields with the contracts' schema and returns the first error of each. */
export function errorsOf(mode: Mode, { email, password, displayName }: Credentials): FieldErrors {
  const checked =
    mode === "sign-up"
      ? SignUpRequest.safeParse({ email, password, displayName })
      : SignInRequest.safeParse({ email, password });
  const errors: FieldErrors = {};
  for (const issue of checked.error?.issues ?? []) {
    const field = issue.path[0] as CredentialField;
    errors[field] ??= serverWords(issue.message);
  }
  return errors;
}

/** All error messages in one string, joined with a period and a space. */
export const joinErrors = (errors: FieldErrors): string => Object.values(errors).join(". ");
