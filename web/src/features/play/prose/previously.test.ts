import { describe, expect, it } from "vitest";

import type { StoryPanel } from "#contracts/story/panel";
import { isLongAgo, linesOf, type Sitting } from "./previously.ts";

const STORY: StoryPanel = { scene: null, people: [], threads: [], clocks: [], fight: null };
const sitting = (summary: string, events: string[] = []): Sitting => ({
  startedAt: "2026-09-15T20:00:00.000Z",
  endedAt: "2026-09-15T21:00:00.000Z",
  summary,
  events: events.map((content, at) => ({
    itemId: String(at),
    turnId: null,
    turnNumber: at,
    kind: "episode",
    content,
    importance: 3,
    at: "2026-09-15T20:00:00.000Z",
  })),
});
const thread = (steps: string[], turns: number[]) => ({
  title: steps.join(),
  kind: "mystery" as const,
  question: "",
  steps,
  stepTurns: turns.map((number) => ({ id: `t${number}`, number })),
  state: "open" as const,
});

describe("the story so far", () => {
  it("is told to who comes back after hours, and not to who was away for a moment", () => {
    const now = Date.parse("2026-09-16T10:00:00.000Z");
    expect(isLongAgo("2026-09-15T21:00:00.000Z", now)).toBe(true);
    expect(isLongAgo("2026-09-16T09:00:00.000Z", now)).toBe(false);
  });

  it("is the last two scenes where they are summed up", () => {
    expect(linesOf({ ...STORY, past: ["One.", "Two.", "Three."] }, sitting("A sum."))).toEqual(["Two.", "Three."]);
  });

  it("is else the last sitting's summary", () => {
    expect(linesOf(STORY, sitting("You crossed the causeway."))).toEqual(["You crossed the causeway."]);
  });

  it("is else what was learned last, in the order in which it was learned, each thing once", () => {
    const threads = [
      thread(["The oil was cut.", "Tobit is alive."], [2, 7]),
      thread(["The oil was cut.", "He fled."], [2, 5]),
    ];
    expect(linesOf({ ...STORY, threads }, sitting(""))).toEqual(["The oil was cut.", "He fled.", "Tobit is alive."]);
  });

  it("is else what the sitting remembers, and nothing where there is nothing", () => {
    expect(linesOf(STORY, sitting("", ["You met Joan.", "You slept."]))).toEqual(["You met Joan.", "You slept."]);
    expect(linesOf(STORY, null)).toEqual([]);
  });
});
