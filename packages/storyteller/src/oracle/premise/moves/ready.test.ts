import { describe, expect, it } from "vitest";

import { HOLLIN, TEAL } from "../own-stories.fake.ts";
import { played } from "../played.fake.ts";

describe("What the hero prepares", () => {
  it("counts at the next deed in doubt, once", async () => {
    const { say, kept, table } = played(TEAL, "w", 10);
    await say("");
    const said = await say("I lock the door behind me so that nobody can follow.");
    expect(said).not.toMatch(/takes it in|waits for what you do/u);
    expect(kept().ready).toContain("lock the door");
    await say("I climb down the cable below the Sounding Deck.");
    expect(kept().ready).toBe("");
    expect(table.proposals.at(-1)?.advantage).toBe("advantage");
  });

  it("is so when it is asked for", async () => {
    const { say } = played(HOLLIN, "w", 10);
    await say("");
    await say("I bolt the shutters of the window.");
    const said = await say("Are the shutters bolted?");
    expect(said).toMatch(/^Yes/u);
    expect(said).not.toContain("rolled");
  });
});
