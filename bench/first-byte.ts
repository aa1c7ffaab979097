import { Stack } from "../tools/harness/stack.ts";
import { takeSeat } from "./furnish.ts";
import { spread, type Spread } from "./percentiles.ts";
import { situation } from "./story.ts";

const WARM_UP = 5;

export interface FirstByteFigures {
  readonly items: number;
  /** From asking to the stream's first frame. */
  readonly firstFrame: Spread;
  /** From asking to the first piece of text: recall and the oracle's own thinking included. */
  readonly firstText: Spread;
}

/** What stands between a player's message and the first streamed byte, through the gateway, memory on. Milliseconds. */
export async function firstByte(turns: number, items: number): Promise<FirstByteFigures> {
  const stack = await Stack.start();
  try {
    const { player, campaign } = await takeSeat(stack, items);
    const firstFrame: number[] = [];
    const firstText: number[] = [];
    for (let turn = 0; turn < turns + WARM_UP; turn += 1) {
      const start = performance.now();
      let framed = false;
      let played = false;
      for await (const { event } of player.turn(campaign.id, situation(turn), { detailLevel: "minimal" })) {
        const waited = performance.now() - start;
        if (!framed && turn >= WARM_UP) firstFrame.push(waited);
        framed = true;
        if (event.type === "text" && !played && turn >= WARM_UP) firstText.push(waited);
        played ||= event.type === "text";
      }
    }
    return { items, firstFrame: spread(firstFrame), firstText: spread(firstText) };
  } finally {
    await stack.stop();
  }
}
