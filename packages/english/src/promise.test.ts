import { describe, expect, it } from "vitest";

import { parsePromise } from "./promise.ts";

const read = (text: string) => {
  const word = parsePromise(text, ["Mira Vance"]);
  return word === null
    ? null
    : `${word.toOneself ? "oneself" : word.to}${word.trade && ` the ${word.trade}`} | ${word.what}`;
};

describe("the word a player gives", () => {
  it.each([
    ["I promise Hanne to bring the silver locket back to her.", "Hanne | to bring the silver locket back to her"],
    [
      "I swear to the ferryman Odo Brandt that I will mend his broken oar",
      "Odo Brandt the ferryman | to mend his broken oar",
    ],
    ["I promise the ferryman to pay my debt by the new moon", "the ferryman | to pay my debt by the new moon"],
    [
      "I ask who drowned here and promise to bring the silver locket back to Hanne",
      "Hanne | to bring the silver locket back to Hanne",
    ],
    ["I promise Hanne the silver locket", "Hanne | to give Hanne the silver locket"],
    ["I promise the silver locket to Hanne", "Hanne | to give Hanne the silver locket"],
    ["I promise the old ferryman two coins", "the old ferryman | to give the old ferryman two coins"],
    ["i promise hanne to find the key", "Hanne | to find the key"],
    ["I swear that I will come back", " | to come back"],
    ["I swear I'll find him", " | to find him"],
    ["I swear to go to the mill", " | to go to the mill"],
    ["I swear to Hanne to find the key", "Hanne | to find the key"],
    ["I vow never to return to Varrow Point", " | never to return to Varrow Point"],
    ["I promise her that I won't tell anyone, and leave", " | not to tell anyone"],
    ["I give Old Corvin my word that I shall be back before dawn.", "Old Corvin | to be back before dawn"],
    ["I give my word to Hanne", "Hanne | "],
    ["I give Hanne my word", "Hanne | "],
    ["I kneel and swear by the old gods to avenge Tam", " | to avenge Tam"],
    ["I swear to myself that I will find the killer", "oneself | to find the killer"],
    ["I swear vengeance on the killer", " | to take vengeance on the killer"],
    ["I promise that no harm will come to Hanne", " | to see to it that no harm will come to Hanne"],
    ["“I promise I'll find your brother,” I tell Hanne.", "Hanne | to find your brother"],
    ["I whisper to the old ferryman: “I swear I will be back.”", "the old ferryman | to be back"],
    ['I take her hand. "I swear to you, I will bring Tam home."', " | to bring Tam home"],
    ["Mira promises Hanne to wait", "Hanne | to wait"],
    ["We promise Brother Anselm to guard the bell", "Brother Anselm | to guard the bell"],
    [
      "I solemnly promise the abbess of the Weeping Fen to keep her secret",
      "the abbess of the Weeping Fen | to keep her secret",
    ],
    ["I agree to help Hanne find Tam", " | to help Hanne find Tam"],
    ["promise Hanne to come back", "Hanne | to come back"],
    ["I swear an oath to Hanne", "Hanne | "],
    ["I promise!", " | "],
  ])("is read: %s", (text, word) => expect(read(text)).toBe(word));

  it.each([
    "I tell them about the silver locket I promised to Hanne",
    "I ask Hanne to promise me the locket",
    "I ask him to swear that he will keep quiet",
    "I make him kneel and swear to serve me",
    "Do I promise her anything?",
    "I don't promise anything",
    "I refuse to swear",
    "I swear at the guard",
    "I swear under my breath",
    "I swear that I saw it",
    "I swear I didn't steal the ledger",
    "“Promise me you'll come back,” I say.",
    "Promise me you will come back",
    "I keep my promise to Hanne",
    "I remember what I promised Hanne",
    "I search for the promise ring",
    "I agree to their terms",
    "I give Hanne the silver locket",
    "",
  ])("is not read into: %s", (text) => expect(read(text)).toBeNull());

  it("keeps to its bounds whatever is written", () => {
    const long = `I promise Hanne to ${"go round and ".repeat(400)}`;
    expect(parsePromise(long)?.what.length).toBeLessThanOrEqual(100);
    for (const text of [
      "I promise ".repeat(200),
      `I swear to ${"A".repeat(5_000)}`,
      "I promise {name} to [go|stay] <b>",
      "I promise \u0000\ud800",
    ])
      expect(parsePromise(text)?.what ?? "").not.toMatch(/[{}[\]|<>]/u);
  });
});
