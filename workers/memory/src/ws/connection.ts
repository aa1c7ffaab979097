import * as z from "zod/mini";

import type { ServerPush, ServerReply } from "#contracts/memory/server-messages";

/** What a socket carries through hibernation. */
const Attachment = z.object({
  /** Names the connection, for a client that comes back. */
  session: z.string(),
  campaignId: z.string(),
  /** The number of the last frame sent. */
  seq: z.number(),
});
type Attachment = z.infer<typeof Attachment>;

/** Marks a socket at its beginning and greets it. */
export function open(socket: WebSocket, campaignId: string): void {
  const session = crypto.randomUUID();
  socket.serializeAttachment({ session, campaignId, seq: 0 } satisfies Attachment);
  send(socket, { type: "welcome", session, resumed: false });
}

export const attachmentOf = (socket: WebSocket): Attachment => Attachment.parse(socket.deserializeAttachment());

/** Sends a frame with the connection's next `seq`. A connection that has just closed misses it: there is nobody to tell. */
export function send(socket: WebSocket, message: ServerReply | ServerPush): void {
  const attachment = attachmentOf(socket);
  const seq = attachment.seq + 1;
  socket.serializeAttachment({ ...attachment, seq } satisfies Attachment);
  try {
    socket.send(JSON.stringify({ ...message, seq }));
  } catch (error) {
    if (socket.readyState === WebSocket.OPEN) throw error;
  }
}

/** Sends to every open connection of the campaign. */
export function broadcast(sockets: readonly WebSocket[], message: ServerPush): void {
  for (const socket of sockets) if (socket.readyState === WebSocket.OPEN) send(socket, message);
}
