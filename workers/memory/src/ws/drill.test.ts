import { evictDurableObject, runInDurableObject } from "cloudflare:test";
import { expect, it } from "vitest";

import type { CampaignKey } from "#contracts/rpc/memory";
import { newCampaign, objectOf } from "../../test/campaign.ts";
import { StubbornPlayer } from "../../test/stubborn-player.ts";

let key: CampaignKey;
const object = () => objectOf(key);

/** Kills the Durable Object in the middle of its work. Its connections are cut too. */
async function abort(player: StubbornPlayer): Promise<void> {
  await runInDurableObject(object(), (_, state) => state.abort("killed by the drill")).catch(() => {});
  await player.lost();
}

/** Failures of the connection or the object right after a request was sent. */
const MISHAPS: readonly ((player: StubbornPlayer) => unknown)[] = [
  abort,
  (player) => player.cut(),
  async (player) => {
    await player.settle();
    await abort(player);
  },
  () => evictDurableObject(object(), { webSockets: "close" }),
  async (player) => {
    player.cut();
    await abort(player);
  },
  () => evictDurableObject(object()),
  async (player) => {
    await player.settle();
    player.cut();
  },
];

/** Runs a scripted client through many rounds in which the object is killed, evicted or reconnected. */
async function drilled(rounds: number): Promise<StubbornPlayer> {
  key = newCampaign();
  const player = new StubbornPlayer(key);
  await player.comeBack();
  for (let round = 0; round < rounds; round += 1) {
    player.ask({ type: "add_episode", requestId: `change-${round}`, episodeData: `Change ${round}.`, ...key });
    player.ask({ type: "search_campaign", requestId: `look-${round}`, query: "change", campaignId: key.campaignId });
    await MISHAPS[round % MISHAPS.length]?.(player);
    await player.comeBack();
  }
  while (!(await player.settle())) await player.comeBack();

  const asked = Array.from({ length: rounds }, (_, round) => [`change-${round}`, `look-${round}`]).flat();
  expect([...player.replies.keys()].toSorted()).toEqual(asked.toSorted());
  for (const replies of player.replies.values()) {
    // The same reply may arrive twice: as a missed message, and as the reply to the repeated request.
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(replies[0]?.error).toBeUndefined();
  }
  const kept = await runInDurableObject(object(), (_, { storage }) =>
    storage.sql.exec<{ content: string }>("SELECT content FROM items ORDER BY id").toArray(),
  );
  expect(kept.map(({ content }) => content)).toEqual(Array.from({ length: rounds }, (_, round) => `Change ${round}.`));
  // No push was lost or sent twice.
  expect(player.pushes.map(({ type, revision }) => [type, revision])).toEqual(
    Array.from({ length: rounds }, (_, round) => ["memory_changed", round + 1]),
  );
  return player;
}

it("does every acknowledged change exactly once and answers every request once, through each kind of mishap three times", async () => {
  const rounds = 3 * MISHAPS.length;
  expect((await drilled(rounds)).returns).toBeGreaterThan(rounds / 2);
});

it("does so through a hundred mishaps", { tags: ["long"], timeout: 240_000 }, async () => {
  expect((await drilled(100)).returns).toBeGreaterThan(50);
});
