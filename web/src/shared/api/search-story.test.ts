import { expect, it } from "vitest";

import { withoutMarks } from "./search-story.ts";

it("shows what was found without the marks of Markdown", () => {
  const hit = { turnId: "t1", turnNumber: 1, part: "reply" as const };
  expect(
    withoutMarks({ ...hit, before: "the book.\n*People: ", match: "Ottilie", after: "** and her `dog`." }),
  ).toEqual({
    ...hit,
    before: "the book.\nPeople: ",
    match: "Ottilie",
    after: " and her dog.",
  });
});
