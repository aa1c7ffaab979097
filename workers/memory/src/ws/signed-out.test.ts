import { evictDurableObject } from "cloudflare:test";
import { describe, expect, it, vi } from "vitest";

import { newCampaign, objectOf, service, turnId } from "../../test/campaign.ts";
import { signedOut } from "../../test/fake-api.ts";
import { join } from "../../test/player.ts";
import type { Attachment } from "./attachment.ts";
import { SessionCheck } from "./session-check.ts";

const ENDED = { code: 4401, reason: "The session has ended" };
const begin = (turn: number) => ({ turnId: turnId(turn), state: "open" }) as const;

describe("a connection whose sign-in has ended", () => {
  it("is closed with 4401 at its next frame, which is not answered", async () => {
    const player = await join(newCampaign(), { sid: "laptop" });
    signedOut.add("laptop");
    // After a second, the confirmation from the time of connecting is no longer valid.
    await scheduler.wait(1_000);
    player.send({ type: "health_check", requestId: "r1" });
    await player.until(({ closed }) => closed !== null);

    expect(player.closed).toEqual(ENDED);
    expect(player.frames.map(({ type }) => type)).toEqual(["welcome"]);
  });

  it("is closed soon after where its last frame came too soon to ask", async () => {
    const player = await join(newCampaign(), { sid: "phone" });
    signedOut.add("phone");
    player.send({ type: "health_check", requestId: "r1" });
    await player.until(({ closed }) => closed !== null);

    expect(player.closed).toEqual(ENDED);
  });

  it("is closed when its time is over, and hears nothing more", async () => {
    const exp = Math.ceil(Date.now() / 1_000) + 1;
    const [key, other] = [newCampaign(), newCampaign()];
    const [asker, listening] = [await join(key, { exp }), await join(other, { exp })];
    await scheduler.wait(exp * 1_000 - Date.now());
    asker.send({ type: "health_check", requestId: "r1" });
    await service.announceTurn(other, begin(1));
    for (const player of [asker, listening]) {
      await player.until(({ closed }) => closed !== null);
      expect(player.closed).toEqual(ENDED);
      expect(player.frames).toHaveLength(1);
    }
  });

  it("cannot be come back to", async () => {
    const key = newCampaign();
    const player = await join(key, { sid: "tablet" });
    signedOut.add("tablet");
    player.send({ type: "health_check", requestId: "r1" });
    await player.until(({ closed }) => closed !== null);

    expect((await join(key, { session: player.session, ack: 1 })).frames[0]).toMatchObject({ resumed: false });
  });

  it("hears no more than one push after its object was evicted", async () => {
    const key = newCampaign();
    const player = await join(key, { sid: "kiosk" });
    signedOut.add("kiosk");
    await evictDurableObject(objectOf(key));
    await service.announceTurn(key, begin(1));
    await player.until(({ closed }) => closed !== null);

    expect(player.closed).toEqual(ENDED);
    expect(player.frames).toHaveLength(2);
  });

  it("is closed at once where its owner ended it, idle as it is, and the object asleep", async () => {
    const key = newCampaign();
    const [ended, other] = [await join(key, { sid: "stolen" }), await join(key)];
    await evictDurableObject(objectOf(key));
    await service.signedOut(key, ["nobody's", "stolen"]);
    await ended.until(({ closed }) => closed !== null);

    expect(ended.closed).toEqual(ENDED);
    expect(ended.frames).toHaveLength(1);
    other.send({ type: "health_check", requestId: "r1" });
    await other.frame("r1");
    expect(other.closed).toBeNull();
  });

  it("leaves the player's other connections alone", async () => {
    const key = newCampaign();
    const [ended, other] = [await join(key, { sid: "desk" }), await join(key)];
    signedOut.add("desk");
    for (const player of [ended, other]) player.send({ type: "health_check", requestId: "r1" });
    await ended.until(({ closed }) => closed !== null);
    await service.announceTurn(key, begin(1));

    await other.frame("turn_started");
    expect(other.closed).toBeNull();
  });
});

describe("asking whether a sign-in still stands", () => {
  const WHO: Attachment = { session: "s1", userId: "ada", sid: "sid", endsAt: 2_000_000_000, campaignId: "ada-1" };
  const NOW = 1_800_000_000_000;
  const connection = () => new WebSocketPair()[0];

  it("is done once a second for frames, however many come, and once a minute for pushes", async () => {
    vi.useFakeTimers({ now: NOW });
    const ask = vi.fn(() => Promise.resolve(null));
    const current = new SessionCheck({ ask, refused: () => {} });
    const socket = connection();
    current.granted(socket, NOW);
    for (let ms = 0; ms < 1_000; ms += 20) expect(current.forFrame(socket, WHO, NOW + ms)).toBeNull();
    expect(ask).not.toHaveBeenCalled();

    vi.setSystemTime(NOW + 1_000);
    const verdicts = [NOW + 1_000, NOW + 1_001].map(async (now) => current.forFrame(socket, WHO, now));
    expect(await Promise.all(verdicts)).toEqual([null, null]);
    expect(ask).toHaveBeenCalledOnce();

    expect(current.forPush(socket, WHO, NOW + 60_999)).toBe(true);
    expect(ask).toHaveBeenCalledOnce();
    expect(current.forPush(socket, WHO, NOW + 61_000)).toBe(true);
    expect(ask).toHaveBeenCalledTimes(2);
    vi.useRealTimers();
  });

  it("lets frames that came while it was asked have the verdict in their order", async () => {
    const { promise, resolve } = Promise.withResolvers<null>();
    const current = new SessionCheck({ ask: () => promise, refused: () => {} });
    const socket = connection();
    const order: number[] = [];
    const waiting = [1, 2, 3].map(async (frame) => {
      await current.forFrame(socket, WHO, NOW);
      order.push(frame);
    });
    resolve(null);
    await Promise.all(waiting);

    expect(order).toEqual([1, 2, 3]);
  });

  it("goes on where api cannot be asked, and asks again at the next frame", async () => {
    const log = vi.spyOn(console, "warn").mockImplementation(() => {});
    const ask = vi.fn<() => Promise<null>>().mockRejectedValue(new Error("D1 is away"));
    const current = new SessionCheck({ ask, refused: () => expect.unreachable() });
    const socket = connection();
    expect(await current.forFrame(socket, WHO, NOW)).toBeNull();
    expect(await current.forFrame(socket, WHO, NOW + 1)).toBeNull();

    expect(ask).toHaveBeenCalledTimes(2);
    expect(log).toHaveBeenCalledTimes(2);
    log.mockRestore();
  });
});
