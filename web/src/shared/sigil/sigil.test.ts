import { describe, expect, it } from "vitest";

import { GENRE_VALUES } from "#contracts/options";

import { armsOf } from "./heraldry.ts";
import { PALETTES } from "./palettes.ts";

const ids = Array.from({ length: 200 }, (_, index) => `campaign:${index}-a7f3`);
const portrait = (id: string, genres: readonly string[] = []) => JSON.stringify(armsOf(id, genres));

describe("a sigil", () => {
  it("is the same for the same id and genres, whenever it is drawn", () => {
    expect(portrait("campaign:1", ["norse"])).toBe(portrait("campaign:1", ["norse"]));
  });

  it("draws two hundred campaigns of one genre differently", () => {
    expect(new Set(ids.map((id) => portrait(id, ["nautical"]))).size).toBe(ids.length);
  });

  it("looks different in every genre, for the same id", () => {
    expect(new Set(GENRE_VALUES.map((genre) => portrait("world:1", [genre]))).size).toBe(GENRE_VALUES.length);
  });

  it("bears only what its genres lend", () => {
    const lent = new Set([...PALETTES.norse.charges, ...PALETTES.desert.charges]);
    for (const id of ids) expect(lent).toContain(armsOf(id, ["norse", "desert"]).bearing);
  });

  it("uses all that its genre lends, over many ids", () => {
    const seen = new Set(ids.map((id) => armsOf(id, ["steampunk"]).bearing));
    expect(seen).toEqual(new Set(PALETTES.steampunk.charges));
  });

  it("is drawn for an unknown genre, an empty id and an id of any script", () => {
    for (const id of ["", "💀", "\ud800", "þórr"]) {
      const arms = armsOf(id, ["no-such-genre", "__proto__"]);
      for (const color of [arms.field, arms.parted, arms.charge])
        expect(color).toMatch(/^oklch\([\d.]+% [\d.]+ \d+\)$/u);
    }
  });

  it("keeps the charge far lighter than the field, so that it reads at 32 px", () => {
    const lightness = (color: string) => Number(/\(([\d.]+)%/u.exec(color)?.[1]);
    for (const id of ids) {
      const arms = armsOf(id, ["gothic-horror"]);
      expect(lightness(arms.charge) - Math.max(lightness(arms.field), lightness(arms.parted))).toBeGreaterThan(35);
    }
  });
});
