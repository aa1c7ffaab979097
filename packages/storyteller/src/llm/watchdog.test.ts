import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import { alive, finish, say, think } from "./chat-model.fake.ts";
import type { ChatPart, ModelFailure } from "./chat-model.ts";
import { PATIENCE, watched } from "./watchdog.ts";

/** A stream in which each part arrives this many seconds after the one before. */
async function* after(...steps: readonly (readonly [seconds: number, part: ChatPart])[]): AsyncGenerator<ChatPart> {
  for (const [seconds, part] of steps) {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    yield part;
  }
}

/** Reads a stream, and returns its parts and how it failed. */
async function collect(stream: AsyncIterable<ChatPart>): Promise<string[]> {
  const collected: string[] = [];
  const watch = async () => {
    for await (const part of watched(() => stream, new AbortController().signal, PATIENCE)) collected.push(part.type);
  };
  const listening = watch().catch((error: unknown) => void collected.push((error as ModelFailure).kind));
  await vi.runAllTimersAsync();
  await listening;
  return collected;
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe("a model on a slow machine", () => {
  it("may load for three minutes before anything is heard", async () => {
    expect(await collect(after([179, say("The lamp")], [1, finish()]))).toEqual(["text", "finish"]);
    expect(await collect(after([181, say("The lamp")]))).toEqual(["stalled"]);
  });

  it("may read its prompt for three minutes after its server's headers: many send them at once", async () => {
    expect(await collect(after([1, alive], [179, say("The lamp")], [1, finish()]))).toEqual([
      "alive",
      "text",
      "finish",
    ]);
  });

  it("may be kept waiting by a provider that says that it is still there", async () => {
    const comments = Array.from({ length: 10 }, () => [30, alive] as const);
    expect(await collect(after(...comments, [1, say("The lamp")], [1, finish()]))).toContain("finish");
  });

  it("may think for minutes, as long as it is heard to think", async () => {
    const thoughts = Array.from({ length: 100 }, () => [5, think()] as const);
    expect(await collect(after(...thoughts, [5, say("The lamp")], [1, finish()]))).toContain("finish");
  });

  it("has fallen silent after a minute without a sign of life, once it has begun", async () => {
    expect(await collect(after([1, say("The lamp")], [59, alive], [59, finish()]))).toEqual([
      "text",
      "alive",
      "finish",
    ]);
    expect(await collect(after([1, think()], [61, say("The lamp")]))).toEqual(["thinking", "stalled"]);
  });

  it("is stopped after a quarter of an hour, whatever it says", async () => {
    const forever = Array.from({ length: 1_000 }, () => [5, think()] as const);
    const collected = await collect(after(...forever));
    expect([collected.length, collected.at(-1)]).toEqual([180, "stalled"]);
  });
});
