import { afterEach, describe, expect, it, vi } from "vitest";

import { ApiError } from "../../../shared/api/api-error.ts";
import { readEvent } from "./event-reader.ts";
import { askTurn, attachTurn, type StreamedEvent } from "./turn-stream.ts";

const campaignId = "campaign-1";
const turnId = "3f2c1c52-0c5b-4e39-9d57-6f1a7f0f6a01";
const live = () => new AbortController().signal;

function answer(...chunks: (string | Uint8Array)[]): Response {
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(typeof chunk === "string" ? encoder.encode(chunk) : chunk);
      controller.close();
    },
  });
  return new Response(body, { headers: { "Content-Type": "text/event-stream" } });
}

async function collect(stream: AsyncGenerator<StreamedEvent>) {
  const events = [];
  for await (const event of stream) if (event) events.push(event);
  return events;
}

const frame = (id: string, data: unknown) => `id: ${id}\nevent: x\ndata: ${JSON.stringify(data)}\n\n`;

afterEach(() => vi.unstubAllGlobals());

describe("a frame of the stream", () => {
  it("is left out, without complaint, when it is garbage or from a later version", () => {
    const frames = ["", "{", "null", "[]", '{"type":"text"}', '{"type":"weather","rain":true}', "\u0000"];
    for (const data of frames) expect(readEvent("1.0", data)).toBeNull();
    expect(readEvent(undefined, '{"type":"text","delta":"a"}')).toBeNull();
  });

  it("is read when it is one of ours", () => {
    expect(readEvent("1.4", '{"type":"text","delta":"Wind"}')).toEqual({
      id: "1.4",
      event: { type: "text", delta: "Wind" },
    });
  });
});

describe("asking for a turn", () => {
  it("posts the player's words with the turn's id and hears the frames, wherever the network cuts them", async () => {
    const bytes = new TextEncoder().encode(frame("1.1", { type: "text", delta: "“" }) + ": beat\n\n");
    const middle = bytes.indexOf(0xe2) + 1;
    const fetch = vi.fn(async () => answer(bytes.slice(0, middle), bytes.slice(middle)));
    vi.stubGlobal("fetch", fetch);
    const order = { kind: "action", body: { campaignId, turnId, message: "I wait." } } as const;
    expect(await collect(askTurn(order, live()))).toEqual([{ id: "1.1", event: { type: "text", delta: "“" } }]);
    expect(fetch).toHaveBeenCalledWith(
      "/api/chat/gamemaster",
      expect.objectContaining({ method: "POST", body: JSON.stringify(order.body) }),
    );
  });

  it("fails with the server's own words and code", async () => {
    const body = { error: "The game master is still replying", code: "turn_in_flight", requestId: "r1" };
    vi.stubGlobal("fetch", async () => Response.json(body, { status: 409 }));
    const asked = collect(askTurn({ kind: "opening", body: { campaignId, turnId } }, live()));
    await expect(asked).rejects.toMatchObject({ status: 409, code: "turn_in_flight", message: body.error });
  });

  it("fails as a lost network when no answer comes", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("Failed to fetch")));
    await expect(collect(attachTurn(campaignId, turnId, null, live()))).rejects.toBeInstanceOf(ApiError);
    await expect(collect(attachTurn(campaignId, turnId, null, live()))).rejects.toMatchObject({ status: 0 });
  });
});

describe("hearing a turn further", () => {
  it("says how far it was heard", async () => {
    const fetch = vi.fn(async (_path: string, _init: RequestInit) => answer());
    vi.stubGlobal("fetch", fetch);
    await collect(attachTurn(campaignId, turnId, "3.120", live()));
    expect(fetch.mock.calls[0]?.[0]).toBe(`/api/chat/turns/${turnId}/stream?campaignId=${campaignId}`);
    expect(fetch.mock.calls[0]?.[1].headers).toMatchObject({ "Last-Event-ID": "3.120" });
  });
});
