import type { Player } from "../../tools/harness/player/player.ts";

/** Opens a player's connection (/ws) to a campaign's memory. Resolves after the welcome frame. */
export function openMemorySocket(player: Player, campaignId: string): Promise<WebSocket> {
  const headers = { Origin: player.site, Cookie: player.cookies() };
  const address = `${player.site.replace(/^http/u, "ws")}/ws?campaignId=${campaignId}`;
  // Node's WebSocket must be given the headers that a browser sends by itself.
  const socket = new WebSocket(address, { headers } as unknown as string);
  return new Promise((resolve, reject) => {
    socket.addEventListener("message", () => resolve(socket), { once: true });
    socket.addEventListener("close", ({ code }) => reject(new Error(`/ws closed with ${code}`)), { once: true });
    socket.addEventListener("error", () => reject(new Error("/ws could not be opened")), { once: true });
  });
}

/** Measures how many milliseconds the runtime needs to answer a heartbeat. */
export function heartbeat(socket: WebSocket): Promise<number> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    socket.addEventListener("message", () => resolve(performance.now() - start), { once: true });
    socket.addEventListener("close", ({ code }) => reject(new Error(`/ws closed with ${code}`)), { once: true });
    socket.send("ping");
  });
}
