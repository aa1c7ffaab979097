import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { StoryEvent } from "../story/events.ts";
import { sealStory, unsealStory } from "./seal.ts";

describe("a sealed story", () => {
  it("comes out as it went in, whatever letters it is written in, and cannot be read at a glance", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme", maxLength: 100 }), (hides) => {
        const events: StoryEvent[] = [{ type: "cast_changed", by: "game_master", name: "Hanne", hides }];
        const sealed = sealStory(events);
        expect(sealed).toMatch(/^[A-Za-z0-9+/]+=*$/u);
        expect(unsealStory(sealed)).toEqual(events);
      }),
    );
    expect(sealStory([{ type: "cast_changed", by: "player", name: "Hanne" }])).not.toContain("Hanne");
  });

  it("is sealed alike, whatever the order of the fields", () => {
    const one: StoryEvent = { type: "cast_changed", by: "game_master", name: "Hanne", hides: "the locket" };
    const other: StoryEvent = { hides: "the locket", name: "Hanne", by: "game_master", type: "cast_changed" };
    expect(sealStory([one])).toBe(sealStory([other]));
  });

  it.each(["", "????", "bm90IEpTT04=", btoa("[1]"), btoa('[{"type":"nonsense"}]'), btoa("\u00ff\u00fe")])(
    "is refused where it holds something else: %s",
    (sealed) => {
      expect(unsealStory(sealed)).toBeNull();
    },
  );
});
