import { beforeAll, describe, expect, it } from "vitest";

import type { Played } from "./testing/play.fake.ts";
import { lastReply, play } from "./testing/play-by-id.fake.ts";

/** Long plays take a while on a busy machine. */
const SLOW = 60_000;

let ford: Played;
let confessed: Played;
const says = (from: Played, ...lines: readonly string[]) => play("lantern", lines, { luck: 15, from });

beforeAll(async () => {
  ford = await play("lantern", [
    "I'll look for him",
    "Go to the oil-house",
    "Look closely at the barrels",
    "Go to the Third Post",
    "On to the Fourth, slowly",
  ]);
  confessed = await says(
    ford,
    "Mr Maddern, six barrels are full of tallow, with ferry tar on the heads. Your tar.",
    '"Maddern stole eighteen barrels of chapel oil and stamped tallow with a crooked iron."',
  );
}, SLOW);

describe("the reeve at the ford of The Last Lamplighter", { timeout: SLOW }, () => {
  it("is come to past the Fourth, which is seen on the way", () => {
    expect(lastReply(ford)).toMatch(/the ladder's end finds the Fourth[^]*toll ford/u);
  });

  it("confesses nothing to a question about the way", async () => {
    const asked = await says(ford, "Wait, where was the Fourth? We were going to the Fourth.");
    expect(lastReply(asked)).toContain("The Fourth is behind you");
    expect(lastReply(asked)).not.toMatch(/key|Nobody was to be hurt/u);
  });

  it("breaks where he is confronted, and does not deny it afterwards", async () => {
    expect(lastReply(confessed)).toMatch(/Nobody was to be hurt[^]*a key from under the inkstand/u);
    const proof = '"The iron is in your cellar, with eighteen true barrels. Give it up, Maddern."';
    expect(lastReply(await says(confessed, proof))).toMatch(/The iron was the chapel's|I have said it once/u);
    expect(lastReply(await says(confessed, "Maddern, what does the key open?"))).toContain("The hatch, under the rug");
    expect(lastReply(await says(confessed, "Maddern, you stole the oil."))).not.toContain("nineteen years of pages");
  });

  it("has a hatch that is gone down with the lantern, and not to the Third", async () => {
    const down = await says(
      confessed,
      "The cellar hatch, then. I unlock it with the key and go down with the lantern.",
    );
    expect(down.progress.place).toBe("toll-ford");
    expect(lastReply(down)).toContain("Eighteen barrels in the dark");
  });
});
