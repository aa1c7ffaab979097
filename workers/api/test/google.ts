import { expect, inject } from "vitest";

import { call, cookieNamed, cookiesOf, SITE, type Answer } from "./player.ts";

/** Settings of a site with Google sign-in. The tests' own OpenID server takes Google's place. */
export const googleVars = {
  GOOGLE_CLIENT_ID: "lorehearth",
  GOOGLE_CLIENT_SECRET: "hush",
  GOOGLE_ISSUER: inject("openIdIssuer"),
};

export const freshEmail = () => `${crypto.randomUUID()}@example.org`;

/** The claims of a Google account that nobody has used here yet. */
export const googleAccount = (more: Record<string, unknown> = {}) => ({
  sub: crypto.randomUUID(),
  email: freshEmail(),
  email_verified: true,
  name: "Mira",
  ...more,
});

/** Starts a sign-in with Google. Returns the address to which the window goes, and the cookies that were set. */
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

/** Signs in at the OpenID server. Returns the address to which the server redirects the window. */
export async function atGoogle(address: URL, claims: object): Promise<URL> {
  address.searchParams.set("login_hint", JSON.stringify(claims));
  const response = await fetch(address, { redirect: "manual" });
  return new URL(response.headers.get("Location") ?? "");
}

export const comeBack = (back: URL, cookie: string) =>
  call("GET", `${back.pathname}${back.search}`, { vars: googleVars, headers: { Cookie: cookie, Accept: "text/html" } });

/** Signs in with Google from start to end. `tamper` may change the requests and responses on the way. */
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

/** The outcome of a Google sign-in, from the redirect to the window's last page. */
export const outcomeOf = (answer: Answer): string | null => {
  expect(answer.status).toBe(302);
  const { pathname, searchParams } = new URL(answer.headers.get("Location") ?? "", SITE);
  expect(pathname).toBe("/api/auth/popup");
  return searchParams.get("outcome");
};

export const sessionOf = (answer: Answer) => cookieNamed(answer, "lorehearth.session");

/** The user whom a response has signed in. */
export const whoIs = async (answer: Answer) =>
  (await call("GET", "/api/auth/session", { headers: { Cookie: cookiesOf(answer) } })).body?.user;
