import { describe, expect, it } from "vitest";
import { STANDING } from "../../readings/stands.fake.ts";
import { played } from "../../played.fake.ts";

const begun = async (title: string, luck?: number) => {
  const story = played(
    STANDING.find((each) => each.title === title)!,
    "clock",
    luck,
  );
  await story.say("");
  return { ...story, filled: () => story.state().clocks[0]!.filled };
};

describe("The clock", () => {
  it("does not move by first visits and questions", async () => {
    const { say, filled } = await begun("The Lamp on Gull Rock", 12);
    for (const text of [
      "I go to the lighthouse.",
      "Morwenna, who has the key to the lamp room?",
      "I go to the Ship inn.",
      "Mrs Trew, who was out that night?",
      "I go to the boathouse.",
      "Davy, where did you get the lugger?",
      "I go to the surgery.",
      "Doctor, do you sleep well?",
    ])
      await say(text);
    expect(filled()).toBe(0);
  });

  it("moves by ways that are gone twice and by rests", async () => {
    const { say, filled } = await begun("The Lamp on Gull Rock", 12);
    for (let times = 0; times < 4; times += 1)
      for (const text of ["I go to the lighthouse.", "I go back to the ferry landing.", "I wait."]) await say(text);
    expect(filled()).toBeGreaterThan(0);
  });

  it("is not full within 25 messages, whatever is missed", async () => {
    const { say, state, kept } = await begun("The Lamp on Gull Rock", 1);
    for (let number = 1; number < 25; number += 1) await say(number % 2 === 0 ? "I search the place." : "I wait.");
    expect(state().clocks[0]!.filled).toBeLessThan(6);
    expect(kept().case?.late).toBe(false);
  });
});
