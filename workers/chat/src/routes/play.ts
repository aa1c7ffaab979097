import type { Context } from "hono";

import { MESSAGES, type ErrorCode } from "#contracts/errors";
import type { TurnAnswer } from "#contracts/play/turn";
import { AppError, notFound } from "#worker-kit/errors";
import { failureOf } from "../domain/turn-failure.ts";
import type { PlayRequestInput } from "../domain/play-request.ts";
import { type ChatRouteEnv, tableOf } from "./env.ts";
import { asError } from "./as-error.ts";

const wantsStream = (c: Context): boolean => (c.req.header("Accept") ?? "").includes("text/event-stream");

/** A response with server-sent events, and headers that keep proxies from buffering it. */
export const asStream = (stream: ReadableStream<Uint8Array>): Response =>
  new Response(stream, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    },
  });

/** Plays a turn. The response is a stream, or one JSON object after the turn has ended, as the client requested. */
export async function play(c: Context<ChatRouteEnv>, request: PlayRequestInput): Promise<Response> {
  const { campaignId, turnId } = request;
  const table = tableOf(c.env, { userId: request.caller.userId, campaignId });
  c.set("about", { campaignId, turnId });
  const stages = c.get("stages");
  if (wantsStream(c)) {
    const streamed = await stages.time("table", table.playAndStream(request, c.req.header("Last-Event-ID") ?? null));
    if (!streamed.ok) throw asError(streamed);
    if (!streamed.stream) throw notFound("Turn not found");
    return asStream(streamed.stream);
  }
  const played = await stages.time("table", table.play(request));
  if (!played.ok) throw asError(played);
  const answer = (await stages.time("told", table.answer(played.turnId))) as TurnAnswer | null;
  if (!answer) throw notFound("Turn not found");
  // The turn has ended, but its end could not be stored.
  if (answer.state === "open") throw new AppError("storage_full", MESSAGES.storageFull, { turnId: answer.turnId });
  if (answer.state === "failed") {
    const { code, error, ...about } = answer.failure ?? failureOf(null);
    throw new AppError(code as ErrorCode, error, { turnId: answer.turnId, ...about });
  }
  return c.json(answer);
}
