import { env } from "cloudflare:workers";
import { beforeAll, describe, expect, it } from "vitest";

import { call, cookieNamed, cookiesOf, Player, PASSWORD, prepareDatabase, type Answer } from "../../test/player.ts";

beforeAll(prepareDatabase);

const WRONG = "not the password";
const freshEmail = () => `${crypto.randomUUID()}@example.org`;
let hosts = 0;
/** An address that no test has used yet. */
const freshAddress = () => `203.${((hosts += 1) >> 8) & 255}.113.${hosts & 255}`;

async function signIn(email: string, password: string, address: string, browser = ""): Promise<Answer> {
  const csrf = await call("GET", "/api/auth/csrf");
  return call("POST", "/api/auth/callback/credentials", {
    body: new URLSearchParams({ csrfToken: csrf.body.csrfToken, email, password }),
    headers: { Cookie: [cookiesOf(csrf), browser].filter(Boolean).join("; "), "CF-Connecting-IP": address },
  });
}

/** The cookie that a browser keeps after it has signed in as this player. */
const browserOf = async (email: string): Promise<string> =>
  cookieNamed(await signIn(email, PASSWORD, freshAddress()), "lorehearth.known")?.split(";")[0] ?? "";

/** Strangers all over the world guess until the account is locked for every address. */
async function strangersLock(email: string): Promise<void> {
  for (let guess = 0; guess < 50; guess += 1) await signIn(email, WRONG, freshAddress());
  expect((await signIn(email, PASSWORD, freshAddress())).status).toBe(429);
}

async function failTimes(times: number, email: string, address: string): Promise<void> {
  for (let failure = 0; failure < times; failure += 1) {
    expect((await signIn(email, WRONG, address)).status).toBe(401);
  }
}

/** Ends all current locks. */
const waitOut = () => env.DB.prepare("UPDATE failed_attempts SET locked_until = '2020-01-01T00:00:00.000Z'").run();
const secondsLeft = (answer: Answer) => (Date.parse(String(answer.body.details?.["retryAt"])) - Date.now()) / 1000;

describe("five wrong passwords from one address", () => {
  it("lock that account for it, the right password included, and say until when", async () => {
    const { user } = await Player.join();
    const address = freshAddress();
    await failTimes(5, user.email, address);
    const refused = await signIn(user.email, PASSWORD, address);
    expect(refused.status).toBe(429);
    expect(refused.body).toMatchObject({
      code: "sign_in_locked",
      error: "Too many failed attempts. Please try again in a minute.",
    });
    expect(secondsLeft(refused)).toBeGreaterThan(30);
    expect(Number(refused.headers.get("Retry-After"))).toBeLessThanOrEqual(60);
    // The owner can still sign in from another address.
    expect((await signIn(user.email, PASSWORD, freshAddress())).status).toBe(302);
  });

  it("lock an address that nobody has just the same, with the same words", async () => {
    const { user } = await Player.join();
    const [here, there] = [freshAddress(), freshAddress()];
    const nobody = freshEmail();
    await failTimes(5, user.email, here);
    await failTimes(5, nobody, there);
    const known = await signIn(user.email, WRONG, here);
    const unknown = await signIn(nobody, WRONG, there);
    expect([unknown.status, unknown.body.error, unknown.body.code]).toEqual([
      known.status,
      known.body.error,
      known.body.code,
    ]);
  });

  it("lock longer each time, and nothing is left of it after the right one", async () => {
    const { user } = await Player.join();
    const address = freshAddress();
    await failTimes(5, user.email, address);
    await waitOut();
    await failTimes(1, user.email, address);
    const longer = await signIn(user.email, PASSWORD, address);
    expect([longer.status, longer.body.error]).toEqual([
      429,
      "Too many failed attempts. Please try again in 2 minutes.",
    ]);
    await waitOut();
    expect((await signIn(user.email, PASSWORD, address)).status).toBe(302);
    await failTimes(4, user.email, address);
    expect((await signIn(user.email, PASSWORD, address)).status).toBe(302);
  });

  it("are five also where forty come at once", async () => {
    const { user } = await Player.join();
    const address = freshAddress();
    const answers = await Promise.all(Array.from({ length: 40 }, () => signIn(user.email, WRONG, address)));
    const counts = answers.map(({ status }) => status).filter((status) => status === 401);
    expect(counts).toHaveLength(5);
  });

  it("are not counted on while the lock lasts", async () => {
    const { user } = await Player.join();
    const address = freshAddress();
    await failTimes(5, user.email, address);
    for (let knock = 0; knock < 5; knock += 1) expect((await signIn(user.email, WRONG, address)).status).toBe(429);
    await waitOut();
    await failTimes(1, user.email, address);
    expect(secondsLeft(await signIn(user.email, WRONG, address))).toBeLessThanOrEqual(120);
  });
});

