import { describe, expect, it } from "vitest";

import { bearingIn } from "./person-claims.ts";
import { namesOf, sentences } from "./reading.fake.ts";

const names = namesOf("Hanne", "Corvin", ["Salt Watch", "faction"], ["Oakford", "place"]);
const read = (text: string) =>
  bearingIn(sentences(text), names, "Mira").map(({ state }) => `${state?.about}, ${state?.relation}: ${state?.value}`);

describe("how somebody stands", () => {
  it.each([
    ["Corvin is the ferryman here.", "Corvin, role: ferryman"],
    ["Hanne becomes captain of the Salt Watch.", null],
    ["Hanne was made captain of the watch.", "Hanne, role: captain of the watch"],
    ["Corvin, an old smuggler, spits.", "Corvin, role: old smuggler"],
    ["Hanne joins the Salt Watch.", "Hanne, allegiance: Salt Watch"],
    ["Corvin swears fealty to Hanne.", "Corvin, allegiance: Hanne"],
    ["Hanne trusts you now.", "Hanne, attitude: trusts Mira"],
    ["Hanne no longer trusts you.", "Hanne, attitude: no longer trusts Mira"],
    ["Corvin is grateful to you.", "Corvin, attitude: grateful to Mira"],
    ["Hanne wants to find her brother before winter.", "Hanne, want: to find her brother before winter"],
  ])("is read: %s", (text, turn) => expect(read(text)).toEqual(turn === null ? [] : [turn]));

  it("is what was said last of each", () => {
    expect(read("Hanne trusts you. Hanne wants to leave Oakford. Hanne hates you now.")).toEqual([
      "Hanne, attitude: hates Mira",
      "Hanne, want: to leave Oakford",
    ]);
  });

  it.each([
    "Hanne joins Corvin at the table.",
    "Hanne wants to say something.",
    "Perhaps Hanne trusts you.",
    "Corvin is a stranger.",
    "Corvin is the ferryman's son.",
    "Hanne says Corvin is a thief.",
    "Hanne never trusts you.",
    "In the middle of Oakford, the same clerk, whom you met, waits.",
    "Does Hanne trust you?",
  ])("is not guessed: %s", (text) => expect(read(text)).toEqual([]));
});
