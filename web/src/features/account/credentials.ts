import { SignInRequest, SignUpRequest } from "#contracts/http/auth";

import { serverWords } from "../../shared/text/server-words.ts";

export type Mode = "sign-in" | "sign-up";
export type CredentialField = "email" | "password" | "displayName";

export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly displayName: string;
}

/** What is wrong with a field, in words. */
export type Faults = Partial<Record<CredentialField, string>>;

/** The first fault of each field (product.md §5), by the contract's own rules. */
export function faultsOf(mode: Mode, { email, password, displayName }: Credentials): Faults {
  const checked =
    mode === "sign-up"
      ? SignUpRequest.safeParse({ email, password, displayName })
      : SignInRequest.safeParse({ email, password });
  const faults: Faults = {};
  for (const issue of checked.error?.issues ?? []) {
    const field = issue.path[0] as CredentialField;
    faults[field] ??= serverWords(issue.message);
  }
  return faults;
}

/** All failing messages in one, joined with a period and a space (product.md §5). */
export const joinFaults = (faults: Faults): string => Object.values(faults).join(". ");
