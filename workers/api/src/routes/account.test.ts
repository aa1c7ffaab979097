import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import {
  call,
  cookieNamed,
  cookiesOf,
  PASSWORD,
  Player,
  post,
  prepareDatabase,
  signInAs,
  tokenFor,
} from "../../test/player.ts";
import { openDatabase } from "../store/database.ts";
import { addGoogleUser } from "../store/google-accounts.ts";

beforeAll(prepareDatabase);
beforeEach(() => void post.sent.splice(0));

const NEW = "a lantern in the rain";
const freshEmail = () => `${crypto.randomUUID()}@example.org`;
const worldsWith = async (cookie: string) => (await call("GET", "/api/worlds", { headers: { Cookie: cookie } })).status;

describe("an account", () => {
  it("says who it is and how one may sign in to it", async () => {
    const player = await Player.join();
    expect((await player.call("GET", "/api/account")).body).toEqual({
      user: player.user,
      hasPassword: true,
      google: false,
    });
    expect((await call("GET", "/api/account")).status).toBe(401);
  });
});

describe("changing the password", () => {
  const change = (player: Player, password: string, newPassword: string) =>
    player.call("POST", "/api/account/password", { password, newPassword });

  it("asks for the old one, and leaves only the sign-in that asked", async () => {
    const player = await Player.join();
    const other = cookiesOf(await signInAs(player.user.email));
    expect((await change(player, PASSWORD, NEW)).status).toBe(204);
    expect(await worldsWith(other)).toBe(401);
    expect(await worldsWith(player.cookie)).toBe(200);
    expect((await signInAs(player.user.email, PASSWORD)).status).toBe(401);
    expect((await signInAs(player.user.email, NEW)).status).toBe(302);
  });

  it("is mailed to the owner, as is that the account was deleted", async () => {
    const player = await Player.join();
    await change(player, PASSWORD, NEW);
    await player.call("DELETE", "/api/account", { password: NEW });
    expect(post.sent.map(({ to, subject }) => [to, subject])).toEqual([
      [player.user.email, "Your Lorehearth account has a new password"],
      [player.user.email, "Your Lorehearth account is deleted"],
    ]);
  });

  it("takes back a link that was mailed before", async () => {
    const player = await Player.join();
    await call("POST", "/api/auth/forgot-password", { body: { email: player.user.email } });
    await change(player, PASSWORD, NEW);
    const body = { token: tokenFor(player.user.email), password: "somebody else's" };
    expect((await call("POST", "/api/auth/reset-password", { body })).status).toBe(410);
  });

  it.each([
    ["not the password", NEW, "The password is not right"],
    ["", NEW, "Password is required"],
    [PASSWORD, "12345", "Password must be at least 6 characters long"],
    [PASSWORD, "qwerty", "This password is one of the first that anybody would guess. Please choose another."],
  ])("with %j to %j is refused: %s", async (password, newPassword, error) => {
    const player = await Player.join();
    const answer = await change(player, password, newPassword);
    expect([answer.status, answer.body.error]).toEqual([400, error]);
    expect(await worldsWith(player.cookie)).toBe(200);
  });

  it("is locked like a sign-in where the old one is guessed at", async () => {
    const player = await Player.join();
    for (let guess = 0; guess < 5; guess += 1) expect((await change(player, "a guess", NEW)).status).toBe(400);
    expect((await change(player, PASSWORD, NEW)).status).toBe(429);
  });
});

describe("changing the name", () => {
  const change = (player: Player, displayName: unknown) => player.call("POST", "/api/account/name", { displayName });

  it("is greeted by from then on, wherever one is signed in", async () => {
    const player = await Player.join();
    const other = cookiesOf(await signInAs(player.user.email));
    expect((await change(player, "  Mira of the Fen ")).status).toBe(204);
    const headers = { Cookie: other };
    expect((await call("GET", "/api/auth/session", { headers })).body.user.displayName).toBe("Mira of the Fen");
    expect((await change(player, "")).status).toBe(204);
    expect((await player.call("GET", "/api/account")).body.user.displayName).toBe("");
  });

  it("refuses one that is too long, and a caller who is not signed in", async () => {
    const player = await Player.join();
    expect((await change(player, "x".repeat(121))).status).toBe(400);
    expect((await change(player, null)).status).toBe(400);
    const body = { displayName: "Nobody" };
    expect((await call("POST", "/api/account/name", { body })).status).toBe(401);
    expect((await player.call("GET", "/api/account")).body.user).toEqual(player.user);
  });
});

