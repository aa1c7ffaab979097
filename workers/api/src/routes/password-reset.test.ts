import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { expectLog } from "#worker-kit/testing";
import { call, PASSWORD, Player, post, prepareDatabase, queue, signInAs, SITE, tokenFor } from "../../test/player.ts";

expectLog("mail.failed");

beforeAll(prepareDatabase);
beforeEach(() => {
  post.sent.splice(0);
  queue.sent.splice(0);
});

const NEW = "a lantern in the rain";
const freshEmail = () => `${crypto.randomUUID()}@example.org`;
const forgot = (email: string, more: object = {}) =>
  call("POST", "/api/auth/forgot-password", { body: { email, ...more } });
const reset = (token: string, password = NEW) =>
  call("POST", "/api/auth/reset-password", { body: { token, password } });
const expire = () => env.DB.prepare("UPDATE mailed_links SET expires_at = '2020-01-01T00:00:00.000Z'").run();

describe("a forgotten password", () => {
  it("is answered the same for an address that nobody has, and nothing is mailed there", async () => {
    const { user } = await Player.join();
    const [known, unknown] = [await forgot(user.email), await forgot(freshEmail())];
    expect([known.status, known.body]).toEqual([202, ""]);
    expect([unknown.status, unknown.body]).toEqual([known.status, known.body]);
    expect(post.sent.map(({ to }) => to)).toEqual([user.email]);
  });

  it("is answered the same while the mail is down", async () => {
    const { user } = await Player.join();
    post.down = true;
    const answer = await forgot(user.email);
    post.down = false;
    expect(answer.status).toBe(202);
  });

  it("mails a link to this site whose secret no server on the way gets to see, in the language asked for", async () => {
    const { user } = await Player.join();
    await forgot(` ${user.email.toUpperCase()} `, { language: "de" });
    const [letter] = post.sent;
    expect(letter).toMatchObject({ from: "hearth@example.org", to: user.email });
    expect(letter?.subject).toBe("Ein neues Passwort für Lorehearth");
    expect(letter?.text).toMatch(new RegExp(`^${SITE}/reset-password#token=[\\w-]{43}$`, "mu"));
  });

  it("leads to the configured site, whatever Host the request named", async () => {
    const { user } = await Player.join();
    const site = "http://evil.example";
    const vars = { SITE_URL: "https://lorehearth.example" };
    await call("POST", "/api/auth/forgot-password", { body: { email: user.email }, site, vars });
    expect(post.sent[0]?.text).toContain("https://lorehearth.example/reset-password#");
  });

  it("can be asked for only so often, known address or not", async () => {
    const { user } = await Player.join();
    for (const email of [user.email, freshEmail()]) {
      const answers = [];
      for (let time = 0; time < 5; time += 1) answers.push(await forgot(email));
      expect(answers.map(({ status }) => status)).toEqual([202, 202, 202, 202, 429]);
      expect(answers[4]?.body).toMatchObject({ code: "rate_limited", error: expect.stringMatching(/in a minute\.$/u) });
    }
  });

  it("is mailed to only twenty people from one network", async () => {
    const from = { "CF-Connecting-IP": "198.51.100.20" };
    const ask = () => call("POST", "/api/auth/forgot-password", { body: { email: freshEmail() }, headers: from });
    for (let time = 0; time < 20; time += 1) expect((await ask()).status).toBe(202);
    expect((await ask()).status).toBe(429);
    expect((await forgot(freshEmail())).status).toBe(202);
  });

  it("is said to be beyond this site where it cannot send mail", async () => {
    const none = { MAIL_FROM: "", MAIL_SINK: "https://mail.evil.example/" };
    const answer = await call("POST", "/api/auth/forgot-password", { body: { email: freshEmail() }, vars: none });
    expect([answer.status, answer.body.code]).toEqual([503, "unavailable"]);
  });
});

describe("a link to set a new password", () => {
  it("sets it and ends every sign-in, once", async () => {
    const player = await Player.join();
    const { id } = await player.campaign((await player.world()).id);
    await forgot(player.user.email);
    const token = tokenFor(player.user.email);
    expect((await reset(token)).status).toBe(204);

    expect((await player.call("GET", "/api/worlds")).status).toBe(401);
    expect(queue.sent).toEqual([expect.objectContaining({ type: "session.ended", campaignId: id })]);
    expect((await signInAs(player.user.email, PASSWORD)).status).toBe(401);
    expect((await signInAs(player.user.email, NEW)).status).toBe(302);
    const again = await reset(token, "another one of mine");
    expect([again.status, again.body.code]).toEqual([410, "link_over"]);
    expect((await signInAs(player.user.email, NEW)).status).toBe(302);
  });

  it("lets its owner in again at once who had locked themselves out", async () => {
    const { user } = await Player.join();
    for (let failure = 0; failure < 5; failure += 1) await signInAs(user.email, "forgotten");
    expect((await signInAs(user.email, PASSWORD)).status).toBe(429);
    await forgot(user.email);
    await reset(tokenFor(user.email));
    expect((await signInAs(user.email, NEW)).status).toBe(302);
  });

  it("is used by one of two who open it at once", async () => {
    const { user } = await Player.join();
    await forgot(user.email);
    const token = tokenFor(user.email);
    const answers = await Promise.all([reset(token, "password of one"), reset(token, "password of two")]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, 410]);
  });

  it("is over after 30 minutes, and as soon as there is a newer one", async () => {
    const { user } = await Player.join();
    await forgot(user.email);
    const first = tokenFor(user.email);
    const { results } = await env.DB.prepare("SELECT expires_at FROM mailed_links WHERE email = ?")
      .bind(user.email)
      .all<{ expires_at: string }>();
    const minutes = (Date.parse(results[0]?.expires_at ?? "") - Date.now()) / 60_000;
    expect(Math.round(minutes)).toBe(30);
    await forgot(user.email);
    const second = tokenFor(user.email);
    expect((await reset(first)).status).toBe(410);
    await expire();
    expect((await reset(second)).status).toBe(410);
  });

  it("stays good where the new password was refused", async () => {
    const { user } = await Player.join();
    await forgot(user.email);
    const token = tokenFor(user.email);
    for (const password of ["12345", "password1", user.email]) {
      expect((await reset(token, password)).status).toBe(400);
    }
    expect((await reset(token)).status).toBe(204);
  });

  it.each(["", "x", "x".repeat(43), "x".repeat(5_000), "' OR 1=1 --"])("is not %j", async (token) => {
    expect([400, 410]).toContain((await reset(token)).status);
  });

  it("does nothing of what a link for an address does, and is not in the database", async () => {
    const { user } = await Player.join();
    await forgot(user.email);
    const token = tokenFor(user.email);
    expect((await call("POST", "/api/auth/confirm-email", { body: { token } })).status).toBe(410);
    const { results } = await env.DB.prepare("SELECT * FROM mailed_links").all();
    expect(JSON.stringify(results)).not.toContain(token);
  });
});
