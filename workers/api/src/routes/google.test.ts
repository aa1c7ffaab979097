import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";

import {
  atGoogle,
  beginGoogle,
  comeBack,
  freshEmail,
  googleAccount,
  googleVars,
  outcomeOf,
  sessionOf,
  signInWith,
  whoIs,
} from "../../test/google.ts";
import { call, cookieNamed, cookiesOf, PASSWORD, Player, prepareDatabase } from "../../test/player.ts";
import { signSession } from "#worker-kit/session";
import { expectLog } from "#worker-kit/testing";
import { googleProvider } from "../auth/google.ts";

expectLog("google.failed");

beforeAll(prepareDatabase);

const GOOGLE = "https://accounts.google.com";

describe("a Google sign-in that somebody has meddled with", () => {
  it.each([
    ["another state", { back: (back: URL) => back.searchParams.set("state", "x") }],
    ["no state", { back: (back: URL) => back.searchParams.delete("state") }],
    ["another nonce", { out: (address: URL) => address.searchParams.set("nonce", "x") }],
    ["no nonce", { out: (address: URL) => address.searchParams.delete("nonce") }],
    [
      "another proof of possession",
      { out: (address: URL) => address.searchParams.set("code_challenge", "x".repeat(43)) },
    ],
    ["a made-up code", { back: (back: URL) => back.searchParams.set("code", "x") }],
    ["no cookies of the browser that began it", { cookie: () => "" }],
    ["an answer of another issuer", { back: (back: URL) => back.searchParams.set("iss", "https://evil.example") }],
  ])("with %s signs nobody in and makes no account", async (_, tamper) => {
    const claims = googleAccount();
    const answer = await signInWith(claims, tamper);
    expect(outcomeOf(answer)).toBe("failed");
    expect(sessionOf(answer)).toBeUndefined();
    expect(await env.DB.prepare("SELECT id FROM users WHERE email = ?").bind(claims.email).first()).toBeNull();
  });

  it.each([
    ["meant for another site", { aud: "somebody-else" }],
    ["of another issuer", { iss: "https://evil.example" }],
    ["that is over", { exp: 1 }],
  ])("with a token %s signs nobody in", async (_, wrong) => {
    const answer = await signInWith(googleAccount(wrong));
    expect([outcomeOf(answer), sessionOf(answer)]).toEqual(["failed", undefined]);
  });

  it.each([
    ["not verified", { email_verified: false }],
    ["verified by a word instead of a yes", { email_verified: "true" }],
    ["never said to be verified", { email_verified: undefined }],
    ["no address", { email: "mira" }],
    ["missing", { email: undefined }],
  ])("with an address that is %s is refused, also where that address has an account", async (_, wrong) => {
    const player = await Player.join();
    const answer = await signInWith(googleAccount({ email: player.user.email, ...wrong }));
    expect(outcomeOf(answer)).toBe("unverified");
    expect([sessionOf(answer), cookieNamed(answer, "lorehearth.google-link")]).toEqual([undefined, undefined]);
  });

  it("comes back only once", async () => {
    const claims = googleAccount();
    const { address, cookie } = await beginGoogle();
    const back = await atGoogle(address, claims);
    expect(outcomeOf(await comeBack(back, cookie))).toBe("signed-in");
    expect(outcomeOf(await comeBack(back, cookie))).toBe("failed");
  });

  it("is called cancelled where the player said no at Google", async () => {
    const answer = await signInWith(googleAccount(), {
      back: (back) => {
        back.searchParams.delete("code");
        back.searchParams.set("error", "access_denied");
      },
    });
    expect([outcomeOf(answer), sessionOf(answer)]).toEqual(["cancelled", undefined]);
  });
});

