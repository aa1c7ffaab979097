import { Stack } from "../tools/harness/stack/stack.ts";
import { createCampaignWithMemory } from "./campaign-with-memory.ts";
import { spread, type Spread } from "./percentiles.ts";
import { situation } from "./story.ts";

const WARM_UP = 5;

export interface FirstByteFigures {
  readonly items: number;
  /** The time from the request to the first frame of the stream. */
  readonly firstFrame: Spread;
  /** The time from the request to the first text. It includes recall and the oracle. */
  readonly firstText: Spread;
}

/** Measures how long a player waits for the first byte, through the gateway and with memory on. In milliseconds. */
export async function firstByte(turns: number, items: number): Promise<FirstByteFigures> {
  const stack = await Stack.start();
  try {
    const { player, campaign } = await createCampaignWithMemory(stack, items);
    const firstFrame: number[] = [];
    const firstText: number[] = [];
    for (let turn = 0; turn < turns + WARM_UP; turn += 1) {
      const start = performance.now();
      let hasFrame = false;
      let hasText = false;
      for await (const { event } of player.turn(campaign.id, situation(turn), { detailLevel: "minimal" })) {
        const waited = performance.now() - start;
        if (!hasFrame && turn >= WARM_UP) firstFrame.push(waited);
        hasFrame = true;
        if (event.type === "text" && !hasText && turn >= WARM_UP) firstText.push(waited);
        hasText ||= event.type === "text";
      }
    }
    return { items, firstFrame: spread(firstFrame), firstText: spread(firstText) };
  } finally {
    await stack.stop();
  }
}
