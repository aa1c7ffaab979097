import * as z from "zod/mini";

/** What the route knows about a client that wants to connect. It is passed to the campaign's object. */
const Upgrade = z.object({
  userId: z.string(),
  sid: z.string(),
  endsAt: z.number(),
  campaignId: z.string(),
  /** The /ws session that a returning client wants to resume, and the number of the last message it got. */
  back: z.nullable(z.object({ session: z.string(), ack: z.number() })),
});
export type Upgrade = z.infer<typeof Upgrade>;

/** Makes a new request for the object, so that no header from the client reaches it. */
export const upgradeRequest = (upgrade: Upgrade): Request =>
  new Request(`https://campaign-memory/?upgrade=${encodeURIComponent(JSON.stringify(upgrade))}`, {
    headers: { Upgrade: "websocket" },
  });

export const readUpgrade = (request: Request): Upgrade =>
  Upgrade.parse(JSON.parse(new URL(request.url).searchParams.get("upgrade") ?? "null"));