describe("strangers who lock an account everywhere", () => {
  it("keep nobody out of a browser that has signed in before", async () => {
    const { user } = await Player.join();
    const browser = await browserOf(user.email);
    await strangersLock(user.email);
    expect((await signIn(user.email, PASSWORD, freshAddress(), browser)).status).toBe(302);
  });

  it("keep no signed-in player from a new password or from leaving", async () => {
    const player = await Player.join();
    await strangersLock(player.user.email);
    const changed = { password: PASSWORD, newPassword: "a much newer password" };
    expect((await player.call("POST", "/api/account/password", changed)).status).toBe(204);
    expect((await player.call("DELETE", "/api/account", { password: changed.newPassword })).status).toBe(204);
  });
});

describe("a browser that has signed in before", () => {
  it("is locked after five wrong passwords of its own, and nobody else with it", async () => {
    const { user } = await Player.join();
    const browser = await browserOf(user.email);
    for (let failure = 0; failure < 5; failure += 1) {
      expect((await signIn(user.email, WRONG, freshAddress(), browser)).status).toBe(401);
    }
    expect((await signIn(user.email, PASSWORD, freshAddress(), browser)).status).toBe(429);
    expect((await signIn(user.email, PASSWORD, freshAddress())).status).toBe(302);
  });

  it("is a stranger at every other account, and with a token that was tampered with", async () => {
    const [{ user }, other] = [await Player.join(), await Player.join()];
    const browser = await browserOf(user.email);
    await strangersLock(other.user.email);
    expect((await signIn(other.user.email, PASSWORD, freshAddress(), browser)).status).toBe(429);
    await strangersLock(user.email);
    expect((await signIn(user.email, PASSWORD, freshAddress(), `${browser}x`)).status).toBe(429);
    const session = (await Player.as(user.email)).cookie.replace("lorehearth.session", "lorehearth.known");
    expect((await signIn(user.email, PASSWORD, freshAddress(), session)).status).toBe(429);
  });

  it("signs nobody in by its cookie alone", async () => {
    const { user } = await Player.join();
    const browser = await browserOf(user.email);
    expect((await call("GET", "/api/worlds", { headers: { Cookie: browser } })).status).toBe(401);
  });

  it("guesses a signed-in player's password five times, and then waits", async () => {
    const player = await Player.join();
    const ask = (password: string) =>
      player.call("POST", "/api/account/password", { password, newPassword: "a much newer password" });
    for (let failure = 0; failure < 5; failure += 1) expect((await ask(WRONG)).status).toBe(400);
    expect((await ask(PASSWORD)).status).toBe(429);
  });
});

describe("an address", () => {
  it("is one household however many IPv6 addresses it has", async () => {
    const { user } = await Player.join();
    for (let host = 1; host <= 5; host += 1) await failTimes(1, user.email, `2001:db8:7:7::${host}`);
    expect((await signIn(user.email, PASSWORD, "2001:db8:7:7::99")).status).toBe(429);
  });
});

it("keeps no address and no account of a failed attempt that could be read", async () => {
  const email = freshEmail();
  await failTimes(1, email, "198.51.100.77");
  const { results } = await env.DB.prepare("SELECT * FROM failed_attempts").all();
  expect(results.length).toBeGreaterThan(0);
  expect(JSON.stringify(results)).not.toMatch(new RegExp(`${email}|198\\.51`, "u"));
});
