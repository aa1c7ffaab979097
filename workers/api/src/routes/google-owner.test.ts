import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it, vi } from "vitest";

import { expectLog } from "#worker-kit/testing";
import { googleAccount, outcomeOf, signInWith, whoIs } from "../../test/google.ts";
import { call, cookiesOf, PASSWORD, Player, post, prepareDatabase, signInAs, tokenFor } from "../../test/player.ts";

expectLog("mail.failed");

beforeAll(prepareDatabase);
beforeEach(() => void post.sent.splice(0));

const NEW_PASSWORD = "a lantern in the rain";
const CONNECTED = "A Google account may sign in to your Lorehearth account";
const DISCONNECTED = "A Google account was disconnected from your Lorehearth account";

/** Connects a Google account to the account of the signed-in player. Returns the outcome shown in the sign-in window. */
async function connect(player: Player, claims: object): Promise<string | null> {
  const wished = await call("POST", "/api/account/google", {
    body: { password: PASSWORD },
    headers: { Cookie: player.cookie },
  });
  const cookies = [player.cookie, cookiesOf(wished)];
  return outcomeOf(await signInWith(claims, { cookie: (cookie) => [cookie, ...cookies].join("; ") }));
}

async function resetPassword(email: string): Promise<void> {
  await call("POST", "/api/auth/forgot-password", { body: { email } });
  const body = { token: tokenFor(email), password: NEW_PASSWORD };
  expect((await call("POST", "/api/auth/reset-password", { body })).status).toBe(204);
}

const subjectsTo = (email: string): string[] =>
  post.sent.filter(({ to }) => to === email).map(({ subject }) => subject);

describe("an intruder who connected a Google account of theirs", () => {
  it("is out once the owner has reset the password, who is told of it", async () => {
    const owner = await Player.join();
    const intruder = googleAccount();
    expect(await connect(owner, intruder)).toBe("connected");
    expect((await whoIs(await signInWith(intruder)))?.uid).toBe(owner.user.uid);

    await resetPassword(owner.user.email);

    expect((await whoIs(await signInWith(intruder)))?.uid).not.toBe(owner.user.uid);
    const back = await signInAs(owner.user.email, NEW_PASSWORD);
    const account = await call("GET", "/api/account", { headers: { Cookie: cookiesOf(back) } });
    expect(account.body.google).toBe(false);
    expect(subjectsTo(owner.user.email)).toContain(DISCONNECTED);
  });

  it("does not connect one with a sign-in that the reset has ended while Google was asked", async () => {
    const owner = await Player.join();
    const wished = await call("POST", "/api/account/google", {
      body: { password: PASSWORD },
      headers: { Cookie: owner.cookie },
    });
    const intruder = googleAccount();
    // The password reset happens after the session was checked and before Google's token endpoint responds.
    const fetched = globalThis.fetch;
    let asked = 0;
    const fetching = vi.spyOn(globalThis, "fetch").mockImplementation(async (...request) => {
      if (new Request(...request).url.endsWith("/token")) {
        asked += 1;
        await resetPassword(owner.user.email);
      }
      return fetched(...request);
    });
    const cookies = [owner.cookie, cookiesOf(wished)];
    const answer = await signInWith(intruder, { cookie: (cookie) => [cookie, ...cookies].join("; ") });
    fetching.mockRestore();
    expect(asked).toBe(1);
    expect(outcomeOf(answer)).not.toBe("connected");
    const row = await env.DB.prepare("SELECT 1 FROM google_accounts WHERE user_id = ?").bind(owner.user.uid).first();
    expect(row).toBeNull();
  });
});

describe("the owner of an account", () => {
  it("gets a mail when a Google account is connected by a signed-in browser, once", async () => {
    const owner = await Player.join();
    const claims = googleAccount();
    await connect(owner, claims);
    await signInWith(claims);
    expect(subjectsTo(owner.user.email)).toEqual([CONNECTED]);
    const [letter] = post.sent;
    expect(letter?.text).toContain("reset your password");
    expect(letter?.text).toContain("Passwort");
    expect(letter?.text).not.toContain(claims.email);
  });

  it("gets a mail when a Google account of the same address is connected by the password", async () => {
    const owner = await Player.join();
    const asked = await signInWith(googleAccount({ email: owner.user.email }));
    expect(subjectsTo(owner.user.email)).toEqual([]);
    const link = () =>
      call("POST", "/api/auth/google/link", { body: { password: PASSWORD }, headers: { Cookie: cookiesOf(asked) } });
    expect((await link()).status).toBe(200);
    expect((await link()).status).toBe(409);
    expect(subjectsTo(owner.user.email)).toEqual([CONNECTED]);
  });

  it("gets none where nothing was connected, and none about a Google account where a reset disconnects none", async () => {
    const [owner, other] = [await Player.join(), await Player.join()];
    const taken = googleAccount();
    await connect(other, taken);
    expect(await connect(owner, taken)).toBe("taken");
    expect(subjectsTo(owner.user.email)).toEqual([]);
    await resetPassword(owner.user.email);
    expect(subjectsTo(owner.user.email)).toEqual([
      "A new password for Lorehearth",
      "Your Lorehearth account has a new password",
    ]);
  });

  it("can connect one all the same where the site cannot send mail", async () => {
    const owner = await Player.join();
    const asked = await signInWith(googleAccount({ email: owner.user.email }));
    const answer = await call("POST", "/api/auth/google/link", {
      body: { password: PASSWORD },
      headers: { Cookie: cookiesOf(asked) },
      vars: { MAIL_FROM: "", MAIL_SINK: "" },
    });
    expect(answer.status).toBe(200);
  });
});
