import { setTimeout as pause } from "node:timers/promises";

import type { GraphStatusAnswer } from "#contracts/http/graph";
import { Player } from "../../tools/harness/player/player.ts";
import { itemsOf } from "../../tools/harness/player/remembered.ts";
import { Stack } from "../../tools/harness/stack/stack.ts";
import { spread, type Spread } from "../percentiles.ts";
import { checkMemory, checkTranscript, type Damage } from "./damage.ts";
import { receivedBy, newTurn, send, type SentTurn } from "./sent-turn.ts";
import { type TurnTiming, killDelay } from "./kill-delay.ts";

/** Slows the oracle down, so that a kill can happen in the middle of a reply. Milliseconds between two sentences. */
const PACE = { GM_PACE_MS: "150" };
/** Text that was streamed at least this many milliseconds before the kill must be on disk. */
const UNSAVED_MS = 500;
const PATIENCE_MS = 120_000;

export interface DrillFigures extends Damage {
  readonly rounds: number;
  /** How many kills happened before the first byte of a turn was received, in the middle of a turn, and after its end. */
  readonly killed: { readonly before: number; readonly middle: number; readonly after: number };
  /** How many turns had received something when the runtime was killed. */
  readonly acknowledged: number;
  readonly items: number;
  /** The time in milliseconds from the kill to the first answer. */
  readonly restart: Spread;
}

/**
 * Kills the runtime repeatedly during play, with SIGKILL. After each kill every acknowledged message must be in the transcript. The turn is
 * then sent again under its id, as the web app would do. At the end memory must equal a memory that is rebuilt from the whole ledger.
 */
export async function killDrill(rounds: number, log: (answer: string) => void): Promise<DrillFigures> {
  const stack = await Stack.start(PACE);
  try {
    const player = await Player.join(stack.url);
    const { campaign } = await player.readyToPlay();
    const drill = { stack, player, campaignId: campaign.id, turns: [] as SentTurn[] };
    const damages: Damage[] = [];
    const restarts: number[] = [];
    const killed = { before: 0, middle: 0, after: 0 };
    await playUndisturbed(drill, "I look around.");
    // This first turn is slow, because modules are loaded for it.
    const timing = await playUndisturbed(drill, "I take the lamp from its hook.");
    for (let round = 0; round < rounds; round += 1) {
      const result = await killDuringTurn(drill, round, timing);
      killed[result.phase] += 1;
      restarts.push(result.restart);
      damages.push(...result.damages);
      if ((round + 1) % 10 === 0) log(`${round + 1} rounds, ${found(damages)}`);
    }
    // When graph digests this turn, it also fetches earlier turns whose messages were lost.
    await playUndisturbed(drill, "I sit down by the fire.");
    const memory = await checkDigestedMemory(drill);
    damages.push(memory.damage);
    return {
      rounds,
      killed,
      acknowledged: killed.middle + killed.after,
      items: memory.items,
      restart: spread(restarts),
      lost: unique(damages.flatMap(({ lost }) => lost)),
      doubled: unique(damages.flatMap(({ doubled }) => doubled)),
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

/** Plays a turn without a kill and returns how long it took. */
async function playUndisturbed({ player, campaignId, turns }: Drill, message: string): Promise<TurnTiming> {
  const turn = newTurn(message);
  turns.push(turn);
  const start = performance.now();
  await send(player, campaignId, turn);
  turn.due = receivedBy(turn, Infinity);
  return { firstFrame: (turn.acknowledgedAt ?? start) - start, whole: performance.now() - start };
}

async function killDuringTurn(drill: Drill, round: number, timing: TurnTiming) {
  const { stack, player, campaignId, turns } = drill;
  const turn = newTurn(`I open door ${round + 1} of the long corridor.`);
  turns.push(turn);
  const kill = stack.aim();
  // The error of the broken stream does not matter. What was received before it is recorded.
  const answer = send(player, campaignId, turn).catch(() => {});
  await pause(killDelay(round, timing));
  const killedAt = performance.now();
  await kill();
  const restart = performance.now() - killedAt;
  await answer;
  const phase = turn.ended ? "after" : turn.acknowledgedAt === null ? "before" : "middle";
  turn.due = receivedBy(turn, turn.ended ? Infinity : killedAt - UNSAVED_MS);

  const damage = checkTranscript(turns, await player.messages(campaignId));
  await send(player, campaignId, turn);
  const resent = receivedBy(turn, Infinity);
  if (!resent.startsWith(turn.due)) damage.lost.push(`${turn.message} (its reply, requested again)`);
  turn.due = resent;
  return { phase, restart, damages: [damage, checkTranscript(turns, await player.messages(campaignId))] } as const;
}

/** Waits until all turns are digested. Then compares memory with a memory that is rebuilt from the ledger. */
async function checkDigestedMemory({ player, campaignId }: Drill): Promise<{ items: number; damage: Damage }> {
  await untilRead(player, campaignId);
  const remembered = await itemsOf(player, campaignId);
  await player.call("POST", "/api/graph/rebuild", { campaignId });
  const { deadLetters } = await untilRead(player, campaignId);
  const damage = checkMemory(remembered, await itemsOf(player, campaignId));
  damage.lost.push(...deadLetters.map(({ turnId, error }) => `turn ${turnId}: ${error}`));
  return { items: remembered.length, damage };
}

async function untilRead(player: Player, campaignId: string): Promise<GraphStatusAnswer> {
  const giveUp = performance.now() + PATIENCE_MS;
  for (;;) {
    const { body } = await player.call<GraphStatusAnswer>("GET", `/api/graph/status?campaignId=${campaignId}`);
    if (body.pending === 0 && !body.rebuilding) return body;
    if (performance.now() > giveUp) throw new Error(`${body.pending} turns are still not digested`);
    await pause(250);
  }
}

const unique = (sentences: readonly string[]): string[] => [...new Set(sentences)];

const found = (damages: readonly Damage[]): string =>
  `${unique(damages.flatMap(({ lost }) => lost)).length} lost, ${unique(damages.flatMap(({ doubled }) => doubled)).length} doubled`;
