import { expect, it } from "vitest";
import { writtenName } from "./written-name.ts";

it.each([
  ["hugo", "Hugo Castellano", "Hugo"],
  ["thalosse", "The Vale of Thalossë", "Thalossë"],
  ["old keeper of the toll", "Hanne", "Old Keeper of the Toll"],
  ["red beard", "Bjorn Red-Beard", "Red Beard"],
])("%s of %s is shown as %s", (folded, name, shown) => expect(writtenName(folded, name)).toBe(shown));
