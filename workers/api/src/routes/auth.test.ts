import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";

import { call, cookieNamed, cookiesOf, Player, PASSWORD, prepareDatabase, SITE } from "../../test/player.ts";
import { readSession } from "#worker-kit/session";
import { expectLog } from "#worker-kit/testing";

expectLog("request.failed");

beforeAll(prepareDatabase);

const freshEmail = () => `${crypto.randomUUID()}@example.org`;
const signUp = (email: string, more: Record<string, unknown> = {}) =>
  call("POST", "/api/auth/sign-up", { body: { email, password: PASSWORD, ...more } });

async function signIn(email: string, password: string, headers: Record<string, string> = {}, site = SITE) {
  const csrf = await call("GET", "/api/auth/csrf", { site });
  const answer = await call("POST", "/api/auth/callback/credentials", {
    site,
    body: new URLSearchParams({ csrfToken: csrf.body.csrfToken, email, password }),
    headers: { Cookie: cookiesOf(csrf), ...headers },
  });
  return { csrf, answer };
}

describe("signing up", () => {
  it("makes an account and says who it is", async () => {
    const email = freshEmail();
    const { status, body } = await signUp(email, { displayName: "  Ingrid " });
    expect(status).toBe(201);
    expect(body).toEqual({ user: { uid: expect.any(String), displayName: "Ingrid", email } });
  });

  it("knows an address again whatever its case and its form", async () => {
    const tag = crypto.randomUUID();
    expect((await signUp(`Ren\u00e9e-${tag}@Example.org`)).status).toBe(201);
    const again = await signUp(`  RENE\u0301E-${tag}@example.ORG`);
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({
      code: "email_taken",
      error: "There is already an account with this email address. Please sign in instead.",
    });
  });

  it("gives one account where five ask for the same address at once", async () => {
    const email = freshEmail();
    const answers = await Promise.all(Array.from({ length: 5 }, () => signUp(email)));
    expect(answers.map((answer) => answer.status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409, 409]);
  });

  it.each([
    [{ email: "", password: PASSWORD }, "Email is required"],
    [{ email: "nobody", password: PASSWORD }, "Please enter a valid email address"],
    [{ email: "a@b.c", password: "" }, "Password is required"],
    [{ email: "a@b.c", password: "12345" }, "Password must be at least 6 characters long"],
    [
      { email: "nobody", password: "12345" },
      "Please enter a valid email address. Password must be at least 6 characters long",
    ],
    [{ email: "a@b.c", password: "x".repeat(1025) }, "Password is too long"],
    [
      { email: "a@b.c", password: "PassWord1" },
      "This password is one of the first that anybody would guess. Please choose another.",
    ],
  ])("refuses %j in plain words", async (body, error) => {
    const answer = await call("POST", "/api/auth/sign-up", { body });
    expect(answer.status).toBe(400);
    expect(answer.body).toEqual({ error, code: "invalid_input", requestId: expect.any(String) });
  });

  it("refuses a field it does not know", async () => {
    expect((await signUp(freshEmail(), { admin: true })).status).toBe(400);
  });

  it("keeps no password, only its hash with the cost it was made at", async () => {
    const email = freshEmail();
    await signUp(email);
    const row = await env.DB.prepare("SELECT * FROM users WHERE email = ?").bind(email).first();
    expect(row?.["password_hash"]).toMatch(/^scrypt\$N=32768,r=8,p=3\$/u);
    expect(JSON.stringify(row)).not.toContain(PASSWORD);
  });
});

