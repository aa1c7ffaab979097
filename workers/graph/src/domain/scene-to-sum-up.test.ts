import fc from "fast-check";
import { describe, expect, it } from "vitest";

import type { TurnContext } from "#contracts/queue/turn-context";
import type { StoryEvent } from "#contracts/story/events";
import { LONGEST_PART, sceneToSumUp } from "./scene-to-sum-up.ts";

const since = (turn: number | null, opensScene = false): TurnContext => ({
  replyBefore: "",
  scene: turn === null ? null : { place: "The ferry", time: "", present: [], since: turn },
  cast: [],
  threads: [],
  opensScene,
});
const opened: StoryEvent = { type: "scene_opened", by: "chronicler", place: "The chapel" };

describe("which turns a scene's summary is of", () => {
  it("is the scene before the one that the turn opens, no matter who said that it opens one", () => {
    expect(sceneToSumUp({ number: 9, context: since(4, true) }, [])).toEqual({ from: 4, to: 8 });
    expect(sceneToSumUp({ number: 9, context: since(4) }, [opened])).toEqual({ from: 4, to: 8 });
    expect(sceneToSumUp({ number: 9, context: since(4) }, [])).toBeNull();
  });

  it("is nothing for the first scene, and for a turn that the oracle told", () => {
    expect(sceneToSumUp({ number: 1, context: since(null, true) }, [opened])).toBeNull();
    expect(sceneToSumUp({ number: 9 }, [opened])).toBeNull();
  });

  it("leaves no turn out and none twice, however long scenes last", () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 70 }), { minLength: 1, maxLength: 8 }), (lengths) => {
        const starts = [1];
        for (const length of lengths) starts.push((starts.at(-1) ?? 1) + length);
        const last = starts.at(-1) ?? 1;
        const summed: number[] = [];
        for (let number = 2; number <= last; number += 1) {
          const scene = starts.findLast((start) => start < number) ?? 1;
          const range = sceneToSumUp({ number, context: since(scene, starts.includes(number)) }, []);
          if (range === null) continue;
          expect(range.to - range.from).toBeLessThan(LONGEST_PART);
          for (let turn = range.from; turn <= range.to; turn += 1) summed.push(turn);
        }
        expect(summed).toEqual(Array.from({ length: last - 1 }, (_, at) => at + 1));
      }),
    );
  });
});
