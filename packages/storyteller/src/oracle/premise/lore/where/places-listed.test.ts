import { expect, it } from "vitest";

import { placesListed } from "./places-listed.ts";

it.each([
  [
    "The places are the quay, the tide-bell tower, the chandler's shop and the mud.",
    "the quay|the tide-bell tower|the chandler's shop|the mud",
  ],
  ["Places: Lower Nine, the pump hall, and WARDEN's core.", "Lower Nine|the pump hall|WARDEN's core"],
  ["The places of Harl are a mill, the Fox and Hounds and the ford.", "the mill|the Fox and Hounds|the ford"],
  ["Places: quay, tower, the Fox and Hounds", "the quay|the tower|the Fox and Hounds"],
  ["The places are far from each other and cold.", ""],
  ["The quay, the tower and the mud are places.", ""],
])("a list of places in the texts is read as places: %s", (text, places) => {
  expect(placesListed(text).join("|")).toBe(places);
});
