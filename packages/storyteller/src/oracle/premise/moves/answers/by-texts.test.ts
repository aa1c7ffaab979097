import { describe, expect, it } from "vitest";

import { played } from "../../played.fake.ts";
import { GAUGE } from "./answers.fake.ts";

const begun = async (seed = "a", luck = 15) => {
  const story = played(GAUGE, seed, luck);
  await story.say("");
  return story;
};

describe("A question with yes or no", () => {
  it.each([
    ["Is the harbour lamp lit?", /^No\. The harbour lamp is out\.$/u],
    ["Is the church clock running?", /^No\. The church clock has stopped\.$/u],
    ["Is the great sluice open?", /^No\. The great sluice is (?:shut|locked)\.$/u],
    ["Is the great sluice locked?", /^Yes[.:] .*locked/u],
  ])("is answered by what the player has written, and not by the dice: %s", async (question, answer) => {
    const story = await begun();
    expect(await story.say(question)).toMatch(answer);
  });

  it("is answered by what the hero has done since", async () => {
    const story = await begun();
    await story.say("I light the harbour lamp.");
    expect(await story.say("Is the harbour lamp lit?")).toMatch(/^Yes/u);
  });

  it("is thrown for where nobody has written anything of it", async () => {
    const story = await begun();
    expect(await story.say("Is the chapel roof tiled?")).toMatch(/fifty-fifty/u);
  });
});

describe("What decides the case", () => {
  it.each(["Did you sell the sluice key?", "Did you kill them?", "Were you behind it?", "Was it you?"])(
    "is never thrown for: %s",
    async (question) => {
      for (const seed of ["a", "b", "c"]) {
        const story = await begun(seed);
        await story.say("I greet Jonas.");
        const said = await story.say(question);
        expect(said).not.toMatch(/fifty-fifty|rolled/u);
        expect(said).toMatch(/“/u);
      }
    },
  );

  it("is not thrown for when somebody is asked who stands there and speaks", async () => {
    const story = await begun();
    await story.say("I greet Jonas.");
    expect(await story.say("Jonas, are you alive?")).not.toMatch(/rolled|says no/u);
  });
});

describe("An answer that the player does not take", () => {
  it("falls the other way where it was thrown for", async () => {
    const story = await begun();
    const said = await story.say("Is the chapel roof tiled?");
    const wasYes = said.startsWith("Yes");
    expect(await story.say("No, that can't be.")).toMatch(
      wasYes ? /^Then it is not so\./u : /^Then it is so, after all\./u,
    );
    expect(await story.say("Is the chapel roof tiled?")).toMatch(wasYes ? /no/u : /yes/u);
  });

  it("goes, and what the player says instead is so, without the player's protest", async () => {
    const story = await begun();
    await story.say("What is in the tin?");
    const said = await story.say("No, that can't be. It was full of red lead yesterday.");
    expect(said).not.toMatch(/can't be/u);
    expect(story.kept().facts.join(" ")).toMatch(/full of red lead yesterday/u);
  });
});

describe("When it was", () => {
  it("is never a year ago where the texts speak of nights", async () => {
    for (const seed of ["a", "b", "c", "d", "e", "f"]) {
      const story = await begun(seed);
      expect(await story.say("Jonas, when did you last see the anchor?")).not.toMatch(/\byear|long ago/iu);
    }
  });

  it("is what the player says who protests, and the rest of the message is played", async () => {
    const story = await begun();
    await story.say("Jonas, when did you last see the anchor?");
    const [, answer = ""] = /: (.*)$/u.exec(story.kept().pending?.asks ?? "") ?? [];
    const said = await story.say(
      `${answer.replace(/[.]$/u, "")}? You showed it to me on Tuesday. I look at the water gauge.`,
    );
    expect(said).toMatch(/Then it is so: Jonas showed it to you on Tuesday/u);
    expect(said).toMatch(/\d/u);
  });
});

describe("Two questions in one message", () => {
  it("get two answers", async () => {
    const story = await begun();
    await story.say("I greet Jonas.");
    for (const asked of [
      "Jonas, are you alive? Do you like eels?",
      "“Jonas, are you alive? Can you come home with me?”",
    ]) {
      const said = await story.say(asked);
      expect(said.match(/Jonas/gu)?.length, said).toBeGreaterThan(1);
    }
  });
});

describe("A speech in a scene", () => {
  it.each([
    "“Ned Varley is innocent! Jonas, it was you.”",
    '"Sister Hobb is innocent, and I can prove it."',
    "I say aloud: “Sister Hobb is innocent, and so is Ned.”",
    "Ned Varley is innocent! Jonas, it was you.",
  ])("is no correction at the table: %s", async (speech) => {
    const story = await begun();
    await story.say("I greet Jonas.");
    expect(await story.say(speech)).not.toMatch(/Corrected/u);
  });

  it("is one where it is said to the table", async () => {
    const story = await begun();
    expect(await story.say("Ned Varley is innocent.")).toMatch(/Corrected/u);
  });
});
