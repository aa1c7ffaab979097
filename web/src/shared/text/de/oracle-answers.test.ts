import { describe, expect, it } from "vitest";

import { oracleAnswerInGerman } from "./oracle-answers.ts";

describe("the oracle's answers beside the story, on a German page", () => {
  it("are German where they speak of the app", () => {
    expect(
      oracleAnswerInGerman("Every turn is saved as it is told. You can name a turn as a checkpoint.", {
        act: "meta",
        sure: true,
      }),
    ).toMatch(/^Jeder Zug ist gespeichert/u);
  });

  it("name what can be typed as it is typed, where words were not understood", () => {
    expect(
      oracleAnswerInGerman(
        "I did not understand that, so nothing has happened. Here you can say things like “Look around” or “Talk to Ossa”.",
        { act: "nonsense", sure: false },
      ),
    ).toBe(
      "Das habe ich nicht verstanden, also ist nichts geschehen. Hier kannst du zum Beispiel schreiben: „Look around“ oder „Talk to Ossa“.",
    );
  });

  it("ask back in German, beside the readings to press", () => {
    expect(
      oracleAnswerInGerman("I am not sure which you mean: “take the letter” or “look at the letter”?", {
        act: "take",
        sure: false,
      }),
    ).toBe("Ich bin nicht sicher, was du meinst. Noch ist nichts geschehen.");
  });

  it("stay as they are where they are made of the story's words", () => {
    const english = "Here with you: Ossa and Tib.";
    expect(oracleAnswerInGerman(english, { act: "recall", sure: true })).toBe(english);
  });
});
