import type { ClientMessage, ClientMessageInput } from "#contracts/memory/client-messages";
import type { ReplyTo, ServerPush } from "#contracts/memory/server-messages";

export type RequestType = ClientMessage["type"];

type Request<Type extends RequestType> = Extract<ClientMessageInput, { type: Type }>;

/** A request without its type and the fields that the client fills in. */
export type RequestBody<Type extends RequestType> = Omit<Request<Type>, "type" | "requestId" | "campaignId">;

export type Reply<Type extends RequestType> = ReplyTo[Type];

export type Push = Exclude<ServerPush, { type: "welcome" }>;

/** Any frame of the server: the fields that were checked when it was read. */
export interface ServerFrame {
  readonly type: string;
  readonly seq: number;
  readonly requestId?: string;
  readonly error?: string;
  readonly [field: string]: unknown;
}

/** Reads a frame; null where the data is none. Never throws. */
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
