import { setTimeout as pause } from "node:timers/promises";

import { Player } from "../../tools/harness/player.ts";
import { newTurn, send, type SentTurn } from "../kill-drill/sent-turn.ts";
import { situation } from "../story.ts";
import { openMemorySocket } from "./memory-socket.ts";

/** How long a player reads and thinks before they act again. Milliseconds, at random between the two. */
const THINKING_MS = [5_000, 15_000] as const;

/** A player at a table of their own, with a connection to its memory. */
export interface Seat {
  readonly player: Player;
  readonly campaignId: string;
  readonly turns: SentTurn[];
  readonly socket: WebSocket;
}

/** How long the player waited for the first text, in milliseconds, and when they sent the turn. */
export interface Waited {
  readonly at: number;
  readonly ms: number;
}

export async function takeSeat(site: string): Promise<Seat> {
  const player = await Player.join(site);
  const { campaign } = await player.readyToPlay();
  return { player, campaignId: campaign.id, turns: [], socket: await openMemorySocket(player, campaign.id) };
}

/** Plays until aborted. The first turn comes at a random moment, because players do not start all at once. */
export async function play({ player, campaignId, turns }: Seat, signal: AbortSignal, waited: Waited[]): Promise<void> {
  await think(signal, 0);
  while (!signal.aborted) {
    // Every message differs, so that one that is twice in the transcript was played twice.
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
