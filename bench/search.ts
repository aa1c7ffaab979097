import { Player } from "../tools/harness/player/player.ts";
import { Stack } from "../tools/harness/stack/stack.ts";
import { launchMemoryCaller } from "./memory-caller/launch.ts";
import { spread, type Spread } from "./percentiles.ts";
import type { Talk } from "./table-talk.ts";

const SEARCHES = 200;
const WARM_UP = 30;
/** The pause between two frames, in milliseconds. More than fifty frames a second would close the connection. */
const BREATH_MS = 25;

export interface SearchFigures {
  readonly items: number;
  readonly search: Spread;
}

/** Measures how long a player waits for search_campaign over /ws, through the whole product, for each of these numbers of items. */
export async function searchTimes(sizes: readonly number[], talk: Talk): Promise<SearchFigures[]> {
  const stack = await Stack.start();
  try {
    const player = await Player.join(stack.url);
    const world = await player.world();
    const figures: SearchFigures[] = [];
    for (const items of sizes) {
      const { id: campaignId, userId } = await player.campaign(world.id);
      const memory = await launchMemoryCaller(stack.dataDir, "of a stack");
      for (const remember of talk.memories({ userId, campaignId }, items)) await memory.send({ remember });
      await memory.stop();
      figures.push({ items, search: spread(await search(stack, player, campaignId, talk)) });
    }
    return figures;
  } finally {
    await stack.stop();
  }
}

async function search(stack: Stack, player: Player, campaignId: string, talk: Talk): Promise<number[]> {
  const headers = { Origin: stack.url, Cookie: player.cookies() };
  const address = `${stack.url.replace(/^http/u, "ws")}/ws?campaignId=${campaignId}`;
  // Node's WebSocket must be given the headers that a browser sends by itself.
  const socket = new WebSocket(address, { headers } as unknown as string);
  await received(socket, "welcome");
  const times: number[] = [];
  for (let n = 0; n < SEARCHES + WARM_UP; n += 1) {
    const query = talk.situation(n).split("\n", 1)[0] ?? "";
    const start = performance.now();
    socket.send(JSON.stringify({ type: "search_campaign", requestId: `search-${n}`, query, campaignId, limit: 10 }));
    await received(socket, "search_complete");
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
  }
  socket.close();
  return times.slice(WARM_UP);
}

function received(socket: WebSocket, type: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const end = (): void => {
      socket.removeEventListener("message", onMessage);
      socket.removeEventListener("close", close);
    };
    const close = (): void => {
      end();
      reject(new Error(`The connection closed before ${type} came`));
    };
    const onMessage = ({ data }: MessageEvent): void => {
      if ((JSON.parse(String(data)) as { type: string }).type !== type) return;
      end();
      resolve();
    };
    socket.addEventListener("message", onMessage);
    socket.addEventListener("close", close);
  });
}
