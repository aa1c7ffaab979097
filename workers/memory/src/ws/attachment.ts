import * as z from "zod/mini";

/** Data that a socket keeps while the object hibernates: who is connected, and to which campaign. */
const Attachment = z.object({
  /** The id of the /ws session, which the client resumes after its connection was cut. */
  session: z.string(),
  userId: z.string(),
  /** The sign-in session with which the connection was opened, and when it expires (s since 1970). */
  sid: z.string(),
  endsAt: z.number(),
  campaignId: z.string(),
  /** When the connection was opened, ms. Connections that are older than this field have none and count as the oldest. */
  since: z.optional(z.number()),
});
export type Attachment = z.infer<typeof Attachment>;

export const attach = (socket: WebSocket, attachment: Attachment): void => socket.serializeAttachment(attachment);

export const attachmentOf = (socket: WebSocket): Attachment => Attachment.parse(socket.deserializeAttachment());
