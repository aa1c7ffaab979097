import { describe, expect, it } from "vitest";

import type { MemoryItem } from "#contracts/entities/memory";
import { memoriesOf } from "./memories-api.ts";

let ids = 0;
const item = (turnNumber: number, content: string, more: Partial<MemoryItem> = {}): MemoryItem => ({
  id: String((ids += 1)),
  kind: "episode",
  content,
  entities: [],
  importance: 3,
  tone: "neutral",
  speaker: null,
  pinned: false,
  context: "",
  knowers: null,
  source: { kind: "turn", turnId: `t${turnNumber}`, turnNumber, version: 1 },
  validFrom: null,
  validTo: null,
  at: "2026-09-15T20:00:00.000Z",
  history: [],
  ...more,
});
const shown = (name: string, items: MemoryItem[]) =>
  memoriesOf(name, items).map(({ content, turn }) => `${turn.number} ${content}`);

describe("what passed between a person and the party", () => {
  it("is what the turns remember of them, the newest first, by the whole name or the first", () => {
    expect(
      shown("Joan Keast", [
        item(1, "You paid Joan Keast for a room."),
        item(4, "You swore it to Joan."),
        item(2, "She poured the ale.", { entities: ["Joan Keast"] }),
      ]),
    ).toEqual(["4 You swore it to Joan.", "2 She poured the ale.", "1 You paid Joan Keast for a room."]);
  });

  it("is not what is remembered of a relative, or of somebody whose name only begins alike", () => {
    expect(
      shown("Annis Lusk", [
        item(1, "Tobit Lusk went north."),
        item(2, "Annisa sang."),
        item(3, "Annis, at last, spoke."),
      ]),
    ).toEqual(["3 Annis, at last, spoke."]);
    expect(shown("The Keeper", [item(1, "The wolf came."), item(2, "You met the keeper.")])).toEqual([
      "2 You met the keeper.",
    ]);
  });

  it("shows one memory a turn: the most important", () => {
    expect(shown("Joan", [item(1, "Joan nods."), item(1, "Joan forgave you.", { importance: 8 })])).toEqual([
      "1 Joan forgave you.",
    ]);
  });

  it("leaves out facts, lore and what is no longer so, and does not grow without end", () => {
    expect(
      shown("Joan", [
        item(1, "Joan: landlady.", { kind: "fact" }),
        item(2, "Joan is angry.", { validTo: 3 }),
        item(3, "Joan built the inn.", { source: { kind: "world" } }),
      ]),
    ).toEqual([]);
    expect(
      memoriesOf(
        "Joan",
        Array.from({ length: 30 }, (_, turn) => item(turn, "Joan nods.")),
      ),
    ).toHaveLength(6);
  });
});
