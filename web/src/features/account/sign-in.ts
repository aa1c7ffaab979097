import type { SignUpAnswer, SignUpRequest } from "#contracts/http/auth";

import { ApiError } from "../../shared/api/api-error.ts";
import { request } from "../../shared/api/request.ts";
import { submitAuthForm } from "../../shared/session/auth-form.ts";
import { refreshSession } from "../../shared/session/refresh-session.ts";
import { text } from "../../shared/text/text.ts";

/** Signs in with email and password through Auth.js's own endpoint; the session store knows the user afterwards. */
export async function signIn(credentials: { readonly email: string; readonly password: string }): Promise<void> {
  const { url } = await submitAuthForm("/api/auth/callback/credentials", credentials);
  // A refusal that Auth.js answers as a redirect names itself in the address.
  if (url && new URL(url, window.location.origin).searchParams.has("error")) {
    throw new ApiError(text.login.failed, { status: 401, code: "wrong_credentials" });
  }
  await refreshSession();
}

/** Makes an account (POST /api/auth/sign-up). Signing in is the next step. */
export async function signUp(account: SignUpRequest): Promise<SignUpAnswer> {
  return request<SignUpAnswer>("/api/auth/sign-up", { method: "POST", body: account });
}
