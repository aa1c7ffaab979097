import { setTimeout as pause } from "node:timers/promises";

import { Player } from "../../tools/harness/player/player.ts";
import { newTurn, send, type SentTurn } from "../kill-drill/sent-turn.ts";
import { situation } from "../story.ts";
import { openMemorySocket } from "./memory-socket.ts";

/** How long a player reads and thinks before they act again: a random number of milliseconds between these two. */
const THINKING_MS = [5_000, 15_000] as const;

/** A player at their own table, with a connection to its memory. */
export interface PlayedCampaign {
  readonly player: Player;
  readonly campaignId: string;
  readonly turns: SentTurn[];
  readonly socket: WebSocket;
}

/** How many milliseconds a player waited for the first text of a turn, and when they sent the turn. */
export interface Waited {
  readonly at: number;
  readonly ms: number;
}

export async function createCampaignWithMemory(site: string): Promise<PlayedCampaign> {
  const player = await Player.join(site);
  const { campaign } = await player.readyToPlay();
  return { player, campaignId: campaign.id, turns: [], socket: await openMemorySocket(player, campaign.id) };
}

/** Plays until aborted. The first turn comes at a random time, because players do not all start at once. */
export async function play(
  { player, campaignId, turns }: PlayedCampaign,
  signal: AbortSignal,
  waited: Waited[],
): Promise<void> {
  await think(signal, 0);
  while (!signal.aborted) {
    // Every message is different. If the same message is in the transcript twice, it was therefore played twice.
    const turn = newTurn(`${situation(turns.length)} It is deed ${turns.length + 1} of the evening.`);
    turns.push(turn);
    const at = performance.now();
    await send(player, campaignId, turn);
    const [first] = turn.received;
    if (turn.ended !== "complete" || !first) throw new Error(`A turn ended ${turn.ended ?? "without an end"}`);
    waited.push({ at, ms: first.at - at });
    turn.due = turn.received.map(({ text }) => text).join("");
    turn.received.length = 0;
    await think(signal, THINKING_MS[0]);
  }
}

const think = (signal: AbortSignal, least: number): Promise<void> =>
  pause(least + Math.random() * (THINKING_MS[1] - least), undefined, { signal }).catch(() => {});
