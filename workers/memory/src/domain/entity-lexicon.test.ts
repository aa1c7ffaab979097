import { describe, expect, it } from "vitest";

import { EntityLexicon, foldName } from "./entity-lexicon.ts";

function lexicon(...names: string[]): EntityLexicon {
  const known = new EntityLexicon();
  names.forEach((name, id) => known.add(foldName(name), { id, name }));
  return known;
}

const namesIn = (known: EntityLexicon, text: string, most = 8): string[] =>
  known.named(text, most).map(({ name }) => name);

describe("names in a situation", () => {
  it("are found in any case and with or without their article, in order of mention", () => {
    const known = lexicon("The Gilded Stag", "Hanne");

    expect(namesIn(known, "HANNE waits; at the gilded stag hanne drinks")).toEqual(["Hanne", "The Gilded Stag"]);
  });

  it("are the longest that fit", () => {
    expect(namesIn(lexicon("Vask", "Hanne Vask", "Hanne"), "Hanne Vask and Vask")).toEqual(["Hanne Vask", "Vask"]);
  });

  it("are no parts of other words", () => {
    expect(namesIn(lexicon("Ann"), "The annex burned.")).toEqual([]);
  });

  it("are at most as many as asked for", () => {
    expect(namesIn(lexicon("Orl", "Bree", "Cass"), "Cass, Bree, Orl", 2)).toEqual(["Cass", "Bree"]);
  });

  it("are never mere common words", () => {
    expect(foldName("The")).toBe("");
    expect(foldName("…")).toBe("");
    expect(namesIn(lexicon("You", "It"), "you take it")).toEqual([]);
  });

  it("stay with the entity that bore them first", () => {
    const known = lexicon("Hanne", "hanne");

    expect(known.find("HANNE")?.id).toBe(0);
  });
});
