import { describe, expect, it } from "vitest";

import { statesOf } from "./states.ts";

const brakk = (text: string) => statesOf(text, ["Brakk"]).map(({ relation, value }) => `${relation}: ${value}`);

describe("what becomes of Brakk", () => {
  it.each([
    "Brakk is dead.",
    "Brakk, the ferryman, dies in your arms.",
    "Old Brakk is dead.".replace("Old ", ""),
    "With a last word Brakk dies.",
    "Brakk was killed at the ford.",
    "You kill Brakk with one blow.",
    "The captain killed Brakk.",
    "Brakk breathes his last.",
    "Brakk’s corpse lies by the well.",
    "The corpse of Brakk floats past.",
    "Brakk falls dead at your feet.",
    "Brakk dies before the first snow.",
    "Brakk died of the fever when the bridge was already down.",
  ])("is death: %s", (text) => expect(brakk(text)).toEqual(["status: dead"]));

  it.each([
    "Brakk is dead tired.",
    "Brakk is dead set on it.",
    "Brakk is almost dead.",
    "Brakk would die for you.",
    "“Brakk is dead,” she says.",
    "If Brakk dies, you hang.",
    "They say Brakk was killed.",
    "Is Brakk dead?",
    "The son of Brakk is dead.",
    "Brakk’s dog dies.",
    "Brakk dies of laughter?",
    "You want to kill Brakk.",
    "To kill Brakk is no small thing.",
    "You kill Brakk’s horse.",
    "You kill Brakk Vane.",
    "Brakkal dies.",
    "Brakk’s voice dies away.",
    "Brakk isn’t dead.",
    "Brakk drops to his knees.",
    "Brakk thought the fire had died.",
    "When Brakk dies of the fever, send for Hanne.",
    "The night before Brakk dies, it snows.",
  ])("is not death: %s", (text) => expect(brakk(text)).toEqual([]));

  it.each(["Brakk is alive.", "Brakk is still alive!", "Brakk returns from the dead.", "Brakk is not dead."])(
    "is life: %s",
    (text) => expect(brakk(text)).toEqual(["status: alive"]),
  );

  it.each([
    ["Brakk waits at the Salt Gate.", "Salt Gate"],
    ["Brakk, the ferryman, is in Varrow Point.", "Varrow Point"],
    ["Brakk sits alone in the Broken Oar, drinking.", "Broken Oar"],
  ])("is a place: %s", (text, place) => expect(brakk(text)).toEqual([`place: ${place}`]));

  it.each(["Brakk is in trouble.", "Brakk is at the door.", "Brakk might be in Varrow.", "Brakk was in Varrow once."])(
    "is no place: %s",
    (text) => expect(brakk(text)).toEqual([]),
  );
});

it("reads hostile names and texts as letters", () => {
  expect(statesOf("A(B[ dies.", ["A(B["])).toHaveLength(1);
  expect(statesOf(`${"Brakk ".repeat(2_000)}dies.`, ["Brakk"]).length).toBeLessThan(2);
  expect(statesOf("", ["Brakk"])).toEqual([]);
});
