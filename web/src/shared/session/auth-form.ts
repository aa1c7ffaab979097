import { request } from "../api/request.ts";

/** Posts one of Auth.js's forms with the CSRF token it asks for; it answers with where to go instead of going there. */
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
