import { describe, expect, it } from "vitest";

import { type OwnPremise, played } from "../played.fake.ts";

const DUSTY: OwnPremise = {
  title: "A Week at Salt Fork",
  world:
    "New Mexico Territory, 1879. The town of Salt Fork has one bank. Sheriff Amos Leary sleeps in the jail. Widow Carmen Ortiz runs the boarding house. Judge Elias Stroud comes through on the Saturday stage. The assayer Ned Quill was found dead in the livery stable.",
  notes:
    "It begins at dusk on Thursday, as the hero rides into Salt Fork on a tired mule. Ruth wants to prove that her uncle Ned was murdered, and to name who did it before Judge Stroud on Saturday.",
  hero: "Ruth Quill",
  heroNotes: "Thirty-one, a surveyor, patient and dry. Carries a theodolite and a derringer.",
};
const ROCK: OwnPremise = {
  title: "The Bell Rock",
  world:
    "Gannet Rock is a lighthouse island off Fife, 1931. Old Matthew Reid will not leave the lamp room. Keeper Hugh Lorne is missing. Sister Una, the last nun of the sunken priory, keeps the shrine on Gull Knoll.",
  notes:
    "It begins at dusk on the landing stage as the boat that brought her turns back for the shore. Isla wants to find her brother Hugh and keep the lamp burning until dawn.",
  hero: "Isla Lorne",
  heroNotes: "Twenty-seven, a nurse, frightened of deep water. Carries a lantern.",
};

describe("At the opening", () => {
  it("a day is no place, a number no person, and an uncle no “that your uncle”", async () => {
    const { say } = played(DUSTY, "mule");
    const opening = await say("");
    expect(opening).toContain("It is dusk on Thursday, and you ride into Salt Fork on a tired mule.");
    expect(opening).not.toMatch(/on Thursday,? (?:as|where)|of that your|Thirty-one/u);
    expect(opening).not.toMatch(/(?:People|Places): [^.]*day/u);
  });

  it("the boat that brought the hero turns back", async () => {
    const { say } = played(ROCK, "mule");
    const opening = await say("");
    expect(opening).toContain("the boat that brought you turns back for the shore");
    expect(opening).not.toMatch(/People:[^*]*Twenty-seven/u);
  });

  it("who keeps a shrine is there, and not in the sunken priory", async () => {
    const { say } = played(ROCK, "mule");
    await say("");
    expect(await say("Where is Sister Una?")).not.toMatch(/priory/u);
  });

  it.each([
    [
      "Ruth is after the hidden will: find it and bring it to the judge before Saturday.",
      "find the hidden will and bring it to the judge before Saturday",
    ],
    [
      "Ruth is after getting the box of papers to Judge Stroud before dark, and seeing the bank shut.",
      "get the box of papers to Judge Stroud before dark, and see the bank shut",
    ],
    ["She is only after the silver spurs of her uncle.", "find the silver spurs of your uncle"],
    [
      "Ruth Quill, a county surveyor, wants to learn what became of the assay books.",
      "learn what became of the assay books",
    ],
    [
      "The hero has until the noon stage to find the assay books and get them to Judge Stroud.",
      "find the assay books and get them to Judge Stroud",
    ],
    [
      "I want to stay awake through the night and see who comes to the bank.",
      "stay awake through the night and see who comes to the bank",
    ],
  ])("what the hero is after is the aim: %s", async (sentence, aim) => {
    const notes = `It begins at dusk on Thursday, as the hero rides into Salt Fork on a tired mule. ${sentence}`;
    const { say } = played({ ...DUSTY, notes }, "mule");
    expect(await say("")).toContain(`What you are after is to ${aim}.`);
  });

  it("a case of bottles is no case to solve", async () => {
    const notes =
      "It begins at dusk in the boarding house. Ruth wants to get the case of serum to Judge Stroud before dark. Sheriff Amos Leary refuses to open the gate, and Widow Carmen Ortiz will not lend the wagon.";
    const { say } = played({ ...DUSTY, notes }, "mule", undefined, true);
    expect(await say("")).toContain("*What stands in the way:*");
  });

  it("a free correction is taken, and the story is chosen after it", async () => {
    const { say, kept } = played(DUSTY, "mule");
    await say("");
    expect(await say("Ned Quill is my uncle, and he is the dead man.")).toMatch(/Corrected\. .*dead/u);
    await say("Where am I?");
    await say("another plot");
    const { plots } = kept().case!;
    expect(plots.length).toBeGreaterThan(1);
    expect(await say("2")).toContain("So that is the story.");
    expect(kept().case!.truth).toBe(plots[1]);
  });
});
