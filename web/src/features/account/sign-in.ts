import type { SignUpAnswer, SignUpRequest } from "#contracts/http/auth";

import { ApiError } from "../../shared/api/api-error.ts";
import { request } from "../../shared/api/request.ts";
import { submitAuthForm } from "../../shared/session/auth-form.ts";
import { refreshSession } from "../../shared/session/refresh-session.ts";
import { text } from "../../shared/text/text.ts";

/** Signs in with email and password at Auth.js's endpoint. Afterwards the session store has the user. */
export async function signIn(credentials: { readonly email: string; readonly password: string }): Promise<void> {
  const { url } = await submitAuthForm("/api/auth/callback/credentials", credentials);
  // Auth.js reports a refusal as a redirect with an `error` parameter.
  if (url && new URL(url, window.location.origin).searchParams.has("error")) {
    throw new ApiError(text.login.failed, { status: 401, code: "wrong_credentials" });
  }
  await refreshSession();
}

/** Creates an account (POST /api/auth/sign-up). It does not sign in. */
export async function signUp(account: SignUpRequest): Promise<SignUpAnswer> {
  return request<SignUpAnswer>("/api/auth/sign-up", { method: "POST", body: account });
}
