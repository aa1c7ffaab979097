import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { createRandom } from "../../craft/random.ts";
import { must, should } from "./beats.ts";
import { compose } from "./compose.ts";
import { HashRing } from "./hash.ts";
import { polish } from "./polish.ts";
import { comparable, countWords, splitSentences } from "./sentences.ts";
import { Writer } from "./writer.ts";

const NOTHING = { said: "", parts: "" };
const writer = (told = NOTHING) =>
  new Writer(createRandom("prose"), told, () => ({ thing: ["a red lamp", "a blue door"] }));

describe("polish", () => {
  it.each([
    ["a old man and an red coat", "An old man and a red coat"],
    ["you see a the Salt Tower , far off", "You see the Salt Tower, far off"],
    ["it is  late..", "It is late."],
    ["the the end", "The end"],
    ["you find a your own glove", "You find your own glove"],
  ])("%s → %s", (rough, smooth) => expect(polish(rough)).toBe(smooth));
});

describe("sentences", () => {
  it("end at stops, inside quotes too, and are compared without their dress", () => {
    expect(splitSentences("“Come in.” She smiles. What now?")).toEqual(["“Come in.”", "She smiles.", "What now?"]);
    expect(comparable("“The Bell rang twice!” No.")).toContain("the bell rang twice");
  });

  it("of under four words may come again", () => expect(comparable("Your move. What now?")).toEqual([]));
});

describe("the writer", () => {
  it("never writes a sentence twice, not even in a later turn", () => {
    const first = writer();
    const pool = ["You can see {thing} over there."];
    const said = [first.write(pool, {}, 20), first.write(pool, {}, 20)];
    expect(new Set(said).size).toBe(2);
    expect(writer(first.told()).write(pool, {}, 20)).toBeNull();
  });

  it("writes no more words than it may", () => {
    expect(writer().write(["One two three four five six."], {}, 5)).toBeNull();
  });

  it("takes the template that was not used for longest, and lets one rest where that is asked", () => {
    const one = writer();
    const pool = ["The first {thing} of them all.", "The second {thing} of them all."];
    const starts = [one.write(pool, {}, 20), one.write(pool, {}, 20)].map((text) => text?.split(" ")[1]);
    expect(new Set(starts)).toEqual(new Set(["first", "second"]));
    expect(one.write(pool, {}, 20, 50)).toBeNull();
  });
});

describe("the ring of what was told", () => {
  it("survives being packed, forgets the oldest first, and reads any text", () => {
    const ring = new HashRing("", 4, 3);
    for (const text of ["a", "b", "c", "d"]) ring.add(text);
    const again = new HashRing(ring.packed(), 4, 3);
    expect(["a", "b", "c", "d"].map((text) => again.age(text) > 0)).toEqual([false, true, true, true]);
    expect(() => new HashRing("x", 4, 3).packed()).not.toThrow();
  });
});

describe("composing a reply", () => {
  const filler = ["Word {n} by {n} it goes on and {n}."];
  const numbers = Array.from({ length: 400 }, (_, i) => `w${i}`);
  const frame = (min: number, max: number) => ({ min, max, told: 0, filler, closing: ["An end with {n}."] });
  const compositor = () => new Writer(createRandom("compose"), NOTHING, () => ({ n: numbers }));

  it("keeps any range that has room for its beats, and says the last beat last", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 15, max: 200 }),
        fc.integer({ min: 25, max: 150 }),
        fc.string(),
        (min, room, seed) => {
          const beats = [must(["It begins, {n}."]), should(["There is more to say, {n}."]), must(["What now, {n}?"])];
          const text = compose(beats, frame(min, min + room), compositor(), createRandom(seed))
            .map((p) => p.join(" "))
            .join("\n\n");
          expect(countWords(text)).toBeGreaterThanOrEqual(min);
          expect(countWords(text)).toBeLessThanOrEqual(min + room);
          expect(text).toMatch(/What now, w\d+\?$/u);
        },
      ),
    );
  });

  it("puts a breath between two quotes of one speaker, and a paragraph between two speakers", () => {
    const quote = (name: string) => must(["“Say {n} for me.”"], { name });
    const reply = (a: string, b: string) =>
      compose([quote(a), quote(b), must(["The end is {n}."])], frame(5, 100), compositor(), createRandom("q")).map(
        (p) => p.join(" "),
      );
    expect(reply("Mara", "Mara")[0]).toMatch(/”\s\p{L}.*[.:]\s“/u);
    expect(reply("Mara", "Tobin").length).toBeGreaterThan(1);
  });
});
