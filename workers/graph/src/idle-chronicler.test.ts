import { describe, expect, it } from "vitest";

import type { TurnCompleted } from "#contracts/queue/messages";
import type { Chronicle, Chronicler } from "#storyteller/ports";
import { idleChronicler, whileIdle } from "./idle-chronicler.ts";

const turn = { userId: "mira", campaignId: "c1", turnId: "t1" } as TurnCompleted;
const read = (source: Chronicle["source"]): Chronicle => ({ items: [], entities: [], source });
const oracle: Chronicler = { chronicle: async () => read("oracle") };
const { signal } = new AbortController();

/** A fake model that needs `seconds` of fake time for a chronicle, and a fake table where the player plays in some of those seconds. */
function table(playedIn: (second: number) => boolean, seconds: number) {
  let second = 0;
  const log: string[] = [];
  const waiting = new Set<() => void>();
  const tick = async (_: number, aborted: AbortSignal) => {
    second += 1;
    for (const look of waiting) look();
    await Promise.resolve();
    aborted.throwIfAborted();
  };
  const chronicler: Chronicler = {
    chronicle: (_, aborted) => {
      const end = second + seconds;
      log.push(`asked at ${second}`);
      return new Promise((resolve, reject) => {
        const look = () => {
          if (second < end) return;
          waiting.delete(look);
          log.push(`answered at ${second}`);
          resolve(read("llm"));
        };
        aborted.addEventListener("abort", () => {
          waiting.delete(look);
          log.push(`given up at ${second}`);
          reject(aborted.reason as Error);
        });
        waiting.add(look);
      });
    },
  };
  const chat = { isPlaying: async () => playedIn(second) };
  const wait = (milliseconds: number, aborted: AbortSignal) => tick(milliseconds, aborted).catch(() => {});
  return {
    log,
    chronicle: () => idleChronicler(whileIdle({ chat, wait }), chronicler, oracle).chronicle(turn, signal),
  };
}

describe("the chronicler of a server with one slot", () => {
  it("reads at once where nobody plays", async () => {
    const { log, chronicle } = table(() => false, 5);
    expect((await chronicle()).source).toBe("llm");
    expect(log).toEqual(["asked at 0", "answered at 5"]);
  });

  it("waits until the turn under way has ended", async () => {
    const { log, chronicle } = table((second) => second < 20, 5);
    expect((await chronicle()).source).toBe("llm");
    expect(log[0]).toBe("asked at 20");
  });

  it("gives up as soon as a turn begins, and is asked again when it has ended", async () => {
    const { log, chronicle } = table((second) => second >= 3 && second < 10, 5);
    expect((await chronicle()).source).toBe("llm");
    expect(log).toEqual(["asked at 0", "given up at 3", "asked at 10", "answered at 15"]);
  });

  it("leaves the turn to the oracle after three tries", async () => {
    const { log, chronicle } = table((second) => second % 4 === 3, 10);
    expect((await chronicle()).source).toBe("oracle");
    expect(log.filter((line) => line.startsWith("asked"))).toHaveLength(3);
    const busy = table(() => true, 1);
    expect((await busy.chronicle()).source).toBe("oracle");
    expect(busy.log).toEqual([]);
  });

  it("passes on a failure of the model, which is none of the table's", async () => {
    const broken: Chronicler = { chronicle: async () => Promise.reject(new Error("no memory left")) };
    const chat = { isPlaying: async () => false };
    const wait = async () => {};
    const reader = idleChronicler(whileIdle({ chat, wait }), broken, oracle);
    await expect(reader.chronicle(turn, signal)).rejects.toThrow("no memory left");
  });
});
