import { MemoryClient } from "#memory-client";
import type { Player } from "./player.ts";

/**
 * A memory client as the player's page uses it. It is not connected yet. Node's WebSocket is given the headers that a browser sends by
 * itself.
 * @param opened is called with each socket that the client opens
 */
export function memoryClient(
  player: Player,
  campaignId: string,
  opened: (socket: WebSocket) => void = () => {},
): MemoryClient {
  const headers = { Origin: player.site, Cookie: player.cookies() };
  const open = (url: string): WebSocket => {
    const socket = new WebSocket(url, { headers } as unknown as string);
    opened(socket);
    return socket;
  };
  return new MemoryClient({ campaignId, address: player.site, open });
}
