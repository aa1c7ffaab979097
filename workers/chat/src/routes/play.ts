import type { Context } from "hono";

import type { ErrorCode } from "#contracts/errors";
import type { TurnAnswer } from "#contracts/play/turn";
import { AppError, notFound } from "#worker-kit/errors";
import { failureOf } from "../domain/turn-failure.ts";
import type { PlayRequest } from "../domain/play-request.ts";
import { type ChatRouteEnv, tableOf } from "./env.ts";

const wantsStream = (c: Context): boolean => (c.req.header("Accept") ?? "").includes("text/event-stream");

/** A stream of server-sent events that nothing on the way may hold back. */
export const asStream = (stream: ReadableStream<Uint8Array>): Response =>
  new Response(stream, {
    headers: {
      "Content-Type": "text/event-stream; charset=utf-8",
      "Cache-Control": "no-store, no-transform",
      "X-Accel-Buffering": "no",
    },
  });

/** Plays a turn and answers as the client asked: the stream of it, or one JSON when it has ended. */
export async function play(c: Context<ChatRouteEnv>, campaignId: string, request: PlayRequest): Promise<Response> {
  const table = tableOf(c.env, { userId: c.get("caller").userId, campaignId });
  if (wantsStream(c)) {
    const told = await table.playAloud(request, c.req.header("Last-Event-ID") ?? null);
    if (!told.ok) throw new AppError(told.code, told.message);
    if (!told.stream) throw notFound("Turn not found");
    return asStream(told.stream);
  }
  const played = await table.play(request);
  if (!played.ok) throw new AppError(played.code, played.message);
  const answer = (await table.answer(played.turnId)) as TurnAnswer | null;
  if (!answer) throw notFound("Turn not found");
  if (answer.state === "failed") {
    const { code, error, retryable } = answer.failure ?? failureOf(null);
    throw new AppError(code as ErrorCode, error, { turnId: answer.turnId, retryable });
  }
  return c.json(answer);
}