describe("signing in with Google", () => {
  it("makes an account at first and finds it again afterwards, whatever its address has become", async () => {
    const claims = googleAccount({ name: "  Mira of the Fen " });
    const first = await signInWith(claims);
    expect(outcomeOf(first)).toBe("signed-in");
    const user = await whoIs(first);
    expect(user).toEqual({ uid: expect.any(String), displayName: "Mira of the Fen", email: claims.email });
    const again = await signInWith({ ...claims, email: freshEmail(), name: "Mira Renamed" });
    expect(await whoIs(again)).toEqual(user);
  });

  it("lets nobody in by a password that the account does not have", async () => {
    const claims = googleAccount();
    await signInWith(claims);
    const csrf = await call("GET", "/api/auth/csrf");
    for (const password of ["", PASSWORD]) {
      const answer = await call("POST", "/api/auth/callback/credentials", {
        body: new URLSearchParams({ csrfToken: csrf.body.csrfToken, email: claims.email, password }),
        headers: { Cookie: cookiesOf(csrf) },
      });
      expect(answer.status).toBe(401);
    }
  });

  it("takes a name that cannot be kept for none", async () => {
    const answer = await signInWith(googleAccount({ name: "x".repeat(500) }));
    expect(await whoIs(answer)).toMatchObject({ displayName: "" });
  });

  it("does not sign another Google account in to an address that belongs to one already", async () => {
    const claims = googleAccount();
    await signInWith(claims);
    const answer = await signInWith({ ...claims, sub: "somebody-else" });
    expect([outcomeOf(answer), sessionOf(answer)]).toEqual(["taken", undefined]);
  });
});

describe("a Google account whose address has an account with a password", () => {
  const link = (cookie: string, password: string) =>
    call("POST", "/api/auth/google/link", { body: { password }, headers: { Cookie: cookie } });

  it("is not signed in, but asked for the password, and connected by it", async () => {
    const player = await Player.join();
    const claims = googleAccount({ email: player.user.email.toUpperCase() });
    const asked = await signInWith(claims);
    expect([outcomeOf(asked), sessionOf(asked)]).toEqual(["link", undefined]);
    const cookie = cookiesOf(asked);
    expect(cookieNamed(asked, "lorehearth.google-link")).toMatch(/HttpOnly; SameSite=Strict/u);
    expect((await call("GET", "/api/auth/google/link", { headers: { Cookie: cookie } })).body).toEqual({
      email: player.user.email,
    });

    const wrong = await link(cookie, "not the password");
    expect([wrong.status, wrong.body.code, sessionOf(wrong)]).toEqual([401, "wrong_credentials", undefined]);

    const right = await link(cookie, PASSWORD);
    expect([right.status, right.body.user]).toEqual([200, player.user]);
    expect(sessionOf(right)).toMatch(/HttpOnly; SameSite=Lax/u);
    expect(cookieNamed(right, "lorehearth.google-link")).toMatch(/Max-Age=0/u);
    expect(await whoIs(right)).toEqual(player.user);

    const next = await signInWith(claims);
    expect(outcomeOf(next)).toBe("signed-in");
    expect(await whoIs(next)).toEqual(player.user);
    expect((await link(cookie, PASSWORD)).status).toBe(409);
  });

  it("is connected by no token but the one for it", async () => {
    const player = await Player.join();
    const session = await signSession(
      { sub: player.user.uid, sid: player.sid, exp: Math.floor(Date.now() / 1000) + 60 },
      env.AUTH_SECRET,
    );
    for (const token of ["", "x.y.z", session]) {
      const answer = await link(`lorehearth.google-link=${token}`, PASSWORD);
      expect([answer.status, answer.body.code]).toEqual([404, "not_found"]);
    }
    const asked = await signInWith(googleAccount({ email: player.user.email }));
    const token = cookiesOf(asked).split("lorehearth.google-link=")[1]?.split(";")[0];
    const answer = await call("GET", "/api/worlds", { headers: { Cookie: `lorehearth.session=${token}` } });
    expect(answer.status).toBe(401);
  });
});

