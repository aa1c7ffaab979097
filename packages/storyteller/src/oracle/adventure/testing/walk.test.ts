import { describe, expect, it } from "vitest";

import { ADVENTURES } from "#content/adventures/cards";
import { loadAdventure } from "#content/adventures/testing";
import { walkAdventure } from "./walk.fake.ts";

describe("a play that only presses what is offered", () => {
  it.each(ADVENTURES.map(({ id }) => id))("does something at each press in %s", async (id) => {
    const { idle, met } = await walkAdventure((await loadAdventure(id, 1))!, 2, 25);
    expect([...idle]).toEqual([]);
    expect(met.size).toBeGreaterThan(2);
  });
});
