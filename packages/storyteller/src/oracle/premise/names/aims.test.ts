import { expect, it } from "vitest";

import { played } from "../played.fake.ts";
import { PREMISES } from "./premises.fake.ts";

it.each([
  ["learn why the bells ring under the lake", "the bells"],
  ["find out why the dogs bark at noon", "the dogs"],
  ["find out what makes the clocks stop", "the clocks"],
  ["find out why the two bakers fell out", "the two bakers"],
  ["find out who feeds the swans", "the swans"],
])("what an aim is about is a noun: %s", async (aim, about) => {
  const story = played(
    { ...PREMISES[3]!, title: aim, notes: `It begins outside the church. The hero wants to ${aim}.` },
    "aim",
  );
  await story.say("");
  await story.say("1");
  const kept = story.kept().case!;
  expect(kept.prize.words).toBe(about);
  expect(kept.threat).toMatch(new RegExp(`${about}$`, "u"));
});
