import { describe, expect, it } from "vitest";

import { readMessage } from "./clauses.ts";

/** The clauses of a message, each as "kind: words". */
const partsOf = (text: string): string[] =>
  readMessage(text).parts.map(
    (part) =>
      `${part.kind}: ${part.kind === "say" && !part.direct ? part.to : part.kind === "say" ? part.words : part.text}`,
  );

describe("a message", () => {
  it.each([
    ["go to the pub and ask tilda who saw him last", ["do: go to the pub", "say: ask tilda who saw him last"]],
    [
      "i'm sneaking past mr nibbs, then i grab the pig and run",
      ["do: sneak past mr nibbs", "do: grab the pig", "do: run"],
    ],
    ["lol ok. search the cottage", ["table: lol ok.", "do: search the cottage"]],
    ["its admiral!! i whistle to him", ["state: it's admiral!!", "do: whistle to him"]],
    ["I draw my knife and say 'Stay back.'", ["do: draw my knife", "say: Stay back."]],
    ["look around, who's here?", ["do: look around", "ask: who's here?"]],
    ["who's alive and how bad is it", ["ask: who's alive", "ask: how bad is it"]],
    ["can i climb the wall?", ["do: climb the wall"]],
    ["can i trust him?", ["ask: can i trust him?"]],
    ["she's lying isn't she", ["ask: is she lying"]],
    ["i want to know if he was there", ["ask: was he there"]],
    ["“By a trap,” says the landlord.", ["state: “By a trap,” says the landlord."]],
    ["The door is locked.", ["state: The door is locked."]],
    ["i want to see the blue room", ["do: go see the blue room"]],
  ])("“%s” is taken apart", (text, parts) => {
    expect(partsOf(text)).toEqual(parts);
  });

  it("is a correction where the player takes something back, and not where a sentence only begins with “no”", () => {
    for (const text of [
      "no, i mean wren",
      "actually i go to the mill",
      "wait no, not her",
      "No, not him. The other one.",
    ])
      expect(readMessage(text).corrects).toBe(true);
    for (const text of ["nobody is here", "no one answers", "I mean to leave"])
      expect(readMessage(text).corrects).toBe(text.startsWith("I mean"));
  });

  it("says that no dice are wanted, and what is done without them", () => {
    const message = readMessage("pick the lock, no roll please");
    expect([message.noRoll, message.parts]).toEqual([true, [{ kind: "do", text: "pick the lock" }]]);
    expect(readMessage("i dont want to roll for that")).toMatchObject({ noRoll: true, parts: [] });
  });
});
