import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { deedOfYours, gistOf } from "./memory.ts";

describe("the gist of a memory", () => {
  it("is its first telling sentence, without markup, quotes or a closing stop", () => {
    expect(gistOf("**Mara** keeps the “key” to the salt gate. She never sleeps.")).toBe(
      "Mara keeps the key to the salt gate",
    );
  });

  it("is of what stands below a heading, not of the heading", () => {
    expect(gistOf("## Challenges\nThe draugr climbs out of its mound.\n## More\nIt is late.")).toBe(
      "The draugr climbs out of its mound",
    );
    expect(gistOf("## Story Hooks\n- Spend one night in the boarded house\n- Bring out its heir")).toBe(
      "Spend one night in the boarded house",
    );
    expect(gistOf("## Story Hooks")).toBeNull();
  });

  it("is cut where a clause ends within twenty words, or else at them", () => {
    const long =
      "Nobody comes to the mill by choice, they say; you have been here an hour, and bats unpick themselves from the tower.";
    expect(gistOf(long)).toBe("Nobody comes to the mill by choice, they say; you have been here an hour");
    expect(gistOf("so it goes ".repeat(20))?.split(" ")).toHaveLength(21);
  });

  it("is nothing where there is nothing to tell", () => {
    for (const content of ["", "ok", "🐉 🐉 🐉 🐉", "<b></b>", `${"x".repeat(90)} is the name`])
      expect(gistOf(content)).toBeNull();
  });

  it("never holds what could break out of its quotes", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(gistOf(text) ?? "").not.toMatch(/["“”<>{}[\]|*_`]/u);
      }),
    );
  });
});

describe("a deed of yours", () => {
  const heroes = ["Mira Vale", "Mira"];

  it("is told of you", () => {
    expect(deedOfYours("Mira Vale promised Hanne the locket", heroes)).toBe("you promised Hanne the locket");
    expect(deedOfYours("Mira went to the mill", heroes)).toBe("you went to the mill");
  });

  it("is left alone where it is another's, no deed, or a pronoun might be anybody's", () => {
    for (const gist of [
      "Hanne promised Mira the locket",
      "Mira: a quiet sort",
      "Mira gave them their due",
      "Mirabel sang",
    ]) {
      expect(deedOfYours(gist, heroes)).toBeNull();
    }
  });
});
