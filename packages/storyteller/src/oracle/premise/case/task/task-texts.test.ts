import { describe, expect, it } from "vitest";

import { cases } from "../case-content.ts";
import { DEEDS, STEP_SORTS } from "../case-kinds.ts";
import { SLOT } from "../fill-in.ts";

const { pitch, kinds, solved, generic, moves } = cases().tasks;

const slotsOf = (text: string): string[] => [...text.matchAll(SLOT)].map(([, , slot = ""]) => slot.toLowerCase());
/** Lines that any step of any story can have. */
const plain = (texts: readonly string[]): string[] => texts.filter((text) => slotsOf(text).length === 0);

describe.each(DEEDS)("An open task to %s", (kind) => {
  it("is offered in a few sentences that name nobody and give nothing away", () => {
    expect(pitch[kind].length).toBeGreaterThanOrEqual(1);
    for (const text of pitch[kind]) {
      expect(slotsOf(text)).toEqual([]);
      expect(text).toMatch(/A story of [^.]+\.$/u);
    }
  });

  it("is decided in one of several scenes, and leaves the asking to the table", () => {
    const { scene } = kinds[kind];
    expect(scene.length).toBeGreaterThanOrEqual(3);
    for (const text of scene) {
      expect(text).not.toMatch(/\?$/u);
      expect(slotsOf(text).filter((slot) => !["prize", "deadline"].includes(slot))).toEqual([]);
    }
  });

  it("has two ends of each grade, with the deed and the day after, and nobody but whom it is about", () => {
    for (const texts of Object.values(kinds[kind].ends)) {
      expect(texts.length).toBeGreaterThanOrEqual(2);
      for (const text of texts) {
        expect(text.split("\n\n")).toHaveLength(2);
        expect(slotsOf(text).filter((slot) => slot !== "prize")).toEqual([]);
      }
    }
  });

  it("has six things that can stand in the way, and more than one sort of them", () => {
    expect(generic[kind].length).toBeGreaterThanOrEqual(6);
    expect(new Set(generic[kind].slice(0, 3).map(({ sort }) => sort)).size).toBe(3);
    for (const { name, text } of generic[kind]) {
      expect(slotsOf(name).filter((slot) => slot !== "person")).toEqual([]);
      expect(slotsOf(text).filter((slot) => !["person", "place", "prize"].includes(slot))).toEqual([]);
    }
  });

  it("names what it is about only where somebody is brought home or a load is carried", () => {
    const texts = JSON.stringify([kinds[kind], generic[kind]]);
    expect(kind === "bring" || kind === "carry" || !/[{:]prize\}/iu.test(texts)).toBe(true);
  });
});

describe.each(STEP_SORTS)("What stands in the way and is dealt with (%s)", (sort) => {
  const { strong, weak, miss, prices } = solved[sort];

  it("has eight lines for each result, and one for every step of any story", () => {
    expect(strong.length).toBeGreaterThanOrEqual(8);
    expect(miss.length).toBeGreaterThanOrEqual(8);
    expect(weak.length).toBeGreaterThanOrEqual(2);
    for (const texts of Object.values(prices)) expect(texts.length).toBeGreaterThanOrEqual(2);
    for (const texts of [strong, weak, miss]) expect(plain(texts).length).toBeGreaterThanOrEqual(1);
  });

  it("names what is paid for it", () => {
    for (const text of prices.money) expect(text).toMatch(/\bpay/u);
    for (const text of prices.thing) expect(text).toMatch(/\{own\}/iu);
    for (const { text, owes } of prices.promise) {
      expect(text).toMatch(/\b(?:promis|word\b|yes\b)/u);
      expect(owes).toMatch(/^\p{Ll}+ /u);
    }
    expect([...strong, ...weak, ...miss, ...prices.goodwill].join(" ")).not.toMatch(/\{own\}/iu);
  });
});

describe("The clock of an open task", () => {
  it("has eight moves of a rival, who is named, and eight of time, which name nobody", () => {
    expect(moves.rival.length).toBeGreaterThanOrEqual(8);
    for (const text of moves.rival) expect(slotsOf(text)).toContain("person");
    expect(moves.time.length).toBeGreaterThanOrEqual(8);
    for (const text of moves.time) expect(slotsOf(text).filter((slot) => slot !== "deadline")).toEqual([]);
  });
});

describe("People who see that a step is done", () => {
  it("have twelve things to say or do", () => {
    const lines = cases().lines["task step done"] ?? [];
    expect(lines.length).toBeGreaterThanOrEqual(12);
    for (const line of lines) expect(line).toMatch(/\{next\}/iu);
  });
});
