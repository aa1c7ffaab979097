/** The address of the memory service where none is given. */
const LOCAL = "ws://localhost:8081/ws";
const SECURE: ReadonlySet<string> = new Set(["https", "wss"]);

/**
 * The address of the memory service's /ws: http becomes ws, https becomes wss, a missing scheme gets ws, a /ws
 * suffix is added if absent, and an empty address is the local one.
 */
export function memoryAddress(base: string): string {
  const [, scheme = "", place = ""] = /^(?:(https?|wss?):\/\/)?(.*?)\/*$/iu.exec(base.trim()) ?? [];
  if (place === "") return LOCAL;
  const address = `${SECURE.has(scheme.toLowerCase()) ? "wss" : "ws"}://${place}`;
  return address.endsWith("/ws") ? address : `${address}/ws`;
}

/** Where a client left off that comes back: its session, and the number of the last frame it got. */
export interface Return {
  readonly session: string;
  readonly ack: number;
}

/** The address of a campaign's memory, for a new client or for one that comes back. */
export function campaignAddress(base: string, campaignId: string, back: Return | null): string {
  const query = new URLSearchParams({ campaignId, ...(back && { session: back.session, ack: String(back.ack) }) });
  return `${memoryAddress(base)}?${query.toString()}`;
}
