import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { INSTRUCTIONS } from "../prompt/rules.ts";
import { STORY } from "../testing/scripts.ts";
import { countWords } from "../words.ts";
import { ReplyWriter } from "./reply-writer.ts";

const LIMIT = { words: 90, tokens: 380 };

/** What of a text is shown where it comes in these pieces, and why the writer stopped, if it did. */
function write(pieces: readonly string[], { limit = LIMIT, cut = false } = {}) {
  const writer = new ReplyWriter(INSTRUCTIONS, limit);
  const shown = pieces.map((piece) => writer.push(piece)).join("") + writer.end(cut);
  expect(writer.shown).toBe(shown);
  return { shown, halt: writer.halt };
}

const inWords = (text: string): string[] => text.match(/\s*\S+/gu) ?? [];

describe("a reply", () => {
  it("is shown as it was told", () => {
    expect(write(inWords(STORY))).toEqual({ shown: STORY, halt: null });
  });

  it("is shown word by word, not held back, while there is room", () => {
    const writer = new ReplyWriter(INSTRUCTIONS, LIMIT);
    expect(writer.push("The")).toBe("The");
    expect(writer.push(" lamp")).toBe(" lamp");
  });

  it("begins without blank lines", () => {
    expect(write(["\n\n", " \n", "The lamp is lit."]).shown).toBe("The lamp is lit.");
  });

  it("has no fences in it, however they are cut into pieces, and no thoughts", () => {
    const text = `<think>What now? <player></think><player>\n${STORY}</player>\n</TABLE> 3 < 4 <b>`;
    const whole = write([text]).shown;
    expect(whole).toBe(`${STORY}\n 3 < 4 <b>`);
    fc.assert(
      fc.property(fc.array(fc.nat(text.length), { maxLength: 12 }), (cuts) => {
        const at = [0, ...cuts.toSorted((a, b) => a - b), text.length];
        expect(write(at.slice(1).map((end, index) => text.slice(at[index], end))).shown).toBe(whole);
      }),
    );
  });

  it("ends at a sentence where the model ran into its limit", () => {
    const text = `${"The stair winds on and on, worn by many feet. ".repeat(3)}${"One more door stands open here. ".repeat(1)}`;
    const { shown } = write(inWords(`${text}And behind`), { limit: { words: 30, tokens: 60 }, cut: true });
    expect(shown.trimEnd()).toMatch(/\.$/u);
    expect(shown).not.toContain("And behind");
  });

  it("says by an ellipsis that it broke off where there was no sentence's end to go back to", () => {
    expect(write(["The lamp gut"], { cut: true }).shown).toBe("The lamp gut…");
  });

  it("is long enough at a sentence's end soon after its range", () => {
    const text = Array.from({ length: 60 }, (_, at) => `Step ${at} is worn hollow by ${at + 7} keepers.`).join(" ");
    const { shown, halt } = write(inWords(text));
    expect(halt).toBe("long enough");
    expect(shown).toMatch(/keepers\.$/u);
    expect(countWords(shown)).toBeLessThanOrEqual(90 * 1.4);
  });

  it("comes to an end though its sentence never does", () => {
    const { shown, halt } = write(Array.from({ length: 400 }, (_, at) => ` and${at} on`));
    expect(halt).toBe("long enough");
    expect(shown).toMatch(/…$/u);
    expect(countWords(shown)).toBeLessThanOrEqual(90 * 1.6);
  });

  it("stops when it goes round in circles", () => {
    const { shown, halt } = write(inWords("The old door creaks again in the dark. ".repeat(40)));
    expect(halt).toBe("going in circles");
    expect(countWords(shown)).toBeLessThan(40);
    expect(write(inWords("no ".repeat(40))).halt).toBe("going in circles");
  });

  it("may say a thing twice", () => {
    expect(write(inWords("Run! Run! They are coming. Run, I said. They are coming.")).halt).toBeNull();
  });

  it("never recites the instructions", () => {
    const { shown, halt } = write(inWords(INSTRUCTIONS));
    expect(halt).toBe("reciting");
    expect(countWords(shown)).toBeLessThanOrEqual(3);
    const late = write(inWords(`She smiles. “Very well. ${INSTRUCTIONS.slice(200)}”`));
    expect(late.halt).toBe("reciting");
    expect(late.shown).toContain("She smiles.");
    expect(late.shown).not.toMatch(/\w+ \w+ \w+ \w+ \w+ \w+ \w+ \w+ \w+ \w+ \w+ \w+/u);
  });

  it.each([
    "I'm sorry, but I can't help with that request.",
    "I’m sorry, but I can’t continue this story. Let us talk of something else.",
    "I cannot create content of this kind.",
    "As an AI, I would rather not.",
  ])("is not shown where it is a refusal: %s", (refusal) => {
    expect(write(inWords(refusal))).toEqual({ shown: "", halt: "refusing" });
  });

  it.each(["“I'm sorry,” says Hanne, “I can't help you.”", "Sorry, says the sign, we are closed.", "I"])(
    "may begin almost like one: %s",
    (text) => {
      expect(write(inWords(text))).toEqual({ shown: text, halt: null });
    },
  );

  it("counts the words of a script that has no spaces, and ends at its full stops", () => {
    const { shown, halt } = write(
      Array.from({ length: 80 }, (_, at) => `第${at}级台阶被守灯人磨平了。`),
      {
        limit: { words: 90, tokens: 380 },
      },
    );
    expect(halt).toBe("long enough");
    expect(shown).toMatch(/。$/u);
  });
});
