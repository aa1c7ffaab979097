import { describe, expect, it } from "vitest";

import { mentions, stemsOf } from "./match-words.ts";

describe("a topic for a whole question", () => {
  const topic = ["= why you here|stay|wait"];

  it.each(["why are you here", "Why do you stay, then?", "so why are you still waiting"])("fits “%s”", (text) => {
    expect(mentions(topic, stemsOf(text))).toBeGreaterThanOrEqual(2);
  });

  it.each(["why are you here with a cutlass", "why is she here", "who are you"])("does not fit “%s”", (text) => {
    expect(mentions(topic, stemsOf(text))).toBe(0);
  });
});

it("does not take “his” for a form of “hiss”", () => {
  expect(stemsOf("hiss")).not.toEqual(stemsOf("his"));
  expect(stemsOf("hisses")).toEqual(stemsOf("hiss"));
});
