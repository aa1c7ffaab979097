import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, describe, expect, it } from "vitest";

import { expectLog } from "#worker-kit/testing";
import { call, cookiesOf, Player, prepareDatabase, queue, signInAs } from "../../test/player.ts";

expectLog("session.end_not_told");

beforeAll(prepareDatabase);
beforeEach(() => void queue.sent.splice(0));

const PHONE = "Mozilla/5.0 (Linux; Android 16) AppleWebKit/537.36 Chrome/139.0 Mobile Safari/537.36";
/** Signs in the same player on a second device and returns the cookies. */
const alsoOnPhone = async (player: Player) =>
  cookiesOf(await signInAs(player.user.email, undefined, { "User-Agent": PHONE, "CF-Connecting-IP": "203.0.113.7" }));
const worldsWith = async (cookie: string) => (await call("GET", "/api/worlds", { headers: { Cookie: cookie } })).status;

describe("where a player is signed in", () => {
  it("is listed with what, from where and since when, their own first", async () => {
    const player = await Player.join();
    await alsoOnPhone(player);
    await Player.join();
    const { body } = await player.call("GET", "/api/account/sessions");
    expect(body.sessions).toEqual([
      expect.objectContaining({ id: player.sid, device: "Firefox · Linux", place: "", current: true }),
      expect.objectContaining({ device: "Chrome · Android", place: "203.0.113.7", current: false }),
    ]);
    expect(body.sessions[0]?.lastSeenAt).toBe(body.sessions[0]?.createdAt);
  });

  it("is seen again when the app asks who is signed in, but not noted at every request", async () => {
    const player = await Player.join();
    const lastSeen = async () => (await player.call("GET", "/api/account/sessions")).body.sessions[0]?.lastSeenAt ?? "";
    const begun = await lastSeen();
    await player.call("GET", "/api/auth/session");
    expect(await lastSeen()).toBe(begun);
    await env.DB.prepare("UPDATE sessions SET created_at = '2026-01-01T00:00:00.000Z' WHERE sid = ?")
      .bind(player.sid)
      .run();
    await player.call("GET", "/api/auth/session");
    expect(Date.parse(await lastSeen())).toBeGreaterThan(Date.now() - 60_000);
  });

  it("says nothing to nobody, and to a session that is over", async () => {
    expect((await call("GET", "/api/account/sessions")).status).toBe(401);
    const player = await Player.join();
    await player.call("DELETE", `/api/account/sessions/${player.sid}`);
    expect((await player.call("GET", "/api/account/sessions")).status).toBe(401);
  });
});

describe("ending a sign-in", () => {
  it("refuses its next request and has its connections closed, at the campaign used last first", async () => {
    const player = await Player.join();
    const world = await player.world();
    const [older, newer] = [await player.campaign(world.id), await player.campaign(world.id)];
    const phone = await alsoOnPhone(player);
    const { body } = await player.call("GET", "/api/account/sessions");
    const sid = body.sessions[1]?.id ?? "";
    expect((await player.call("DELETE", `/api/account/sessions/${sid}`)).status).toBe(204);

    expect(await worldsWith(phone)).toBe(401);
    expect(await worldsWith(player.cookie)).toBe(200);
    const message = { type: "session.ended", userId: player.user.uid, sids: [sid] };
    expect(queue.sent).toHaveLength(2);
    expect(queue.sent).toEqual(
      expect.arrayContaining([
        { ...message, campaignId: newer.id },
        { ...message, campaignId: older.id },
      ]),
    );
    expect((await player.call("DELETE", `/api/account/sessions/${sid}`)).status).toBe(404);
  });

  it("ends all others at once and leaves the one that asks", async () => {
    const player = await Player.join();
    const phones = [await alsoOnPhone(player), await alsoOnPhone(player)];
    const { status, body } = await player.call("DELETE", "/api/account/sessions");
    expect([status, body.ended]).toEqual([200, 2]);
    for (const phone of phones) expect(await worldsWith(phone)).toBe(401);
    expect(await worldsWith(player.cookie)).toBe(200);
    expect((await player.call("DELETE", "/api/account/sessions")).body.ended).toBe(0);
  });

  it("is nobody else's to do", async () => {
    const [player, stranger] = [await Player.join(), await Player.join()];
    for (const id of [player.sid, "nobody", "x".repeat(64)]) {
      expect((await stranger.call("DELETE", `/api/account/sessions/${id}`)).status).toBe(404);
    }
    expect((await stranger.call("DELETE", "/api/account/sessions/a%2Fb")).status).toBe(400);
    await stranger.call("DELETE", "/api/account/sessions");
    expect(await worldsWith(player.cookie)).toBe(200);
  });

  it("stands where the queue is down: the sign-in is over all the same", async () => {
    const player = await Player.join();
    await player.campaign((await player.world()).id);
    const phone = await alsoOnPhone(player);
    queue.down = true;
    const { status } = await player.call("DELETE", "/api/account/sessions");
    queue.down = false;
    expect(status).toBe(200);
    expect(await worldsWith(phone)).toBe(401);
  });

  it("is told for a sign-out as well", async () => {
    const player = await Player.join();
    const { id } = await player.campaign((await player.world()).id);
    const csrf = await call("GET", "/api/auth/csrf");
    await call("POST", "/api/auth/signout", {
      body: new URLSearchParams({ csrfToken: csrf.body.csrfToken }),
      headers: { Cookie: `${cookiesOf(csrf)}; ${player.cookie}` },
    });
    expect(queue.sent).toEqual([
      { type: "session.ended", userId: player.user.uid, campaignId: id, sids: [player.sid] },
    ]);
  });
});
