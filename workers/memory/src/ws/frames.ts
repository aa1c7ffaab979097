import * as z from "zod/mini";

import { MESSAGES } from "#contracts/errors";
import { LIMITS } from "#contracts/limits";
import { ClientMessage } from "#contracts/memory/client-messages";
import { readLeniently } from "#contracts/memory/lenient-fields";
import { text } from "#contracts/text";
import { describeIssues } from "#worker-kit/validate";
import { HANDLERS } from "./requests/index.ts";

/** A parsed message: a valid request; a request with errors, which gets an error reply of its own type; or an unreadable message. */
export type Frame =
  | (FrameRequest & { readonly kind: "request"; readonly message: ClientMessage })
  | (FrameRequest & { readonly kind: "refused"; readonly error: string })
  | { readonly kind: "unreadable"; readonly requestId: string | null; readonly error: string };

interface FrameRequest {
  readonly type: ClientMessage["type"];
  readonly requestId: string;
  /** The request in a normal form, so that a repeated request can be recognised. */
  readonly asked: string;
}

/** The most characters of an error text. A message can have thousands of errors; the first ones are enough. */
const LONGEST_ERROR = 500;

/** The fields that identify a request. They are read even if the rest of the message is invalid. */
const Envelope = z.object({
  type: z.optional(z.unknown()),
  requestId: z.optional(z.unknown()),
  campaignId: z.optional(z.unknown()),
  userId: z.optional(z.unknown()),
});

/** Parses a message from a browser. Never throws. */
export function readFrame(data: string | ArrayBuffer, connection: { campaignId: string; userId: string }): Frame {
  if (typeof data !== "string") return unreadable("Binary frames are not understood");
  let value: unknown;
  try {
    value = readLeniently(JSON.parse(data));
  } catch {
    return unreadable("The frame is not valid JSON");
  }
  const envelope = z.safeParse(Envelope, value);
  if (!envelope.success) return unreadable("The frame is not a JSON object");
  const { type, campaignId, userId } = envelope.data;
  const requestId = readRequestId(envelope.data.requestId);
  if (!isKnown(type)) return unreadable("Unknown request type", requestId);
  if (requestId === null) return unreadable("requestId must be a text of 1 to 80 characters");
  const refused = (error: string): Frame => ({ kind: "refused", type, requestId, asked: data, error });
  if (campaignId !== undefined && campaignId !== connection.campaignId) {
    return refused("This connection belongs to another campaign");
  }
  if (userId !== undefined && userId !== connection.userId) return refused(MESSAGES.userMismatch);
  const message = z.safeParse(ClientMessage, value);
  if (!message.success) return refused(describeIssues(message.error.issues).slice(0, LONGEST_ERROR));
  return { kind: "request", type, requestId, asked: JSON.stringify(message.data), message: message.data };
}

/** Whether a message is larger than the protocol allows, in bytes of UTF-8. */
export function tooLarge(data: string | ArrayBuffer): boolean {
  if (typeof data !== "string") return data.byteLength > LIMITS.ws.frameBytes;
  if (data.length > LIMITS.ws.frameBytes) return true;
  // A UTF-16 unit takes at most three bytes, so short texts need no exact count.
  return data.length * 3 > LIMITS.ws.frameBytes && new TextEncoder().encode(data).length > LIMITS.ws.frameBytes;
}

const isKnown = (type: unknown): type is ClientMessage["type"] =>
  typeof type === "string" && Object.hasOwn(HANDLERS, type);

/** Replies are stored under the requestId, so it must be storable text. */
const RequestId = text(80).check(z.minLength(1));
const readRequestId = (value: unknown): string | null => {
  const read = z.safeParse(RequestId, value);
  return read.success ? read.data : null;
};

const unreadable = (error: string, requestId: string | null = null): Frame => ({
  kind: "unreadable",
  requestId,
  error,
});
