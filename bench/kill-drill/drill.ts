import { setTimeout as pause } from "node:timers/promises";

import type { GraphStatusAnswer } from "#contracts/http/graph";
import { Player } from "../../tools/harness/player.ts";
import { itemsOf } from "../../tools/harness/remembered.ts";
import { Stack } from "../../tools/harness/stack.ts";
import { spread, type Spread } from "../percentiles.ts";
import { holdMemory, holdTranscript, type Toll } from "./held-to.ts";
import { heardBy, newTurn, send, type SentTurn } from "./sent-turn.ts";
import { type Calm, strikeAfter } from "./strike.ts";

/** Milliseconds between the oracle's sentences: a reply lasts long enough to be killed in its middle. */
const PACE = { GM_PACE_MS: "150" };
/** Text that was streamed this long before the kill must be on disk. Milliseconds. */
const UNSAVED_MS = 500;
const PATIENCE_MS = 120_000;

export interface DrillFigures extends Toll {
  readonly rounds: number;
  /** Kills by what had been heard of the turn. */
  readonly killed: { readonly before: number; readonly middle: number; readonly after: number };
  /** Turns whose words or reply the player had heard come back when the runtime was killed. */
  readonly acknowledged: number;
  readonly items: number;
  /** From the kill to the first answer. Milliseconds. */
  readonly restart: Spread;
}

/**
 * Kills the runtime again and again in the middle of play, with SIGKILL, and after each time looks for every message that was ever
 * acknowledged and sends the turn again under its id, as the web app would. At the end memory is held to a reading of the whole ledger.
 */
export async function killDrill(rounds: number, say: (line: string) => void): Promise<DrillFigures> {
  const stack = await Stack.start(PACE);
  try {
    const player = await Player.join(stack.url);
    const { campaign } = await player.readyToPlay();
    const drill = { stack, player, campaignId: campaign.id, turns: [] as SentTurn[] };
    const tolls: Toll[] = [];
    const restarts: number[] = [];
    const killed = { before: 0, middle: 0, after: 0 };
    await playCalmly(drill, "I look around.");
    // The first one is slow: everything is read in for it.
    const calm = await playCalmly(drill, "I take the lamp from its hook.");
    for (let round = 0; round < rounds; round += 1) {
      const struck = await strike(drill, round, calm);
      killed[struck.phase] += 1;
      restarts.push(struck.restart);
      tolls.push(...struck.tolls);
      if ((round + 1) % 10 === 0) say(`${round + 1} rounds, ${found(tolls)}`);
    }
    // Whatever of the last turns did not arrive is read with this one.
    await playCalmly(drill, "I sit down by the fire.");
    const memory = await lookAtMemory(drill);
    tolls.push(memory.toll);
    return {
      rounds,
      killed,
      acknowledged: killed.middle + killed.after,
      items: memory.items,
      restart: spread(restarts),
      lost: unique(tolls.flatMap(({ lost }) => lost)),
      doubled: unique(tolls.flatMap(({ doubled }) => doubled)),
    };
  } finally {
    await stack.stop();
  }
}

interface Drill {
  readonly stack: Stack;
  readonly player: Player;
  readonly campaignId: string;
  /** Every turn that was sent, in order. */
  readonly turns: SentTurn[];
}

/** A turn that nothing happens to, and how long it took. */
async function playCalmly({ player, campaignId, turns }: Drill, message: string): Promise<Calm> {
  const turn = newTurn(message);
  turns.push(turn);
  const start = performance.now();
  await send(player, campaignId, turn);
  turn.due = heardBy(turn, Infinity);
  return { firstFrame: (turn.acknowledgedAt ?? start) - start, whole: performance.now() - start };
}

async function strike(drill: Drill, round: number, calm: Calm) {
  const { stack, player, campaignId, turns } = drill;
  const turn = newTurn(`I open door ${round + 1} of the long corridor.`);
  turns.push(turn);
  const kill = stack.aim();
  // However the line breaks: what came over it counts.
  const line = send(player, campaignId, turn).catch(() => {});
  await pause(strikeAfter(round, calm));
  const killedAt = performance.now();
  await kill();
  const restart = performance.now() - killedAt;
  await line;
  const phase = turn.ended ? "after" : turn.acknowledgedAt === null ? "before" : "middle";
  turn.due = heardBy(turn, turn.ended ? Infinity : killedAt - UNSAVED_MS);

  const kept = holdTranscript(turns, await player.messages(campaignId));
  await send(player, campaignId, turn);
  const replayed = heardBy(turn, Infinity);
  if (!replayed.startsWith(turn.due)) kept.lost.push(`${turn.message} (its reply, asked for again)`);
  turn.due = replayed;
  return { phase, restart, tolls: [kept, holdTranscript(turns, await player.messages(campaignId))] } as const;
}

/** Waits until all is read into memory, and holds it to what reading the ledger from its beginning remembers. */
async function lookAtMemory({ player, campaignId }: Drill): Promise<{ items: number; toll: Toll }> {
  await untilRead(player, campaignId);
  const remembered = await itemsOf(player, campaignId);
  await player.call("POST", "/api/graph/rebuild", { campaignId });
  const { deadLetters } = await untilRead(player, campaignId);
  const toll = holdMemory(remembered, await itemsOf(player, campaignId));
  toll.lost.push(...deadLetters.map(({ turnId, error }) => `turn ${turnId}: ${error}`));
  return { items: remembered.length, toll };
}

async function untilRead(player: Player, campaignId: string): Promise<GraphStatusAnswer> {
  const giveUp = performance.now() + PATIENCE_MS;
  for (;;) {
    const { body } = await player.call<GraphStatusAnswer>("GET", `/api/graph/status?campaignId=${campaignId}`);
    if (body.pending === 0 && !body.rebuilding) return body;
    if (performance.now() > giveUp) throw new Error(`${body.pending} turns are still not read into memory`);
    await pause(250);
  }
}

const unique = (sentences: readonly string[]): string[] => [...new Set(sentences)];

const found = (tolls: readonly Toll[]): string =>
  `${unique(tolls.flatMap(({ lost }) => lost)).length} lost, ${unique(tolls.flatMap(({ doubled }) => doubled)).length} doubled`;
