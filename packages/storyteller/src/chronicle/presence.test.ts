import { expect, it } from "vitest";

import { presentIn } from "./presence.ts";
import { namesOf, sentences } from "./reading.fake.ts";

const names = namesOf("Mira", "Hanne", "Corvin", "Brakk", "Bogdan", "Bogdan Albrecht");
const present = (reply: string, deed = "", speakers: readonly string[] = []) =>
  presentIn(sentences(reply), deed, speakers, ["Mira"], names);

it("counts who speaks, who acts and who is spoken to", () => {
  expect(present("Hanne pours the tea. Corvin's eyes narrow.", "Mira asked Brakk about the key.", ["Hanne"])).toEqual([
    "Hanne",
    "Corvin",
    "Brakk",
  ]);
});

it("does not count who is only spoken of, is away, or plays", () => {
  expect(present("Brakk rules the harbour. Hanne is not here.", "Mira asked Hanne about Corvin.")).toEqual([]);
  expect(present("Mira nods at the wall.")).toEqual([]);
});

it("counts nobody twice under a shorter name", () => {
  expect(present("Bogdan Albrecht waits. Bogdan shrugs.")).toEqual(["Bogdan Albrecht"]);
});
