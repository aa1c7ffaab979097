import { describe, expect, it } from "vitest";

import { entriesOf } from "./entries.ts";
import { layOutTree, onlyLandmarks, type TreeTurn } from "./lay-out-tree.ts";

const turn = (
  turnId: string,
  parentTurnId: string | null,
  active = true,
  checkpoint: string | null = null,
): TreeTurn => ({
  turnId,
  parentTurnId,
  number: 0,
  kind: "action",
  state: "complete",
  said: "",
  told: "",
  startedAt: "2026-09-15T20:00:00.000Z",
  active,
  checkpoint,
});

/** Writes a row of the map as `lane:id`, followed by the lanes that pass it: `1:b |0`. */
const drawn = (turns: TreeTurn[]) =>
  layOutTree(turns).map(({ turn: { turnId }, lane, passing, from }) =>
    [`${lane}:${turnId}`, ...(from === null ? [] : [`from ${from}`]), ...passing.map((line) => `|${line.lane}`)].join(
      " ",
    ),
  );

describe("the branch map", () => {
  it("runs straight where the story was told once", () => {
    expect(drawn([turn("a", null), turn("b", "a"), turn("c", "b")])).toEqual(["0:a", "0:b", "0:c"]);
  });

  it("sets a branch whole beside the story, under the turn it goes off from", () => {
    const turns = [turn("a", null), turn("x", "a", false), turn("y", "x", false), turn("b", "a"), turn("c", "b")];
    expect(drawn(turns)).toEqual(["0:a", "1:x from 0 |0", "1:y |0", "0:b", "0:c"]);
  });

  it("nests branches of branches one lane further", () => {
    const turns = [
      turn("a", null),
      turn("x", "a", false),
      turn("y", "x", false),
      turn("z", "x", false),
      turn("b", "a"),
    ];
    expect(drawn(turns)).toEqual(["0:a", "1:x from 0 |0", "2:y from 1 |0 |1", "1:z |0", "0:b"]);
  });

  it("follows the last telling where none is active, and shows every beginning", () => {
    expect(drawn([turn("a", null, false), turn("b", null), turn("c", "a", false), turn("d", "a", false)])).toEqual([
      "0:b",
      "0:a",
      "1:c from 0 |0",
      "0:d",
    ]);
  });

  it("draws thousands of turns in a row without running out of stack", () => {
    const long = Array.from({ length: 20_000 }, (_, n) => turn(`${n}`, n === 0 ? null : `${n - 1}`));
    expect(layOutTree(long)).toHaveLength(20_000);
  });
});

describe("the map of a long story", () => {
  it("draws together what lies between landmarks", () => {
    const line = Array.from({ length: 9 }, (_, n) =>
      turn(`${n}`, n === 0 ? null : `${n - 1}`, true, n === 4 ? "Gate" : null),
    );
    const lines = onlyLandmarks(layOutTree(line), "8");
    expect(lines.map(({ row, gap }) => row?.turn.turnId ?? `… ${gap?.count}`)).toEqual(["0", "… 3", "4", "… 3", "8"]);
  });

  it("hides no fork, no end and no lone turn between two landmarks", () => {
    const turns = [turn("a", null), turn("b", "a"), turn("x", "b", false), turn("c", "b"), turn("d", "c")];
    const lines = onlyLandmarks(layOutTree(turns), "d");
    expect(lines.map(({ row }) => row?.turn.turnId)).toEqual(["a", "b", "x", "c", "d"]);
  });
});

describe("lines and veils", () => {
  it("are one a line, each once, in the player's own words", () => {
    expect(entriesOf(" spiders \n\nharm to children\nspiders\n")).toEqual(["spiders", "harm to children"]);
    expect(entriesOf("")).toEqual([]);
  });
});
