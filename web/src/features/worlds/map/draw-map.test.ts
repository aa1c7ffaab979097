import { describe, expect, it } from "vitest";

import { GENRE_VALUES } from "#contracts/options";

import { drawMap } from "./draw-map.ts";
import { contour, type Relief, reliefOf } from "./relief.ts";

const ids = Array.from({ length: 12 }, (_, index) => `world-${index}-4c1e`);
const drawn = (id: string, genres: readonly string[]) => Object.values(drawMap(id, genres)).join("");

describe("A world's map", () => {
  it("is the same whenever it is drawn, and another one for every world", () => {
    for (const genre of GENRE_VALUES) {
      expect(drawn("world-1", [genre])).toBe(drawn("world-1", [genre]));
      expect(new Set(ids.map((id) => drawn(id, [genre]))).size).toBe(ids.length);
    }
  });

  it("shows shores, heights, streets or stars, as the genre suggests", () => {
    const maps = ["nautical", "desert", "steampunk", "cosmic-horror"].map((genre) => drawn("world-1", [genre]));
    expect(new Set(maps).size).toBe(4);
    expect(drawn("world-1", ["cosmic-horror", "nautical"])).toBe(drawn("world-1", ["multi-planar"]));
  });

  it("is drawn in numbers only, and small enough for a page's head, whatever the genre and the id", () => {
    for (const genre of [...GENRE_VALUES, "__proto__", "no-such-genre", ""]) {
      for (const id of [...ids, "", "💀", "\ud800"]) {
        const map = drawn(id, [genre]);
        expect(map).toMatch(/^[-\d. MLQaqhlvZ]+$/u);
        expect([genre, map.length > 700, map.length < 60_000]).toEqual([genre, true, true]);
      }
    }
    expect(drawn("world-1", [])).toBe(drawn("world-1", ["nautical"]));
  });
});

describe("A line at one height", () => {
  const columns = 97;
  const rows = 25;
  const land = (height: (x: number, y: number) => number): Relief =>
    Array.from({ length: columns * rows }, (_, index) => height(index % columns, Math.floor(index / columns)));

  it("runs once around a lone hill", () => {
    const path = contour(
      land((x, y) => 1 - Math.hypot(x - 40, y - 12) / 10),
      0.5,
    );
    expect(path.match(/M/gu)).toHaveLength(1);
    const ends = path.match(/[\d.]+ [\d.]+/gu)?.map((point) => point.split(" ").map(Number)) ?? [];
    for (const [x = 0, y = 0] of ends) expect(Math.hypot(x / 15 - 40, y / 15 - 12)).toBeCloseTo(5, 0);
  });

  it("parts two hills, and is not there above the highest", () => {
    const two = land((x, y) => 1 - Math.min(Math.hypot(x - 20, y - 12), Math.hypot(x - 70, y - 12)) / 10);
    expect(contour(two, 0.5).match(/M/gu)).toHaveLength(2);
    expect(contour(two, 1.1)).toBe("");
  });

  it("crosses the whole sheet where the land falls evenly", () => {
    const path = contour(
      land((_, y) => y / rows),
      0.5,
    );
    expect(path.startsWith("M0 ")).toBe(true);
    expect(path).toMatch(/L1440 [\d.]+$/u);
  });

  it("lies between nought and one for all land it makes of itself", () => {
    let state = 0;
    const relief = reliefOf(() => (state = (state + 0.618) % 1));
    expect(Math.min(...relief)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...relief)).toBeLessThanOrEqual(1);
  });
});
