import { createExecutionContext, waitOnExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { beforeAll, beforeEach, expect, it, vi } from "vitest";

import { expectLog } from "#worker-kit/testing";
import { fakeWorldBuilder } from "../../test/fake-world-builder.ts";
import { Player, prepareDatabase, queue, SITE } from "../../test/player.ts";
import { ApiService } from "../api-service.ts";
import { createApi } from "../app.ts";

expectLog("campaign.deleted.unannounced");

beforeAll(prepareDatabase);
beforeEach(async () => {
  vi.spyOn(console, "warn").mockImplementation(() => {});
  queue.down = false;
  await env.DB.prepare("DELETE FROM deleted_campaigns").run();
  queue.sent.splice(0);
});

const service = () => new ApiService({} as ExecutionContext, { ...env, TURNS: queue as never });

/** Creates a campaign and deletes it as its player. */
async function deletedCampaign() {
  const player = await Player.join();
  const { id: campaignId } = await player.campaign((await player.world()).id);
  expect((await player.call("DELETE", `/api/campaigns/${campaignId}`)).status).toBe(204);
  return { type: "campaign.deleted", userId: player.user.uid, campaignId };
}

/** Sends the first request after api's runtime was started. */
async function restart(): Promise<void> {
  const context = createExecutionContext();
  await createApi(() => fakeWorldBuilder).request(`${SITE}/health`, {}, { ...env, TURNS: queue }, context);
  await waitOnExecutionContext(context);
}

/** Runs the daily check for due erasures as if they had been announced this many minutes earlier. */
async function minutesLater(minutes: number): Promise<void> {
  const earlier = "strftime('%Y-%m-%dT%H:%M:%fZ', announced_at, ?)";
  await env.DB.prepare(`UPDATE deleted_campaigns SET announced_at = ${earlier}`).bind(`-${minutes} minutes`).run();
  await service().finishErasures();
}

it("announces a deletion again after a restart: the queue that accepted it may have been lost", async () => {
  const message = await deletedCampaign();
  expect(queue.sent).toEqual([message]);
  await restart();
  expect(queue.sent).toEqual([message, message]);
});

it("announces a deletion that the queue refused, with the next request of a started runtime", async () => {
  queue.down = true;
  const message = await deletedCampaign();
  await restart();
  expect(queue.sent).toEqual([]);
  queue.down = false;
  await restart();
  expect(queue.sent).toEqual([message]);
});

it("announces a confirmed deletion no more, and never gives its id again", async () => {
  const { userId, campaignId } = await deletedCampaign();
  await service().confirmErased({ userId, campaignId });
  await service().confirmErased({ userId, campaignId });
  await restart();
  await minutesLater(60);
  expect(queue.sent).toHaveLength(1);
  const row = await env.DB.prepare("SELECT id FROM deleted_campaigns WHERE id = ?").bind(campaignId).first();
  expect(row).toEqual({ id: campaignId });
});

it("announces a deletion every ten minutes until it is confirmed, and not more often", async () => {
  const message = await deletedCampaign();
  await minutesLater(9);
  expect(queue.sent).toHaveLength(1);
  await minutesLater(11);
  expect(queue.sent).toEqual([message, message]);
});

it("does not fill the queue with a deletion that fails again and again, however often a runtime starts", async () => {
  await deletedCampaign();
  for (let starts = 0; starts < 10; starts += 1) await restart();
  expect(queue.sent).toHaveLength(5);
  await minutesLater(11);
  expect(queue.sent).toHaveLength(6);
});

it("takes no confirmation for another player's campaign", async () => {
  const { campaignId } = await deletedCampaign();
  await service().confirmErased({ userId: "somebody-else", campaignId });
  await restart();
  expect(queue.sent).toHaveLength(2);
});

it("announces each of many deletions once, the longest waiting first", async () => {
  const player = await Player.join();
  const insert = env.DB.prepare(
    "INSERT INTO deleted_campaigns (id, user_id, deleted_at, announced_at) VALUES (?, ?, ?, ?)",
  );
  const ids = Array.from({ length: 120 }, (_, place) => `old-${String(place).padStart(3, "0")}`);
  const at = (place: number) => new Date(Date.UTC(2026, 0, 1, 0, place)).toISOString();
  await env.DB.batch(ids.map((id, place) => insert.bind(id, player.user.uid, at(place), at(place))));
  await service().finishErasures();
  expect(queue.sent.map((message) => (message as { campaignId: string }).campaignId)).toEqual(ids);
});