describe("signing in with curl and a cookie jar", () => {
  it("goes from csrf to a session and out again", async () => {
    const email = freshEmail();
    const { body: signedUp } = await signUp(email, { displayName: "Ingrid" });
    const { csrf, answer } = await signIn(email, PASSWORD);
    expect(answer.status).toBe(302);

    const session = cookieNamed(answer, "lorehearth.session");
    expect(session).toMatch(/; Path=\/;/u);
    expect(session).toMatch(/HttpOnly/u);
    expect(session).toMatch(/SameSite=Lax/u);
    const cookie = `${cookiesOf(csrf)}; ${cookiesOf(answer)}`;

    const who = await call("GET", "/api/auth/session", { headers: { Cookie: cookie } });
    expect(who.body).toEqual({ user: signedUp.user, expires: expect.any(String) });
    const days = (Date.parse(who.body.expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThanOrEqual(30);
    expect((await call("GET", "/api/worlds", { headers: { Cookie: cookie } })).status).toBe(200);

    const out = await call("POST", "/api/auth/signout", {
      body: new URLSearchParams({ csrfToken: csrf.body.csrfToken }),
      headers: { Cookie: cookie, "X-Auth-Return-Redirect": "1" },
    });
    expect(out.status).toBe(200);
    expect(cookieNamed(out, "lorehearth.session")).toMatch(/^lorehearth\.session=;.*Max-Age=0/u);

    // A stolen copy of the cookie no longer works.
    const stale = await call("GET", "/api/auth/session", { headers: { Cookie: cookie } });
    expect(stale.status).toBe(200);
    expect(stale.body).toBeNull();
    const refused = await call("GET", "/api/worlds", { headers: { Cookie: cookie } });
    expect(refused.status).toBe(401);
    expect(refused.body).toMatchObject({ error: "User not authenticated", code: "not_authenticated" });
  });

  it("finds the address however it is typed", async () => {
    const email = freshEmail();
    await signUp(email);
    const { answer } = await signIn(` ${email.toUpperCase()} `, PASSWORD, { "X-Auth-Return-Redirect": "1" });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ url: `${SITE}/` });
  });

  it("does not lengthen a session by asking for it", async () => {
    const email = freshEmail();
    await signUp(email);
    const { answer } = await signIn(email, PASSWORD);
    const token = /lorehearth\.session=([^;]+)/u.exec(cookiesOf(answer))?.[1];
    const before = await readSession(token, env.AUTH_SECRET);
    const again = await call("GET", "/api/auth/session", { headers: { Cookie: cookiesOf(answer) } });
    const renewed = /lorehearth\.session=([^;]+)/u.exec(cookiesOf(again))?.[1];
    expect(await readSession(renewed, env.AUTH_SECRET)).toEqual(before);
  });

  it("uses cookies that are pinned to the host over https", async () => {
    const email = freshEmail();
    await signUp(email);
    const { csrf, answer } = await signIn(email, PASSWORD, {}, "https://lorehearth.example");
    expect(cookieNamed(csrf, "__Host-authjs.csrf-token")).toMatch(/Secure/u);
    const session = cookieNamed(answer, "__Host-lorehearth.session");
    expect(session).toMatch(/Secure/u);
    expect(session).not.toMatch(/Domain/u);
  });

  it("gives the same answer for a wrong password and an unknown address", async () => {
    const email = freshEmail();
    await signUp(email);
    const wrong = (await signIn(email, "not the password")).answer;
    const unknown = (await signIn(freshEmail(), PASSWORD)).answer;
    expect(wrong.status).toBe(401);
    expect({ ...wrong.body, requestId: "" }).toEqual({
      error: "The email or the password is not right",
      code: "wrong_credentials",
      requestId: "",
    });
    expect({ ...unknown.body, requestId: "" }).toEqual({ ...wrong.body, requestId: "" });
    expect(unknown.status).toBe(wrong.status);
    expect(cookieNamed(wrong, "lorehearth.session")).toBeUndefined();
  });

  it("sends a browser's form back to the login page", async () => {
    const { answer } = await signIn(freshEmail(), PASSWORD, { Accept: "text/html" });
    expect(answer.status).toBe(302);
    expect(answer.headers.get("Location")).toContain("/login?error=CredentialsSignin");
  });

  it("refuses a form without its csrf token", async () => {
    const player = await Player.join();
    const body = new URLSearchParams({ email: player.user.email, password: PASSWORD });
    const answer = await call("POST", "/api/auth/callback/credentials", { body });
    expect(answer.status).toBe(400);
    expect(answer.body.code).toBe("invalid_input");
    expect(cookieNamed(answer, "lorehearth.session")).toBeUndefined();
  });

  it.each(["callback/credentials", "signout"])("refuses a form in letters that nobody writes: %s", async (action) => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded; charset=utf-16" };
    const answer = await call("POST", `/api/auth/${action}`, { body: "csrfToken=a", headers });
    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ error: "The form could not be read", code: "invalid_input" });
  });

  it("does not sign out without the csrf token", async () => {
    const player = await Player.join();
    expect((await player.call("POST", "/api/auth/signout", {})).status).toBe(400);
    expect((await player.call("GET", "/api/auth/session")).body?.user).toEqual(player.user);
  });

  it("sends nobody to another site", async () => {
    const email = freshEmail();
    await signUp(email);
    const csrf = await call("GET", "/api/auth/csrf");
    const answer = await call("POST", "/api/auth/callback/credentials", {
      body: new URLSearchParams({
        csrfToken: csrf.body.csrfToken,
        email,
        password: PASSWORD,
        callbackUrl: "https://evil.example/",
      }),
      headers: { Cookie: cookiesOf(csrf) },
    });
    expect(answer.headers.get("Location")).toBe(SITE);
  });
});

