import { describe, expect, it } from "vitest";

import { linesOf } from "./dialogue.ts";
import { questsIn } from "./quests.ts";
import { namesOf, sentences } from "./reading.fake.ts";

const names = namesOf("Mira", "Hanne", "Corvin", "Tam", ["Frost-Tongue", "item"]);
const read = (deed: string, reply = "") =>
  questsIn(deed, sentences(reply.replace(/“[^”]*”/gu, " ")), linesOf(reply, { people: ["Hanne", "Corvin"] }), names, [
    "Mira",
  ]).map(({ quest }) => `${quest.title} (${quest.status})`);

describe("promises and errands", () => {
  it("are opened by the player's word and by what somebody asks", () => {
    expect(read("Mira promised Hanne the silver locket.")).toEqual(["Promise to Hanne: silver locket (active)"]);
    expect(read("Mira swore to Hanne to find Tam.")).toEqual(["Promise to Hanne: Tam (active)"]);
    expect(read("", "“Bring me the brass key before winter,” says Hanne.")).toEqual(["For Hanne: brass key (open)"]);
    expect(read("", "“Will you find my brother?” asks Corvin.")).toEqual(["For Corvin: brother (open)"]);
    expect(read("", "New quest: The Drowned Bell.")).toEqual(["The Drowned Bell (open)"]);
  });

  it("are closed under the title they were opened with", () => {
    const [opened] = read("Mira promised Hanne the silver locket.");
    const closings = [
      read("Mira gave Hanne the silver locket, as promised."),
      read("", "You kept your promise to Hanne: the silver locket is hers again."),
    ];
    expect(read("", "You kept your promise to Hanne: Tam will come home.")).toEqual([
      "Promise to Hanne: Tam (completed)",
    ]);
    for (const closed of closings) expect(closed).toEqual([opened!.replace("active", "completed")]);
    expect(read("Mira broke her promise to Hanne and sold the silver locket.")).toEqual([
      opened!.replace("active", "failed"),
    ]);
    expect(read("", "Quest complete: The Drowned Bell.")).toEqual(["The Drowned Bell (completed)"]);
  });

  it.each([
    ["Mira gave Hanne the silver locket.", ""],
    ["Mira kept her promise.", ""],
    ["Did Mira keep her promise to Hanne about the locket?", ""],
    ["", "“Get out of here,” says Hanne."],
    ["", "“Find a chair,” says Hanne."],
    ["", "You have not kept your promise to Hanne, and the locket knows it."],
  ])("are not guessed: %s %s", (deed, reply) => expect(read(deed, reply)).toEqual([]));
});
