import { describe, expect, it } from "vitest";

import { listed, plural, possessive, withArticle } from "./noun-phrase.ts";
import { expand } from "./template.ts";
import { createRandom } from "#storyteller/random";

const filled = (template: string, slots = {}) => expand(template, slots, createRandom("grammar"));

describe("a template", () => {
  it("never leaves a hole: an unknown slot, an empty one, an unknown modifier and a circle all throw", () => {
    expect(() => filled("The {nobody} waits")).toThrow(RangeError);
    expect(() => filled("The {empty} waits", { empty: [] })).toThrow(RangeError);
    expect(() => filled("The {constructor} waits")).toThrow(RangeError);
    expect(() => filled("The {x|shout} waits", { x: "owl" })).toThrow(RangeError);
    expect(() => filled("{a}", { a: ["{b}"], b: ["{a}"] })).toThrow(RangeError);
  });

  it("takes a player's words as they are, braces and brackets and all", () => {
    expect(filled("{name} sits.", { name: "Bob {place} [a|b] $& <b>" })).toBe("Bob {place} [a|b] $& <b> sits.");
  });

  it("fills the slots of a picked entry too, and applies modifiers in order", () => {
    const slots = { door: ["{metal} door"], metal: ["iron"] };
    expect(filled("{door|a|cap} opens. [it|it] creaks.", slots)).toBe("An iron door opens. It creaks.");
  });

  it("closes an aside that a picked entry opened, where the sentence goes on; a player's own words stay as they are", () => {
    const shirt = "a shirt, neatly ironed";
    expect(filled("Mara has found {it} and hides {it}.", { it: [shirt] })).toBe(
      "Mara has found a shirt, neatly ironed, and hides a shirt, neatly ironed.",
    );
    expect(filled("Mara has found {it} and runs.", { it: shirt })).toBe(
      "Mara has found a shirt, neatly ironed and runs.",
    );
  });

  it("starts every sentence in upper case, inside quotes too, but leaves a trailing-off … alone", () => {
    expect(filled('no. “yes?” "well." he left... then rain')).toBe('No. “Yes?” "Well." He left... then rain');
  });
});

describe("English in small", () => {
  it.each([
    ["owl", "an owl"],
    ["the old mill", "an old mill"],
    ["hour", "an hour"],
    ["honest man", "an honest man"],
    ["one-eyed smith", "a one-eyed smith"],
    ["unicorn", "a unicorn"],
    ["uninvited guest", "an uninvited guest"],
    ["umbrella", "an umbrella"],
    ["European", "a European"],
    ["useful rope", "a useful rope"],
    ["ugly troll", "an ugly troll"],
    ["urn", "an urn"],
  ])("says a or an as it sounds: %s", (noun, expected) => expect(withArticle(noun)).toBe(expected));

  it.each([
    ["captain of the guard", "captains of the guard"],
    ["wolf", "wolves"],
    ["fisherman", "fishermen"],
    ["human", "humans"],
    ["witch", "witches"],
    ["ferry", "ferries"],
    ["day", "days"],
    ["grave-thief", "grave-thieves"],
  ])("makes more of one: %s", (noun, expected) => expect(plural(noun)).toBe(expected));

  it("says whose it is and lists things", () => {
    expect(possessive("Mira")).toBe("Mira's");
    expect(possessive("the Ashen Hands")).toBe("the Ashen Hands'");
    expect(possessive("Marcus")).toBe("Marcus's");
    expect(listed(["salt", "iron", "rope"])).toBe("salt, iron and rope");
  });
});
