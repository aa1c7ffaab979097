import { describe, expect, it } from "vitest";

import { ADVENTURES } from "./cards.ts";
import { loadAdventure } from "./index.ts";

describe("the adventures", () => {
  it("are null where the product has none of that name or version", async () => {
    expect(await loadAdventure("nowhere", 1)).toBeNull();
    expect(await loadAdventure("constructor", 1)).toBeNull();
    expect(await loadAdventure("first-evening", 2)).toBeNull();
  });

  it.each(ADVENTURES.map(({ id, version }) => [id, version] as const))("load whole: %s", async (id, version) => {
    const adventure = await loadAdventure(id, version);
    expect(adventure?.id).toBe(id);
    expect(adventure?.places.some((place) => place.id === adventure.start)).toBe(true);
  });
});
