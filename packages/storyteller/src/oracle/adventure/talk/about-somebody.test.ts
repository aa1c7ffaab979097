import { describe, expect, it } from "vitest";

import { lastReply, play } from "../testing/play-by-id.fake.ts";

const reply = async (...script: readonly string[]): Promise<string> => lastReply(await play("ledger", script));

const TO_SLOE = ["Go up to the house", "look around", "look at the name cards", "look at the portrait", "wait"];
const WITH_LEONIE = [
  "Go up to the house",
  "Go through the green door",
  "Go through the narrow door",
  "I break the misted glass with the chair",
];

describe("a question about somebody", () => {
  it.each([
    ["Where did Abel go? Is he dead?", "at his gate"],
    ["Leonie, when did you last see Abel Noon?", "at his gate"],
    ["A cup, so she's poisoning me too. I am not drinking the one by my bed.", "Then don’t"],
  ])("is answered about them: %j", async (asked, answer) => {
    expect(await reply(...WITH_LEONIE, asked)).toContain(answer);
  });

  it("takes a pronoun for who was named last", async () => {
    expect(await reply(...TO_SLOE, "Mr Sloe, what became of Abel Noon?", "And is he dead?")).toMatch(/hat/u);
  });

  it.each([
    ["Mr Sloe, did you know I'm older than I look? I'm the forty-third.", "forty-third on the deed"],
    ["Mr Sloe, who owns a ruler?", "Ebony"],
    ["Mr Sloe, what do you mean one and a half in the hundred? Do you get a share?", "water rents"],
  ])("of two ideas is answered by the one that is asked: %j", async (asked, answer) => {
    expect(await reply(...TO_SLOE, asked)).toContain(answer);
  });

  it("burns no answer to another: advice is given to who asks for it", async () => {
    const lantern = await reply("Who keeps the lantern at the landing?");
    expect(lantern).toContain("Mr Hartley set his down");
  });
});

describe("people know", () => {
  it("that the crank has been found", async () => {
    const wheel = [
      ...WITH_LEONIE,
      "I take the crank out of Honoria's lap",
      "Go out by the garden door",
      "Go down the goat path to the gatehouse",
      "I examine the soup plate",
    ];
    expect(lastReply(await play("ledger", wheel))).toContain("Boots come down a ladder");
    expect(await reply(...wheel, "Abel, what is the crank for?")).not.toContain("No crank, no gate");
  });

  it("that she whom they glazed in stands beside the hero", async () => {
    const asked = "Tamsin, Mrs Achard puts people behind your glass while they're breathing.";
    expect(await reply(...WITH_LEONIE, "Leonie, come with me", "Go out by the garden door", asked)).toContain(
      "never once asked, were they done",
    );
  });
});
