import { MESSAGES } from "#contracts/errors";
import type { ServerReply } from "#contracts/memory/server-messages";
import { AppError } from "#worker-kit/errors";
import { describe, log } from "#worker-kit/logger";
import { readFrame } from "./frames.ts";
import type { Asker, CampaignPort } from "./request.ts";
import { handlerOf } from "./requests/index.ts";

/** The reply to a frame: always exactly one, and never an exception. */
export function answerFrame(data: string | ArrayBuffer, campaign: CampaignPort, asker: Asker): ServerReply {
  const frame = readFrame(data, asker.campaignId);
  if (frame.kind === "unreadable") {
    return { type: "error", error: frame.error, ...(frame.requestId === null ? {} : { requestId: frame.requestId }) };
  }
  if (frame.kind === "refused") return handlerOf(frame.type).refuse(frame.requestId, frame.error, asker);
  const { message } = frame;
  const handler = handlerOf(message.type);
  try {
    return handler.answer(message, campaign, asker);
  } catch (error) {
    if (error instanceof AppError) return handler.refuse(message.requestId, error.message, asker);
    log("error", "ws.request_failed", { type: message.type, requestId: message.requestId, ...describe(error) });
    return handler.refuse(message.requestId, MESSAGES.internal, asker);
  }
}
