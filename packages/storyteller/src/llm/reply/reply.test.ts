import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { DETAIL_LEVEL_VALUES, WORD_RANGES } from "#contracts/options";
import { INSTRUCTIONS } from "../prompt/rules.ts";
import { STORY } from "../testing/scripts.ts";
import { countWords } from "../words.ts";
import { answerTokens } from "./answer-length.ts";
import { ReplyWriter } from "./reply-writer.ts";

/** Writes a text that arrives in these pieces. Returns what is shown of it, and why the writer stopped, if it did. */
function write(pieces: readonly string[], { cut = false } = {}) {
  const writer = new ReplyWriter(INSTRUCTIONS);
  const shown = pieces.map((piece) => writer.push(piece)).join("") + writer.end(cut);
  expect(writer.shown).toBe(shown);
  return { shown, halt: writer.halt };
}

const inWords = (text: string): string[] => text.match(/\s*\S+/gu) ?? [];

describe("a reply", () => {
  it("is shown as it was told", () => {
    expect(write(inWords(STORY))).toEqual({ shown: STORY, halt: null });
  });

  it("is shown by whole sentences, each as soon as the next begins", () => {
    const writer = new ReplyWriter(INSTRUCTIONS);
    expect(writer.push("The lamp")).toBe("");
    expect(writer.push(" gutters.")).toBe("");
    expect(writer.push(" Somebody")).toBe("The lamp gutters. ");
    expect(writer.end(false)).toBe("Somebody");
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

  it("says by an ellipsis that it broke off in a sentence, and by nothing that it ended with one", () => {
    expect(write(["The lamp gut"], { cut: true }).shown).toBe("The lamp gut…");
    expect(write(["The lamp gutters. "], { cut: true }).shown).toBe("The lamp gutters. ");
  });

  it("is never cut for its length", () => {
    const text = Array.from({ length: 600 }, (_, at) => `Step ${at} is worn hollow by ${at + 7} keepers.`).join(" ");
    expect(write(inWords(text))).toEqual({ shown: text, halt: null });
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
});

describe("the room for an answer", () => {
  it("lets a reply run over its range twofold and more, and is never less than the range needs", () => {
    for (const level of DETAIL_LEVEL_VALUES) {
      const most = WORD_RANGES[level][1];
      expect(answerTokens(level, 8_192)).toBeGreaterThanOrEqual(most * 4);
      expect(answerTokens(level, 1_024)).toBeGreaterThanOrEqual(most * 2);
      expect(answerTokens(level, 131_072)).toBeLessThanOrEqual(most * 4 + 400);
    }
  });
});
