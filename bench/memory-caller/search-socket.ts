import type { CampaignKey } from "#contracts/rpc/memory";
import { upgradeRequest } from "../../workers/memory/src/ws/upgrade.ts";

/** The pause between two frames, in milliseconds. More than fifty frames a second would close the connection. */
const BREATH_MS = 25;
const HOUR_S = 3_600;

/** A WebSocket that a worker has opened. It must be accepted before use. */
type WorkerSocket = WebSocket & { accept(): void };

/**
 * Measures how many milliseconds search_campaign takes over /ws, directly at the campaign's object. The searches run one after the other.
 */
export async function searchTimes(
  memory: { fetch(request: Request): Promise<Response> },
  { userId, campaignId }: CampaignKey,
  queries: readonly string[],
): Promise<number[]> {
  const endsAt = Math.floor(Date.now() / 1_000) + HOUR_S;
  const upgrade = upgradeRequest({ userId, sid: "bench", endsAt, campaignId, back: null });
  const { webSocket } = (await memory.fetch(upgrade)) as Response & { readonly webSocket?: WorkerSocket };
  if (!webSocket) throw new Error("The campaign's memory took no connection");
  webSocket.accept();
  const times: number[] = [];
  for (const [n, query] of queries.entries()) {
    const requestId = `search-${n}`;
    const answered = received(webSocket, requestId);
    const start = performance.now();
    webSocket.send(JSON.stringify({ type: "search_campaign", requestId, query, campaignId, limit: 10 }));
    await answered;
    times.push(performance.now() - start);
    await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
  }
  webSocket.close(1000);
  return times;
}

function received(socket: WebSocket, requestId: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const ears = new AbortController();
    const { signal } = ears;
    const onMessage = ({ data }: MessageEvent): void => {
      if ((JSON.parse(String(data)) as { requestId?: string }).requestId !== requestId) return;
      ears.abort();
      resolve();
    };
    socket.addEventListener("message", onMessage, { signal });
    socket.addEventListener("close", () => reject(new Error("The connection closed before the answer came")), {
      signal,
    });
  });
}
