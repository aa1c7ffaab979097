import { expect, it } from "vitest";

import type { TimelineEvent } from "#contracts/http/graph";

import { importantEvents } from "./important-events.ts";

const event = (itemId: string, importance: number) => ({ itemId, importance }) as TimelineEvent;
const ids = (events: readonly TimelineEvent[]) => events.map(({ itemId }) => itemId).join("");

it("a session's few events are its most important ones, in the order they happened", () => {
  const evening = "abcdefgh".split("").map((id, place) => event(id, id === "b" ? 9 : place % 3));
  expect(ids(importantEvents(evening))).toBe("bcefgh".split("").toSorted().join(""));
  expect(importantEvents(evening).map(({ importance }) => importance)).toContain(9);
});

it("a session with few events shows all of them", () => {
  expect(ids(importantEvents([event("a", 1), event("b", 5)]))).toBe("ab");
  expect(importantEvents([])).toEqual([]);
});
