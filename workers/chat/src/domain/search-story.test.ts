import { describe, expect, it } from "vitest";

import { searchFor } from "./search-story.ts";

const turn = (reply: string, playerText = "") => ({ id: "t7", number: 7, playerText, reply });

describe("searching the story", () => {
  it("finds words in any order and case, and shows them as they are written", () => {
    const found = searchFor("LOCKET silver")(turn("Hanne opens her hand: the silver Locket lies in it."));
    expect(found).toEqual({
      turnId: "t7",
      turnNumber: 7,
      part: "reply",
      before: "Hanne opens her hand: the silver ",
      match: "Locket",
      after: " lies in it.",
    });
  });

  it("shows the whole phrase where the text has it", () => {
    expect(searchFor("silver locket")(turn("A locket. The silver locket."))?.match).toBe("silver locket");
  });

  it("finds words of which the player said one and the game master the other", () => {
    expect(searchFor("bell promise")(turn("The bell rings.", "I promise it."))).toMatchObject({
      part: "player",
      match: "promise",
    });
    expect(searchFor("oath")(turn("The bell rings.", "I swear an oath."))).toMatchObject({ part: "player" });
  });

  it("finds nothing unless every word is in the turn", () => {
    expect(searchFor("silver bell")(turn("The silver locket."))).toBeNull();
    expect(searchFor("   ")(turn("The silver locket."))).toBeNull();
  });

  it("does not mind accents and kinds of quote marks", () => {
    expect(searchFor("keeper's cafe")(turn("In the keeper’s café."))?.match).toBe("keeper’s café");
    expect(searchFor("muller")(turn("Der Müller schweigt."))?.match).toBe("Müller");
  });

  it("shows the right letters behind letters that have no single plain form", () => {
    expect(searchFor("lamp")(turn("Straße, ﬁsh and 🏮, then a lamp."))?.match).toBe("lamp");
  });

  it("cuts a long text to the words around what was found", () => {
    const long = searchFor("lantern")(turn(`${"snow ".repeat(60)}lantern ${"road ".repeat(60)}`));
    expect(long?.before).toMatch(/^…snow(?: snow)+ $/u);
    expect(long?.after).toMatch(/^ road(?: road)+…$/u);
  });
});
