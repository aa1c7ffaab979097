import { describe, expect, it } from "vitest";

import { properNames } from "./proper-names.ts";

const names = (text: string) => properNames(text).map((found) => found.name);

describe("names in running text", () => {
  it("are found inside sentences, with titles and links, without articles", () => {
    expect(
      names(
        "You meet Old Corvin and Captain Ysolde Marr at the Drowned Bell, where the Order of the Ashen Rose drinks.",
      ),
    ).toEqual(["Old Corvin", "Captain Ysolde Marr", "Drowned Bell", "Order of the Ashen Rose"]);
  });

  it("are not the first words of sentences, questions, quotes or lines", () => {
    expect(
      names("Rain falls. “Where now?” Shadows move. However, Suddenly nothing stirs.\nDoors slam. You wait."),
    ).toEqual([]);
  });

  it("at the start of a sentence count where the text bears them out", () => {
    expect(names("Hanne nods. Rain falls.")).toEqual(["Hanne"]);
    expect(names("Brannock waits by the door. You pay Brannock.")).toEqual(["Brannock"]);
    expect(names("Suddenly Corvin laughs. Behind Mira a door opens.")).toEqual(["Corvin", "Mira"]);
  });

  it("at the start of a sentence count where only people are or do what is told, and never of weather", () => {
    expect(names("Hanne is a keeper of bees. Odo hides the idol.")).toEqual(["Hanne", "Odo"]);
    expect(names("Fog hides the harbour. Steam is a strange master. Silence keeps the house.")).toEqual([]);
    expect(names("You ask the Before-preacher, and tap it in Morse.")).toEqual([]);
  });

  it("lose their possessive, and a title alone is no name", () => {
    expect(names("You take Hanne’s locket to the King and the Captain.")).toEqual(["Hanne"]);
  });

  it("come with what they seem to be", () => {
    const types = Object.fromEntries(
      properNames(
        "King Aldric rules from the city of Highmoor. The Iron Guild wants the Crown of Tides. Beyond lies the Weeping Fen. You ask Mira.",
      ).map((found) => [found.name, found.type]),
    );
    expect(types).toEqual({
      "King Aldric": "person",
      Highmoor: "place",
      "Iron Guild": "faction",
      "Crown of Tides": "item",
      "Weeping Fen": "place",
      Mira: "person",
    });
  });

  it("are people where they are of somebody's kin, whatever they sound like", () => {
    expect(properNames("I ask after my sister Odile Marsh.")).toMatchObject([{ name: "Odile Marsh", type: "person" }]);
  });

  it("survive shouting, empty text and long rows of capitals", () => {
    expect(names("")).toEqual([]);
    expect(names("STOP RIGHT THERE YOU FOOL")).toEqual([]);
    for (const name of names("Aa ".repeat(5_000))) expect(name.length).toBeLessThanOrEqual(80);
  });
});
