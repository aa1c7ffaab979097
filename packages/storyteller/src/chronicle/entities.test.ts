import { expect, it } from "vitest";

import type { EntityDraft } from "#contracts/memory/items";
import { placeOf } from "./entities.ts";

const place = (name: string): EntityDraft => ({ name, type: "place", aliases: [], description: "" });
const PLACES = [place("Salt Mill"), place("Varrow Point")];

it("takes a turn to be where the player is said to be or to come to", () => {
  expect(placeOf("You have come down to the Salt Mill. The wheel turns.", PLACES)).toBe("the Salt Mill");
  expect(placeOf("The wheel turns before you at Varrow Point.", PLACES)).toBe("Varrow Point");
});

it("does not take it to be where the player only might go", () => {
  for (const reply of [
    "One half of you thinks it best to be at Varrow Point ahead of the news.",
    "You could follow the matter to the Salt Mill.",
    "Will you go on, or go back to the Salt Mill?",
  ])
    expect(placeOf(reply, PLACES)).toBe("");
});
