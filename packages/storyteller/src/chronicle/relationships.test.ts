import { describe, expect, it } from "vitest";

import { namesOf, sentences } from "./reading.fake.ts";
import { relationshipsIn, relationshipsSpoken } from "./relationships.ts";

const names = namesOf("Hanne", "Corvin", "Brakk", ["Salt Watch", "faction"], ["Oakford", "place"]);
const read = (text: string) =>
  relationshipsIn(sentences(text), names, "Mira").map(({ relationship }) =>
    [relationship?.from, relationship?.type, relationship?.to].join(" / "),
  );

describe("what stands between two", () => {
  it.each([
    ["Hanne is Corvin’s elder sister.", "Hanne / sister of / Corvin"],
    ["Hanne, Corvin's widow, looks at you for a while.", "Hanne / widow of / Corvin"],
    ["You meet Corvin's brother Brakk at the well.", "Brakk / brother of / Corvin"],
    ["Brakk is the captain of the Salt Watch.", "Brakk / captain of / Salt Watch"],
    ["Brakk, captain of the Salt Watch, bars the way.", "Brakk / captain of / Salt Watch"],
    ["Hanne is the mother of Brakk.", "Hanne / mother of / Brakk"],
    ["Brakk serves the Salt Watch.", "Brakk / serves / Salt Watch"],
    ["Hanne, the miller's widow, still owes Corvin three silver.", "Hanne / owes / Corvin"],
    ["Hanne secretly loves Brakk.", "Hanne / loves / Brakk"],
    ["Brakk hates Corvin, and it shows.", "Brakk / hates / Corvin"],
    ["Brakk murdered Corvin.", "Brakk / killed / Corvin"],
    ["Corvin was betrayed by Hanne.", "Hanne / betrayed / Corvin"],
    ["Brakk rules Oakford with a heavy hand.", "Brakk / rules / Oakford"],
    ["Hanne comes from Oakford.", "Hanne / comes from / Oakford"],
    ["Brakk is a member of the Salt Watch.", "Brakk / member of / Salt Watch"],
    ["Hanne owes you a favour.", "Hanne / owes / Mira"],
    ["Brakk is looking for you.", "Brakk / seeks / Mira"],
  ])("is read: %s", (text, turn) => expect(read(text)).toEqual([turn]));

  it.each([
    "Perhaps Hanne is Corvin's sister.",
    "They say Brakk murdered Corvin.",
    "Brakk would never betray Corvin.",
    "Hanne isn't Corvin's sister.",
    "Is Hanne Corvin's sister?",
    "Brakk owes Corvin's brother.",
    "Brakk leads Hanne to the door.",
    "Hanne thinks Brakk killed Corvin.",
    "Hanne serves you stew.",
    "If Brakk serves the Salt Watch, run.",
    "Hanne looks at Corvin, then at his sister.",
    "“Brakk,” “Hanne killed Corvin's dog.",
    "Hanne hates Corvin Vane.",
    "Hanne and Corvin's sister Brakk and Hanne.",
    "The song tells how Brakk killed Corvin.",
  ])("is not guessed: %s", (text) => expect(read(text)).toEqual([]));

  it("keeps the sentence that says so", () => {
    expect(relationshipsIn(["Rain falls.", "Brakk serves the Salt Watch."], names, "Mira")[0]?.sentence).toBe(
      "Brakk serves the Salt Watch.",
    );
  });
});

describe("what somebody says of themself", () => {
  const said = (words: string) =>
    relationshipsSpoken({ speaker: "Hanne", words, before: "", whole: `Hanne: “${words}”` }, names).map(
      ({ relationship }) => [relationship?.from, relationship?.type, relationship?.to].join(" / "),
    );

  it.each([
    ["Corvin is my brother.", "Corvin / brother of / Hanne"],
    ["My brother Corvin keeps the ferry.", "Corvin / brother of / Hanne"],
    ["I am Corvin's wife.", "Hanne / wife of / Corvin"],
    ["I serve the Salt Watch.", "Hanne / serves / Salt Watch"],
  ])("is their word: %s", (words, turn) => expect(said(words)).toEqual([turn]));

  it.each(["If Corvin is my brother, I am the queen.", "Is Corvin my brother?", "Brakk killed Corvin."])(
    "is not taken for one: %s",
    (words) => expect(said(words)).toEqual([]),
  );
});

it("reads hostile text in time and without end", () => {
  expect(relationshipsIn([`${"Hanne, ".repeat(3_000)}is Corvin's`], names, "Mira")).toEqual([]);
  expect(read("\u{e000} serves \u{e001}. Hanne\u{e000} serves Corvin.")).toEqual(["Hanne / serves / Corvin"]);
});
