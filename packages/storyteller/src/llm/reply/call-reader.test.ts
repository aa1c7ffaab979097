import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { CallReader, type ReadPart } from "./call-reader.ts";

/** Reads a text that arrives in these pieces, and returns its parts with neighbouring texts joined. */
function read(pieces: readonly string[]): ReadPart[] {
  const reader = new CallReader();
  const parts: ReadPart[] = [];
  for (const part of [...pieces.flatMap((piece) => reader.read(piece)), ...reader.end()]) {
    const last = parts.at(-1);
    if (part.type === "text" && last?.type === "text")
      parts[parts.length - 1] = { type: "text", text: last.text + part.text };
    else parts.push(part);
  }
  return parts;
}

describe("calls in a model's text", () => {
  it("are taken out of it and read, wherever they stand", () => {
    expect(read(['You listen.\n[[check {"what":"wisdom"}]] And then'])).toEqual([
      { type: "text", text: "You listen.\n" },
      { type: "tool", call: { id: "text00001", name: "check", arguments: '{"what":"wisdom"}' } },
      { type: "text", text: " And then" },
    ]);
  });

  it("are neither shown nor done where they are of another form", () => {
    expect(read(["a [[Varrow Point]] b [[roll {]] c [[]] d"])).toEqual([{ type: "text", text: "a  b  c  d" }]);
  });

  it.each([
    ['<tool_call>{"name":"check","arguments":{"what":"stealth"}}</tool_call>', '{"what":"stealth"}'],
    ['```json\n{"tool":"check","parameters":{"what":"stealth"}}\n```', '{"what":"stealth"}'],
    ['<function=check>{"what":"stealth"}</function>', '{"what":"stealth"}'],
    ['[TOOL_CALLS][{"name":"check","arguments":"{\\"what\\":\\"stealth\\"}"}]', '{"what":"stealth"}'],
    ['<tool_call>{"function":{"name":"check","arguments":{"what":"stealth"}}}', '{"what":"stealth"}'],
  ])("are heard in the marks that models make up, and never shown: %s", (written, json) => {
    expect(read([`You listen. ${written}`])).toEqual([
      { type: "text", text: "You listen. " },
      { type: "tool", call: { id: "text00001", name: "check", arguments: json } },
    ]);
  });

  it("leave single brackets alone", () => {
    expect(read(["a [b] c[", "d"])).toEqual([{ type: "text", text: "a [b] c[d" }]);
  });

  it("do not swallow a reply by a bracket that is never closed", () => {
    const tale = "The tide comes in. ".repeat(100);
    expect(read([`[[${tale}`])).toEqual([{ type: "text", text: tale }]);
  });

  it("are the same however the text is cut into pieces", () => {
    const atom = fc.constantFrom(
      "[",
      "]",
      "[[",
      "]]",
      "{",
      "}",
      '[[roll {"notation":"1d6"}]]',
      "[[roll]]",
      "tide ",
      "x".repeat(400),
    );
    fc.assert(
      fc.property(fc.array(atom, { maxLength: 12 }), fc.array(fc.nat(2_000), { maxLength: 8 }), (atoms, cuts) => {
        const text = atoms.join("");
        const at = [0, ...cuts.map((cut) => Math.min(cut, text.length)).toSorted((a, b) => a - b), text.length];
        const pieces = at.slice(1).map((end, index) => text.slice(at[index], end));
        expect(read(pieces)).toEqual(read([text]));
      }),
    );
  });
});
