import { describe, expect, it } from "vitest";

import { cases } from "../case-content.ts";
import { choose } from "../choices.ts";
import { openStory, AIR } from "../open/open.fake.ts";

const SEVERAL = cases().truths.filter(({ ends }) =>
  Object.values(ends).some((text) => /\[[^[\]]*\n[^[\]]*\]/u.test(text)),
);

describe("An end that is written for two tones in several paragraphs", () => {
  it("exists, and has one of them left when its choices are made", () => {
    expect(SEVERAL.length).toBeGreaterThan(0);
    for (const { id, ends } of SEVERAL)
      for (const text of Object.values(ends))
        expect(
          choose(
            text,
            () => false,
            () => 0,
          ),
          id,
        ).not.toMatch(/[[\]|]/u);
  });

  it("is told as one of them", async () => {
    const story = await openStory(AIR, "open-anything", 20);
    for (const line of ["I listen to the ducts.", "I ask Bram what he has seen.", "I search the hall."])
      await story.say(line);
    const asked = await story.say(
      "I think that Lidia closes the valve in the duct room each night to save air for herself.",
    );
    if (story.kept().pending !== null) await story.say("1");
    let end = asked;
    await story.say("I go to the duct room.");
    for (let at = 0; at < 4 && !story.isOver(); at++) end = await story.say("I open the valve in the duct room.");
    expect(story.isOver(), end).toBe(true);
    expect(end).not.toMatch(/\[|\]|\|/u);
  });
});
