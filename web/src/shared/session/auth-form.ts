import { request } from "../api/request.ts";

/** Submits a form of Auth.js with its CSRF token. The server returns the address to go to instead of redirecting. */
export async function submitAuthForm(
  path: string,
  fields: Readonly<Record<string, string>>,
): Promise<{ readonly url?: string }> {
  const { csrfToken } = await request<{ csrfToken: string }>("/api/auth/csrf");
  const answer = await request<{ url?: string } | undefined>(path, {
    method: "POST",
    body: new URLSearchParams({ ...fields, csrfToken, callbackUrl: "/" }),
    headers: { "X-Auth-Return-Redirect": "1" },
  });
  return answer ?? {};
}
