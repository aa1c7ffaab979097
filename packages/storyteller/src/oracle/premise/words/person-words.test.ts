import { describe, expect, it } from "vitest";

import { pronouns } from "./person-words.ts";

describe("A goal about the hero by name", () => {
  it("keeps the pronoun of who is to be brought home", () => {
    expect(pronouns("find the grey mare and bring her home before her father dies", "you", "she")).toBe(
      "find the grey mare and bring her home before your father dies",
    );
    expect(pronouns("take her lamp home", "you", "she")).toBe("take your lamp home");
  });
});
