import type * as z from "zod/mini";

import type { ClientMessage } from "#contracts/memory/client-messages";
import type { ReplyTo, ServerPush } from "#contracts/memory/server-messages";

export type RequestType = ClientMessage["type"];

type Asked<Type extends RequestType> = Extract<z.input<typeof ClientMessage>, { type: Type }>;

/** What a request says beside its type and what the client fills in itself. */
export type RequestBody<Type extends RequestType> = Omit<Asked<Type>, "type" | "requestId" | "campaignId">;

export type Reply<Type extends RequestType> = ReplyTo[Type];

export type Push = Exclude<ServerPush, { type: "welcome" }>;

/** Any frame of the server, as far as one may believe what comes over a line. */
export interface ServerFrame {
  readonly type: string;
  readonly seq: number;
  readonly requestId?: string;
  readonly error?: string;
  readonly [field: string]: unknown;
}

/** Reads a frame; null for what is none. Never throws. */
export function readServerFrame(data: unknown): ServerFrame | null {
  if (typeof data !== "string") return null;
  try {
    const frame: unknown = JSON.parse(data);
    const isFrame =
      typeof frame === "object" &&
      frame !== null &&
      "type" in frame &&
      typeof frame.type === "string" &&
      "seq" in frame &&
      typeof frame.seq === "number";
    return isFrame ? (frame as ServerFrame) : null;
  } catch {
    return null;
  }
}
