import { runInDurableObject } from "cloudflare:test";
import { beforeEach, expect, it, vi } from "vitest";

import type { CampaignKey } from "#contracts/rpc/memory";
import { fillStorage, makeRoom } from "#worker-kit/testing";
import { newCampaign, objectOf } from "../../test/campaign.ts";
import { join } from "../../test/player.ts";
import { StubbornPlayer } from "../../test/stubborn-player.ts";

beforeEach(() => void vi.spyOn(console, "error").mockImplementation(() => {}));

const inStorage = (key: CampaignKey, task: (storage: DurableObjectStorage) => void) =>
  runInDurableObject(objectOf(key), (_, { storage }) => task(storage));

const kept = (key: CampaignKey) =>
  runInDurableObject(objectOf(key), (_, { storage }) =>
    storage.sql.exec<{ content: string }>("SELECT content FROM items").toArray(),
  );

it("says that there is no room, keeps nothing by halves, and does what was asked once there is room again", async () => {
  const key = newCampaign();
  const player = await join(key);
  await inStorage(key, fillStorage);
  player.send({ type: "add_episode", requestId: "r1", episodeData: "The bell rang.", campaignId: key.campaignId });
  await player.until(({ closed }) => closed !== null);
  expect(player.closed).toEqual({
    code: 1011,
    reason: "There is no room left to keep this. What is there stays as it is.",
  });
  expect(await kept(key)).toEqual([]);

  await inStorage(key, makeRoom);
  const again = new StubbornPlayer(key);
  await again.comeBack();
  again.ask({ type: "add_episode", requestId: "r1", episodeData: "The bell rang.", campaignId: key.campaignId });
  expect(await again.settle()).toBe(true);
  expect(await kept(key)).toEqual([{ content: "The bell rang." }]);
});