describe("the session endpoint", () => {
  it("says null to nobody, to a broken token, to a token of another secret and to a session that is over", async () => {
    expect((await call("GET", "/api/auth/session")).body).toBeNull();
    expect(
      (await call("GET", "/api/auth/session", { headers: { Cookie: "lorehearth.session=x.y.z" } })).body,
    ).toBeNull();
    const player = await Player.join();
    await env.DB.prepare("UPDATE sessions SET expires_at = '2020-01-01T00:00:00.000Z' WHERE sid = ?")
      .bind(player.sid)
      .run();
    expect((await player.call("GET", "/api/auth/session")).body).toBeNull();
    expect((await player.call("GET", "/api/worlds")).status).toBe(401);
  });

  it("keeps the player signed in when the database fails, and says that it did", async () => {
    const player = await Player.join();
    await env.DB.prepare("ALTER TABLE sessions RENAME TO sessions_away").run();
    const answer = await player.call("GET", "/api/auth/session");
    await env.DB.prepare("ALTER TABLE sessions_away RENAME TO sessions").run();
    expect(answer.status).toBe(500);
    expect(answer.body.code).toBe("internal");
    expect(answer.headers.getSetCookie()).toEqual([]);
    expect((await player.call("GET", "/api/auth/session")).body.user).toEqual(player.user);
  });
});

describe("what else comes to /api/auth", () => {
  it.each([
    ["POST", "/api/auth/callback/credentials", "{"],
    ["POST", "/api/auth/callback/credentials", "null"],
    ["POST", "/api/auth/callback/credentials", "[1]"],
    ["POST", "/api/auth/callback/credentials", '{"csrfToken":{"a":1},"email":[],"password":{},"callbackUrl":7}'],
    ["POST", "/api/auth/callback/credentials?callbackUrl=%00", "{}"],
    ["POST", "/api/auth/callback/nobody", "{}"],
    ["POST", "/api/auth/signin/credentials", "{}"],
    ["POST", "/api/auth/session", "{}"],
    ["POST", "/api/auth/nonsense", "{}"],
    ["GET", "/api/auth/nonsense", undefined],
    ["GET", "/api/auth/callback/credentials", undefined],
    ["GET", "/api/auth/callback", undefined],
    ["GET", "/api/auth/webauthn-options", undefined],
    ["GET", "/api/auth/verify-request", undefined],
    ["GET", "/api/auth/error?error=<script>", undefined],
    ["GET", "/api/auth/signin?callbackUrl=javascript:alert(1)", undefined],
    ["DELETE", "/api/auth/session", undefined],
    ["PUT", "/api/auth/signout", "{}"],
  ])("answers %s %s with %s, and never with a fault of ours", async (method, path, body) => {
    const answer = await call(method, path, {
      ...(body === undefined ? {} : { body }),
      headers: { "Content-Type": "application/json", "X-Auth-Return-Redirect": "1" },
    });
    expect(answer.status).toBeLessThan(500);
    if (answer.status >= 400)
      expect(answer.body).toMatchObject({ code: expect.any(String), requestId: expect.any(String) });
  });

  // What Auth.js would draw pages of its own with is not in the bundle (auth/no-pages.ts).
  it.each(["signin", "signout", "error", "verify-request"])("leads to a page of the app: %s", async (page) => {
    const { status, headers } = await call("GET", `/api/auth/${page}`);
    expect(status).toBe(302);
    expect(headers.get("Location")).toMatch(/^(?:http:\/\/localhost:8788)?\/login(?:\?|$)/u);
  });

  it.each([
    ["GET", "/api/auth/session"],
    ["POST", "/api/auth/signout"],
    ["PUT", "/api/auth/signout"],
  ])("takes a form that is not there: %s %s", async (method, path) => {
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    expect((await call(method, path, { headers })).status).toBeLessThan(500);
  });

  it("refuses a request that comes from another site", async () => {
    const answer = await call("POST", "/api/auth/sign-up", {
      body: { email: freshEmail(), password: PASSWORD },
      headers: { Origin: "https://evil.example" },
    });
    expect(answer.status).toBe(403);
    expect(answer.body.code).toBe("origin_not_allowed");
  });
});
