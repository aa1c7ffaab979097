import * as z from "zod/mini";

import { LIMITS } from "#contracts/limits";
import { ClientMessage } from "#contracts/memory/client-messages";
import { describeIssues } from "#worker-kit/validate";
import { HANDLERS } from "./requests/index.ts";

/** A frame as read: a request; one that can be answered only with its own type's error; or one that cannot be read at all. */
type Frame =
  | { readonly kind: "request"; readonly message: ClientMessage }
  | {
      readonly kind: "refused";
      readonly type: ClientMessage["type"];
      readonly requestId: string;
      readonly error: string;
    }
  | { readonly kind: "unreadable"; readonly requestId: string | null; readonly error: string };

/** What any request says of itself, whether or not the rest of it is right. */
const Envelope = z.object({
  type: z.optional(z.unknown()),
  requestId: z.optional(z.unknown()),
  campaignId: z.optional(z.unknown()),
});

/** Reads a frame from a browser. Never throws, whatever comes (design.md §7). */
export function readFrame(data: string | ArrayBuffer, campaignId: string): Frame {
  if (typeof data !== "string") return unreadable("Binary frames are not understood");
  let value: unknown;
  try {
    value = JSON.parse(data);
  } catch {
    return unreadable("The frame is not valid JSON");
  }
  const envelope = z.safeParse(Envelope, value);
  if (!envelope.success) return unreadable("The frame is not a JSON object");
  const { type } = envelope.data;
  const requestId = readRequestId(envelope.data.requestId);
  if (!isKnown(type)) return unreadable("Unknown request type", requestId);
  if (requestId === null) return unreadable("requestId must be a text of 1 to 80 characters");
  if (envelope.data.campaignId !== undefined && envelope.data.campaignId !== campaignId) {
    return { kind: "refused", type, requestId, error: "This connection belongs to another campaign" };
  }
  const message = z.safeParse(ClientMessage, value);
  if (!message.success) return { kind: "refused", type, requestId, error: describeIssues(message.error.issues) };
  return { kind: "request", message: message.data };
}

/** Whether a frame is larger than the protocol allows, in bytes of UTF-8. */
export function tooLarge(data: string | ArrayBuffer): boolean {
  if (typeof data !== "string") return data.byteLength > LIMITS.ws.frameBytes;
  if (data.length > LIMITS.ws.frameBytes) return true;
  // A UTF-16 unit takes at most three bytes: short texts need no counting.
  return data.length * 3 > LIMITS.ws.frameBytes && new TextEncoder().encode(data).length > LIMITS.ws.frameBytes;
}

const isKnown = (type: unknown): type is ClientMessage["type"] =>
  typeof type === "string" && Object.hasOwn(HANDLERS, type);

const readRequestId = (value: unknown): string | null =>
  typeof value === "string" && value.length >= 1 && value.length <= 80 ? value : null;

const unreadable = (error: string, requestId: string | null = null): Frame => ({
  kind: "unreadable",
  requestId,
  error,
});
