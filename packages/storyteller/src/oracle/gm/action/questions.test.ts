import fc from "fast-check";
import { describe, expect, it } from "vitest";

import { retold } from "./retell.ts";
import { statementOf } from "./statement.ts";

describe("a question of yes or no", () => {
  it.each([
    ["Is the gate guarded?", "the gate is guarded", "the gate is not guarded"],
    ["Are there guards at the bridge?", "there are guards at the bridge", "there are no guards at the bridge"],
    ["Is there a way out?", "there is a way out", "there is no way out"],
    ["Does Hanne know the baron?", "Hanne does know the baron", "Hanne does not know the baron"],
    ["Can I climb the old wall?", "you can climb the old wall", "you can not climb the old wall"],
    ["Is the old mill haunted?", "the old mill is haunted", "the old mill is not haunted"],
  ])("%s", (question, so, not) => expect(statementOf(question)).toEqual({ so, not }));

  it("that is not plain is left alone, and no text breaks it", () => {
    expect(statementOf("Why?")).toBeNull();
    expect(statementOf("Is?")).toBeNull();
    fc.assert(fc.property(fc.string({ unit: "binary" }), (text) => void statementOf(`${text}?`)));
  });
});

describe("what the player does, told of you", () => {
  it("keeps their words and turns the persons round", () => {
    expect(retold("I juggle three apples for my brother.")).toBe("juggle three apples for your brother");
    expect(retold("We try to sing us to sleep")).toBe("sing you to sleep");
  });

  it("is nothing where it is not one plain clause about themselves", () => {
    for (const text of ["Juggle", "I say “no”", "I {slot} it", "I am tired", "🐉", `I ${"very ".repeat(30)}`])
      expect(retold(text)).toBeNull();
  });
});
