import { describe, expect, it } from "vitest";

import { FightRolls } from "../dice/fight-rolls.fake.ts";
import { guessHeight } from "./guess-height.ts";

const turn = { kind: "action", playerText: "", text: "", rolls: [], effects: [], recalled: [] } as const;

describe("how high a turn is thought to be before it is laid out", () => {
  it("grows with what was told, and on a narrow page", () => {
    const replyHeight = { ...turn, text: "The river rises. ".repeat(40) };
    expect(guessHeight(replyHeight, 640)).toBeGreaterThan(guessHeight({ ...turn, text: "The river rises." }, 640));
    expect(guessHeight(replyHeight, 320)).toBeGreaterThan(guessHeight(replyHeight, 640) * 1.5);
  });

  it("counts lines and paragraphs that the words themselves begin", () => {
    const list = { ...turn, text: "A lantern.\nA rope.\n\nA key." };
    expect(guessHeight(list, 640)).toBeGreaterThan(guessHeight({ ...turn, text: "A lantern. A rope. A key." }, 640));
  });

  it("leaves room for the player's words where there are any", () => {
    expect(guessHeight({ ...turn, playerText: "I wait." }, 640)).toBeGreaterThan(guessHeight(turn, 640));
  });

  it("counts the rolls of a round of a fight as one row", () => {
    const round = new FightRolls(1);
    const rolls = [1, 2, 3, 4].map(() => ({ roll: round.attack("Mira", "the wolf", false), at: 0 }));
    expect(guessHeight({ ...turn, rolls }, 640)).toBe(guessHeight({ ...turn, rolls: rolls.slice(0, 1) }, 640));
    const outside = rolls.map(({ roll: { fight: _, ...roll }, at }) => ({ roll, at }));
    expect(guessHeight({ ...turn, rolls: outside }, 640)).toBeGreaterThan(guessHeight({ ...turn, rolls }, 640));
  });

  it("is some height even on a page that has no width yet", () => {
    expect(guessHeight({ ...turn, text: "x".repeat(20_000) }, 0)).toBeLessThan(100_000);
    expect(guessHeight(turn, 0)).toBeGreaterThan(0);
  });
});
