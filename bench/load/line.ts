import type { Player } from "../../tools/harness/player.ts";

/** Opens a player's /ws to a campaign's memory; resolves once it was greeted. */
export function openLine(player: Player, campaignId: string): Promise<WebSocket> {
  const headers = { Origin: player.site, Cookie: player.cookies() };
  const address = `${player.site.replace(/^http/u, "ws")}/ws?campaignId=${campaignId}`;
  // Node's WebSocket takes the headers that a browser sends by itself.
  const line = new WebSocket(address, { headers } as unknown as string);
  return new Promise((resolve, reject) => {
    line.addEventListener("message", () => resolve(line), { once: true });
    line.addEventListener("close", ({ code }) => reject(new Error(`/ws closed with ${code}`)), { once: true });
    line.addEventListener("error", () => reject(new Error("/ws could not be opened")), { once: true });
  });
}

/** How long the runtime takes to answer a heartbeat. Milliseconds. */
export function heartbeat(line: WebSocket): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    line.addEventListener("message", () => resolve(performance.now() - start), { once: true });
    line.addEventListener("close", ({ code }) => reject(new Error(`/ws closed with ${code}`)), { once: true });
    line.send("ping");
  });
}
