import { MESSAGES } from "#contracts/errors";
import type { ClientMessage } from "#contracts/memory/client-messages";
import { AppError } from "#worker-kit/errors";
import { describe, log } from "#worker-kit/logging";
import { outageOf } from "#worker-kit/outage";
import type { Frame } from "./frames.ts";
import type { Asker, Campaign, RequestHandler } from "./request.ts";
import { handlerOf } from "./requests/index.ts";

/** The most UTF-16 units of a reply. Storage rows may have 2 MB at most. */
const MOST = 500_000;

/**
 * Makes the reply to a message, as JSON without its sequence number. There is always exactly one reply, and never an exception.
 * @param atomically runs a change in a transaction, so that a failed change leaves nothing behind
 */
export function answer(
  frame: Frame,
  campaign: Campaign,
  asker: Asker,
  atomically: (change: () => string) => string,
): string {
  if (frame.kind === "unreadable") {
    const named = frame.requestId === null ? {} : { requestId: frame.requestId };
    return JSON.stringify({ type: "error", ...named, error: frame.error });
  }
  if (frame.kind === "refused") return refuse(frame, frame.error, asker);
  const { message } = frame;
  const handler = handlerOf(message.type);
  try {
    return atomically(() => within(reply(handler, message.requestId, handler.answer(message, campaign, asker))));
  } catch (error) {
    return refuse(frame, sentenceOf(error, handler, message), asker);
  }
}

/** Makes a reply which says that the request failed. It has the reply type of the request. */
export function refuse(
  { type, requestId }: Exclude<Frame, { kind: "unreadable" }>,
  error: string,
  asker: Asker,
): string {
  const handler = handlerOf(type);
  return reply(handler, requestId, { ...handler.nothing(asker), error });
}

const reply = (handler: RequestHandler<ClientMessage["type"]>, requestId: string, content: object): string =>
  JSON.stringify({ type: handler.reply, requestId, ...content });

function within(json: string): string {
  if (json.length > MOST) throw new AppError("too_large", "There is too much to answer at once: ask for less");
  return json;
}

function sentenceOf(
  error: unknown,
  handler: RequestHandler<ClientMessage["type"]>,
  { type, requestId }: ClientMessage,
): string {
  if (error instanceof AppError) return error.message;
  log("error", "ws.request_failed", { type, requestId, ...describe(error) });
  return outageOf(error)?.message ?? handler.failure ?? MESSAGES.internal;
}
