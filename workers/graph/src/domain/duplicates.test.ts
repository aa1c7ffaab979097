import { describe, expect, it } from "vitest";

import { known } from "../../test/chronicles.ts";
import { duplicates } from "./duplicates.ts";

const merged = (names: string[], texts: string[] = []): string[] =>
  duplicates(
    names.map((name) => known(name)),
    [],
    texts,
  ).map(({ keep, drop }) => `${drop} is ${keep}`);

describe("names that are one", () => {
  it("are merged into the one that was known first", () => {
    expect(merged(["Captain Vell", "Hanne", "Vell"])).toEqual(["id of Vell is id of Captain Vell"]);
    expect(merged(["Corvin", "Corvyn"])).toEqual(["id of Corvyn is id of Corvin"]);
    expect(merged(["Vell the Tollkeeper", "the Tollkeeper"])).toEqual([
      "id of the Tollkeeper is id of Vell the Tollkeeper",
    ]);
  });

  it("stay apart where three could be two", () => {
    expect(merged(["Captain Vell", "Lady Vell", "Vell"])).toEqual([]);
  });

  it("stay apart where it is only a first name", () => {
    expect(merged(["Ysolde", "Ysolde Marr"])).toEqual([]);
  });

  it("stay apart where a text tells them apart", () => {
    expect(merged(["Corvin", "Corvyn"], ["Corvin and Corvyn are brothers."])).toEqual([]);
    expect(merged(["Corvin", "Corvyn"], ["Corvin’s brother waits.", "Corvyn sleeps."])).toHaveLength(1);
  });

  it("stay apart where something is said to be between them", () => {
    const people = [known("Vell"), known("Captain Vell")];
    const sister = { fromEntityId: "id of Captain Vell", toEntityId: "id of Vell" };

    expect(duplicates(people, [sister], [])).toEqual([]);
  });

  it("are found among thousands", () => {
    const crowd = Array.from({ length: 3_000 }, (_, place) =>
      known(`${String.fromCharCode(65 + (place % 26))}${"aeiou"[place % 5]}${place.toString(36)} Holm${place}`),
    );

    expect(duplicates([...crowd, known("Vell"), known("Captain Vell")], [], [])).toEqual([
      { keep: "id of Vell", drop: "id of Captain Vell" },
    ]);
  });
});
