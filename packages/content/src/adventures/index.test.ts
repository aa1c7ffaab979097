import { describe, expect, it } from "vitest";

import { ADVENTURES } from "./cards.ts";
import { adventuresFrom, VERSIONS } from "./index.ts";
import { loadAdventure } from "./testing/index.ts";

const gzip = (text: string): Promise<Blob> =>
  new Response(new Blob([text]).stream().pipeThrough(new CompressionStream("gzip"))).blob();

describe("the adventures", () => {
  it("have one version each, which the worker and the card name alike", () => {
    expect([...VERSIONS]).toEqual(ADVENTURES.map(({ id, version }) => [id, version]));
  });

  it("are null where the product has none of that name or version", async () => {
    expect(await loadAdventure("nowhere", 1)).toBeNull();
    expect(await loadAdventure("constructor", 1)).toBeNull();
    expect(await loadAdventure("../first-evening", 1)).toBeNull();
    expect(await loadAdventure("first-evening", 2)).toBeNull();
  });

  it.each(ADVENTURES.map(({ id, version }) => [id, version] as const))("load whole: %s", async (id, version) => {
    const adventure = await loadAdventure(id, version);
    expect(adventure?.id).toBe(id);
    expect(adventure?.places.some((place) => place.id === adventure.start)).toBe(true);
  });

  it("are read once, each from the file of its version, and none where the product has none", async () => {
    const whole = await gzip(JSON.stringify(await loadAdventure("first-evening", 1)));
    const files: string[] = [];
    const { load } = adventuresFrom(async (file) => {
      files.push(file);
      return whole;
    });
    expect(await load("first-evening", 2)).toBeNull();
    const first = await load("first-evening", 1);
    expect(await load("first-evening", 1)).toBe(first);
    expect(files).toEqual(["first-evening-1.json.gz"]);
  });

  it("are read again after a file was missing, cut off, no gzip, no JSON or no adventure", async () => {
    const whole = await gzip(JSON.stringify(await loadAdventure("first-evening", 1)));
    const answers = [
      null,
      whole.slice(0, whole.size / 2),
      new Blob(["<!doctype html>"]),
      await gzip("{"),
      await gzip("{}"),
    ];
    const left = answers.values();
    const { load } = adventuresFrom(async () => {
      const { value, done } = left.next();
      if (done) return whole;
      if (value === null) throw new Error("no such file");
      return value;
    });
    for (const _ of answers) await expect(load("first-evening", 1)).rejects.toThrow(Error);
    expect((await load("first-evening", 1))?.id).toBe("first-evening");
  });
});
