import { Stack } from "../../tools/harness/stack/stack.ts";
import { checkTranscript } from "../kill-drill/damage.ts";
import { percentile, spread, type Spread } from "../percentiles.ts";
import { runtimeUse } from "../runtime-use.ts";
import { Party } from "./party.ts";

/** The longest time in milliseconds that 99 of 100 players may wait for the first text. */
export const MOST_MS = 250;
const FIRST = 40;
const GROWTH = 1.3;
/** How long a number of players is tried, in milliseconds. It is long enough for every player to act three times. */
const STEP_MS = 30_000;
const PARTS = 10;

export interface LoadFigures {
  readonly players: number;
  readonly minutes: number;
  readonly turns: number;
  readonly waited: Spread;
  /**
   * For each tenth of the time: how long 99 of 100 turns waited at most, and the runtime's memory in bytes at its end (null if it cannot be
   * read).
   */
  readonly course: readonly { readonly p99: number; readonly resident: number | null }[];
  readonly cpuMsPerTurn: number | null;
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** How many connections to memory broke. */
  readonly brokenLines: number;
}

/**
 * Lets `players` play for `minutes`, each with an open /ws. If `players` is null, as many play as the machine can serve with the oracle
 * within MOST_MS. Then compares every transcript with what was sent. The clients run on the same machine.
 */
export async function load(
  minutes: number,
  players: number | null,
  log: (socket: string) => void,
): Promise<LoadFigures> {
  const stack = await Stack.start();
  try {
    const party = new Party(stack.url);
    await party.become(players ?? (await mostHeld(party, log)));
    const [start, useBefore] = [performance.now(), runtimeUse(stack.pid)];
    const course = [];
    for (let part = 1; part <= PARTS; part += 1) {
      const partStart = performance.now();
      await party.during((minutes * 60_000) / PARTS);
      const p99 = Math.round(percentile(party.waitedSince(partStart), 0.99));
      const resident = runtimeUse(stack.pid)?.resident ?? null;
      course.push({ p99, resident });
      log(`${part} of ${PARTS}: ${p99} ms p99, ${megabytes(resident)} MB`);
    }
    const useAfter = runtimeUse(stack.pid);
    const times = party.waitedSince(start);
    const size = party.size;
    const brokenLines = party.seats.filter(({ socket }) => socket.readyState !== WebSocket.OPEN).length;
    await party.become(0);
    log("Reading every transcript…");
    const lost: string[] = [];
    const doubled: string[] = [];
    for (const { player, campaignId, turns } of party.seats) {
      const damage = checkTranscript(turns, await player.messages(campaignId));
      lost.push(...damage.lost);
      doubled.push(...damage.doubled);
    }
    return {
      players: size,
      minutes,
      turns: times.length,
      waited: spread(times),
      course,
      cpuMsPerTurn: useAfter && useBefore && (useAfter.cpuMs - useBefore.cpuMs) / times.length,
      lost,
      doubled,
      brokenLines,
    };
  } finally {
    await stack.stop();
  }
}

/** Adds players until one turn of a hundred waits too long. Returns the last number of players for which that was not so. */
async function mostHeld(party: Party, log: (socket: string) => void): Promise<number> {
  for (let [held, size] = [0, FIRST]; ; [held, size] = [size, Math.round(size * GROWTH)]) {
    await party.become(size);
    const start = performance.now();
    await party.during(STEP_MS);
    const p99 = percentile(party.waitedSince(start), 0.99);
    log(`${size} players: ${Math.round(p99)} ms p99`);
    if (p99 >= MOST_MS) return held;
  }
}

export const megabytes = (bytes: number | null): string =>
  bytes === null ? "?" : String(Math.round(bytes / 1_000_000));
