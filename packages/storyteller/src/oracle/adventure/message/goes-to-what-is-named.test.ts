import { describe, expect, it } from "vitest";

import { lastReply, play } from "../testing/play-by-id.fake.ts";
import { TO_THE_RESCUE } from "../testing/ways.fake.ts";

const UPSTAIRS = ["I go up to the house", "I go up to my room"];

describe("an order to go that names something else as well", () => {
  it("leads to a door that is one room further", async () => {
    const words = "I creep downstairs in my stockings, stepping over the third stair, to the green door.";
    expect((await play("ledger", [...UPSTAIRS, words])).progress.place).toBe("counting-room");
  });

  it("opens the door that is named, and not the locked one", async () => {
    const { progress } = await play("ledger", ["I go up to the house", "I open the green door."]);
    expect(progress.place).toBe("counting-room");
  });

  it("leads to where somebody was last seen if the place is none of the story's", async () => {
    const words = ["I go up to the house", "I go to the counting room", "I go down to the kitchen to find Dilly."];
    expect((await play("ledger", words)).progress.place).toBe("hall");
  });

  it("leads away from who is here, if what is looked at there is hers", async () => {
    const words = ["Leonie and I go to the hall", "I go to the gallery and look at her glass."];
    expect((await play("ledger", [...TO_THE_RESCUE, ...words])).progress.place).toBe("gallery");
  });

  it("leads on with what the hero has with them", async () => {
    const words = ["Leonie and I go to the hall", "Now to the Glass Gallery with it."];
    expect((await play("ledger", [...TO_THE_RESCUE, ...words])).progress.place).toBe("gallery");
  });
});

describe("what is looked at by description", () => {
  it("is the thing that the same message steps up to", async () => {
    const played = await play("ledger", [
      ...TO_THE_RESCUE.slice(0, TO_THE_RESCUE.findIndex((each) => /gallery/iu.test(each)) + 1),
      "I walk to the lit pane at the far end and look at who is behind it.",
    ]);
    expect(lastReply(played)).not.toContain("You look at who");
    expect(played.progress.clues).toContain("misted-glass");
  });

  it("is each of two things", async () => {
    const words = "I look at the last glass and at Hartley's glass.";
    const reply = lastReply(await play("ledger", [...TO_THE_RESCUE, words]));
    expect(reply).toContain("grey cloth");
    expect(reply).toContain("stout man");
  });

  it("is read by a lamp, and is not the lamp", async () => {
    const words = "I take out the advocate's letter and read it again by the boat lamp.";
    expect(lastReply(await play("ledger", [words]))).toContain("sundown on the tenth day");
  });
});
