import { describe, expect, it } from "vitest";

import type { TurnEvent } from "#contracts/play/events";
import { miraOf } from "../../../test/fixtures.ts";
import { sheetOf, tableHero } from "../table-hero.ts";
import { recordedEffect, withEffect } from "./record-change.ts";

const mira = sheetOf(tableHero(miraOf("mira", "one")));
const odrun = { ...mira, characterId: "odrun" };
const sentence = "You pocket the coins.";
const flag = (what: "gold" | "hit_points", delta: number) => ({ sentence, change: { what, delta } });

describe("a change that a sentence tells of", () => {
  it("is that of the first of the party who is up", () => {
    const party = [{ ...mira, life: "dying" } as const, odrun];
    expect(recordedEffect(flag("hit_points", -4), party, party)).toEqual({
      type: "hit_points",
      characterId: "odrun",
      delta: -4,
      reason: sentence,
    });
  });

  it("spends no gold that is not there, and moves no more than a tool may", () => {
    const rich = [{ ...mira, gold: 7 }];
    expect(recordedEffect(flag("gold", -50), [mira], rich)).toMatchObject({ delta: -7 });
    expect(recordedEffect(flag("gold", 5_000), rich, rich)).toMatchObject({ delta: 999 });
    expect(recordedEffect(flag("hit_points", -5_000), rich, rich)).toMatchObject({ delta: -999 });
  });

  it("is nothing where the sentence tells of none, or nobody is there", () => {
    expect(recordedEffect({ sentence }, [mira], [mira])).toBeNull();
    expect(recordedEffect(flag("gold", 5), [], [])).toBeNull();
  });

  it("stands before the flags, and the numbers of a turn's events still rise by one", () => {
    const event: TurnEvent = { type: "recall", items: [], degraded: false };
    const guard: TurnEvent = { type: "guard", flags: [] };
    const events = [
      { seq: 1, textOffset: 0, event },
      { seq: 2, textOffset: 9, event: guard },
      { seq: 3, textOffset: 9, event },
    ];
    const effect = recordedEffect(flag("gold", 5), [mira], [mira])!;
    expect(withEffect(events, effect)).toEqual([
      events[0],
      { seq: 2, textOffset: 9, event: { type: "effect", effect } },
      { seq: 3, textOffset: 9, event: guard },
      { seq: 4, textOffset: 9, event },
    ]);
  });
});