describe("changing the address", () => {
  const change = (player: Player, email: string, password = PASSWORD) =>
    player.call("POST", "/api/account/email", { password, email });
  const confirm = (token: string) => call("POST", "/api/auth/confirm-email", { body: { token } });

  it("waits until the link in the new one's mail is opened, and tells the old one", async () => {
    const player = await Player.join();
    const email = freshEmail();
    expect((await change(player, ` ${email.toUpperCase()}`)).status).toBe(202);
    expect((await player.call("GET", "/api/account")).body.user.email).toBe(player.user.email);
    const confirmed = await confirm(tokenFor(email));
    expect([confirmed.status, confirmed.body]).toEqual([200, { email }]);
    expect((await player.call("GET", "/api/account")).body.user.email).toBe(email);
    expect(post.sent.at(-1)).toMatchObject({
      to: player.user.email,
      subject: "Your Lorehearth account has a new address",
    });
    expect((await signInAs(email)).status).toBe(302);
    expect((await confirm(tokenFor(email))).status).toBe(410);
  });

  it("sends mails to only five addresses, however many are named and from wherever", async () => {
    const player = await Player.join();
    const answers = [];
    for (let time = 0; time < 6; time += 1) answers.push(await change(player, freshEmail()));
    expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 202, 429]);
    expect(answers[5]?.body).toMatchObject({ code: "rate_limited" });
    expect(post.sent).toHaveLength(5);
  });

  it("does not tell whether an address has an account, except to its owner", async () => {
    const [player, other] = [await Player.join(), await Player.join()];
    const answer = await change(player, other.user.email);
    expect(answer.status).toBe(202);
    expect(post.sent).toEqual([
      expect.objectContaining({ to: other.user.email, subject: "Your address for Lorehearth" }),
    ]);
    expect(tokenFor(other.user.email)).toBe("");
  });

  it("fails where somebody else took the address meanwhile", async () => {
    const player = await Player.join();
    const email = freshEmail();
    await change(player, email);
    await call("POST", "/api/auth/sign-up", { body: { email, password: NEW } });
    expect((await confirm(tokenFor(email))).status).toBe(410);
    expect((await player.call("GET", "/api/account")).body.user.email).toBe(player.user.email);
  });

  it("asks for the password", async () => {
    const player = await Player.join();
    expect((await change(player, freshEmail(), "not the password")).status).toBe(400);
    expect(post.sent).toEqual([]);
  });
});

describe("an account that signs in with Google alone", () => {
  it("is asked for no password it does not have, gets one by mail, and is deleted by its address", async () => {
    const email = freshEmail();
    await addGoogleUser(openDatabase(env.DB), { subject: email, email, displayName: "Mira" });
    const player = await Player.as(email);
    const refused = await player.call("POST", "/api/account/password", { password: "anything", newPassword: NEW });
    expect([refused.status, refused.body.code]).toEqual([409, "no_password"]);
    expect((await player.call("DELETE", "/api/account", { password: "anything" })).status).toBe(409);
    expect((await player.call("DELETE", "/api/account", { email: freshEmail() })).status).toBe(400);
    expect((await player.call("DELETE", "/api/account", { email: email.toUpperCase() })).status).toBe(204);
    expect((await player.call("GET", "/api/account")).status).toBe(401);
  });
});

it("takes a signed-out player's local answers away with the sign-out", async () => {
  const player = await Player.join();
  const csrf = await call("GET", "/api/auth/csrf");
  const answer = await call("POST", "/api/auth/signout", {
    body: new URLSearchParams({ csrfToken: csrf.body.csrfToken }),
    headers: { Cookie: `${cookiesOf(csrf)}; ${player.cookie}`, "X-Auth-Return-Redirect": "1" },
  });
  expect(answer.headers.get("Clear-Site-Data")).toBe('"cache"');
  expect(cookieNamed(answer, "lorehearth.session")).toMatch(/Max-Age=0/u);
});