describe("a signed-in player who connects a Google account", () => {
  const wish = (player: Player, password = PASSWORD) =>
    call("POST", "/api/account/google", { body: { password }, headers: { Cookie: player.cookie } });
  const isConnected = async (player: Player) => (await player.call("GET", "/api/account")).body.google;
  const withCookies = (...more: string[]) => ({ cookie: (cookie: string) => [cookie, ...more].join("; ") });

  it("gives the password, and may sign in with it from then on, whatever its address", async () => {
    const player = await Player.join();
    const wrong = await wish(player, "not the password");
    expect([wrong.status, cookieNamed(wrong, "lorehearth.google-connect")]).toEqual([400, undefined]);
    const right = await wish(player);
    expect(cookieNamed(right, "lorehearth.google-connect")).toMatch(/Max-Age=600.*HttpOnly.*SameSite=Lax/u);
    const claims = googleAccount();
    const answer = await signInWith(claims, withCookies(player.cookie, cookiesOf(right)));
    expect([outcomeOf(answer), sessionOf(answer)]).toEqual(["connected", undefined]);
    expect(cookieNamed(answer, "lorehearth.google-connect")).toMatch(/Max-Age=0/u);
    expect(await isConnected(player)).toBe(true);
    expect(await whoIs(await signInWith(claims))).toEqual(player.user);
    expect((await wish(player)).status).toBe(409);
  });

  it("connects nothing where that sign-in is over, or another stands in its browser", async () => {
    const [player, other] = [await Player.join(), await Player.join()];
    const wished = cookiesOf(await wish(player));
    for (const cookies of [[wished], [other.cookie, wished]]) {
      const claims = googleAccount();
      expect(outcomeOf(await signInWith(claims, withCookies(...cookies)))).toBe("signed-in");
    }
    await env.DB.prepare("UPDATE sessions SET revoked_at = 'now' WHERE sid = ?").bind(player.sid).run();
    expect(outcomeOf(await signInWith(googleAccount(), withCookies(player.cookie, wished)))).toBe("signed-in");
    const { results } = await env.DB.prepare("SELECT subject FROM google_accounts WHERE user_id IN (?, ?)")
      .bind(player.user.uid, other.user.uid)
      .all();
    expect(results).toEqual([]);
  });

  it("connects nothing that Google has not confirmed or that is somebody else's", async () => {
    const player = await Player.join();
    const taken = googleAccount();
    await signInWith(taken);
    for (const [claims, outcome] of [
      [googleAccount({ email_verified: false }), "unverified"],
      [taken, "taken"],
    ] as const) {
      const wished = cookiesOf(await wish(player));
      expect(outcomeOf(await signInWith(claims, withCookies(player.cookie, wished)))).toBe(outcome);
    }
    expect(await isConnected(player)).toBe(false);
  });

  it("lets it go again, but never the only way in", async () => {
    const player = await Player.join();
    const claims = googleAccount();
    await signInWith(claims, withCookies(player.cookie, cookiesOf(await wish(player))));
    expect((await player.call("DELETE", "/api/account/google")).status).toBe(204);
    expect(await isConnected(player)).toBe(false);
    expect(await whoIs(await signInWith(claims))).not.toEqual(player.user);

    const onlyGoogle = googleAccount();
    const headers = { Cookie: cookiesOf(await signInWith(onlyGoogle)) };
    const refused = await call("DELETE", "/api/account/google", { headers });
    expect([refused.status, refused.body.code]).toEqual([409, "no_password"]);
    expect(outcomeOf(await signInWith(onlyGoogle))).toBe("signed-in");
  });
});

describe("the window of a Google sign-in", () => {
  it("ends with a page that tells how, under a policy that lets only its own script run", async () => {
    const page = await call("GET", "/api/auth/popup?outcome=unverified");
    expect(page.headers.get("Content-Security-Policy")).toMatch(/^default-src 'none'; script-src 'sha256-/u);
    expect(page.body).toContain('data-outcome="unverified"');
  });

  it("repeats nothing that stands in its address", async () => {
    const page = await call("GET", `/api/auth/popup?outcome=${encodeURIComponent('"><script>alert(1)</script>')}`);
    expect(page.body).toContain('data-outcome="failed"');
    expect(page.body).not.toContain("alert");
  });
});

describe("where Google is not configured", () => {
  it("is said by the list of ways to sign in, and nothing else answers", async () => {
    const providers = async (own: object) => Object.keys((await call("GET", "/api/auth/providers", own)).body);
    expect(await providers({})).toEqual(["credentials"]);
    expect(await providers({ vars: googleVars })).toEqual(["credentials", "google"]);
    expect((await call("POST", "/api/auth/signin/google", { body: {} })).status).toBe(404);
    expect((await call("GET", "/api/auth/callback/google?code=x")).status).toBe(404);
  });

  it.each([
    ["http://localhost:9000", "http://localhost:9000"],
    ["", GOOGLE],
    ["nonsense", GOOGLE],
    ["https://accounts.google.com.evil.example", GOOGLE],
    ["http://localhost.evil.example", GOOGLE],
  ])("takes %j for the issuer %s: only one on this machine may stand in", (GOOGLE_ISSUER, issuer) => {
    expect(googleProvider({ ...googleVars, GOOGLE_ISSUER })?.issuer).toBe(issuer);
  });
});
