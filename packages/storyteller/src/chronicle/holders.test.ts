import { describe, expect, it } from "vitest";

import { holdersIn } from "./holders.ts";
import { namesOf, sentences } from "./reading.fake.ts";

const names = namesOf("Mira", "Hanne", "Corvin", ["Frost-Tongue", "item"]);
const read = (text: string) =>
  holdersIn(sentences(text), names, "Mira").map(({ state }) => `${state?.about}: ${state?.value}`);

describe("where a thing is now", () => {
  it.each([
    ["Hanne gives you the silver locket.", "silver locket: Mira"],
    ["You hand the locket to Hanne.", "locket: Hanne"],
    ["You give Corvin your lamp, and he nods.", "lamp: Corvin"],
    ["Corvin takes the ledger and leaves.", "ledger: Corvin"],
    ["You pick up the rusty key.", "rusty key: Mira"],
    ["You hide the key under the third stone.", "key: under the third stone"],
    ["Mira hid the brass key under the third stone.", "brass key: under the third stone"],
    ["Corvin takes the satchel and sets it on the table.", "satchel: on the table"],
    ["The key is in the chest.", "key: in the chest"],
    ["Hanne still has the map.", "map: Hanne"],
    ["You lose the lantern in the flood.", "lantern: lost"],
    ["The amulet is destroyed.", "amulet: destroyed"],
    ["Corvin takes Frost-Tongue from the wall.", "Frost-Tongue: Corvin"],
    ["You leave the bell rope behind the altar.", "bell rope: behind the altar"],
    ["You hide the salt cellar in the well.", "salt cellar: in the well"],
    ["Hanne gives the salt cellar to Corvin.", "salt cellar: Corvin"],
    ["Mira sold the silver idol to a merchant.", "silver idol: a merchant"],
    ["You hand the ledger to the old innkeeper, who nods.", "ledger: the old innkeeper"],
    ["You give your lamp to the ferryman Corvin.", "lamp: Corvin"],
    ["You lock the velvet doublet away in the crypt of the guild.", "velvet doublet: in the crypt of the guild"],
  ])("is read: %s", (text, turn) => expect(read(text)).toEqual([turn]));

  it("is what was said last", () => {
    expect(read("You take the key. You hide the key under the third stone.")).toEqual(["key: under the third stone"]);
  });

  it.each([
    "Corvin takes your hand.",
    "You take a deep breath.",
    "Hanne gives you a look.",
    "You could take the key.",
    "Corvin says you took the key.",
    "Do you take the key?",
    "You take the bell tower stairs.",
    "You don't give Hanne the locket.",
    "If Hanne gives you the locket, go.",
    "Molly puts the skull on top of it together.",
    "Corvin takes his coat off.",
    "The man with the key shrugs.",
    "Hanne hides the smile behind her sleeve.",
    "Hanne hides her trembling in a cough.",
    "You bring the news to Hanne.",
    "You give your word to Hanne.",
    "You give your word to the innkeeper.",
    "Corvin gives the order to Hanne.",
    "You sink the axe in his chest.",
  ])("is not guessed: %s", (text) => expect(read(text)).toEqual([]));
});
