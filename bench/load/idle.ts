import { Player } from "../../tools/harness/player/player.ts";
import { Stack } from "../../tools/harness/stack/stack.ts";
import { spread, type Spread } from "../percentiles.ts";
import { runtimeUse } from "../runtime-use.ts";
import { heartbeat, openMemorySocket } from "./memory-socket.ts";

const PER_PLAYER = 50;
const QUIET_MS = 30_000;
const HEARTBEATS = 200;

export interface IdleFigures {
  readonly lines: number;
  /**
   * How many bytes of memory the runtime uses for one connection, together with the campaign's object that is in memory for it. Null if it
   * cannot be read.
   */
  readonly bytesEach: number | null;
  /** The CPU time of the runtime in an idle minute, for all connections together, in milliseconds. Null if it cannot be read. */
  readonly cpuMsPerMinute: number | null;
  readonly heartbeat: Spread;
  readonly broken: number;
}

/** Opens connections, each to the memory of another campaign, and leaves them idle. Then measures heartbeats. */
export async function idleConnections(count: number, log: (socket: string) => void): Promise<IdleFigures> {
  const stack = await Stack.start();
  try {
    const seats: { player: Player; campaignId: string }[] = [];
    while (seats.length < count) {
      const player = await Player.join(stack.url);
      const world = await player.world();
      for (let each = 0; each < PER_PLAYER && seats.length < count; each += 1) {
        seats.push({ player, campaignId: (await player.campaign(world.id)).id });
      }
    }
    const before = runtimeUse(stack.pid);
    const lines: WebSocket[] = [];
    for (const { player, campaignId } of seats) lines.push(await openMemorySocket(player, campaignId));
    log(`${lines.length} connections are open`);
    const open = runtimeUse(stack.pid);
    await new Promise((resolve) => setTimeout(resolve, QUIET_MS));
    const quiet = runtimeUse(stack.pid);
    const times: number[] = [];
    for (const socket of lines.slice(0, HEARTBEATS)) times.push(await heartbeat(socket));
    const broken = lines.filter(({ readyState }) => readyState !== WebSocket.OPEN).length;
    return {
      lines: lines.length,
      bytesEach: open && before && Math.round((open.resident - before.resident) / lines.length),
      cpuMsPerMinute: quiet && open && Math.round((quiet.cpuMs - open.cpuMs) * (60_000 / QUIET_MS)),
      heartbeat: spread(times),
      broken,
    };
  } finally {
    await stack.stop();
  }
}
