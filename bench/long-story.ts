import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod/mini";

import type { Campaign } from "#contracts/entities/campaign";
import type { ContextAnswer } from "#contracts/http/chat";
import type { GraphStatusAnswer } from "#contracts/http/graph";
import type { LedgerPageAnswer } from "#contracts/http/portability";
import { CAMPAIGN_FORMAT, CAMPAIGN_VERSION } from "#contracts/portability/campaign-file";
import { exportedTurn } from "#contracts/portability/exported-turn.fake";
import type { ExportedTurn } from "#contracts/portability/ledger";
import { ExportedCampaign, ExportedCharacter, ExportedWorld } from "#contracts/portability/records";
import { sealStory } from "#contracts/portability/seal";
import type { StoryEvent } from "#contracts/story/events";
import { importCampaign } from "../tools/harness/player/import-campaign.ts";
import { startModelServer } from "../tools/harness/servers/model-server.ts";
import { Player } from "../tools/harness/player/player.ts";
import { Stack } from "../tools/harness/stack/stack.ts";
import { launchMemoryCaller } from "./memory-caller/launch.ts";
import { BREATH_MS, MODEL, directly, throughLorehearth, untilText } from "./overhead.ts";
import { percentile, spread, type Spread } from "./percentiles.ts";
import { memories as madeUp, situation, replyText } from "./story.ts";

/** Turns that are played before measuring. They fill the caches and make the transcript so long that its window is cut in every turn. */
const WARM_UP = 10;
/** The time between two checks whether a story is digested, in milliseconds. */
const POLL_MS = 1_000;

export interface LongStoryFigures {
  readonly turns: number;
  /** How many items the memory of each table has before the first turn. */
  readonly memories: number;
  /** Lorehearth's overhead before the model's first text, from the 20th turn of a new table on. */
  readonly short: Spread;
  /** The same overhead, from the last turn of a long story on. */
  readonly long: Spread;
  /** The median of `long` divided by that of `short`. */
  readonly ratio: number;
}

/**
 * Measures what a long story costs. One player has two tables on one stack, with equally large memories and everything digested: the first
 * has a story of 20 turns, the second a story of `turns` turns. The player plays on the two tables alternately, so that noise affects both
 * in the same way. The long story is imported from a file.
 */
export async function longStory(turns: number, samples: number, items: number): Promise<LongStoryFigures> {
  const server = await startModelServer();
  const stack = await Stack.start({ GM_PROVIDER: "openai", GM_MODELS: MODEL, OPENAI_BASE_URL: server.baseUrl });
  try {
    const player = await Player.join(stack.url);
    const fresh = await importStory(player, 20 - WARM_UP);
    const old = await importStory(player, turns - WARM_UP);
    const memories = await fillMemories(stack, player, [fresh, old], items);

    const routes = [directly(server), ...[fresh, old].map((campaign) => throughLorehearth({ player, campaign }))];
    const times = routes.map((): number[] => []);
    for (let turn = 0; turn < samples + WARM_UP; turn += 1) {
      for (let step = 0; step < routes.length; step += 1) {
        const at = (turn + step) % routes.length;
        const waited = await untilText(() => routes[at]!(turn));
        if (turn >= WARM_UP) times[at]?.push(waited);
        await pause(BREATH_MS);
      }
    }
    const [alone = [], short = [], long = []] = times;
    const without = percentile(alone, 0.5);
    const over = (waited: readonly number[]) => spread(waited.map((time) => time - without));
    const figures = { short: over(short), long: over(long) };
    return { turns, memories, ...figures, ratio: Math.round((figures.long.p50 / figures.short.p50) * 100) / 100 };
  } finally {
    await stack.stop();
    await server.close();
  }
}

/** Adds memories to each campaign until all campaigns have equally many. Returns that number. */
async function fillMemories(
  stack: Stack,
  player: Player,
  campaigns: readonly Pick<Campaign, "id" | "userId">[],
  items: number,
): Promise<number> {
  const counts = await Promise.all(campaigns.map(({ id }) => remembered(player, id)));
  const wanted = items + Math.max(...counts);
  const memory = await launchMemoryCaller(stack.dataDir, "of a stack");
  for (const [at, { userId, id: campaignId }] of campaigns.entries()) {
    const missing = wanted - (counts[at] ?? 0);
    for (const remember of madeUp({ userId, campaignId }, missing)) await memory.send({ remember });
  }
  await memory.stop();
  return wanted;
}

/** Digests an imported story, as the import page does, and counts its memories. */
async function remembered(player: Player, campaignId: string): Promise<number> {
  await player.call("POST", "/api/graph/rebuild", { campaignId });
  for (;;) {
    const status = await player.call<GraphStatusAnswer>("GET", `/api/graph/status?campaignId=${campaignId}`);
    if (status.body.pending === 0 && !status.body.rebuilding) break;
    await pause(POLL_MS);
  }
  const { body } = await player.call<ContextAnswer>("POST", "/api/chat/context", { campaignId });
  return body.totalMemories;
}

/** Imports a campaign of this many turns, as the import page does. */
async function importStory(player: Player, count: number): Promise<Pick<Campaign, "id" | "userId">> {
  const { world, campaign, character } = await player.readyToPlay();
  // The file format has no field `adventure` for a campaign without an adventure.
  const { adventure, ...plain } = campaign;
  const { body } = await player.call<LedgerPageAnswer>("GET", `/api/chat/export?campaignId=${campaign.id}`);
  const turns = storyOf(count, character.id);
  const file = {
    format: CAMPAIGN_FORMAT,
    version: CAMPAIGN_VERSION,
    exportedAt: new Date().toISOString(),
    world: z.object(ExportedWorld.shape).parse(world),
    campaign: z.object(ExportedCampaign.shape).parse({ ...plain, ...(adventure && { adventure }) }),
    characters: [z.object(ExportedCharacter.shape).parse(character)],
    table: { ...body.table, headTurnId: turns.at(-1)?.id ?? null, lastRootId: turns[0]?.id ?? null },
    turns,
    memory: [],
  };
  const bytes = new TextEncoder().encode(JSON.stringify(file));
  return { userId: campaign.userId, id: await importCampaign(player, bytes, "long.lorehearth.json") };
}

/** Makes turns like those that a model writes: each has a reply of five sentences, an effect, and three story events. */
function storyOf(count: number, characterId: string): ExportedTurn[] {
  const ids = Array.from({ length: count }, () => crypto.randomUUID());
  return ids.map((id, at) => {
    const by = "game_master" as const;
    const story: StoryEvent[] = [
      {
        type: "scene_opened",
        by,
        place: `The ${at}th house`,
        present: [`Person ${at % 60}`],
        question: `Who came at ${at}?`,
      },
      { type: "thread_changed", by, title: `Thread ${at % 30}`, step: `Step ${at} was taken.` },
      { type: "clock_changed", by, name: `Clock ${at % 10}`, ticks: at % 3 === 0 ? -2 : 1 },
    ];
    const effect = { type: "hit_points", characterId, delta: at % 2 === 0 ? -3 : 3, reason: "a knife" } as const;
    return exportedTurn(at, ids[at - 1] ?? null, {
      id,
      placeId: id,
      lastChildId: ids[at + 1] ?? null,
      playerText: at === 0 ? "" : situation(at),
      reply: replyText(at),
      story: sealStory(story),
      events: [{ seq: 1, textOffset: 0, event: { type: "effect", effect } }],
    });
  });
}
