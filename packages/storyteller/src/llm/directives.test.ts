import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { type DirectivePart, DirectiveReader } from "./directives.ts";

/** The parts of a text that comes in these pieces, neighbouring text joined. */
function read(pieces: readonly string[]): DirectivePart[] {
  const reader = new DirectiveReader();
  const parts: DirectivePart[] = [];
  for (const part of [...pieces.flatMap((piece) => reader.read(piece)), ...reader.end()]) {
    const last = parts.at(-1);
    if (part.type === "text" && last?.type === "text")
      parts[parts.length - 1] = { type: "text", text: last.text + part.text };
    else parts.push(part);
  }
  return parts;
}

describe("directives in a model's text", () => {
  it("are taken out of it and read, wherever they stand", () => {
    expect(read(['You listen.\n[[propose_check {"ability":"wisdom"}]] And then'])).toEqual([
      { type: "text", text: "You listen.\n" },
      { type: "tool", call: { id: "directive-1", name: "propose_check", arguments: '{"ability":"wisdom"}' } },
      { type: "text", text: " And then" },
    ]);
  });

  it("are neither shown nor done where they are of another form", () => {
    expect(read(["a [[Varrow Point]] b [[roll {]] c [[]] d"])).toEqual([{ type: "text", text: "a  b  c  d" }]);
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
