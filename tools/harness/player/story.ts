import { setTimeout as sleep } from "node:timers/promises";

import type { MemoryItem } from "#contracts/entities/memory";
import type { GraphStatusAnswer } from "#contracts/http/graph";
import type { MemoryItemsAnswer } from "#contracts/http/memory-items";
import type { HeadAnswer } from "#contracts/http/ledger";
import type { TurnAnswer } from "#contracts/play/turn";
import type { Player } from "./player.ts";
import { itemsOf } from "./remembered.ts";

const PATIENCE = 60_000;
const PAUSE = 100;

/** A campaign that is played over HTTP. Every method throws if the site refuses the request. */
export class Story {
  readonly player: Player;
  readonly campaignId: string;

  constructor(player: Player, campaignId: string) {
    this.player = player;
    this.campaignId = campaignId;
  }

  /** Plays a turn to its end. */
  act(message: string): Promise<TurnAnswer> {
    return this.send("POST", "/api/chat/gamemaster", { message });
  }

  move(move: "undo" | "redo"): Promise<HeadAnswer> {
    return this.send("POST", "/api/chat/head", { move });
  }

  items(): Promise<MemoryItem[]> {
    return itemsOf(this.player, this.campaignId);
  }

  /** Searches memory as the chronicle page does. Returns the texts of the found items. */
  async search(words: string): Promise<string[]> {
    const path = `/api/memory/items?campaignId=${this.campaignId}&q=${encodeURIComponent(words)}`;
    return (await this.call<MemoryItemsAnswer>("GET", path)).items.map(({ content }) => content);
  }

  /** Reads data of this campaign with a GET request. */
  read<Body>(path: string): Promise<Body> {
    return this.call("GET", `${path}?campaignId=${this.campaignId}`);
  }

  /** Changes something of this campaign with a request that has a body. */
  send<Body>(method: string, path: string, body: Readonly<Record<string, unknown>> = {}): Promise<Body> {
    return this.call(method, path, { campaignId: this.campaignId, ...body });
  }

  /** Waits until memory has read every turn and every head move. */
  settled(): Promise<void> {
    return until("Memory has not read every turn, or still holds what was undone", () => this.isSettled());
  }

  /** Waits until an item in memory contains these words. */
  remembers(words: string): Promise<void> {
    return until(`Memory does not have “${words}”`, async () =>
      (await this.items()).some(({ content }) => content.includes(words)),
    );
  }

  private async isSettled(): Promise<boolean> {
    const { pending, rebuilding } = await this.read<GraphStatusAnswer>("/api/graph/status");
    if (pending > 0 || rebuilding) return false;
    const path = new Set((await this.player.messages(this.campaignId)).map(({ turnId }) => turnId));
    return (await this.items()).every(({ source }) => source.kind !== "turn" || path.has(source.turnId));
  }

  private async call<Body>(method: string, path: string, body?: unknown): Promise<Body> {
    const answer = await this.player.call<Body>(method, path, body);
    if (answer.status < 300) return answer.body;
    throw new Error(`${method} ${path} answered ${answer.status}: ${JSON.stringify(answer.body)}`);
  }
}

async function until(otherwise: string, isSo: () => Promise<boolean>): Promise<void> {
  const giveUp = Date.now() + PATIENCE;
  while (!(await isSo())) {
    if (Date.now() > giveUp) throw new Error(`${otherwise} after ${PATIENCE / 1000} s`);
    await sleep(PAUSE);
  }
}
