import { expect } from "vitest";

import type { Player } from "../../../tools/harness/player/player.ts";
import { expectSound, HANG, answerOf } from "./answer.ts";

const READ = [
  "/api/campaigns/{id}",
  "/api/chat/messages?campaignId={id}",
  "/api/chat/table?campaignId={id}",
  "/api/chat/tree?campaignId={id}",
  "/api/chat/safety?campaignId={id}",
  "/api/chat/export?campaignId={id}",
  "/api/memory/items?campaignId={id}",
  "/api/memory/items?campaignId={id}&q=bell",
  "/api/memory/quests?campaignId={id}",
  "/api/memory/export?campaignId={id}",
  "/api/graph?campaignId={id}",
  "/api/graph/timeline?campaignId={id}",
  "/api/graph/status?campaignId={id}",
];
const DONE: readonly (readonly [path: string, body: object])[] = [
  ["/api/memory/context", { currentSituation: "I look for the bell." }],
  ["/api/chat/context", {}],
  ["/api/chat/gamemaster", { message: "I light the lantern." }],
  ["/api/chat/head", { move: "undo" }],
  ["/api/chat/head", { move: "undo" }],
  ["/api/chat/continue", {}],
  ["/api/graph/rebuild", {}],
  ["/api/graph/memory-health", {}],
];

/** Reads everything of an imported campaign and plays a turn. All requests must succeed, whatever the file contained. */
export async function playThrough(player: Player, campaignId: string): Promise<void> {
  const succeed = async (method: string, path: string, init: RequestInit = {}) => {
    const answer = await answerOf(await player.fetch(method, path, { ...init, signal: AbortSignal.timeout(HANG) }));
    expectSound(answer);
    expect(answer.status, `${path}: ${answer.text}`).toBeLessThan(300);
  };
  for (const path of READ) await succeed("GET", path.replace("{id}", campaignId));
  for (const [path, more] of DONE) {
    const body = JSON.stringify({ campaignId, ...more });
    await succeed("POST", path, { body, headers: { "Content-Type": "application/json" } });
  }
}
