import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { LeftOut } from "./sentence-filter.ts";
import { splitSentences } from "#english/sentence-ends";
import { TableSafety } from "./table-safety.ts";

const safety = new TableSafety({ lines: ["spiders", "harm to children"], veils: ["kissing"] });

function filtered(pieces: readonly string[], { complete = true, table = safety } = {}) {
  const leftOut: LeftOut[] = [];
  const filter = table.filter((one) => leftOut.push(one));
  const out = pieces.map((piece) => filter.push(piece));
  return { text: out.join("") + filter.end(complete), pieces: out, leftOut };
}

describe("a reply on its way to the player", () => {
  it("loses only the sentence that crosses a line", () => {
    const { text, leftOut } = filtered(["The door opens. A huge spider drops from", " the beam! You step back."]);
    expect(text).toBe("The door opens. The scene turns away. You step back.");
    expect(leftOut).toEqual([{ kind: "line", about: "spiders", instead: "The scene turns away." }]);
  });

  it("fades to black behind a veil, and goes on", () => {
    expect(filtered(["She smiles. They kiss for a long time.\n\nMorning comes."]).text).toBe(
      "She smiles. The moment fades to black.\n\nMorning comes.",
    );
  });

  it("says so once, however many sentences in a row are left out", () => {
    const { text, leftOut } = filtered(["One. Spiders. A spider. More spiders. Two."]);
    expect(text).toBe("One. The scene turns away. Two.");
    expect(leftOut).toHaveLength(3);
  });

  it("holds a sentence back until it is whole", () => {
    const { pieces } = filtered(["You see a", " web. And", " then", " a spi", "der", "."]);
    expect(pieces).toEqual(["", "You see a web.", "", "", "", ""]);
  });

  it("closes a quotation that it cuts into, and drops what it left open", () => {
    expect(filtered(["“Sit down. A spider bit me once,” he says. You sit."]).text).toBe(
      "“Sit down.” The scene turns away. You sit.",
    );
    expect(filtered(["He nods. “Spiders took him. He was seven. Poor boy.” You wait."]).text).toBe(
      "He nods. The scene turns away. You wait.",
    );
    expect(filtered(["“Spiders took him.\n\nThe road goes on."]).text).toBe(
      "The scene turns away.\n\nThe road goes on.",
    );
  });

  it("does not tell a sentence that broke off", () => {
    expect(filtered(["You run. The walls are"], { complete: false }).text).toBe("You run.");
    expect(filtered(["You run. The walls are cold."], { complete: false }).text).toBe("You run. The walls are cold.");
  });

  it("has words of its own even for who will not hear them", () => {
    const table = new TableSafety({ lines: ["scene", "spider", "black"], veils: ["kiss"] });
    expect(filtered(["A spider. You go."], { table }).text).toBe("… You go.");
    expect(filtered(["A kiss. You go."], { table }).text).toBe("… You go.");
  });

  it("does not wait for ever for a full stop", () => {
    const endless = Array.from({ length: 400 }, (_, at) => `word${at}`).join(" ");
    expect(filtered([endless]).text).toBe(endless);
    const { text, pieces } = filtered([endless, ` and a spider and ${endless} and on. The end.`]);
    expect(pieces[0]).not.toBe("");
    expect(text).not.toMatch(/spider/u);
    expect(text.endsWith(" The end.")).toBe(true);
  });

  it("is the same whatever pieces it came in, and nothing of a line ever leaves", () => {
    const word = fc.constantFrom(
      ..."the web, spider Spiders sp\u00adider child children harm harms to kissing kiss “Come come” now.” no! dark… 。 a. b? \n \n\n x *spi*ders".split(
        " ",
      ),
      ..."蜘 蛛 。".split(" "),
    );
    const texts = fc.array(word, { maxLength: 80 }).map((words) => words.join(" "));
    const long = fc
      .tuple(texts, fc.integer({ min: 200, max: 500 }), texts)
      .map(([a, n, b]) => `${a} ${"lo ".repeat(n)} ${b}`);
    const cuts = fc.array(fc.nat(2_500), { maxLength: 30 });
    const table = new TableSafety({ lines: ["spiders", "harm to children", "蜘蛛"], veils: ["kissing"] });
    fc.assert(
      fc.property(fc.oneof({ weight: 4, arbitrary: texts }, long), cuts, fc.boolean(), (text, at, complete) => {
        const whole = filtered([text], { complete, table });
        const places = [0, ...at.filter((place) => place < text.length).toSorted((a, b) => a - b), text.length];
        const pieces = places.slice(1).map((place, index) => text.slice(places[index], place));
        const cut = filtered(pieces, { complete, table });
        expect(cut.text).toBe(whole.text);
        expect(cut.leftOut).toEqual(whole.leftOut);
        expect(table.allows(whole.text)).toBe(true);
        // Text that was sent early stays valid: no piece is withdrawn later.
        let read = "";
        for (const piece of cut.pieces) expect(whole.text.startsWith((read += piece))).toBe(true);
        if (complete && splitSentences(text).every((sentence) => table.allows(sentence))) expect(whole.text).toBe(text);
      }),
      { numRuns: 2_000 },
    );
  });
});
