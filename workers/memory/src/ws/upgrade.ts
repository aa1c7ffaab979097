import * as z from "zod/mini";

/** What the route has found out of somebody who wants to connect, for the campaign's object. */
const Upgrade = z.object({
  userId: z.string(),
  sid: z.string(),
  endsAt: z.number(),
  campaignId: z.string(),
  /** Where a client that comes back has left off: its session, and the number of the last frame it got. */
  back: z.nullable(z.object({ session: z.string(), ack: z.number() })),
});
export type Upgrade = z.infer<typeof Upgrade>;

/** A request of our own: no header from outside reaches the object. */
export const upgradeRequest = (upgrade: Upgrade): Request =>
  new Request(`https://campaign-memory/?upgrade=${encodeURIComponent(JSON.stringify(upgrade))}`, {
    headers: { Upgrade: "websocket" },
  });

export const readUpgrade = (request: Request): Upgrade =>
  Upgrade.parse(JSON.parse(new URL(request.url).searchParams.get("upgrade") ?? "null"));
