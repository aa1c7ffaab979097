import * as z from "zod/mini";

/** What a socket carries through hibernation: who is at its other end, for which campaign. */
const Attachment = z.object({
  /** Names what the client comes back to when its connection was cut. */
  session: z.string(),
  userId: z.string(),
  /** The sign-in it was opened with, and when that ends (s since 1970). */
  sid: z.string(),
  endsAt: z.number(),
  campaignId: z.string(),
});
export type Attachment = z.infer<typeof Attachment>;

export const attach = (socket: WebSocket, attachment: Attachment): void => socket.serializeAttachment(attachment);

export const attachmentOf = (socket: WebSocket): Attachment => Attachment.parse(socket.deserializeAttachment());
