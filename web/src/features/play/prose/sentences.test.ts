import { describe, expect, it } from "vitest";

import { finishedSentences } from "./sentences.ts";

describe("what is read aloud while a reply comes in", () => {
  it("is nothing until a sentence is finished", () => {
    expect(finishedSentences("The flame bur", 0, false)).toEqual({ said: "", end: 0 });
    expect(finishedSentences("", 0, false)).toEqual({ said: "", end: 0 });
  });

  it("is each finished sentence once, word for word", () => {
    const text = "The flame burns blue. It burns without a sound. Old Cor";
    const first = finishedSentences(text, 0, false);
    expect(first.said).toBe("The flame burns blue. It burns without a sound.");
    expect(finishedSentences(text, first.end, false).said).toBe("");
    expect(finishedSentences(`${text}vin waits. `, first.end, true).said).toBe("Old Corvin waits.");
  });

  it("is all that is left when the reply ends or is broken off in mid-sentence", () => {
    expect(finishedSentences("He turns and", 0, true)).toEqual({ said: "He turns and", end: 12 });
  });

  it("runs paragraphs together with a space", () => {
    expect(finishedSentences("Wind.\n\nRain.", 0, true).said).toBe("Wind. Rain.");
  });

  it("loses no character, however the text comes in", () => {
    const text = "“You came back,” he says. “Hanne said you would!” Dr. Hale nods… What do you do?";
    let end = 0;
    let spoken = "";
    for (let length = 1; length <= text.length; length++) {
      const next = finishedSentences(text.slice(0, length), end, length === text.length);
      end = next.end;
      spoken += ` ${next.said}`;
    }
    expect(spoken.replaceAll(/\s+/gu, " ").trim()).toBe(text);
  });
});
