import { expect, inject } from "vitest";

import { call, cookieNamed, cookiesOf, SITE, type Answer } from "./player.ts";

/** Settings of a site that has Google sign-in, with the tests' OpenID server in Google's place. */
export const googleVars = {
  GOOGLE_CLIENT_ID: "lorehearth",
  GOOGLE_CLIENT_SECRET: "hush",
  GOOGLE_ISSUER: inject("openIdIssuer"),
};

export const freshEmail = () => `${crypto.randomUUID()}@example.org`;

/** What Google says of a Google account that nobody has used here yet. */
export const googleAccount = (more: Record<string, unknown> = {}) => ({
  sub: crypto.randomUUID(),
  email: freshEmail(),
  email_verified: true,
  name: "Mira",
  ...more,
});

/** Presses the button: answers where the window goes, and the cookies that were set. */
export async function beginGoogle() {
  const csrf = await call("GET", "/api/auth/csrf");
  const answer = await call("POST", "/api/auth/signin/google", {
    vars: googleVars,
    body: new URLSearchParams({
      csrfToken: csrf.body.csrfToken,
      callbackUrl: "/worlds",
    }),
    headers: { Cookie: cookiesOf(csrf), "X-Auth-Return-Redirect": "1" },
  });
  expect(answer.status).toBe(200);
  return { address: new URL(answer.body.url), cookie: `${cookiesOf(csrf)}; ${cookiesOf(answer)}` };
}

/** Signs in at the OpenID server; answers where it sends the window back to. */
export async function atGoogle(address: URL, claims: object): Promise<URL> {
  address.searchParams.set("login_hint", JSON.stringify(claims));
  const response = await fetch(address, { redirect: "manual" });
  return new URL(response.headers.get("Location") ?? "");
}

export const comeBack = (back: URL, cookie: string) =>
  call("GET", `${back.pathname}${back.search}`, { vars: googleVars, headers: { Cookie: cookie, Accept: "text/html" } });

/** The whole way; `tamper` may change what goes out and what comes back. */
export async function signInWith(
  claims: object,
  tamper: { out?: (address: URL) => void; back?: (back: URL) => void; cookie?: (cookie: string) => string } = {},
): Promise<Answer> {
  const { address, cookie } = await beginGoogle();
  tamper.out?.(address);
  const back = await atGoogle(address, claims);
  tamper.back?.(back);
  return comeBack(back, tamper.cookie?.(cookie) ?? cookie);
}

/** How the window of a Google sign-in ended. */
export const outcomeOf = (answer: Answer): string | null => {
  expect(answer.status).toBe(302);
  const { pathname, searchParams } = new URL(answer.headers.get("Location") ?? "", SITE);
  expect(pathname).toBe("/api/auth/popup");
  return searchParams.get("outcome");
};

export const sessionOf = (answer: Answer) => cookieNamed(answer, "lorehearth.session");

/** Whom an answer has signed in. */
export const whoIs = async (answer: Answer) =>
  (await call("GET", "/api/auth/session", { headers: { Cookie: cookiesOf(answer) } })).body?.user;
